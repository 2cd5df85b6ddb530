// Whether a database can still be written: the file must be where it was, and there must be room for more.

import { statfsSync, statSync } from 'node:fs';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { isNamed } from './named-error.ts';
import type { Trouble } from './store.ts';

/** With less room than this nothing more is written to the disk. */
const LEAST_BYTES = 4 * 1024 * 1024;
/** Of the bound that a host may set to the file. */
const LEAST_PAGES = 16;

export class Health {
  private readonly db: DatabaseSyncInstance;
  private readonly file: string;
  /** SQLite goes on writing to a file that has lost its name: what it wrote would be gone at the next start. */
  private readonly opened: string | undefined;

  /** `file` has been opened. */
  constructor(db: DatabaseSyncInstance, file: string) {
    this.db = db;
    this.file = file;
    this.opened = identityOf(file);
  }

  /** Whether what is written now lands in the file that is found at the next start. */
  get misplaced(): Trouble | undefined {
    const now = identityOf(this.file);
    if (now === this.opened) return undefined;
    return now === undefined ? 'gone' : 'replaced';
  }

  get full(): boolean {
    const { bavail, bsize } = statfsSync(this.file);
    const pages = this.pragma('max_page_count') - this.pragma('page_count') + this.pragma('freelist_count');
    return bavail * bsize < LEAST_BYTES || pages < LEAST_PAGES;
  }

  private pragma(name: string): number {
    return Object.values(this.db.prepare(`PRAGMA ${name}`).get() as Record<string, number>)[0];
  }
}

function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/** What kind of trouble an error of SQLite speaks of. */
export function troubleIn(error: unknown): Trouble {
  return isNamed(error, 'SQLITE_FULL') || (error as { code?: string })?.code === 'ENOSPC' ? 'full' : 'failed';
}
