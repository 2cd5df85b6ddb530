// What Back and Forward bring back as it was left: it is kept in the entry of the browser's history.

import { type Signal, useSignal, useSignalEffect } from '@preact/signals';

/** A signal of the page at this entry; `name` is its own there. */
export function useKeptInEntry<T>(name: string, first: T): Signal<T> {
  const kept = useSignal<T>(history.state?.[name] ?? first);
  useSignalEffect(() => {
    history.replaceState({ ...history.state, [name]: kept.value }, '');
  });
  return kept;
}
