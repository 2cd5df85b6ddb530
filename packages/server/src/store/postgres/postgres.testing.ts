// A PostgreSQL for the tests of a file, and a new database in it for each of them.

import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres } from '../../../../../scripts/services.mjs';

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

let made = 0;

/** To be called once at the top of a file. */
export function postgresForTests(): { newDatabase(): Promise<string>; readonly server: Postgres } {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());
  return {
    get server() {
      return server;
    },
    async newDatabase() {
      const name = `test_${made++}`;
      await query(server.url(), `CREATE DATABASE ${name}`);
      return server.url(name);
    },
  };
}

/** Asks a database something, as an administrator would. */
export async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
