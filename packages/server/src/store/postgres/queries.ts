// What is asked of a PostgreSQL database. Whatever is asked often has a name, so that it is prepared once a connection.

import type { QueryConfig } from 'pg';
import { PER_ANSWER, PER_KEY, PER_ROW } from '../size.ts';
import type { Ages, DocumentChange, KeptJob, Paper, PaperKind } from '../store.ts';

/** Of a table's actions only the last is looked at; both kinds of tables have an index by age. */
export const STALE = `SELECT id FROM messdeck.tables WHERE state <> 'over' AND touched < $1
    AND coalesce((SELECT at FROM messdeck.actions WHERE match = tables.id ORDER BY seq DESC LIMIT 1), 0) < $1
  UNION ALL SELECT id FROM messdeck.tables WHERE state = 'over' AND touched < $2`;

export const table = (id: string): QueryConfig => ({
  name: 'table',
  text: 'SELECT kept FROM messdeck.tables WHERE id = $1',
  values: [id],
});

export const actions = (id: string, from: number, most: number): QueryConfig => ({
  name: 'actions',
  text: 'SELECT row FROM messdeck.actions WHERE match = $1 AND seq >= $2 ORDER BY seq LIMIT $3',
  values: [id, from, most],
});

export const talk = (id: string): QueryConfig => ({
  name: 'talk',
  text: 'SELECT row FROM messdeck.talk WHERE match = $1 ORDER BY seq',
  values: [id],
});

export const seals = (id: string): QueryConfig => ({
  name: 'seals',
  text: 'SELECT row FROM messdeck.seals WHERE match = $1 ORDER BY seq',
  values: [id],
});

/** Of a table, with what a row, an answer and a key take besides their text. */
export const size = (id: string): QueryConfig => ({
  name: 'size',
  text: `SELECT ((SELECT coalesce(sum(length(row) + ${PER_ROW}), 0) FROM messdeck.actions WHERE match = $1)
    + (SELECT coalesce(sum(length(row) + ${PER_ROW}), 0) FROM messdeck.talk WHERE match = $1)
    + (SELECT coalesce(sum(length(row) + ${PER_ROW}), 0) FROM messdeck.seals WHERE match = $1)
    + (SELECT coalesce(sum(length(sealed) + ${PER_ANSWER}), 0) FROM messdeck.answers WHERE match = $1)
    + (SELECT count(*) * ${PER_KEY} FROM messdeck.keys WHERE match = $1))::float8 AS size`,
  values: [id],
});

export const answer = (scope: string, key: string): QueryConfig => ({
  name: 'answer',
  text: 'SELECT body, sealed FROM messdeck.answers WHERE scope = $1 AND key = $2',
  values: [scope, key],
});

export const knows = (key: string): QueryConfig => ({
  name: 'knows',
  text: 'SELECT 1 FROM messdeck.keys WHERE hash = $1',
  values: [key],
});

export const ids = (after: string, most: number): QueryConfig => ({
  text: 'SELECT id FROM messdeck.tables WHERE id > $1 ORDER BY id LIMIT $2',
  values: [after, most],
});

export const touched = (id: string): QueryConfig => ({
  text: 'SELECT touched FROM messdeck.tables WHERE id = $1',
  values: [id],
});

export const dates = (id: string): QueryConfig => ({
  text: 'SELECT at FROM messdeck.actions WHERE match = $1 ORDER BY seq',
  values: [id],
});

export const answersOf = (id: string): QueryConfig => ({
  text: 'SELECT scope, key, body, sealed FROM messdeck.answers WHERE match = $1 ORDER BY scope, key',
  values: [id],
});

export const keysOf = (id: string): QueryConfig => ({
  text: 'SELECT hash FROM messdeck.keys WHERE match = $1 ORDER BY hash',
  values: [id],
});

export const count = (): QueryConfig => ({ text: 'SELECT count(*)::float8 AS n FROM messdeck.tables' });

export const lived = (): QueryConfig => ({ text: 'SELECT lived FROM messdeck.life' });

export const live = (time: number): QueryConfig => ({
  text: 'UPDATE messdeck.life SET lived = greatest(lived, $1)',
  values: [time],
});

export const countStale = ({ unfinished, finished }: Ages): QueryConfig => ({
  text: `SELECT count(*)::float8 AS n FROM (${STALE}) AS stale`,
  values: [unfinished, finished],
});

export const stale = ({ unfinished, finished }: Ages, most: number): QueryConfig => ({
  text: `${STALE} LIMIT $3`,
  values: [unfinished, finished, most],
});

export const drop = (ids: readonly string[]): QueryConfig => ({
  text: `WITH a AS (DELETE FROM messdeck.actions WHERE match = ANY ($1)),
    t AS (DELETE FROM messdeck.talk WHERE match = ANY ($1)),
    s AS (DELETE FROM messdeck.seals WHERE match = ANY ($1)),
    r AS (DELETE FROM messdeck.answers WHERE match = ANY ($1)),
    k AS (DELETE FROM messdeck.keys WHERE match = ANY ($1))
    DELETE FROM messdeck.tables WHERE id = ANY ($1)`,
  values: [ids],
});

/** A hash stands in quotes. */
export const tablesOf = (who: string): QueryConfig => ({
  text: `SELECT id FROM messdeck.tables WHERE strpos(kept, '"' || $1) > 0 ORDER BY id`,
  values: [who],
});

export const unsay = (id: string, seqs: readonly number[], rows: readonly string[]): QueryConfig => ({
  text: `UPDATE messdeck.talk SET row = said.row FROM unnest($2::int[], $3::text[]) AS said (seq, row)
    WHERE match = $1 AND talk.seq = said.seq`,
  values: [id, seqs, rows],
});

/** '~' comes after every letter of a hash. */
export const forget = (who: string): QueryConfig => ({
  text: `DELETE FROM messdeck.keys WHERE hash >= $1 AND hash < $1 || '~'`,
  values: [who],
});

export const file = ({ kind, id, at, until, text }: Paper): QueryConfig => ({
  text: `INSERT INTO messdeck.papers (kind, id, at, until, text) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (kind, id) DO UPDATE SET at = excluded.at, until = excluded.until, text = excluded.text`,
  values: [kind, id, at, until, text],
});

export const papers = (kind: PaperKind): QueryConfig => ({
  text: 'SELECT kind, id, at, until, text FROM messdeck.papers WHERE kind = $1 ORDER BY at, id',
  values: [kind],
});

export const shred = (kind: PaperKind, id: string): QueryConfig => ({
  text: 'DELETE FROM messdeck.papers WHERE kind = $1 AND id = $2',
  values: [kind, id],
});

export const shredOld = (now: number): QueryConfig => ({
  text: `WITH old AS (DELETE FROM messdeck.papers WHERE until < $1 RETURNING 1)
    SELECT count(*)::float8 AS n FROM old`,
  values: [now],
});

const DOCUMENT = 'SELECT kind, id, grp AS "group", ord AS "order", version, text FROM messdeck.documents';

export const document = (kind: string, id: string): QueryConfig => ({
  name: 'document',
  text: `${DOCUMENT} WHERE kind = $1 AND id = $2`,
  values: [kind, id],
});

export const documents = (kind: string, group: string, most: number): QueryConfig => ({
  name: 'documents',
  text: `${DOCUMENT} WHERE kind = $1 AND grp = $2 ORDER BY ord DESC, id LIMIT $3`,
  values: [kind, group, most],
});

export const everyDocument = (kind: string, id: string, most: number): QueryConfig => ({
  text: `${DOCUMENT} WHERE (kind, id) > ($1, $2) ORDER BY kind, id LIMIT $3`,
  values: [kind, id, most],
});

export const forgetDocuments = (kind: string, below: number): QueryConfig => ({
  text: `DELETE FROM messdeck.documents WHERE kind = $1 AND grp = '' AND ord < $2`,
  values: [kind, below],
});

/** A division by zero refuses all of it where one of them was not found as it had been seen. */
export const change = (changes: readonly DocumentChange[]): QueryConfig => {
  const added = changes.filter(({ seen, put }) => put && seen === 0);
  const replaced = changes.filter(({ seen, put }) => put && seen > 0);
  const dropped = changes.filter(({ put }) => !put);
  const columns = (of: readonly DocumentChange[]): unknown[] => [
    of.map(({ kind }) => kind),
    of.map(({ id }) => id),
    of.map(({ put }) => put?.group ?? ''),
    of.map(({ put }) => put?.order ?? 0),
    of.map(({ put }) => put?.text ?? ''),
  ];
  return {
    name: 'change documents',
    text: `WITH
      added AS (
        INSERT INTO messdeck.documents (kind, id, grp, ord, text, version)
        SELECT given.*, 1 FROM unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::text[]) AS given),
      replaced AS (
        UPDATE messdeck.documents SET grp = given.grp, ord = given.ord, text = given.text, version = version + 1
        FROM unnest($6::text[], $7::text[], $8::text[], $9::float8[], $10::text[], $11::int[])
          AS given (kind, id, grp, ord, text, seen)
        WHERE documents.kind = given.kind AND documents.id = given.id AND documents.version = given.seen
        RETURNING 1),
      dropped AS (
        DELETE FROM messdeck.documents USING unnest($12::text[], $13::text[], $14::int[]) AS given (kind, id, seen)
        WHERE documents.kind = given.kind AND documents.id = given.id AND documents.version = given.seen
        RETURNING 1)
      SELECT 1 / (CASE WHEN (SELECT count(*) FROM replaced) = $15::int AND (SELECT count(*) FROM dropped) = $16::int
        THEN 1 ELSE 0 END)`,
    values: [
      ...columns(added),
      ...columns(replaced),
      replaced.map(({ seen }) => seen),
      ...columns(dropped).slice(0, 2),
      dropped.map(({ seen }) => seen),
      replaced.length,
      dropped.length,
    ],
  };
};

export const addJob = ({ kind, id, about, due, failed }: KeptJob): QueryConfig => ({
  text: `INSERT INTO messdeck.jobs (kind, id, about, due, failed) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT DO NOTHING`,
  values: [kind, id, about, due, failed],
});

export const jobs = (most: number): QueryConfig => ({
  name: 'jobs',
  text: 'SELECT kind, id, about, due, failed FROM messdeck.jobs ORDER BY due, kind, id LIMIT $1',
  values: [most],
});

export const putOff = ({ kind, id, due, failed }: KeptJob): QueryConfig => ({
  text: 'UPDATE messdeck.jobs SET due = $3, failed = $4 WHERE kind = $1 AND id = $2',
  values: [kind, id, due, failed],
});

export const dropJob = (kind: string, id: string): QueryConfig => ({
  text: 'DELETE FROM messdeck.jobs WHERE kind = $1 AND id = $2',
  values: [kind, id],
});
