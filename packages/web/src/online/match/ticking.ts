// The time of what counts seconds on the page: it ticks only while something is counted.

import { useEffect, useReducer } from 'preact/hooks';
import { clockFace } from '../chat/notes.ts';

/** Now (`performance.now`); the caller is drawn again twice a second while it counts. */
export function useNow(counts: boolean): number {
  const [, tick] = useReducer<number, undefined>((ticks) => ticks + 1, 0);
  useEffect(() => {
    if (!counts) return undefined;
    const timer = setInterval(() => tick(undefined), 500);
    return () => clearInterval(timer);
  }, [counts]);
  return performance.now();
}

/** How long until then (`Date.now`), as "1:12"; empty when it is over. */
export function useCountdown(ends: number | undefined): string {
  const left = (ends ?? 0) - Date.now();
  useNow(left > 0);
  return left > 0 ? clockFace(left) : '';
}
