// Tables at which this browser has a chair, as they stand on the server now.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, type ToldTable } from './api.ts';
import { type KeptTable, keptTables } from './kept.ts';

export interface OwnTable {
  readonly id: string;
  readonly kept: KeptTable;
  readonly seat: number;
  /** The chair is asked for something. */
  readonly turn: boolean;
  /** The seats the match waits for. */
  readonly waitsFor: readonly number[];
  readonly table: ToldTable;
}

/** As many are looked at. */
export const SHOWN = 8;

/** Those of the newest tables that can be had; where the server does not answer, none. */
export async function lookAtOwn(): Promise<OwnTable[]> {
  const chairs = keptTables()
    .slice(0, SHOWN)
    .flatMap(({ id, kept }) => kept.seats.map((seat) => ({ id, kept, seat })));
  const found = await Promise.all(
    chairs.map(({ id, kept, seat }) =>
      ask<Pick<OwnTable, 'turn' | 'waitsFor' | 'table'>>('GET', `/tables/${id}/seats/${seat}`).then(
        (told) => [{ id, kept, seat, ...told }],
        () => [],
      ),
    ),
  );
  return found.flat();
}

/** The same, looked at again and again while somebody looks at the page. */
export function useOwnTables(every: number): Signal<readonly OwnTable[]> {
  const own = useSignal<readonly OwnTable[]>([]);
  useEffect(() => {
    if (keptTables().length === 0) return undefined;
    const look = (): void => {
      if (!document.hidden) void lookAtOwn().then((found) => (own.value = found));
    };
    look();
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return own;
}
