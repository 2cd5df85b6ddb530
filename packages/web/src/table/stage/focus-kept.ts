// A focus that is never lost: when what has it goes away, it goes to what is asked.

import type { View } from '@messdeck/engine';
import { useEffect } from 'preact/hooks';
import { placeOf } from './flip.ts';

/**
 * Lets go of a focus that a change of the view takes away: an element that goes with the focus on it has the page laid
 * out in the midst of the change, and once more at its end. The focus that is kept goes on from there all the same.
 */
export function letFocusGo(before: View, now: View): void {
  const focused = document.activeElement as HTMLElement | null;
  const { card, action } = focused?.dataset ?? {};
  const moves = card !== undefined && placeOf(before, card) !== placeOf(now, card);
  const passes = action !== undefined && before.legal.includes(action) && !now.legal.includes(action);
  if (moves || passes) focused!.blur();
}

/** When the element with the focus goes away, the focus goes to what is asked. */
export function useFocusKept(root: { current: HTMLElement | null }): void {
  useEffect(() => {
    const table = root.current;
    if (!table) return undefined;
    let inside = table.contains(document.activeElement);
    const note = (): void => {
      inside = table.contains(document.activeElement);
    };
    // Parts that hand their focus on themselves do so while they are drawn; the observer comes after them.
    const observer = new MutationObserver(() => {
      if (inside && document.activeElement === document.body) document.getElementById('ask')?.focus();
    });
    document.addEventListener('focusin', note);
    observer.observe(table, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, [root.current]);
}
