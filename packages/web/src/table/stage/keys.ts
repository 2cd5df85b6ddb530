// The keyboard beyond tab and enter: single keys for those who want them.

import { settings } from '../../shared/settings.ts';
import { toggleHint } from '../model/hint-open.ts';
import type { TableModel } from '../model/model.ts';
import { offers } from './ask.tsx';
import { explain } from './bar.tsx';

/**
 * Escape lets go of what was picked; C calls, U takes back, Y brings back, R explains, H hints, where single keys are on.
 * The others press the button that names them; Space only from where it would press or scroll nothing else.
 */
export function keysOf(model: TableModel): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || isTyping(event)) return;
    const { canUndo, canRedo, window } = model.table.state.value;
    if (event.key === 'Escape') {
      model.picked.value = [];
      model.refused.value = undefined;
      return;
    }
    if (settings.value.keys === 'off') return;
    const key = event.key.toLowerCase();
    const call = window && offers(model)[0];
    if (key === 'c' && call) void model.act(call.text);
    else if (key === 'u' && canUndo) model.undo();
    else if (key === 'y' && canRedo) model.redo();
    else if (key === 'r') explain(model);
    else if (key === 'h') toggleHint(model);
    else if (/^[lpsx]$/.test(key)) pressKeyed(key.toUpperCase());
    else if (key === ' ' && isIdle(event) && pressKeyed('Space')) event.preventDefault();
  };
}

/** Presses the first button that names the key, shown or not: those of a wide bar stand in a menu on a phone. */
function pressKeyed(key: string): boolean {
  const button = document.querySelector<HTMLElement>(`[aria-keyshortcuts~="${key}"]`);
  button?.click();
  return button !== null;
}

/** Whether nothing has the focus that Space would press or scroll. */
export function isIdle({ target }: KeyboardEvent): boolean {
  return (target as Element).matches('body, #ask');
}

/** Whether the key is meant for a field, or for a sheet that lies over the table. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (target as Element).closest?.('input:not([type="radio"]), select, textarea, dialog') != null;
}
