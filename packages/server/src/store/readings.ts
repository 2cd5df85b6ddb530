// What is made of the rows of a database: the same for SQLite and PostgreSQL, which differ in their statements.

import { commitsFrom } from './copying.ts';
import type { ActionRow, Commit, KeptAnswer, LoadedTable } from './store.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Readings of one table, by the name of their statement. */
export type Reading =
  | 'table'
  | 'actions'
  | 'talk'
  | 'seals'
  | 'size'
  | 'touched'
  | 'dates'
  | 'answersOf'
  | 'keysOf';

/** Asks the database for a table's rows; `actions` also takes the first row wanted and how many. */
export type Read = (reading: Reading, table: string, ...part: number[]) => Promise<readonly Row[]>;

/** How many actions are read at a time. */
const PART = 500;

export async function loadTable(read: Read, table: string): Promise<LoadedTable | undefined> {
  const [[found], actions, talk, seals, [{ size }]] = await Promise.all([
    read('table', table),
    actionsOf(read, table),
    read('talk', table),
    read('seals', table),
    read('size', table),
  ]);
  if (!found) return undefined;
  return {
    kept: parsed(found['kept']),
    actions,
    talk: talk.map(({ row }) => parsed(row)),
    seals: seals.map(({ row }) => parsed(row)),
    size: size as number,
  };
}

/** In parts, so that reading a long match holds nobody up. */
async function actionsOf(read: Read, table: string): Promise<ActionRow[]> {
  const rows: ActionRow[] = [];
  for (;;) {
    const part = await read('actions', table, rows.length, PART);
    for (const { row } of part) rows.push(parsed(row));
    if (part.length < PART) return rows;
  }
}

/** All that belongs to a table, as commits that write it again. */
export async function commitsOf(read: Read, table: string): Promise<Commit[]> {
  const [{ kept, actions, talk, seals }, [{ touched }], dates, answers, keys] = await Promise.all([
    loadTable(read, table) as Promise<LoadedTable>,
    read('touched', table),
    read('dates', table),
    read('answersOf', table),
    read('keysOf', table),
  ]);
  return commitsFrom({
    kept,
    touched: touched as number,
    actions: actions.map((row, seq) => ({ at: dates[seq]['at'] as number, row })),
    talk,
    seals,
    answers: answers as unknown as KeptAnswer[],
    keys: keys.map(({ hash }) => String(hash)),
  });
}

function parsed<T>(value: unknown): T {
  return JSON.parse(value as string) as T;
}
