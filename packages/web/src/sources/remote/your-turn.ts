// What waits for this browser at tables over days, as the server tells it (docs/online.md).

import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from './api.ts';

export interface ToldTurn {
  readonly table: string;
  readonly seat: number;
  readonly game: string;
  readonly names: readonly (string | null)[];
  readonly turn: boolean;
  readonly asks?: string;
  readonly waitsFor: readonly number[];
  readonly days: number;
  readonly inMs?: number;
  readonly missed: number;
  readonly standsIn: boolean;
}

/** Where one goes to act; a bot that sits in hands back to whoever comes. */
export const wayTo = ({ table, seat }: ToldTurn): string => `#/t/${table}/${seat}`;

/** Whether somebody has to come. */
export const waits = ({ turn, standsIn }: ToldTurn): boolean => turn || standsIn;

/** How often it is looked at. */
const EVERY = 30_000;

/** How many tables wait; looked at again and again while somebody looks at the page. Without a server: none. */
export function useWaiting(): Signal<readonly ToldTurn[]> {
  const found = useSignal<readonly ToldTurn[]>([]);
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) return;
      ask<{ readonly tables: readonly ToldTurn[] }>('GET', '/your-turn').then(
        ({ tables }) => (found.value = tables),
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return found;
}
