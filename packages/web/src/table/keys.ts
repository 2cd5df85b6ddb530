// The keyboard beyond tab and enter: single keys for those who want them, and a focus that is never lost.

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { offers } from './ask.tsx';
import type { TableModel } from './model.ts';

/** Escape lets go of what was picked; C calls, U takes back, Y brings back, where single keys are switched on. */
export function useKeys(model: TableModel): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
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
      else if (key === 'u' && canUndo) model.table.undo();
      else if (key === 'y' && canRedo) model.table.redo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [model]);
}

/** When the element with the focus goes away, the focus goes to what is asked. */
export function useFocusKept(root: { current: HTMLElement | null }): void {
  const inside = useRef(false);
  useEffect(() => {
    const note = (): void => {
      inside.current = root.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) document.getElementById('ask')?.focus();
  });
}
