// Looks at a PostgreSQL database without changing anything: whether a server could use it, and what its clock shows.

import { Client } from 'pg';
import { parseAddress } from './address.ts';
import { mustBeOurs } from './schema.ts';

const WITHIN = 5000;

export async function inspect(url: string): Promise<{ readonly name: string; readonly now: number }> {
  const { urls, name } = parseAddress(url);
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  let failed = '';
  for (const connectionString of urls) {
    const client = new Client({ connectionString, connectionTimeoutMillis: WITHIN, query_timeout: WITHIN });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await mustBeOurs(client);
      const { rows } = await client.query(
        `SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now, pg_is_in_recovery() AS follows`,
      );
      if (rows[0].follows) throw new Error('it can only be read');
      return { name: capital, now: rows[0].now };
    } catch (error) {
      failed = (error as Error).message;
    } finally {
      void client.end().catch(() => undefined);
    }
  }
  throw new Error(`${capital} cannot be used: ${failed.replace(/\.$/, '')}.`);
}
