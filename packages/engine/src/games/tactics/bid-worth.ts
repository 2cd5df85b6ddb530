// What a bid of Tactics is worth, in words for a player about to bid.

import type { Rules } from '../../options.ts';

/** TAC, Scoring: a made bid scores all that is taken; what a failed one costs is an option. */
export function worthOfBid(rules: Rules, points: string | undefined): string {
  const whole = rules['setback'] !== 'shortfall';
  return points === undefined
    ? `Make it and you score everything you take; fail and you lose ${whole ? 'the bid' : 'what is missing'}.`
    : `Made: everything you take, ${points} or more. Failed: ${whole ? `\u2212${points}` : 'minus what is missing'}.`;
}
