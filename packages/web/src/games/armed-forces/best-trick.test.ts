import type { View } from '@messdeck/engine';
import { expect, test } from 'vitest';
import type { TakenRound } from '../../table/model/rounds.ts';
import { bestTrick } from './best-trick.ts';

// ARM-17, ARM-18: Navy 3, Army 2, Coast Guard 1.
const board = ['NA14', 'NA13', 'NA12', 'AR14', 'AR13', 'CG12'];

const round = (title: string, taker: number, cards: string): TakenRound => ({
  title,
  taker,
  brought: undefined,
  cards: cards.split(' ').map((card, by) => ({ by, card })),
  view: { places: { board } } as unknown as View,
});

test('the best trick is the one whose cards count most by the board at the end (ARM-19)', () => {
  const best = bestTrick([
    round('Trick 1', 0, 'AF1 AF2 AF3'),
    round('Trick 2', 1, 'NA1 AR4 NA12'),
    round('Trick 3', 2, 'NA8 AR1'),
  ]);
  expect(best).toMatchObject({
    round: { title: 'Trick 2', taker: 1 },
    points: 8,
    service: { name: 'Navy', worth: 3, points: 6 },
  });
});

test('where no trick brought anything none is named', () => {
  expect(bestTrick([round('Trick 1', 0, 'AF1 NA8'), round('Trick 2', 0, 'AF2')])).toBeUndefined();
  expect(bestTrick([])).toBeUndefined();
});
