// The exact solver against every line of play through the rules, in every game it serves and under every option.

import { findGame, type Game, isRefusal, Random, type Rules, seatsOf } from '@messdeck/engine';
import { describe, expect, test } from 'vitest';
import { bruteForce, endings } from './brute-force.testing.ts';
import { Solver } from './solver.ts';

const TABLES: readonly (readonly [id: string, rules: Rules, seats: number, cards: number])[] = [
  ['militac', { match: 'hand' }, 4, 3],
  ['militac', { match: 'hand', president: 'supreme' }, 4, 3],
  ['militac', { match: 'hand', president: 'idle' }, 4, 3],
  ['tactics', { match: 'hand' }, 4, 3],
  ['tactics', { match: 'hand', setback: 'shortfall' }, 4, 3],
  ['skirmish', { limit: 0 }, 4, 3],
  ['skirmish', { limit: 0, form: 'sides' }, 4, 3],
  ['skirmish', { limit: 0, captured: 'hand' }, 4, 3],
  ['skirmish', { limit: 0, spyNurse: 'captured' }, 4, 3],
  ['sammy', { deals: 1 }, 4, 3],
  ['sammy', { deals: 1, mode: 'suits' }, 4, 3],
  ['sammy', { deals: 12, partners: 'changing' }, 4, 3],
  ['do-boy', { match: 'hand' }, 3, 4],
  ['do-boy', { match: 'hand' }, 4, 3],
  ['do-boy', { match: 'hand' }, 6, 3],
];
const EACH = Number(process.env.POSITIONS ?? 25);

describe.each(TABLES)('%s %j, %i seats', (id, rules, seats, cards) => {
  test(`agrees with brute force with up to ${cards} cards left`, async () => {
    const game = mustFind(id);
    const random = new Random('solver', id, JSON.stringify(rules), seats);
    const solver = new Solver();
    for (const position of await endings(game, rules, seats, EACH, cards, random)) {
      const solved = solver.solve(game, position)!;
      const [seat] = seatsOf(game.actors(position));
      expect(solved.values).toEqual(bruteForce(game, position, seat));
    }
  });
});

function mustFind(id: string): Game {
  const game = findGame(id);
  if (isRefusal(game)) throw new Error(game.refused);
  return game;
}
