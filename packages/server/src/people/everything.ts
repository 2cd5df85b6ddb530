// All that is kept of somebody besides who they are: read for an export, forgotten when they take it away.

import type { DocumentChange, Store } from '../store/store.ts';
import { find, forget, list, untilWritten, write } from './documents.ts';
import type { Invitation } from './invitations.ts';
import type { KeptRating } from './ladder.ts';
import type { Met, OnLadders, PlayedMatch } from './results.ts';

/** Nobody has more of one kind. */
const MOST = 100_000;
/** So much is forgotten in one step. */
const AT_ONCE = 200;
/** Stands where somebody played who has taken their name away. */
const SOMEBODY = 'Somebody';

/** The ratings of somebody, by ladder. */
export async function ratingsOf(
  store: Store,
  person: string,
): Promise<{ readonly group: string; readonly rating: KeptRating }[]> {
  const known = (await find<OnLadders>(store, 'ladders of', person))?.value.groups ?? [];
  const found = await Promise.all(
    known.map(async (group) => ({
      group,
      rating: (await find<KeptRating>(store, 'rating', `${group} ${person}`))?.value,
    })),
  );
  return found.flatMap(({ group, rating }) => (rating ? [{ group, rating }] : []));
}

/** The latest matches of somebody, with people. */
export async function matchesOf(store: Store, person: string, most: number = MOST): Promise<PlayedMatch[]> {
  return (await list<PlayedMatch>(store, 'played', person, most)).map(({ value }) => value);
}

/** Whom somebody has sat with, the latest first. */
export async function metBy(
  store: Store,
  person: string,
  most: number = MOST,
): Promise<(Met & { readonly at: number })[]> {
  const met = await list<Met>(store, 'met', person, most);
  return met.map(({ value, order }) => ({ ...value, at: order }));
}

/** All of it, for an export. */
export async function everythingOf(store: Store, person: string): Promise<object> {
  const [ratings, matches, met] = await Promise.all([
    ratingsOf(store, person),
    matchesOf(store, person),
    metBy(store, person),
  ]);
  return { ratings, matches, met };
}

/** Forgets it; in the lists of others nobody is named any more. */
export async function forgetEverything(store: Store, person: string): Promise<void> {
  for (const other of await metBy(store, person))
    await dropEach(store, 'met', [`${other.person} ${person}`, `${person} ${other.person}`]);
  for (const match of await matchesOf(store, person)) {
    for (const other of match.others)
      if (other.person !== undefined) await unname(store, `${other.person} ${match.table}`, person);
    await dropEach(store, 'played', [`${person} ${match.table}`]);
  }
  const asked = await list<Invitation>(store, 'invitation', person, MOST);
  await dropEach(
    store,
    'invitation',
    asked.map(({ id }) => id),
  );
  const known = (await find<OnLadders>(store, 'ladders of', person))?.value.groups ?? [];
  await dropEach(
    store,
    'rating',
    known.map((group) => `${group} ${person}`),
  );
  await dropEach(store, 'ladders of', [person]);
}

function unname(store: Store, id: string, person: string): Promise<void> {
  return untilWritten(async () => {
    const found = await find<PlayedMatch>(store, 'played', id);
    if (!found) return;
    const others = found.value.others.map(({ person: who, ...other }) =>
      who === person ? { ...other, name: SOMEBODY } : { ...other, ...(who !== undefined && { person: who }) },
    );
    const owner = id.split(' ')[0];
    await store.change([
      write('played', found, { ...found.value, others }, { group: owner, order: found.order }),
    ]);
  });
}

async function dropEach(store: Store, kind: string, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await untilWritten(async () => {
      const found = await Promise.all(ids.slice(from, from + AT_ONCE).map((id) => find(store, kind, id)));
      const changes: DocumentChange[] = found.flatMap((each) => (each ? [forget(kind, each)] : []));
      if (changes.length > 0) await store.change(changes);
    });
}
