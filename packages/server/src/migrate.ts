// Opens both sides of a migration: files by their names, PostgreSQL databases by their URLs.

import { existsSync } from 'node:fs';
import { copyTables } from './store/copying.ts';
import { isUrl, openStore } from './store/open.ts';
import type { PostgresStore } from './store/postgres/store.ts';

/** Copies everything from one store into another that is empty; returns how many tables. No server may use either. */
export async function migrate(from: string, to: string): Promise<number> {
  if (!isUrl(from) && !existsSync(from)) throw new Error(`There is no database ${from}.`);
  const source = await openStore(from);
  try {
    const target = await openStore(to);
    try {
      if ((await target.count()) > 0) {
        const name = isUrl(to) ? 'The database' : to;
        throw new Error(`${name} has tables already; migrate fills an empty one.`);
      }
      if (isUrl(from)) {
        const { takeBack } = await import('./jobs/queued-jobs.ts');
        await takeBack(source as PostgresStore);
      }
      return await copyTables(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
