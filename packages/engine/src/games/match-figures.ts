// The figures of a finished match, for looking back on it: contracts made, Presidents taken. Read from what the
// player saw when each hand was over; fetched at the end of a match, not before.

import type { View } from '../game.ts';

/** A figure with what it is: 4 of 6 "of your contracts made". */
export interface MatchFigure {
  readonly figure: string;
  readonly words: string;
}

const BETWEEN = ['shuffle', 'deal', 'over'];
const BEFORE = ['cut', 'ticket', ...BETWEEN];

/** The views in which a hand had just been played, of all views of a match in order. */
export function handsOver(views: readonly View[]): View[] {
  return views.filter(
    ({ phase }, i) => BETWEEN.includes(phase) && i > 0 && !BEFORE.includes(views[i - 1].phase),
  );
}

/** A contract that was played, and by whose side. */
export interface PlayedContract {
  readonly ours: boolean;
  readonly made: boolean;
}

/** Nothing where the side never played one. */
export function contractsMade(contracts: readonly PlayedContract[]): MatchFigure[] {
  const own = contracts.filter(({ ours }) => ours);
  return own.length === 0
    ? []
    : [
        outOf(
          own.filter(({ made }) => made),
          own,
          'of your contracts made',
        ),
      ];
}

export function contractsBroken(contracts: readonly PlayedContract[]): MatchFigure[] {
  const theirs = contracts.filter(({ ours }) => !ours);
  if (theirs.length === 0) return [];
  return [
    outOf(
      theirs.filter(({ made }) => !made),
      theirs,
      'of their contracts broken',
    ),
  ];
}

const outOf = (some: readonly unknown[], all: readonly unknown[], words: string): MatchFigure => ({
  figure: `${some.length} of ${all.length}`,
  words,
});

/** "1 President taken", "3 Presidents taken". */
export const counted = (count: number, one: string, more: string): MatchFigure => ({
  figure: count.toLocaleString('en-US'),
  words: count === 1 ? one : more,
});

/** "3 of 8" "hands won". */
export const handsOf = (hands: readonly View[], some: (hand: View) => boolean, words: string): MatchFigure =>
  outOf(hands.filter(some), hands, words);

/** How often something was seen, or how many of it, over all hands. */
export const overAll = (hands: readonly View[], count: (hand: View) => number): number =>
  hands.reduce((sum, hand) => sum + count(hand), 0);
