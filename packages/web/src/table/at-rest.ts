// A jump in a replay has the whole table drawn anew: what is seen comes at once, what is out of sight when the page has
// had time to show it.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableModel } from './model.ts';

/** More events than this at once, a trick of the largest table, are a jump. */
const MOST_AT_ONCE = 8;

/** Milliseconds from a jump until the rest is drawn. */
const REST = 150;

export const isJump = (from: number, to: number): boolean => Math.abs(to - from) > MOST_AT_ONCE;

/** Whether what is out of sight is to be drawn: there has been no jump just now. */
export function useAtRest({ table }: TableModel): boolean {
  const events = table.entries.value.length;
  const drawn = useRef(Number.NEGATIVE_INFINITY);
  const [, drawAgain] = useState(0);
  const resting = !isJump(drawn.current, events);
  useEffect(() => {
    const rest = (): void => {
      drawn.current = events;
      if (!resting) drawAgain((times) => times + 1);
    };
    if (resting) return rest();
    const timer = setTimeout(rest, REST);
    return () => clearTimeout(timer);
  }, [events]);
  return resting;
}

let resting: ReturnType<typeof setTimeout> | undefined;

/** Leaves the fine print of all faces out (hand.css), until the page is at rest. */
export function drawBriefly(table: HTMLElement): void {
  clearTimeout(resting);
  table.dataset['jump'] = '';
  resting = setTimeout(() => delete table.dataset['jump'], REST);
}
