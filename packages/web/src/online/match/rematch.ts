// The next table of a match that is over: found by everybody who was at this one, those who looked on included.

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import * as words from '#words/online/match.tsx';
import { ask, type ToldTable } from '../../sources/remote/api.ts';
import { keepTable, keptTable } from '../../sources/remote/kept.ts';
import type { TableConnection } from '../../sources/remote/table-connection.ts';
import type { Word } from '../chat/notes.ts';

/** How often the next table is looked at. */
const EVERY = 2000;

/** The next table as it is, once somebody has asked for it; looked at until it is stopped. */
export function followNext(remote: TableConnection): {
  readonly next: ReadonlySignal<ToldTable | undefined>;
  readonly stop: () => void;
} {
  const next: Signal<ToldTable | undefined> = signal(undefined);
  const id = computed(() => remote.told.value?.next);
  const stop = effect(() => {
    const found = id.value;
    if (found === undefined) return undefined;
    const look = (): void => {
      ask<ToldTable>('GET', `/tables/${found}`, { bearer: keyOf(remote) }).then(
        (table) => (next.value = table),
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  });
  return { next, stop };
}

/** Who sat here is known there; others look by the key that opened this table, which holds there, too. */
const keyOf = ({ id, bearer }: TableConnection): string | undefined => bearer ?? keptTable(id)?.invite;

/** "Carl asks for a rematch." */
export function wordOfRematch(next: ToldTable, own: number | null): Word | undefined {
  const name = next.seats[next.host]?.name;
  if (name === undefined || next.host === own) return undefined;
  return {
    says: words.wantsRematch(name),
    more: own === null ? words.youCanWatch : words.chairKept,
  };
}

/** What the way there is called. */
export const rematchWords = (remote: TableConnection): ReadonlySignal<string | undefined> =>
  computed(() => {
    const asked = remote.told.value?.next !== undefined;
    if (remote.seat === null) return asked ? words.watchRematch : undefined;
    return asked ? words.joinRematch : words.rematchSameChairs;
  });

/** The same seats at a new table; the first to ask makes it, the others find it. */
export async function playAgain(remote: TableConnection, seat: number): Promise<void> {
  const made = await ask<{ table: string; seat: number }>(
    'POST',
    `/tables/${remote.id}/seats/${seat}/rematch`,
  );
  const kept = keptTable(remote.id);
  if (kept) {
    const { began: _, aside: __, ...still } = kept;
    keepTable(made.table, { ...still, seat: made.seat });
  }
  location.hash = `#/t/${made.table}/${made.seat}`;
}

/** A spectator goes along by the same key. */
export function watchNext({ bearer, invited }: TableConnection, next: string): void {
  location.hash = ['#', 'watch', next, ...(bearer ? [bearer, ...(invited ? ['invited'] : [])] : [])].join(
    '/',
  );
}
