// The player's own time, where a clock runs: how many seconds are left of it. The others' runs along their plaques.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { RemoteTable } from '../sources/remote/remote-table.ts';

/** From so many seconds on it is told apart. */
const SHORT = 10;

export function OwnTime({ remote }: { readonly remote: RemoteTable }): JSX.Element | null {
  const due = remote.told.value?.due;
  const left = useSignal(0);
  const runs = due !== undefined && due.seat === remote.seat;
  useEffect(() => {
    if (!runs) return undefined;
    const ends = performance.now() + due.inMs;
    const count = (): void => {
      left.value = Math.max(0, Math.ceil((ends - performance.now()) / 1000));
    };
    count();
    const timer = setInterval(count, 500);
    return () => clearInterval(timer);
  }, [due]);
  if (!runs) return null;
  return (
    <span class={left.value <= SHORT ? 'own-time short' : 'own-time'} role="timer" aria-label="Your time">
      {Math.floor(left.value / 60)}:{String(left.value % 60).padStart(2, '0')}
    </span>
  );
}
