// Backups: a copy of the database that is whole, also while a server writes to it; and putting one back. Anyone who ends
// either on the way finds every file as it was or as it was to be, never half of one.

import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { SHRINKS } from './cleanly.ts';
import { faultOf } from './migrations.ts';
import { forgetHalfRestore, keptName, mustHaveOneName, realName, takeLock } from './one-server.ts';
import { makePrivate, OWNERS_ONLY } from './private-file.ts';

/** Writes a copy of the database to a file that must not exist yet. Throws a sentence where that cannot be. */
export function backup(data: string, to: string): void {
  if (!existsSync(data)) throw new Error(`There is no database ${data}.`);
  if (existsSync(to)) throw new Error(`${to} exists already; a backup does not overwrite anything.`);
  mustHaveOneName(realName(data));
  const db = openChecked(data);
  // The copy is given its name when it is whole.
  const part = `${to}.part`;
  try {
    rmSync(part, { force: true });
    makePrivate(part);
    db.exec(`PRAGMA busy_timeout = 10000; ${SHRINKS}`);
    db.prepare('VACUUM INTO ?').run(part);
    renameSync(part, to);
  } catch (error) {
    rmSync(part, { force: true });
    throw new Error(`The backup could not be written to ${to}: ${(error as Error).message}.`);
  } finally {
    db.close();
  }
}

/** Puts a backup in the place of the database, which is kept beside it. No server may be using it. */
export function restore(from: string, data: string): { readonly kept?: string } {
  if (!existsSync(from)) throw new Error(`There is no backup ${from}.`);
  const db = openChecked(from);
  const [whole] = db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
  db.close();
  if (whole.integrity_check !== 'ok') throw new Error(`${from} is damaged: ${whole.integrity_check}.`);
  mkdirSync(dirname(data), { recursive: true });
  const real = realName(data);
  const lock = lockFor(real);
  try {
    forgetHalfRestore(real);
    mustHaveOneName(real);
    return { ...putInPlace(from, real) };
  } finally {
    lock.close();
  }
}

function putInPlace(from: string, data: string): { readonly kept?: string } {
  copyFileSync(from, `${data}.new`);
  chmodSync(`${data}.new`, OWNERS_ONLY);
  const kept = existsSync(data) ? keptName(data) : undefined;
  if (kept) {
    // Whatever still stands in the log belongs into the file that is kept.
    const old = new DatabaseSync(data);
    old.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    old.close();
    rmSync(kept, { force: true });
    keepAs(data, kept);
  }
  for (const rest of [`${data}-wal`, `${data}-shm`]) rmSync(rest, { force: true });
  renameSync(`${data}.new`, data);
  return kept === undefined ? {} : { kept };
}

/** A second name for the same file, so that the first is never without one; a copy where there are no second names. */
function keepAs(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name);
  }
}

function lockFor(data: string): DatabaseSyncInstance {
  const lock = takeLock(data);
  if (!lock) throw new Error(`A server is using ${data}; stop it first.`);
  return lock;
}

function openChecked(file: string): DatabaseSyncInstance {
  let db: DatabaseSyncInstance | undefined;
  try {
    db = new DatabaseSync(file);
    const fault = faultOf(db);
    if (fault === undefined) return db;
    db.close();
    throw new Error(`${file}: ${fault}`);
  } catch (error) {
    if (db?.isOpen) db.close();
    const { message } = error as Error;
    throw new Error(message.startsWith(file) ? message : `${file} is no database of Messdeck: ${message}.`);
  }
}
