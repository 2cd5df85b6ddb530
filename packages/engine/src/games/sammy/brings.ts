// The tricks that a hand of Sammy brings in each denomination: a weight for each card, fitted to thousands of played deals.

import { cardsIn, SUIT_CARDS, suitOf } from '../../mechanics/borders.ts';
import { DENOMINATIONS, type Sammy } from './position.ts';

/** By borders: hundredths of a trick for each card, in the pack's order, by denomination. */
// biome-ignore format: a row a denomination
const BY_BORDERS: readonly (readonly number[])[] = [
  [213, 99, 147, 95, 140, 162, 63, 89, 28, 94, 12, 158, 24, 29, 41, 69, 67, 17, 17, 96, 16, 52, 31, 39, 27, 32, 66, 92, 12, 6, 12, 17, 35, 119, 23, 36, 48, 40, 112, 43, 105, 98, 46, 32, 39, 75, 33, 63, 41, 31, 31, 14, 56, 38, 99, 100],
  [202, 75, 16, 26, 22, 157, 34, 83, 33, 13, 16, 18, 76, 83, 155, 192, 81, 77, 101, 100, 37, 52, 163, 109, 18, 44, 36, 36, 8, -27, 15, 4, 45, 121, 41, 28, 34, 46, 116, 38, 101, 109, 51, 19, 33, 95, 50, 58, 60, 38, 41, 20, 72, 44, 106, 100],
  [65, 34, 123, 68, 67, 71, 57, 47, 23, 26, 13, 60, 80, 81, 38, 10, 38, 24, 23, 47, 27, 30, 21, 33, 31, 33, 42, 82, 160, 120, 155, 91, 164, 158, 119, 171, 74, 69, 104, 83, 36, 35, 50, -17, 24, 45, 28, 41, 47, 29, 41, 4, 30, 40, 90, 91],
  [63, 42, 145, 89, 62, 33, 52, 2, 14, 78, 18, 183, 96, 79, 36, 61, 71, 31, 21, 44, 28, 60, 30, 52, 47, 48, 81, 103, 28, -17, 28, 25, 12, 57, 27, 26, 20, 19, 50, 21, 98, 101, 101, 158, 89, 169, 154, 66, 106, 68, 47, 121, 29, 22, 76, 74],
  [217, 104, 132, 80, 146, 169, 42, 97, 49, 77, 4, 169, 82, 92, 27, 89, 67, 24, 10, 101, 14, 56, 22, 41, 25, 33, 65, 89, -6, -12, 10, 26, 45, 127, 33, 33, 51, 45, 111, 44, 103, 111, 38, 12, 50, 92, 55, 72, 45, 48, 30, 24, 75, 45, 107, 109],
];

/** By suits: hundredths of a trick for the fourteen trumps, the fourteen other ranks, and for the bid itself. */
// biome-ignore format: a row with trumps, a row without
const BY_SUITS: readonly (readonly number[])[] = [
  [122, 98, 109, 92, 96, 84, 74, 70, 68, 65, 68, 64, 69, 66, 79, 49, 53, 41, 29, 25, 21, 19, 17, 18, 21, 18, 16, 18, 112],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 88, 79, 90, 65, 51, 40, 35, 33, 30, 32, 30, 29, 31, 33, 48],
];

/** The tricks that the side of this seat should make with this denomination, as far as this hand tells. */
export function bringsIn(p: Sammy, seat: number, denomination: number): number {
  let sum = 0;
  const cards = cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]);
  if (!p.bySuits) for (const card of cards) sum += BY_BORDERS[denomination][card];
  else {
    const weights = BY_SUITS[denomination < DENOMINATIONS.length - 1 ? 0 : 1];
    sum = weights[2 * SUIT_CARDS];
    for (const card of cards) {
      sum += weights[(suitOf(card) === denomination ? 0 : SUIT_CARDS) + (card % SUIT_CARDS)];
    }
  }
  return sum / 100;
}
