// A database holds every hidden card of its matches: on a machine of many nobody reads it but the user who serves it. SQLite
// gives the files it writes beside it the same mode.

import { closeSync, openSync } from 'node:fs';

export const OWNERS_ONLY = 0o600;

/** Makes an empty file for its owner alone; one that is there already stays as it is. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', OWNERS_ONLY));
}
