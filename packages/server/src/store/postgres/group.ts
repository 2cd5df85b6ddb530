// Commits that wait together, as one statement: one way to the database and back, one transaction, all or nothing.

import type { QueryConfig } from 'pg';
import type { Commit } from '../store.ts';

/** What one commit or many write, but for the tables themselves; `only` says for which tables. */
const rowsOf = (only: string): string => `
  touched_tables AS (
    UPDATE messdeck.tables SET touched = now.at FROM unnest($5::text[], $6::float8[]) AS now (match, at)
    WHERE tables.id = now.match ${only && `AND ${only}`}),
  new_actions AS (
    INSERT INTO messdeck.actions (match, seq, at, row)
    SELECT * FROM unnest($7::text[], $8::int[], $9::float8[], $10::text[]) AS given (match) ${only && `WHERE ${only}`}),
  new_talk AS (
    INSERT INTO messdeck.talk (match, seq, row)
    SELECT * FROM unnest($11::text[], $12::int[], $13::text[]) AS given (match) ${only && `WHERE ${only}`}),
  new_seals AS (
    INSERT INTO messdeck.seals (match, seq, row)
    SELECT * FROM unnest($14::text[], $15::int[], $16::text[]) AS given (match) ${only && `WHERE ${only}`}),
  new_answers AS (
    INSERT INTO messdeck.answers (match, scope, key, body, sealed)
    SELECT * FROM unnest($17::text[], $18::text[], $19::text[], $20::text[], $21::text[]) AS given (match)
    ${only && `WHERE ${only}`}),
  new_keys AS (
    INSERT INTO messdeck.keys (match, hash)
    SELECT * FROM unnest($22::text[], $23::text[]) AS given (match) ${only && `WHERE ${only}`} ON CONFLICT DO NOTHING),
  new_jobs AS (
    INSERT INTO messdeck.jobs (kind, id, about, due, failed)
    SELECT kind, id, about, due, failed
    FROM unnest($24::text[], $25::text[], $26::text[], $27::text[], $28::float8[], $29::int[])
      AS given (match, kind, id, about, due, failed) ${only && `WHERE ${only}`} ON CONFLICT DO NOTHING)`;

const TABLES = 'unnest($1::text[], $2::text[], $3::text[], $4::float8[]) AS given (id, kept, state, touched)';

const ALONE = `WITH
  new_tables AS (
    INSERT INTO messdeck.tables (id, kept, state, touched) SELECT * FROM ${TABLES}
    ON CONFLICT (id) DO UPDATE SET kept = excluded.kept, state = excluded.state, touched = excluded.touched),
  ${rowsOf('')} SELECT`;

/**
 * The fence of nodes: only rows of tables that are this node's in the same epoch are written. They stay locked until
 * that is done, so nobody takes a table between the look and the writing. A table that is made here is its own fence.
 */
const FENCED = `WITH
  fence AS (
    SELECT tables.id FROM messdeck.tables
    JOIN unnest($30::text[], $31::int[]) AS held (id, epoch) ON tables.id = held.id AND tables.epoch = held.epoch
    WHERE tables.owner = $32 FOR SHARE OF tables),
  own AS (SELECT id FROM fence UNION ALL SELECT unnest($33::text[])),
  new_tables AS (
    INSERT INTO messdeck.tables (id, kept, state, touched, owner, epoch)
    SELECT given.*, $32, 1 FROM ${TABLES} WHERE id = ANY ($33)),
  kept_tables AS (
    UPDATE messdeck.tables SET kept = given.kept, state = given.state, touched = given.touched
    FROM ${TABLES} WHERE tables.id = given.id AND tables.id IN (SELECT id FROM fence)),
  ${rowsOf('match IN (SELECT id FROM own)')} SELECT id FROM own`;

type Column = (string | number)[];

/** The statement that writes all of them; it fails where one of their numbers is taken. */
export function writing(commits: readonly Commit[]): QueryConfig {
  return { name: 'write', text: ALONE, values: valuesOf(commits) };
}

/** What a node may write: its tables with their epochs, and which are made just now. */
export interface Fence {
  readonly node: number;
  readonly held: ReadonlyMap<string, number>;
  readonly made: readonly string[];
}

/** The same for one of several nodes; it returns the tables that were the node's to write. */
export function fencedWriting(commits: readonly Commit[], { node, held, made }: Fence): QueryConfig {
  const values = [...valuesOf(commits), [...held.keys()], [...held.values()], node, made];
  return { name: 'fenced write', text: FENCED, values };
}

function valuesOf(commits: readonly Commit[]): unknown[] {
  // A statement may touch a row once: of several states of a table the last counts.
  const tables: Map<string, readonly [string, string, string, number]> = new Map();
  const touched: Map<string, readonly [string, number]> = new Map();
  const actions: Column[] = [[], [], [], []];
  const talks: Column[] = [[], [], []];
  const seals: Column[] = [[], [], []];
  const answers: Column[] = [[], [], [], [], []];
  const keyed: Column[] = [[], []];
  const tasks: Column[] = [[], [], [], [], [], []];
  for (const { table, at, kept, action, talk, seal, answer, keys = [], jobs = [] } of commits) {
    if (kept) tables.set(table, [table, JSON.stringify(kept), kept.state, at]);
    if (action) {
      const { seq, ...row } = action;
      add(actions, [table, seq, at, JSON.stringify(row)]);
    }
    if (talk) {
      const { seq, ...row } = talk;
      add(talks, [table, seq, JSON.stringify(row)]);
      const known = tables.get(table);
      if (known) tables.set(table, [known[0], known[1], known[2], at]);
      else touched.set(table, [table, at]);
    }
    if (seal) {
      const { seq, ...row } = seal;
      add(seals, [table, seq, JSON.stringify(row)]);
    }
    if (answer) add(answers, [table, answer.scope, answer.key, answer.body, answer.sealed]);
    for (const key of keys) add(keyed, [table, key]);
    for (const { kind, id, about, due, failed } of jobs) add(tasks, [table, kind, id, about, due, failed]);
  }
  for (const id of tables.keys()) touched.delete(id);
  return [
    ...columns(4, tables.values()),
    ...columns(2, touched.values()),
    ...actions,
    ...talks,
    ...seals,
    ...answers,
    ...keyed,
    ...tasks,
  ];
}

function add(columns: readonly Column[], row: readonly (string | number)[]): void {
  row.forEach((value, at) => {
    columns[at].push(value);
  });
}

function columns(width: number, rows: Iterable<readonly (string | number)[]>): Column[] {
  const made: Column[] = Array.from({ length: width }, () => []);
  for (const row of rows) add(made, row);
  return made;
}
