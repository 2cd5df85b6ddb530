// The shape of a PostgreSQL database, version by version, in a schema of its own. A newer one than ours is refused.

import type { Client } from 'pg';

const MIGRATIONS: readonly string[] = [
  `CREATE TABLE messdeck.tables (
     id TEXT COLLATE "C" PRIMARY KEY,
     kept TEXT NOT NULL,
     state TEXT NOT NULL,
     touched DOUBLE PRECISION NOT NULL
   );
   CREATE INDEX unfinished_by_age ON messdeck.tables (touched) WHERE state <> 'over';
   CREATE INDEX finished_by_age ON messdeck.tables (touched) WHERE state = 'over';
   CREATE TABLE messdeck.actions (
     match TEXT COLLATE "C" NOT NULL,
     seq INTEGER NOT NULL,
     at DOUBLE PRECISION NOT NULL,
     row TEXT NOT NULL,
     PRIMARY KEY (match, seq)
   );
   CREATE TABLE messdeck.talk (
     match TEXT COLLATE "C" NOT NULL,
     seq INTEGER NOT NULL,
     row TEXT NOT NULL,
     PRIMARY KEY (match, seq)
   );
   CREATE TABLE messdeck.seals (
     match TEXT COLLATE "C" NOT NULL,
     seq INTEGER NOT NULL,
     row TEXT NOT NULL,
     PRIMARY KEY (match, seq)
   );
   CREATE TABLE messdeck.answers (
     scope TEXT COLLATE "C" NOT NULL,
     key TEXT COLLATE "C" NOT NULL,
     match TEXT COLLATE "C" NOT NULL,
     body TEXT NOT NULL,
     sealed TEXT NOT NULL,
     PRIMARY KEY (scope, key)
   );
   CREATE INDEX answers_of_match ON messdeck.answers (match);
   CREATE TABLE messdeck.keys (
     hash TEXT COLLATE "C" PRIMARY KEY,
     match TEXT COLLATE "C" NOT NULL
   );
   CREATE INDEX keys_of_match ON messdeck.keys (match);
   ALTER TABLE messdeck.life ADD lived DOUBLE PRECISION NOT NULL DEFAULT 0,
     ADD epoch INTEGER NOT NULL DEFAULT 0;`,
  // Several nodes: who writes a table, for the how manieth time it has changed hands, and who is there.
  `ALTER TABLE messdeck.tables ADD owner INTEGER, ADD epoch INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX tables_by_owner ON messdeck.tables (owner) WHERE owner IS NOT NULL;
   CREATE TABLE messdeck.nodes (
     id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     address TEXT NOT NULL,
     seen TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
   );
   ALTER TABLE messdeck.life ADD secret TEXT;`,
  `CREATE TABLE messdeck.papers (
     kind TEXT COLLATE "C" NOT NULL,
     id TEXT COLLATE "C" NOT NULL,
     at DOUBLE PRECISION NOT NULL,
     until DOUBLE PRECISION NOT NULL,
     text TEXT NOT NULL,
     PRIMARY KEY (kind, id)
   );`,
  `CREATE TABLE messdeck.documents (
     kind TEXT COLLATE "C" NOT NULL,
     id TEXT COLLATE "C" NOT NULL,
     grp TEXT COLLATE "C" NOT NULL,
     ord DOUBLE PRECISION NOT NULL,
     version INTEGER NOT NULL,
     text TEXT NOT NULL,
     PRIMARY KEY (kind, id)
   );
   CREATE INDEX documents_by_group ON messdeck.documents (kind, grp, ord);`,
  `CREATE TABLE messdeck.jobs (
     kind TEXT COLLATE "C" NOT NULL,
     id TEXT COLLATE "C" NOT NULL,
     about TEXT NOT NULL,
     due DOUBLE PRECISION NOT NULL,
     failed INTEGER NOT NULL,
     PRIMARY KEY (kind, id)
   );
   CREATE INDEX jobs_by_due ON messdeck.jobs (due);`,
];

export const VERSION: number = MIGRATIONS.length;

/** What is wrong with a database for good; waiting does not help. */
export class WrongDatabase extends Error {}

/** The version of a database that a server of ours can use; refuses others with the reason. */
export async function mustBeOurs(client: Client): Promise<number> {
  const version = await versionOf(client);
  if (version > VERSION) {
    throw new WrongDatabase(
      `it was written by a newer Messdeck (its version is ${version}; this program knows ${VERSION}). Use the newer program, or another database`,
    );
  }
  return version;
}

/** Brings a database up to our version. Only for the one who holds the lock of the schema. */
export async function migrate(client: Client): Promise<void> {
  const version = await mustBeOurs(client);
  if (version === VERSION) return;
  const begin =
    version > 0
      ? []
      : [
          'CREATE SCHEMA messdeck',
          `CREATE TABLE messdeck.life (one INTEGER PRIMARY KEY CHECK (one = 1), version INTEGER NOT NULL)`,
          'INSERT INTO messdeck.life (one, version) VALUES (1, 0)',
        ];
  const steps = [...begin, ...MIGRATIONS.slice(version), `UPDATE messdeck.life SET version = ${VERSION}`];
  await client.query(`BEGIN; ${steps.join(';')}; COMMIT`);
}

/** 0: there is nothing of ours yet. */
async function versionOf(client: Client): Promise<number> {
  const { rows } = await client.query(
    `SELECT to_regnamespace('messdeck') IS NOT NULL AS schema, to_regclass('messdeck.life') IS NOT NULL AS life`,
  );
  if (!rows[0].schema) return 0;
  if (!rows[0].life) throw new WrongDatabase('its schema "messdeck" belongs to another program');
  return (await client.query('SELECT version FROM messdeck.life')).rows[0].version;
}
