// The classic bot, kept as it was when the others were first measured against it: search with the games' own habits.

import type { Ask, Entry, Game, Player, Random, Rules } from '@messdeck/engine';
import type { Sharing } from './pause.ts';
import type { Budget } from './search.ts';

export function classicPlayer(
  game: Game,
  rules: Rules,
  seats: number,
  seat: number,
  budget: Budget,
  random: Random,
  sharing?: Sharing,
): Player {
  const seen = game.newMemory(rules, seats, seat);
  return {
    hear: (entry: Entry) => game.remember(seen, entry),
    async choose(ask: Ask): Promise<number> {
      if (ask.count === 1 && !ask.mayWait) return 0;
      const { Search } = await import('./search.ts');
      const search = new Search(game, seen, seat, seats, random);
      await search.run(ask, budget, sharing);
      return search.best(ask);
    },
  };
}
