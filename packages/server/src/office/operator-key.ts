// The operator's key: made at the first start and shown once; the store keeps its hash.

import { timingSafeEqual } from 'node:crypto';
import { hashOf, newKey, type RandomBytes } from '../security/keys.ts';
import type { Store } from '../store/store.ts';

const ID = 'operator';

export class OperatorKey {
  private readonly hash: Buffer;
  /** To be shown, where it was made just now. */
  readonly fresh: string | undefined;

  private constructor(hash: string, fresh: string | undefined) {
    this.hash = Buffer.from(hash);
    this.fresh = fresh;
  }

  static async open(store: Store, random?: RandomBytes): Promise<OperatorKey> {
    const known = (await store.papers('key')).find(({ id }) => id === ID);
    if (known) return new OperatorKey(JSON.parse(known.text).hash as string, undefined);
    return OperatorKey.renew(store, random);
  }

  /** The key before this one opens nothing any more. */
  static async renew(store: Store, random?: RandomBytes): Promise<OperatorKey> {
    const key = newKey(random);
    const hash = hashOf(key);
    const forever = Number.MAX_SAFE_INTEGER;
    await store.file({ kind: 'key', id: ID, at: 0, until: forever, text: JSON.stringify({ hash }) });
    return new OperatorKey(hash, key);
  }

  /** Takes the same time whatever is wrong. */
  opens(hash: string | undefined): boolean {
    const given = Buffer.from(hash ?? '');
    return given.length === this.hash.length && timingSafeEqual(given, this.hash);
  }
}
