import type { View } from '@messdeck/engine';
import { expect, test } from 'vitest';
import type { TakenRound } from '../../table/model/rounds.ts';
import { greatestSet } from './greatest-set.ts';

const SIDES = [0, 1, 0, 1];

const round = (title: string, cards: string, set: readonly [number, number]): TakenRound => ({
  title,
  taker: 1,
  brought: '0',
  cards: cards.split(' ').map((card, by) => ({ by, card })),
  view: { facts: { set } } as unknown as View,
});

test('the spy that cost most is found, and whose it was (SKI-11, SKI-13)', () => {
  const rounds = [
    round('Trick 1', 'A9 ANURSE N50 N7', [0, 1000]),
    round('Trick 2', 'ANURSE N300 A100 N100', [0, 3000]),
    round('Trick 3', 'N1 N2 N3 N4', [0, 3000]),
  ];
  expect(greatestSet(rounds, SIDES)).toMatchObject({
    round: { title: 'Trick 2' },
    side: 1,
    points: 2000,
    by: 2,
  });
});

test('of two spies of one side in a trick none is named, and where nobody was set nothing is', () => {
  expect(greatestSet([round('Trick 1', 'A50 NNURSE A100 N20', [0, 1000])], SIDES)?.by).toBeUndefined();
  expect(greatestSet([round('Trick 1', 'A1 A2 A3 A4', [0, 0])], SIDES)).toBeUndefined();
  expect(greatestSet([], SIDES)).toBeUndefined();
});
