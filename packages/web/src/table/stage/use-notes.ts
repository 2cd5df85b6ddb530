// What a game tells, once it has been fetched.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameNotes } from '../model/game-notes.ts';
import type { Layout } from '../model/layout.ts';

/** Fetched once: anyone who asks again is told at once. */
const known = new WeakMap<Layout, GameNotes>();

/** Without a network the plain words of the score sheet do. */
export async function fetchNotes(layout: Layout): Promise<GameNotes> {
  const loaded = await layout.notes?.().catch(() => undefined);
  if (loaded) known.set(layout, loaded.notes);
  return loaded?.notes ?? {};
}

/** Undefined until it has come. */
export function useNotes(layout: Layout): GameNotes | undefined {
  const notes = useSignal(known.get(layout));
  useEffect(() => {
    // Asked of what was drawn: another part may have fetched it between that and now.
    if (!notes.value) void fetchNotes(layout).then((loaded) => (notes.value = loaded));
  }, [layout]);
  return notes.value;
}
