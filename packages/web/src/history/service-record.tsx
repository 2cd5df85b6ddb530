// What came of a patience so far, in a sentence or two: the best there was, and how it usually ends.

import { attained } from '@messdeck/engine/games/flag';
import type { JSX } from 'preact';
import * as words from '#words/history.tsx';
import { middleOf } from './figures.ts';
import type { PastMatch } from './past.ts';

/** So many games must be played before anything is usual. */
const FEW = 4;

/** "Brigadier General is your highest rank, on 14 November, deal 2026-11-14." */
export function serviceRecord(matches: readonly PastMatch[]): JSX.Element {
  const flags = matches[0].game === 'flag';
  const own = matches.map((match) => match.own);
  const best = Math.max(...own);
  if (best === 0) return <>{flags ? words.noRankYet : words.noTripsYet}</>;
  const { ended, daily, seed } = matches.find((match) => match.own === best)!;

  const deal = daily ?? seed;
  const what = flags ? attained[best] : words.states(best);
  return (
    <>
      {words.isYourBest(<b>{what}</b>, flags, new Date(ended), deal)}
      {own.length >= FEW && ` ${usually(middleOf(own), flags)}`}
    </>
  );
}

/** "More than half of your games end between Sergeant and Captain." */
function usually([low, high]: readonly [number, number], flags: boolean): string {
  const name = (value: number): string => (flags ? attained[value] || words.noRank : String(value));
  return words.usuallyEnds(name(low), name(high), flags);
}
