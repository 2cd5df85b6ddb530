// The shape of the database, version by version. A database knows its version; a newer one than ours is refused.

import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** "MESS": tells our databases from others. */
export const APPLICATION = 0x4d455353;

const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY,
     kept TEXT NOT NULL,
     state TEXT NOT NULL,
     public INTEGER NOT NULL,
     made INTEGER NOT NULL,
     touched INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX open_tables ON tables (made) WHERE public = 1 AND state <> 'over';
   CREATE TABLE actions (
     match TEXT NOT NULL,
     seq INTEGER NOT NULL,
     at INTEGER NOT NULL,
     row TEXT NOT NULL,
     PRIMARY KEY (match, seq)
   ) WITHOUT ROWID;
   CREATE TABLE talk (
     match TEXT NOT NULL,
     seq INTEGER NOT NULL,
     row TEXT NOT NULL,
     PRIMARY KEY (match, seq)
   ) WITHOUT ROWID;
   CREATE TABLE answers (
     scope TEXT NOT NULL,
     key TEXT NOT NULL,
     match TEXT NOT NULL,
     body TEXT NOT NULL,
     sealed TEXT NOT NULL,
     PRIMARY KEY (scope, key)
   ) WITHOUT ROWID;
   CREATE INDEX answers_of_match ON answers (match);
   CREATE TABLE keys (
     hash TEXT PRIMARY KEY,
     match TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX keys_of_match ON keys (match);`,
  // Rows used to be dated by the clock on the wall. The time the server has run goes on from the latest of those dates,
  // and every table counts as touched just now, so no wrong date deletes anything.
  `CREATE TABLE life (one INTEGER PRIMARY KEY CHECK (one = 1), lived INTEGER NOT NULL);
   INSERT INTO life SELECT 1, max(coalesce(max(touched), 0), coalesce(max(made), 0),
     coalesce(max((SELECT at FROM actions WHERE match = tables.id ORDER BY seq DESC LIMIT 1)), 0)) FROM tables;
   UPDATE tables SET touched = (SELECT lived FROM life);
   DROP INDEX open_tables;
   CREATE INDEX unfinished_by_age ON tables (touched) WHERE state <> 'over';
   CREATE INDEX finished_by_age ON tables (touched) WHERE state = 'over';`,
  `CREATE TABLE seals (
     match TEXT NOT NULL,
     seq INTEGER NOT NULL,
     row TEXT NOT NULL,
     PRIMARY KEY (match, seq)
   ) WITHOUT ROWID;`,
  `CREATE TABLE papers (
     kind TEXT NOT NULL,
     id TEXT NOT NULL,
     at INTEGER NOT NULL,
     until INTEGER NOT NULL,
     text TEXT NOT NULL,
     PRIMARY KEY (kind, id)
   ) WITHOUT ROWID;`,
  `CREATE TABLE documents (
     kind TEXT NOT NULL,
     id TEXT NOT NULL,
     grp TEXT NOT NULL,
     ord REAL NOT NULL,
     version INTEGER NOT NULL,
     text TEXT NOT NULL,
     PRIMARY KEY (kind, id)
   ) WITHOUT ROWID;
   CREATE INDEX documents_by_group ON documents (kind, grp, ord);`,
  `CREATE TABLE jobs (
     kind TEXT NOT NULL,
     id TEXT NOT NULL,
     about TEXT NOT NULL,
     due INTEGER NOT NULL,
     failed INTEGER NOT NULL,
     PRIMARY KEY (kind, id)
   ) WITHOUT ROWID;
   CREATE INDEX jobs_by_due ON jobs (due);`,
];

export const VERSION: number = MIGRATIONS.length;

/** What is wrong with a file that shall be used as our database, in a sentence; undefined: nothing. */
export function faultOf(db: DatabaseSyncInstance): string | undefined {
  const application = pragma(db, 'application_id');
  const version = pragma(db, 'user_version');
  if (version > VERSION && application === APPLICATION) {
    return `The database was written by a newer Messdeck (its version is ${version}; this program knows ${VERSION}). Use the newer program, or another file.`;
  }
  const empty = db.prepare('SELECT count(*) AS n FROM sqlite_master').get() as { n: number };
  if (application !== APPLICATION && empty.n > 0) {
    return 'The file is a database of another program, not of Messdeck.';
  }
  return undefined;
}

/** Brings a database up to our version. */
export function migrate(db: DatabaseSyncInstance): void {
  for (let version = pragma(db, 'user_version'); version < VERSION; version++) {
    db.exec('BEGIN IMMEDIATE');
    db.exec(MIGRATIONS[version]);
    db.exec(`PRAGMA application_id = ${APPLICATION}`);
    db.exec(`PRAGMA user_version = ${version + 1}`);
    db.exec('COMMIT');
  }
}

function pragma(db: DatabaseSyncInstance, name: string): number {
  return Object.values(db.prepare(`PRAGMA ${name}`).get() as Record<string, number>)[0];
}
