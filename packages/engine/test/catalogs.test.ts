// Games say everything by their catalogs: under a pseudo-locale no plain sentence is left of what is asked, refused or
// written on the score sheet, and every fact can be sent as it is.

import { expect, test } from 'vitest';
import {
  askedIn,
  games,
  isRefusal,
  linesOf,
  Match,
  matchSeed,
  objectOf,
  orderOf,
  parseMove,
  playMatch,
  Random,
  randomPlayer,
  reportOf,
  settleRules,
} from '../src/index.ts';
import { isPseudo, pseudo, pseudoGame } from './pseudo.ts';

test('every game has a catalog', () => {
  expect(games.filter(({ catalog }) => catalog === undefined).map(({ id }) => id)).toEqual([]);
});

test('a pseudo-locale is longer, and knows what is plain', () => {
  expect(pseudo('Lead any card.')).toBe('Léád áñý çáŕd.·····');
  expect(isPseudo(pseudo('Give it to {2}.'))).toBe(true);
  expect(isPseudo('Lead any card.')).toBe(false);
});

const NAMES = new Array(8).fill('·');

test.each(games.map((game) => [game.id, game] as const))('%s says its options by its catalog', (_, plain) => {
  const { options } = pseudoGame(plain);
  const said = options.flatMap(({ help, words = {} }) => [help, ...Object.values(words)]);
  expect(said.filter((words) => !isPseudo(words))).toEqual([]);
  expect(options.map(({ key }) => key)).toEqual(plain.options.map(({ key }) => key));
});

test.each(games.map((game) => [game.id, game] as const))(
  '%s says everything by its catalog',
  async (_, plain) => {
    const game = pseudoGame(plain);
    const random = new Random(`catalog of ${game.id}`);
    const seats = game.seats[0];
    const rules = settleRules(game, {}, seats);
    if (isRefusal(rules)) throw new Error(rules.refused);
    const match = new Match(game, rules, seats);
    let hands = 0;
    const look = (seat: number): void => {
      const view = match.view(seat);
      const { head = '', rest, why = '' } = askedIn(game, view, new Array(seats).fill('·'));
      expect([head, rest, why].filter((part) => !isPseudo(part))).toEqual([]);
      expect(sent(game.prompt(view))).toEqual(game.prompt(view));
      for (const verb of Object.keys(game.verbs)) refusedBy(seat, verb);
      for (const text of view.legal.slice(0, 5)) {
        for (const said of [orderOf(game, text, NAMES), objectOf(game, text), reportOf(game, 1, text, NAMES)])
          expect(isPseudo(unlisted(said)), said).toBe(true);
      }
      for (const place of Object.keys(view.places))
        expect(isPseudo(game.places[place] ?? game.places[place.split(':')[0]])).toBe(true);
    };
    const refusedBy = (seat: number, verb: string): void => {
      const cards = [0, 1, 2, 3, 4].map((n) =>
        random
          .shuffle([...game.pack.ids])
          .slice(0, n)
          .join(' '),
      );
      for (const text of [verb, ...cards.map((some) => `${verb} ${some}`)]) {
        const refusal = parseMove(game, match.position, seat, text.trim());
        if (!isRefusal(refusal)) continue;
        expect(refusal.rule, refusal.refused).toMatch(/^[A-Z]{2,3}-/);
        expect(isPseudo(refusal.refused.replace(/\([^()]*\)\.$/, '')), refusal.refused).toBe(true);
      }
    };
    const players = Array.from({ length: seats }, (_, seat) =>
      randomPlayer(new Random(`${game.id} ${seat}`)),
    );
    match.watch(0, ({ n }) => {
      if (n % 9 === 0 && match.view(0).actors.includes(0)) look(0);
      const { hands: scored } = game.tally(match.position);
      for (const hand of scored.slice(hands))
        expect(linesOf(game, hand).filter((line) => !isPseudo(line.replaceAll(/\{\d\}/g, '')))).toEqual([]);
      hands = scored.length;
    });
    await playMatch(match, players, matchSeed('catalogs', 0));
    expect(hands).toBeGreaterThan(0);
  },
);

/** Lists are joined by the language of the program, not by a game. */
const unlisted = (said: string): string => said.replaceAll(/ (?:and|or) /g, ' ');

const sent = (fact: unknown): unknown => JSON.parse(JSON.stringify(fact));
