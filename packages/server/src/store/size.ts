// About how many bytes of the database belong to a table: what is appended to it, not what is replaced.

import type { Commit } from './store.ts';

/** What a row takes besides its text: its number, its table's id, its places in the trees. */
export const PER_ROW = 60;
/** An answer besides what is sealed: three hashes, the table's id and two indexes. */
export const PER_ANSWER = 250;
/** What is sealed, as a rule. */
export const SEALED = 150;
/** A hash with its table's id, and the index of both. */
export const PER_KEY = 150;

/** What a commit adds. */
export function sizeOf({ action, talk, seal, answer, keys = [] }: Commit): number {
  let size = keys.length * PER_KEY;
  for (const row of [action, talk, seal]) if (row) size += sizeOfRow(row);
  if (answer) size += PER_ANSWER + answer.sealed.length;
  return size;
}

function sizeOfRow({ seq: _, ...row }: { readonly seq: number }): number {
  return PER_ROW + JSON.stringify(row).length;
}
