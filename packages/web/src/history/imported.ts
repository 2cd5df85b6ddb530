// What came of a file of records, in words: how many matches were read, which lines were left out, and what can be read.

export interface Imported {
  readonly taken: number;
  /** Why lines were left out, by their number. */
  readonly refused: readonly string[];
}

/** As many lines that were left out are named. */
const NAMED = 3;

const CAN_BE_READ =
  'Choose a records file with one match per line (.jsonl), as saved by Export or “Save the record.”';

export function sayImported({ taken, refused }: Imported): string {
  if (taken === 0 && refused.length === 0) return `The file is empty. ${CAN_BE_READ}`;
  const more = refused.length - NAMED;
  return [
    taken === 0
      ? 'No matches were imported.'
      : taken === 1
        ? 'One match was imported.'
        : `${taken} matches were imported.`,
    ...refused.slice(0, NAMED),
    ...(more > 0 ? [`${more} more ${more === 1 ? 'line was' : 'lines were'} skipped.`] : []),
    ...(taken === 0 ? [CAN_BE_READ] : []),
  ].join(' ');
}
