// The rows of a run as one Parquet file, for DuckDB, pandas and their like. Lists are columns of JSON.

import type { Row } from '@messdeck/lab';
import { parquetWriteBuffer } from 'hyparquet-writer';

const TEXTS = ['question', 'arm', 'seed', 'cards', 'held'] as const;
const NUMBERS = ['deal', 'turn', 'dealt', 'actions', 'asked', 'forced', 'leads', 'decided'] as const;
const LISTS = ['players', 'mine', 'scores', 'winners', 'points', 'dealers', 'contracts'] as const;

/** The same rows give the same bytes. */
export function parquetOf(rows: readonly Row[]): Uint8Array {
  const columnData = [
    ...TEXTS.map((name) => ({ name, data: rows.map((row) => row[name]), type: 'STRING' as const })),
    ...NUMBERS.map((name) => ({ name, data: rows.map((row) => row[name]), type: 'INT32' as const })),
    { name: 'turned', data: rows.map(({ turned }) => turned), type: 'BOOLEAN' as const },
    { name: 'back', data: rows.map(({ back }) => back), type: 'BOOLEAN' as const },
    { name: 'hands', data: rows.map(({ points }) => points.length), type: 'INT32' as const },
    ...LISTS.map((name) => ({ name, data: rows.map((row) => row[name]), type: 'JSON' as const })),
  ];
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}
