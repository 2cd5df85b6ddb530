// A new key for an operator who has lost the old one: for anyone who may write to the store, while no server uses it.

import { openStore } from '../store/open.ts';
import { OperatorKey } from './operator-key.ts';

/** The new key; `place` is a file or the URL of a database. Throws a sentence where the store cannot be used. */
export async function renewOperatorKey(place: string): Promise<string> {
  const store = await openStore(place);
  try {
    return (await OperatorKey.renew(store)).fresh!;
  } finally {
    await store.close();
  }
}
