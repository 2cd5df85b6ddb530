// The game of a table, once it is there: what its chairs are to each other, and its rules in words.

import type { Game } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadGame } from '../../sources/games.ts';

export function useGame(id: string): Game | undefined {
  const loaded = useSignal<Game | undefined>(undefined);
  useEffect(() => {
    loadGame(id).then(
      (found) => (loaded.value = found),
      () => undefined,
    );
  }, [id]);
  return loaded.value;
}
