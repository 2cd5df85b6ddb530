// Commits that wait together, as one statement: one way to the database and back, one transaction, all or nothing.

import type { QueryConfig } from 'pg';
import type { Commit } from '../store.ts';

const STATEMENT = `WITH
  new_tables AS (
    INSERT INTO messdeck.tables (id, kept, state, touched)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::float8[])
    ON CONFLICT (id) DO UPDATE SET kept = excluded.kept, state = excluded.state, touched = excluded.touched),
  touched_tables AS (
    UPDATE messdeck.tables SET touched = now.at FROM unnest($5::text[], $6::float8[]) AS now (id, at)
    WHERE tables.id = now.id),
  new_actions AS (
    INSERT INTO messdeck.actions (match, seq, at, row)
    SELECT * FROM unnest($7::text[], $8::int[], $9::float8[], $10::text[])),
  new_talk AS (
    INSERT INTO messdeck.talk (match, seq, row) SELECT * FROM unnest($11::text[], $12::int[], $13::text[])),
  new_seals AS (
    INSERT INTO messdeck.seals (match, seq, row) SELECT * FROM unnest($14::text[], $15::int[], $16::text[])),
  new_answers AS (
    INSERT INTO messdeck.answers (scope, key, match, body, sealed)
    SELECT * FROM unnest($17::text[], $18::text[], $19::text[], $20::text[], $21::text[]))
  INSERT INTO messdeck.keys (hash, match) SELECT * FROM unnest($22::text[], $23::text[]) ON CONFLICT DO NOTHING`;

type Column = (string | number)[];

/** The statement that writes all of them; it fails where one of their numbers is taken. */
export function writing(commits: readonly Commit[]): QueryConfig {
  // A statement may touch a row once: of several states of a table the last counts.
  const tables: Map<string, readonly [string, string, string, number]> = new Map();
  const touched: Map<string, readonly [string, number]> = new Map();
  const actions: Column[] = [[], [], [], []];
  const talks: Column[] = [[], [], []];
  const seals: Column[] = [[], [], []];
  const answers: Column[] = [[], [], [], [], []];
  const keyed: Column[] = [[], []];
  for (const { table, at, kept, action, talk, seal, answer, keys = [] } of commits) {
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
    if (answer) add(answers, [answer.scope, answer.key, table, answer.body, answer.sealed]);
    for (const key of keys) add(keyed, [key, table]);
  }
  for (const id of tables.keys()) touched.delete(id);
  const values = [
    ...columns(4, tables.values()),
    ...columns(2, touched.values()),
    ...actions,
    ...talks,
    ...seals,
    ...answers,
    ...keyed,
  ];
  return { name: 'write', text: STATEMENT, values };
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
