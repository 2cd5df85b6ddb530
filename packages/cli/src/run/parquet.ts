// Rows of hands as a Parquet file, for pandas, DuckDB or R.

import { writeFileSync } from 'node:fs';
import type { Made } from '@messdeck/engine';
import { Complaint } from '../complaint.ts';
import type { HandRow } from './hand-rows.ts';

interface Column {
  readonly name: string;
  readonly data: readonly (number | string | null)[];
  readonly type: 'INT32' | 'DOUBLE' | 'STRING';
}

/** Writes the hands of matches with this number of seats; `made` is kept beside the columns. */
export async function writeParquet(
  file: string,
  rows: readonly HandRow[],
  seats: number,
  made: Made,
): Promise<void> {
  // Loaded when it is wanted.
  const { parquetWriteBuffer } = await import('hyparquet-writer');
  const columnData = columnsOf(rows, seats).map(({ name, data, type }) => ({
    name,
    data: [...data],
    type,
    nullable: true,
  }));
  const bytes = parquetWriteBuffer({
    columnData,
    kvMetadata: [{ key: 'made', value: JSON.stringify(made) }],
  });
  try {
    writeFileSync(file, new Uint8Array(bytes));
  } catch {
    throw new Complaint(`The file ${file} cannot be written.`);
  }
}

function columnsOf(rows: readonly HandRow[], seats: number): Column[] {
  const columns: Column[] = [];
  const add = (name: string, type: Column['type'], value: (row: HandRow) => number | string | null): void => {
    columns.push({ name, type, data: rows.map(value) });
  };
  add('match', 'INT32', (row) => row.match);
  add('hand', 'INT32', (row) => row.hand);
  add('dealer', 'INT32', (row) => row.dealer);
  add('declarer', 'INT32', (row) => row.declarer);
  add('bid', 'INT32', (row) => row.bid);
  add('trumps', 'STRING', (row) => row.trumps);
  const counted = Math.max(0, ...rows.slice(0, 1).map(({ tricks }) => tricks.length));
  for (let i = 0; i < counted; i++) add(`tricks_${i}`, 'INT32', (row) => row.tricks[i] ?? null);
  for (let seat = 0; seat < seats; seat++) add(`points_${seat}`, 'DOUBLE', (row) => row.points[seat]);
  for (let seat = 0; seat < seats; seat++) add(`scores_${seat}`, 'DOUBLE', (row) => row.scores[seat]);
  return columns;
}
