// Being asked to a table: what waits for somebody until they sit down, say no, or a week has passed.

import type { Store } from '../store/store.ts';
import { find, forget, list, untilWritten, write } from './documents.ts';

const WEEK = 604_800_000;
const MOST = 20;

export interface Invitation {
  readonly table: string;
  readonly game: string;
  /** Who asks. */
  readonly by: string;
  readonly person: string;
}

/** Keeps that somebody was asked. */
export function invite(store: Store, whom: string, invitation: Invitation, at: number): Promise<void> {
  return untilWritten(async () => {
    const id = `${whom} ${invitation.table}`;
    const found = await find<Invitation>(store, 'invitation', id);
    await store.change([
      write('invitation', { id, seen: found?.seen }, invitation, { group: whom, order: at }),
    ]);
  });
}

/** To which tables somebody is asked, the latest first. */
export async function invitationsOf(store: Store, whom: string, now: number): Promise<Invitation[]> {
  const all = await list<Invitation>(store, 'invitation', whom, MOST);
  return all.filter(({ order }) => order > now - WEEK).map(({ value }) => value);
}

/** Somebody has come, or does not want to. */
export function decline(store: Store, whom: string, table: string): Promise<void> {
  return untilWritten(async () => {
    const found = await find(store, 'invitation', `${whom} ${table}`);
    if (found) await store.change([forget('invitation', found)]);
  });
}

/** Whether two have sat at a table together. */
export async function haveMet(store: Store, one: string, other: string): Promise<boolean> {
  return (await store.document('met', `${one} ${other}`)) !== undefined;
}
