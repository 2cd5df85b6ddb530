// What is thrown when a law does not hold.

import type { MatchRecord } from '../src/index.ts';

/** A law that does not hold, with the record of the match up to that moment: `followByLaw` finds it again. */
export class LawBroken extends Error {
  readonly law: string;
  readonly record: MatchRecord;

  constructor(law: string, record: MatchRecord) {
    super(`${law}\n${JSON.stringify(record)}`);
    this.name = 'LawBroken';
    this.law = law;
    this.record = record;
  }
}

/** Says which law does not hold, and ends the examination. */
export type Fail = (law: string) => never;
