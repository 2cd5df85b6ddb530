// What counts in A National Contest, for the sheet beside the scores.

import type { Rules } from '../../options.ts';
import type { Scoring, WhatCounts } from '../../scoring.ts';
import type { NationalContestFacts } from './view.ts';

/** NC-13. */
export function whatCounts(): WhatCounts {
  return {
    words: 'A state goes to the most populous neighbor that outranks it. If you hold none, pass.',
  };
}

type Votes = keyof NonNullable<NationalContestFacts['votes']>;

const VOTED_ON: Readonly<Record<string, readonly Votes[]>> = {
  full: ['electoralVotes', 'congressmen', 'senators'],
  president: ['electoralVotes'],
  congress: ['congressmen', 'senators'],
};

/** NC-15, NC-16: what is voted on, by the option `election`. */
export const votedOn = (rules: Rules): readonly Votes[] => VOTED_ON[String(rules['election'])];

export const scoring: Scoring = {
  whatCounts,
  pad: ['Democrats', 'Republicans'],
};
