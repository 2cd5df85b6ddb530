// What `messdeck env --tree` says of a small game.

import { type EnvTable, treeOf } from '@messdeck/engine/env';
import { must } from '../complaint.ts';

/** How many histories there are, and what the seats can tell apart. */
export function countTree(table: EnvTable): object {
  const { nodes, sets } = must(treeOf(table));
  const choices = sets.filter(({ actions }) => actions.length > 1);
  return {
    game: table.game.id,
    seats: table.seats,
    histories: nodes.length,
    ends: nodes.filter((node) => 'returns' in node).length,
    informationSets: sets.length,
    withChoice: Array.from(
      { length: table.seats },
      (_, seat) => choices.filter((set) => set.seat === seat).length,
    ),
  };
}
