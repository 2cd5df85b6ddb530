// What a game for one came to, beside those before it: "Three more than your previous best", "Your second best".

import { capital } from '@messdeck/engine';
import * as words from '#words/history.tsx';
import { inWords, placeInWords } from '#words/numbers.ts';

/** Nothing where there was none before, or where many were better. */
export function standingOf(own: number, before: readonly number[]): string {
  if (before.length === 0) return '';
  const best = Math.max(...before);
  if (own > best) return words.moreThanBest(capital(inWords(own - best)));
  if (own === best) return words.asGoodAsBest;
  const place = placeInWords(1 + new Set(before.filter((other) => other > own)).size);
  return place === undefined ? '' : words.yourBest(place);
}
