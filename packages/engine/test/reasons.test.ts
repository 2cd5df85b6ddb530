// The law of what is said in hints, for every game: it depends on nothing that the seat does not know, and goes with "It".

import { describe, expect, test } from 'vitest';
import { randomTable } from '../laws/index.ts';
import {
  type Entry,
  effectWords,
  games,
  legalMoves,
  Match,
  playMatch,
  Random,
  type Reasons,
  randomPlayer,
} from '../src/index.ts';

const MATCHES = 3;
const MOMENTS = 12;

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('what a move does is the same in every deal its seat can imagine', async () => {
    const { reasons } = (await import(`../src/games/${id}/reasons.ts`)) as { reasons: Reasons };
    const random = new Random('said', id);
    let asked = 0;
    for (let i = 0; i < MATCHES; i++) {
      const { seats, rules } = randomTable(game, random);
      const seat = random.below(seats);
      const match = new Match(game, rules, seats);
      const stream: Entry[] = [];
      match.watch(seat, (entry) => stream.push(entry));
      await playMatch(match, new Array(seats).fill(randomPlayer(random)), String(random.next()));
      const moments = stream.flatMap(({ view }, at) => (view.legal.length > 0 ? [at] : []));
      random.shuffle(moments);
      for (const at of moments.slice(0, MOMENTS)) {
        const seen = game.newMemory(rules, seats, seat);
        for (const entry of stream.slice(0, at + 1)) game.remember(seen, entry);
        const [one, other] = [game.imagine(seen, random), game.imagine(seen, random)];
        for (const move of legalMoves(game, one, seat).slice(0, 40)) {
          const said = reasons.does!(one, seat, move);
          expect(reasons.does!(other, seat, move)).toEqual(said);
          expect(reasons.because?.(other, seat, move)).toBe(reasons.because?.(one, seat, move));
          for (const part of said.map(effectWords)) expect(part).toMatch(/^[a-z]+ .*[^. ]$|^[a-z]+$/);
          asked++;
        }
      }
    }
    expect(asked).toBeGreaterThan(0);
  });
});
