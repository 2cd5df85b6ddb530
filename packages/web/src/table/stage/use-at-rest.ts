// What is out of sight after a jump, the older lines of the log or sets to scroll to, is drawn when the page is at rest.

import { useEffect, useRef, useState } from 'preact/hooks';
import { isJump, whenShown } from '../model/at-rest.ts';
import type { TableModel } from '../model/model.ts';

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
    return resting ? rest() : whenShown(rest);
  }, [events]);
  return resting;
}
