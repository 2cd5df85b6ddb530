// One server uses a database at a time, whatever name it is called by. The lock lies beside the file's real name, so a
// symbolic link leads to the same one. A file with two names of its own would have two logs of SQLite: it is refused.

import { existsSync, lstatSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { isNamed } from './named-error.ts';

/** What a database was called while another was put in its place. */
export const keptName = (file: string): string => `${file}.before-restore`;

/** A file's name behind all symbolic links; it need not exist. */
export function realName(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    const link = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink();
    if (link) return realName(resolve(dirname(file), readlinkSync(file)));
    return join(realpathSync(dirname(file)), basename(file));
  }
}

/** Throws a sentence where the file has a second name. */
export function mustHaveOneName(file: string): void {
  if (!existsSync(file) || statSync(file).nlink < 2) return;
  throw new Error(
    `${file} has another name, a hard link, by which another server may use it. Remove one of the names, or use a copy.`,
  );
}

/** A restore that was ended before it put anything in place leaves a second name. For the one who has the lock. */
export function forgetHalfRestore(file: string): void {
  const [now, kept] = [file, keptName(file)].map((name) => statSync(name, { throwIfNoEntry: false }));
  if (now && kept && now.ino === kept.ino && now.dev === kept.dev) rmSync(keptName(file));
}

/** Anyone who holds this uses the file alone, until it is closed or the process dies. Undefined: somebody else does. */
export function takeLock(file: string): DatabaseSyncInstance | undefined {
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (isNamed(error, 'SQLITE_LOCKED', 'SQLITE_BUSY')) return undefined;
    throw error;
  }
}
