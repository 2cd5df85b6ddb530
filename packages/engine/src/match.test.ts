// A match tells its watchers at once, or lets them take an entry later; both are told the same.

import { expect, test } from 'vitest';
import { BY_CHANCE, type Entry, type Game } from './game.ts';
import { findGame } from './games/index.ts';
import { Match } from './match.ts';
import type { Rules } from './options.ts';
import { Random } from './random.ts';
import { settleRules } from './rules.ts';

test.each(['do-boy', 'sigs', 'united-states'])('%s: an entry taken late shows the match as it was', (id) => {
  const game = findGame(id) as Game;
  const match = new Match(game, settleRules(game, {}, 4) as Rules, 4);
  const random = new Random('late');
  const atOnce: Entry[] = [];
  const late: (() => Entry)[] = [];
  match.watch(1, (entry) => atOnce.push(structuredClone(entry)));
  match.watchLater(1, (entry) => late.push(entry));
  while (match.log.length < 60 && !match.over) {
    const actors = game.actors(match.position);
    if (actors & BY_CHANCE) match.chance(random);
    else {
      const seat = [0, 1, 2, 3].find((seat) => actors & (1 << seat));
      if (seat === undefined) match.act('clock', 'tick');
      else match.act(seat, match.view(seat).legal[0]);
    }
  }
  expect(atOnce.length).toBeGreaterThan(20);
  expect(late.map((entry) => entry())).toEqual(atOnce);
});
