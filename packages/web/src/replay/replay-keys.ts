// Single keys that move a replay, unless they are meant for a field, a card or a sheet over the table.

import { useEffect, useRef } from 'preact/hooks';

/** `press` does what a key means, and says whether it means anything. */
export function useReplayKeys(press: (key: string, target: EventTarget | null) => boolean): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest('input, select, [role="button"], dialog')) return;
      if (latest.current(key, target)) event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
