// The space a database takes: what is deleted is overwritten and goes back to the disk in parts, and there is a bound.

import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** Must be said before a database has its first table; later a VACUUM has to follow. */
export const SHRINKS = 'PRAGMA auto_vacuum = INCREMENTAL';
const INCREMENTAL = 2;
/** Writing a file of this size once more takes a second or two; a larger one waits for a backup to be put back. */
const MOST_BYTES = 256 * 1024 * 1024;

export function deleteCleanly(db: DatabaseSyncInstance): void {
  db.exec(`PRAGMA secure_delete = ON; ${SHRINKS}`);
  if (read(db, 'auto_vacuum') === INCREMENTAL || sizeOf(db) > MOST_BYTES) return;
  try {
    db.exec('VACUUM');
  } catch {
    // There was no room on the disk for the copy: it is tried again at the next start.
  }
}

/** A file that has reached this size takes nothing more until something is deleted. */
export function boundSize(db: DatabaseSyncInstance, megabytes: number): void {
  const pages = Math.ceil((megabytes * 1_000_000) / read(db, 'page_size'));
  db.exec(`PRAGMA max_page_count = ${pages}`);
}

function sizeOf(db: DatabaseSyncInstance): number {
  return read(db, 'page_count') * read(db, 'page_size');
}

function read(db: DatabaseSyncInstance, pragma: string): number {
  return Object.values(db.prepare(`PRAGMA ${pragma}`).get() as Record<string, number>)[0];
}
