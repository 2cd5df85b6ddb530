// The figures of a finished match, for looking back on it: contracts made, Presidents taken. Counted from what the
// player saw when each hand was over; each game's words-figures.ts puts them into words, at the end of a match and not
// before.

import type { View } from '../game.ts';

/** A figure with what it is, in words: 4 of 6 "of your contracts made". */
export interface MatchFigure {
  readonly figure: string;
  readonly words: string;
}

/** What was counted: so many, or so many of all. */
export interface Counted<What extends string = string> {
  readonly what: What;
  readonly count: number;
  readonly of?: number;
}

/** The words for each figure, by how many there are. */
export type FigureWords<What extends string> = Readonly<Record<What, (count: number) => string>>;

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
export function contractsMade(contracts: readonly PlayedContract[]): Counted<'contractsMade'>[] {
  const own = contracts.filter(({ ours }) => ours);
  const made = own.filter(({ made }) => made).length;
  return own.length === 0 ? [] : [{ what: 'contractsMade', count: made, of: own.length }];
}

export function contractsBroken(contracts: readonly PlayedContract[]): Counted<'contractsBroken'>[] {
  const theirs = contracts.filter(({ ours }) => !ours);
  const broken = theirs.filter(({ made }) => !made).length;
  return theirs.length === 0 ? [] : [{ what: 'contractsBroken', count: broken, of: theirs.length }];
}

/** In how many of the hands. */
export const handsOf = <What extends string>(
  hands: readonly View[],
  some: (hand: View) => boolean,
  what: What,
): Counted<What> => ({ what, count: hands.filter(some).length, of: hands.length });

/** How often something was seen, or how many of it, over all hands. */
export const overAll = (hands: readonly View[], count: (hand: View) => number): number =>
  hands.reduce((sum, hand) => sum + count(hand), 0);
