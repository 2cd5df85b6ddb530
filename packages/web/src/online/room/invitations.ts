// The invitation of a table, as this browser knows it: it is renewed when the host likes, and when somebody is removed,
// who has the old one.

import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, isPersons, newKey, Refused, type ToldTable } from '../../sources/remote/api.ts';
import { keepInvite, keptTable } from '../../sources/remote/kept.ts';

/** By table, what has changed while this page was open; `null`: what we had opens nothing any more. */
const changed: Signal<Readonly<Record<string, string | null>>> = signal({});

function change(id: string, invite: string | null): void {
  changed.value = { ...changed.value, [id]: invite };
}

/** The invitation that this browser has; undefined: none, or one that opens nothing any more. */
function invitationOf(table: string): string | undefined {
  const known = changed.value[table];
  return known === undefined ? keptTable(table)?.invite : (known ?? undefined);
}

export function useInvitation(told: ToldTable): string | undefined {
  const { table } = told;
  const invite = invitationOf(table);
  const taken = told.seats.map((seat) => (seat && isPersons(seat) ? 'x' : '-')).join('');
  useEffect(() => {
    // Anyone who hosts may have renewed it on another device, or when somebody was removed.
    if (invite !== undefined && !told.public) void lookAt(table, invite);
  }, [table, invite, taken, told.host]);
  return invite;
}

async function lookAt(table: string, invite: string): Promise<void> {
  try {
    await ask('GET', `/tables/${table}`, { bearer: invite, alone: true });
  } catch (error) {
    if (!(error instanceof Refused && [401, 403, 404].includes(error.status))) return;
    // It may have been renewed while this was asked.
    if (invitationOf(table) === invite) change(table, null);
  }
}

/** A new link; the old one opens nothing any more. */
export async function renewInvitation(table: string): Promise<void> {
  const { invite } = await ask<{ invite: string }>('POST', `/tables/${table}/invite`, { key: newKey() });
  keepInvite(table, invite);
  change(table, invite);
}

/** The host removes somebody, who shall not come back by the link of a private table. */
export async function remove({ table, seats, public: open }: ToldTable, at: number): Promise<void> {
  const seat = seats[at];
  await ask('DELETE', `/tables/${table}/seats/${at}`);
  if (!open && seat && isPersons(seat)) await renewInvitation(table);
}
