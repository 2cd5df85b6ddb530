// The table is set in words that come from the games: options, seats, deals, and the sentence that sums them up.

import { parseBot } from '@messdeck/bots';
import { type Game, games, isRefusal, type Option } from '@messdeck/engine';
import { doBoy } from '@messdeck/engine/games/do-boy';
import { sigs } from '@messdeck/engine/games/sigs';
import { tactics } from '@messdeck/engine/games/tactics';
import { unitedStates } from '@messdeck/engine/games/united-states';
import { describe, expect, test } from 'vitest';
import {
  around,
  dayOf,
  RELATIONS,
  relationOf,
  settle,
  summary,
  titleOf,
  usualValue,
  valuesOf,
  wordsOf,
} from './options.ts';
import { LEVELS, seatPlayers } from './players.ts';

const optionOf = (game: Game, key: string): Option => game.options.find((option) => option.key === key)!;

describe('options', () => {
  test('every value of every option of every game has words that differ', () => {
    for (const game of games) {
      for (const option of game.options) {
        expect(option.help, `${game.id} ${option.key}`).toMatch(/^[A-Z].*\.$/);
        const words = (valuesOf(option) ?? []).map((value) => wordsOf(option, value));
        expect(new Set(words).size, `${game.id} ${option.key}`).toBe(words.length);
      }
    }
  });

  test('a key becomes a title, a value its words', () => {
    expect(titleOf(optionOf(tactics as Game, 'allPass'))).toBe('All pass');
    expect(wordsOf(optionOf(doBoy as Game, 'exchange'), false)).toBe('No exchange');
    expect(wordsOf(optionOf(doBoy as Game, 'target'), 25)).toBe('25');
  });

  test('a default may depend on the seats and on other choices', () => {
    const target = optionOf(unitedStates as Game, 'target');
    expect(usualValue(unitedStates as Game, target, {}, 3)).toBe(150);
    expect(usualValue(unitedStates as Game, target, { target: 60 }, 6)).toBe(250);
    const partners = optionOf(sigs as Game, 'partners');
    expect(usualValue(sigs as Game, partners, { variation: 'showdown' }, 4)).toBe('pairs');
  });

  test('choices that exclude each other are kept and refused in words', () => {
    const settled = settle(sigs as Game, { partners: 'pairs' }, 4);
    expect(settled.rules).toMatchObject({ partners: 'pairs', variation: 'regular' });
    expect(settled.refused).toMatch(/^[A-Z].*\.$/);
    expect(settle(sigs as Game, {}, 4).refused).toBeUndefined();
  });
});

describe('seats', () => {
  test('partners and neighbors are called by what they are to the player', () => {
    const { rules } = settle(tactics as Game, {}, 4);
    expect([1, 2, 3].map((seat) => RELATIONS[relationOf(tactics as Game, rules, 4, seat)])).toEqual([
      'on your left',
      'your partner',
      'on your right',
    ]);
    const alone = settle(doBoy as Game, {}, 6).rules;
    expect([1, 2, 3, 4, 5].map((seat) => RELATIONS[relationOf(doBoy as Game, alone, 6, seat)])).toEqual([
      'on your left',
      '',
      'opposite you',
      '',
      'on your right',
    ]);
  });

  test('every number of seats has a place on the cloth for each', () => {
    for (let seats = 1; seats <= 8; seats++) {
      const areas = [...around(seats).matchAll(/s\d/g)].map(([area]) => area);
      expect(areas.sort()).toEqual(Array.from({ length: seats }, (_, seat) => `s${seat}`));
    }
  });

  test('the player sits in seat 0, bots of known strengths in the others', () => {
    const players = seatPlayers(8, ['', 'random']);
    expect(players.map(({ bot }) => bot === undefined)).toEqual([true, ...new Array(7).fill(false)]);
    expect(players[1].bot).toBe('random');
    expect(new Set(players.map(({ name }) => name)).size).toBe(8);
    for (const { bot } of LEVELS) expect(isRefusal(parseBot(bot)), bot).toBe(false);
  });
});

test('the table in one sentence names what is not usual', () => {
  expect(summary(doBoy as Game, 'Do-Boy', {}, 4, 'Today’s deal')).toBe(
    'Do-Boy for four, the usual rules. Today’s deal.',
  );
  expect(summary(doBoy as Game, 'Do-Boy', { match: 'hand', exchange: false }, 3, 'A fresh shuffle')).toBe(
    'Do-Boy for three, match: One hand; exchange: No exchange. A fresh shuffle.',
  );
});

test('today is the day where the player is', () => {
  expect(dayOf(new Date(2026, 2, 7, 23, 59))).toBe('2026-03-07');
});
