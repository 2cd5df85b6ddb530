// Documents about people, read and written as values. Whoever changes several does it in one step, and begins anew where
// somebody else was faster.

import { Conflict, type DocumentChange, type Store } from '../store/store.ts';

/** A document as it was read, and which version that was. */
export interface Found<T> {
  readonly id: string;
  readonly seen: number;
  readonly order: number;
  readonly value: T;
}

/** Reads a document. */
export async function find<T>(store: Store, kind: string, id: string): Promise<Found<T> | undefined> {
  const found = await store.document(kind, id);
  return found && { id, seen: found.version, order: found.order, value: JSON.parse(found.text) as T };
}

/** Reads the documents of a group, the highest order first. */
export async function list<T>(store: Store, kind: string, group: string, most: number): Promise<Found<T>[]> {
  const all = await store.documents(kind, group, most);
  return all.map(({ id, version, order, text }) => ({
    id,
    seen: version,
    order,
    value: JSON.parse(text) as T,
  }));
}

/** Writes a document in the place of what was found there, if anything was. */
export function write(
  kind: string,
  { id, seen = 0 }: { readonly id: string; readonly seen?: number | undefined },
  value: object,
  { group = '', order = 0 }: { readonly group?: string; readonly order?: number } = {},
): DocumentChange {
  return { kind, id, seen, put: { group, order, text: JSON.stringify(value) } };
}

/** Forgets a document that was found. */
export function forget(
  kind: string,
  { id, seen }: { readonly id: string; readonly seen: number },
): DocumentChange {
  return { kind, id, seen };
}

const MOST_TRIES = 30;

/** Tries again, from the reading on, as long as somebody else was faster. */
export async function untilWritten<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Conflict) || tries === MOST_TRIES) throw error;
    }
  }
}
