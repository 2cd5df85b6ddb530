// The rest of a hand on bare bits counts what the rules count, and whole turns are planned from the seat's stream alone.

import { expect, test } from 'vitest';
import { findGame, type Game, legalMoves, Random, type Rules, settleRules } from '../../index.ts';
import { BORDERS } from '../../mechanics/borders.ts';
import { newMemory } from './memory.ts';
import { PASS, uniteMove } from './play.ts';
import { DISCARD, KANSAS, PLAY, SHUFFLE, type UnitedStates } from './position.ts';
import { RestOfHand } from './rest-of-hand.ts';
import { layOut } from './table.testing.ts';
import { planTurn } from './turn.ts';

const game = findGame('united-states') as Game<UnitedStates>;

/** A hand laid at random until nobody lays any more: before what is thrown away. */
function played(random: Random): UnitedStates {
  const p = game.start(settleRules(game, {}, 4) as Rules, 4);
  for (let draws = 0; draws < 2; draws++) {
    const draw = game.draw(p);
    game.deal(p, random.shuffle([...draw.from]).slice(0, draw.count));
  }
  while (p.phase === PLAY) {
    const moves = legalMoves(game, p, p.turn);
    game.apply(p, p.turn, moves[random.below(moves.length)]);
  }
  return p;
}

/** Everybody throws away what counts most. */
function throwAway(p: UnitedStates): void {
  while (p.phase === DISCARD) {
    const cards = legalMoves(game, p, p.giver);
    game.apply(
      p,
      p.giver,
      cards.reduce((best, card) => (BORDERS[card].length > BORDERS[best].length ? card : best)),
    );
  }
}

test('what a seat gains when nothing can be laid any more is what the sheet says', () => {
  const random = new Random('rest of hand');
  const met = { out: 0, blocked: 0, tied: 0 };
  for (let n = 0; n < 300; n++) {
    const before = played(random);
    const after = game.clone(before);
    throwAway(after);
    expect(after.phase).toBe(SHUFFLE);
    const { points, winner, blocked } = after.sheet!.entry;
    const total = points.reduce((sum, one) => sum + one, 0);
    met[winner < 0 ? 'tied' : blocked ? 'blocked' : 'out']++;
    for (let seat = 0; seat < 4; seat++) {
      if (!blocked && seat !== winner) continue;
      const left = {
        low: before.hands[2 * seat],
        high: before.hands[2 * seat + 1],
        tops: before.tops,
        passes: 4,
      };
      const gain = new RestOfHand(random).gain(before, seat, left);
      expect(gain).toBeCloseTo(points[seat] - (total - points[seat]) / 3);
    }
  }
  for (const times of Object.values(met)) expect(times).toBeGreaterThan(5);
});

test('a turn that lays the whole hand is found and kept to the end', () => {
  const match = layOut({ hands: ['MO IA MN', 'TX', 'NY', 'ME'] });
  const random = new Random('turn');
  const seen = { ...newMemory(match.rules, 4, 0), known: match.position };
  const memory: number[] = [];
  const moves = legalMoves(game, match.position, 0);
  const chosen = planTurn(seen, moves, moves.length, random, memory, 1);
  expect(moves[chosen]).toBe(uniteMove(game.pack.find('MO')!, KANSAS));
  expect(memory).toHaveLength(2);
  expect(memory).not.toContain(PASS);
});
