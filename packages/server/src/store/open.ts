// Opens a store by where it is: a file by its name, a PostgreSQL database by its URL.

import type { Copyable } from './copying.ts';
import { SqliteStore } from './sqlite.ts';

export async function openStore(place: string): Promise<Copyable> {
  if (!isUrl(place)) return SqliteStore.open(place);
  const { PostgresStore } = await import('./postgres/store.ts');
  return PostgresStore.open(place);
}

export function isUrl(place: string): boolean {
  return place.includes('://');
}
