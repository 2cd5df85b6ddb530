// What came of a file of records, in words: how many matches were read, which lines were left out, and what can be read.

import * as words from '#words/history.tsx';

export interface Imported {
  readonly taken: number;
  /** Why lines were left out, by their number. */
  readonly refused: readonly string[];
}

/** As many lines that were left out are named. */
const NAMED = 3;

const CAN_BE_READ = words.canBeRead;

export function sayImported({ taken, refused }: Imported): string {
  if (taken === 0 && refused.length === 0) return words.theFileIsEmpty;
  const more = refused.length - NAMED;
  return [
    taken === 0 ? words.noMatchesWereImported : words.matchesWereImported(taken),
    ...refused.slice(0, NAMED),
    ...(more > 0 ? [words.moreSkipped(more)] : []),
    ...(taken === 0 ? [CAN_BE_READ] : []),
  ].join(' ');
}
