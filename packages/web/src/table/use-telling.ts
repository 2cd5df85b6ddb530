// What a game tells, once it has been fetched.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Layout } from './layout.ts';
import type { Telling } from './telling.ts';

export function useTelling(layout: Layout): Telling | undefined {
  const telling = useSignal<Telling | undefined>(undefined);
  useEffect(() => {
    layout.telling?.().then(
      (loaded) => (telling.value = loaded.telling),
      // Without a network the plain words of the score sheet do.
      () => undefined,
    );
  }, [layout]);
  return telling.value;
}
