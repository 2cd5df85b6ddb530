// What came of a patience so far, in a sentence or two: the best there was, and how it usually ends.

import { attained } from '@messdeck/engine/games/flag';
import type { JSX } from 'preact';
import { middleOf } from './figures.ts';
import type { PastMatch } from './past.ts';

/** So many games must be played before anything is usual. */
const FEW = 4;

/** "Brigadier General is your highest rank, on 14 November, deal 2026-11-14." */
export function serviceRecord(matches: readonly PastMatch[]): JSX.Element {
  const flags = matches[0].game === 'flag';
  const own = matches.map((match) => match.own);
  const best = Math.max(...own);
  if (best === 0) return <>{flags ? 'No rank yet.' : 'No trips yet.'}</>;
  const { ended, daily, seed } = matches.find((match) => match.own === best)!;
  const day = new Date(ended).toLocaleDateString('en-US', { day: 'numeric', month: 'long' });
  const deal = daily ?? seed;
  const what = flags ? attained[best] : `${best} states`;
  return (
    <>
      <b>{what}</b> is your {flags ? 'highest rank' : 'longest trip'}, on {day}
      {deal && `, deal ${deal}`}.{own.length >= FEW && ` ${usually(middleOf(own), flags)}`}
    </>
  );
}

/** "More than half of your games end between Sergeant and Captain." */
function usually([low, high]: readonly [number, number], flags: boolean): string {
  const name = (value: number): string => (flags ? attained[value] || 'no rank' : String(value));
  const end = low === high ? `with ${name(low)}` : `between ${name(low)} and ${name(high)}`;
  return `More than half of your games end ${end}${flags ? '' : ' states'}.`;
}
