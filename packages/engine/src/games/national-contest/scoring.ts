// What is voted on in A National Contest.

import type { Rules } from '../../options.ts';
import type { NationalContestFacts } from './view.ts';

type Votes = keyof NonNullable<NationalContestFacts['votes']>;

const VOTED_ON: Readonly<Record<string, readonly Votes[]>> = {
  full: ['electoralVotes', 'congressmen', 'senators'],
  president: ['electoralVotes'],
  congress: ['congressmen', 'senators'],
};

/** NC-15, NC-16: what is voted on, by the option `election`. */
export const votedOn = (rules: Rules): readonly Votes[] => VOTED_ON[String(rules['election'])];
