// Time is the player's: alone with bots the table waits while a drawer is open, while the page is hidden, while a hint is
// read, and while the player has halted it. Only what was halted here goes on again from here.

import { effect, type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keysWanted, wantedSheet } from '../../shared/open-sheet.ts';
import { isAlone } from './alone.ts';
import { hintFor } from './hint-open.ts';
import type { TableModel } from './model.ts';

/** Whether a drawer is open or the page is out of sight. */
const away: Signal<boolean> = signal(false);

function look(): void {
  away.value = document.hidden || document.querySelector('.panel:popover-open, dialog[open]') !== null;
}

export function useWaiting(model: TableModel): void {
  useEffect(() => {
    if (!isAlone(model) || model.names.length === 1) return undefined;
    let halted = false;
    const stop = effect(() => {
      const reads = wantedSheet.value !== undefined || keysWanted.value;
      // A race is begun again with a button.
      const thinks = hintFor.value === model && !model.game.parts?.clock?.race;
      const wanted = away.value || reads || thinks || model.halted.value;
      if (wanted === halted) return;
      // A table that waits already, as before the first card of Bang, is not ours to start.
      if (wanted && model.table.state.peek().paused) return;
      halted = wanted;
      model.table.pause?.(wanted);
    });
    // Toggles of drawers do not bubble, but they can be heard on their way down; a dialog that goes with its close is gone
    // before its toggle.
    document.addEventListener('toggle', look, { capture: true });
    document.addEventListener('close', look, { capture: true });
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      stop();
      document.removeEventListener('toggle', look, { capture: true });
      document.removeEventListener('close', look, { capture: true });
      document.removeEventListener('visibilitychange', look);
      away.value = false;
    };
  }, [model]);
}
