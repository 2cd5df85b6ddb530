// What a card does to the trick in play, in a trick of plain numbers: four hands, the highest of the suit led takes.

import { expect, test } from 'vitest';
import type { Tricks } from '../tricks.ts';
import { trickReason } from './trick-reason.ts';

/** Cards are 100 a suit and their number. */
function table(trick: readonly number[], hand: readonly number[]): Tricks {
  const hands: number[][] = [[], [], [], []];
  hands[trick.length % 4] = [...hand];
  const suit = (card: number): number => Math.floor(card / 100);
  return {
    hands,
    sides: [0, 1, 0, 1],
    leader: 0,
    trick,
    follows: (led, card) => suit(card) === suit(led),
    strength: (led, card) => (suit(card) === suit(led) ? card : 0),
    each: [1, 1],
    pays: (gained) => gained,
    unit: 'tricks',
  };
}

test.each([
  [[105], [107, 103], 107, 'It beats what lies there.'],
  [[105], [107, 103], 103, 'It leaves the trick to the others.'],
  [[105], [102, 103], 103, 'No card you may play takes the trick.'],
  [[105], [203], 203, 'No card you may play takes the trick.'],
  [[109, 102], [103, 104], 103, 'The card of your side is high.'],
  [[102, 109, 103], [104, 207], 104, 'The trick is your side’s already.'],
  [[102, 103, 105], [107, 111, 104], 107, 'You play last, and it is the lowest card that takes the trick.'],
  [[102, 103, 105], [107, 111, 104], 111, 'You play last, and it takes the trick.'],
])('%j, from %j: %i', (trick, hand, card, sentence) => {
  expect(trickReason(table(trick, hand), card, 'trick')).toBe(sentence);
});

test('nothing is said of a lead, or where no tricks are played', () => {
  expect(trickReason(table([], [105]), 105, 'trick')).toBeUndefined();
  expect(trickReason(undefined, 105, 'trick')).toBeUndefined();
});
