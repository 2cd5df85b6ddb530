// The sentences of a hint, from what the choices brought in the deals imagined.

import { expect, test } from 'vitest';
import type { Expectation } from './expert/expect.ts';
import { chances, compared, figuresOf } from './hint-words.ts';

function brought(told: Partial<Expectation>): Expectation {
  return {
    move: 1,
    deals: 10,
    gains: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    best: 0,
    points: undefined,
    others: undefined,
    goal: undefined,
    reached: 0,
    near: undefined,
    came: 0,
    ...told,
  };
}

const always = (gain: number): number[] => new Array(10).fill(gain);

test('a bid tells how often it is made and what the hand brings; a pass makes nothing', () => {
  const bid = brought({ goal: 'made', reached: 7, points: 92.4, others: -3.96 });
  expect(chances(bid, [bid], 'bid 60 cavalry')).toBe('Made in 7 of 10 deals.');
  expect(figuresOf(bid)).toEqual(['92', '−4.0']);
  expect(chances(bid, [bid], 'pass')).toBe('');
});

test('a card tells what becomes of the trick, and of the contract while that is open', () => {
  const card = brought({ goal: 'made', reached: 10, near: 'takes this squad', came: 9 });
  expect(chances(card, [card], 'play I5')).toBe('Takes this squad in 9 of 10.');
  const other = brought({ goal: 'made', reached: 4, near: 'takes this squad', came: 9 });
  expect(chances(card, [card, other], 'play I5')).toBe(
    'Made in 10 of 10 deals; takes this squad in 9 of 10.',
  );
});

test('what nothing else is known of is counted by how often it was the best', () => {
  const one = brought({ best: 6 });
  expect(chances(one, [one], 'deal')).toBe('The best in 6 of 10 deals.');
  expect(figuresOf(one)).toEqual([]);
  expect(figuresOf(brought({ points: 0.01 }))).toEqual(['0']);
});

test('the first is compared with the second by what tells them apart', () => {
  const second = brought({
    goal: 'made',
    reached: 4,
    near: 'takes this squad',
    came: 8,
    points: 10,
    others: 5,
  });
  expect(compared(brought({ gains: always(9), goal: 'made', reached: 9 }), second, 'points')).toBe(
    'Made in 9 of 10 deals, with the next best in 4.',
  );
  const as = { goal: 'made', reached: 4, near: 'takes this squad' };
  expect(compared(brought({ ...as, gains: always(9), came: 10 }), second, 'points')).toBe(
    'It takes this squad in 10 of 10 deals, the next best in 8.',
  );
  expect(
    compared(brought({ ...as, gains: always(9), came: 2, points: 14, others: 5 }), second, 'points'),
  ).toBe(
    'It takes this squad less often than the next best, but the hand ends about 4.0 points better than with the next best.',
  );
  expect(
    compared(brought({ ...as, gains: always(9), came: 8, points: 30, others: 5 }), second, 'points'),
  ).toBe('The hand ends about 20 points better than with the next best.');
});

test('where chance may explain it, or nothing differs, that is said', () => {
  const second = brought({});
  expect(compared(brought({}), second, 'points')).toBe('The first two come to the same.');
  const wavering = brought({ gains: [9, -8, 9, -8, 9, -8, 9, -8, 9, -8] });
  expect(compared(wavering, second, 'points')).toBe('There is little between it and the next best.');
  expect(compared(brought({}), undefined, 'flags')).toBe('All else would be giving up.');
});
