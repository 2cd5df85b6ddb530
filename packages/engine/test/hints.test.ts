// The law of what is said in hints, for every game: it depends on nothing that the seat does not know, goes with "It", and is
// said by a catalog.

import { describe, expect, test } from 'vitest';
import { randomTable } from '../laws/index.ts';
import {
  type Entry,
  games,
  type HintFacts,
  isDrawback,
  legalMoves,
  Match,
  playMatch,
  Random,
  randomPlayer,
  sayFact,
} from '../src/index.ts';
import { isPseudo, pseudoHints } from './pseudo.ts';

const MATCHES = 3;
const MOMENTS = 12;

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('what a move does is the same in every deal its seat can imagine', async () => {
    const { hintFacts } = (await import(`../src/games/${id}/hint-facts.ts`)) as { hintFacts: HintFacts };
    const { hintWords } = (await import(`../src/games/${id}/words-hints.ts`)) as { hintWords: object };
    const pseudoWords = pseudoHints(hintWords);
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
          const told = hintFacts.does!(one, seat, move);
          expect(hintFacts.does!(other, seat, move)).toEqual(told);
          const because = hintFacts.because?.(one, seat, move);
          expect(hintFacts.because?.(other, seat, move)).toEqual(because);
          const facts = told.map((effect) => (isDrawback(effect) ? effect.drawback : effect));
          expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
          for (const fact of facts) expect(sayFact(hintWords, fact)).toMatch(/^[a-z]+ .*[^. ]$|^[a-z]+$/);
          for (const fact of [...facts, ...(because ? [because] : [])])
            expect(isPseudo(sayFact(pseudoWords, fact))).toBe(true);
          asked++;
        }
      }
    }
    expect(asked).toBeGreaterThan(0);
  });
});
