// The figures of a match that the game counts itself, from what the player saw of it.

import type { Deed, View } from '@messdeck/engine';
import type { TableModel } from '../model.ts';

/** Nothing for whoever only looked on. */
export const deedsBy =
  (count: (views: readonly View[], seat: number) => Deed[]) =>
  ({ table, seat }: TableModel): readonly Deed[] =>
    seat === null
      ? []
      : count(
          table.entries.value.map(({ view }) => view),
          seat,
        );
