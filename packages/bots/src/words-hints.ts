// The sentences of hints in English, around what a game says of its choices.

import { capital } from '@messdeck/engine';
import { listAnd } from '@messdeck/engine/mechanics/lists';

/** What every hint says, whatever the game. */
export interface HintSentences {
  /** What stands beside a choice, from its parts. */
  line(parts: readonly string[]): string;
  /** How many deals of ten a bid is made in, or something comes about in. */
  madeIn(tenths: number): string;
  cameIn(what: string, tenths: number): string;
  /** What the first choice does. */
  does(effects: readonly string[]): string;
  /** The first compared with the next, and what speaks against that. */
  tooClose(against?: string): string;
  justAsGood(against?: string): string;
  slightlyBetter(against?: string): string;
  better(lead: string, unit: string, against?: string): string;
  onlyGivingUp(): string;
  nothingTellsApart(): string;
  /** Where the rules leave one choice. */
  noOther(): string;
  leftByRules(): string;
}

const next = (against: string | undefined): string =>
  `the next choice${against === undefined ? '' : `, which ${against}`}.`;

export const hintSentences: HintSentences = {
  line: (parts) => `${capital(parts.join('; '))}.`,
  madeIn: (tenths) => `made in ${tenths} of 10`,
  cameIn: (what, tenths) => `${what} in ${tenths} of 10`,
  does: (effects) => `It ${listAnd(effects)}.`,
  tooClose: (against) => `Too close to call with ${next(against)}`,
  justAsGood: (against) => `It is just as good as ${next(against)}`,
  slightlyBetter: (against) => `Slightly better than ${next(against)}`,
  better: (lead, unit, against) =>
    `About ${lead} ${lead === '1' ? unit.replace(/s$/, '') : unit} better than ${next(against)}`,
  onlyGivingUp: () => 'The only other choice is to give up.',
  nothingTellsApart: () => 'Nothing tells them apart.',
  noOther: () => 'There is nothing else to do.',
  leftByRules: () => 'The rules leave no other choice.',
};
