// What the database of nodes holds, for anyone who compares it with what players were told.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../prepare.mjs';

const { Client } = createRequire(join(root, 'packages/server/package.json'))('pg');

export async function connectTo(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Reads a table as it is kept, and the rows of its log. */
export function readerOf(client) {
  return async (table) => {
    const kept = await client.query('SELECT kept FROM messdeck.tables WHERE id = $1', [table]);
    const log = await client.query('SELECT row FROM messdeck.actions WHERE match = $1 ORDER BY seq', [table]);
    return { kept: kept.rows[0].kept, rows: log.rows.map(({ row }) => row) };
  };
}
