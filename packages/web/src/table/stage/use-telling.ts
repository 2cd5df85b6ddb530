// What a game tells, once it has been fetched.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Layout } from '../model/layout.ts';
import type { Telling } from '../model/telling.ts';

/** Fetched once: anyone who asks again is told at once. */
const known = new WeakMap<Layout, Telling>();

/** Without a network the plain words of the score sheet do. */
export async function fetchTelling(layout: Layout): Promise<Telling> {
  const loaded = await layout.telling?.().catch(() => undefined);
  if (loaded) known.set(layout, loaded.telling);
  return loaded?.telling ?? {};
}

/** Undefined until it has come. */
export function useTelling(layout: Layout): Telling | undefined {
  const telling = useSignal(known.get(layout));
  useEffect(() => {
    // Asked of what was drawn: another part may have fetched it between that and now.
    if (!telling.value) void fetchTelling(layout).then((loaded) => (telling.value = loaded));
  }, [layout]);
  return telling.value;
}
