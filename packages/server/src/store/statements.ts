// Every statement the server has prepared, by name, so that a commit travels to its thread as names and values.

import { PER_ANSWER, PER_KEY, PER_ROW } from './size.ts';
import type { Trouble } from './store.ts';

export const STATEMENTS = {
  keepTable: `INSERT INTO tables (id, kept, state, public, made, touched) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET kept = excluded.kept, state = excluded.state, public = excluded.public,
      touched = excluded.touched`,
  addAction: 'INSERT INTO actions (match, seq, at, row) VALUES (?, ?, ?, ?)',
  touch: 'UPDATE tables SET touched = ? WHERE id = ?',
  addTalk: 'INSERT INTO talk (match, seq, row) VALUES (?, ?, ?)',
  addSeal: 'INSERT INTO seals (match, seq, row) VALUES (?, ?, ?)',
  addAnswer: 'INSERT INTO answers (scope, key, match, body, sealed) VALUES (?, ?, ?, ?, ?)',
  addKey: 'INSERT OR IGNORE INTO keys (hash, match) VALUES (?, ?)',

  table: 'SELECT kept FROM tables WHERE id = ?',
  actions: 'SELECT row FROM actions WHERE match = ? AND seq >= ? ORDER BY seq LIMIT ?',
  talk: 'SELECT row FROM talk WHERE match = ? ORDER BY seq',
  seals: 'SELECT row FROM seals WHERE match = ? ORDER BY seq',
  // Of a table, with what a row, an answer and a key take besides their text.
  size: `SELECT (SELECT coalesce(sum(length(row) + ${PER_ROW}), 0) FROM actions WHERE match = ?1)
    + (SELECT coalesce(sum(length(row) + ${PER_ROW}), 0) FROM talk WHERE match = ?1)
    + (SELECT coalesce(sum(length(row) + ${PER_ROW}), 0) FROM seals WHERE match = ?1)
    + (SELECT coalesce(sum(length(sealed) + ${PER_ANSWER}), 0) FROM answers WHERE match = ?1)
    + (SELECT count(*) * ${PER_KEY} FROM keys WHERE match = ?1) AS size` as string,
  count: 'SELECT count(*) AS n FROM tables',
  // For copies: what belongs to a table, whole.
  ids: 'SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?',
  touched: 'SELECT touched FROM tables WHERE id = ?',
  dates: 'SELECT at FROM actions WHERE match = ? ORDER BY seq',
  answersOf: 'SELECT scope, key, body, sealed FROM answers WHERE match = ? ORDER BY scope, key',
  keysOf: 'SELECT hash FROM keys WHERE match = ? ORDER BY hash',
  answer: 'SELECT body, sealed FROM answers WHERE scope = ? AND key = ?',
  knows: 'SELECT 1 AS known FROM keys WHERE hash = ?',
  lived: 'SELECT lived FROM life',
  live: 'UPDATE life SET lived = max(lived, ?)',
  // Of a table's actions only the last is looked at; both kinds of tables have an index by age.
  stale: `SELECT id FROM tables WHERE state <> 'over' AND touched < ?
      AND coalesce((SELECT at FROM actions WHERE match = tables.id ORDER BY seq DESC LIMIT 1), 0) < ?
    UNION ALL SELECT id FROM tables WHERE state = 'over' AND touched < ? LIMIT ?`,
  countStale: `SELECT (SELECT count(*) FROM tables WHERE state <> 'over' AND touched < ?
      AND coalesce((SELECT at FROM actions WHERE match = tables.id ORDER BY seq DESC LIMIT 1), 0) < ?)
    + (SELECT count(*) FROM tables WHERE state = 'over' AND touched < ?) AS n`,

  dropTable: 'DELETE FROM tables WHERE id = ?',
  dropActions: 'DELETE FROM actions WHERE match = ?',
  dropTalk: 'DELETE FROM talk WHERE match = ?',
  dropSeals: 'DELETE FROM seals WHERE match = ?',
  dropAnswers: 'DELETE FROM answers WHERE match = ?',
  dropKeys: 'DELETE FROM keys WHERE match = ?',

  // A hash stands in quotes; '~' comes after every letter of one.
  tablesOf: `SELECT id FROM tables WHERE instr(kept, '"' || ?) > 0 ORDER BY id`,
  unsay: 'UPDATE talk SET row = ? WHERE match = ? AND seq = ?',
  forget: `DELETE FROM keys WHERE hash >= ?1 AND hash < ?1 || '~'`,
  file: `INSERT INTO papers (kind, id, at, until, text) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (kind, id) DO UPDATE SET at = excluded.at, until = excluded.until, text = excluded.text`,
  papers: 'SELECT kind, id, at, until, text FROM papers WHERE kind = ? ORDER BY at, id',
  shred: 'DELETE FROM papers WHERE kind = ? AND id = ?',
  countOldPapers: 'SELECT count(*) AS n FROM papers WHERE until < ?',
  shredOld: 'DELETE FROM papers WHERE until < ?',
  addJob: 'INSERT OR IGNORE INTO jobs (kind, id, about, due, failed) VALUES (?, ?, ?, ?, ?)',
  jobs: 'SELECT kind, id, about, due, failed FROM jobs ORDER BY due, kind, id LIMIT ?',
  putOff: 'UPDATE jobs SET due = ?, failed = ? WHERE kind = ? AND id = ?',
  dropJob: 'DELETE FROM jobs WHERE kind = ? AND id = ?',

  document: `SELECT kind, id, grp AS "group", ord AS "order", version, text FROM documents WHERE kind = ? AND id = ?`,
  documents: `SELECT kind, id, grp AS "group", ord AS "order", version, text FROM documents
    WHERE kind = ? AND grp = ? ORDER BY ord DESC, id LIMIT ?`,
  // For copies: all of them.
  everyDocument: `SELECT kind, id, grp AS "group", ord AS "order", version, text FROM documents
    WHERE (kind, id) > (?, ?) ORDER BY kind, id LIMIT ?`,
  addDocument: 'INSERT INTO documents (kind, id, grp, ord, version, text) VALUES (?, ?, ?, ?, 1, ?)',
  replaceDocument: `UPDATE documents SET grp = ?, ord = ?, text = ?, version = version + 1
    WHERE kind = ? AND id = ? AND version = ?`,
  dropDocument: 'DELETE FROM documents WHERE kind = ? AND id = ? AND version = ?',
  forgetDocuments: `DELETE FROM documents WHERE kind = ? AND grp = '' AND ord < ?`,

  freePages: 'PRAGMA freelist_count',
  // Of four kilobytes each.
  shrink: 'PRAGMA incremental_vacuum(500)',
  emptyLog: 'PRAGMA wal_checkpoint(TRUNCATE)',
} as const;

/** Statements that must find what they change: else somebody was faster, and the whole unit is refused. */
export const MUST_CHANGE: ReadonlySet<string> = new Set(['replaceDocument', 'dropDocument']);

export type StatementName = keyof typeof STATEMENTS;
export type Value = string | number | null;
export type Step = readonly [StatementName, ...Value[]];

/** What the thread is asked: a unit of writing, all or nothing, or one reading, or a look at how it does. */
export type Task =
  | { readonly id: number; readonly write: readonly Step[] }
  | { readonly id: number; readonly read: Step }
  | { readonly id: number; readonly look: true }
  | { readonly id: number; readonly close: true };

/** Its answer: rows of a reading; `conflict` where a number was taken; `fault` where the disk failed. */
export interface Reply {
  readonly id: number;
  readonly rows?: readonly Record<string, Value>[];
  readonly conflict?: boolean;
  readonly fault?: string;
  readonly trouble?: Trouble;
}
