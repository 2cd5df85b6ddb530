// A chair is open in one window of a browser at a time: by a lock, which another window can take over.

import * as words from '#words/online/room.tsx';
import { holdAny, PATIENCE, untilLeft } from '../../table/model/one-tab.ts';

interface Holding {
  /** Takes the chair over from the window that has it. */
  readonly seize: boolean;
  /** Another window has taken it over. */
  readonly lost: () => void;
}

/** Holds a chair until the player leaves; rejects if another window has it. */
export function holdSeat(seat: string, left: AbortSignal, { seize, lost }: Holding): Promise<void> {
  const { locks } = navigator;
  // Without TLS, from another machine, there are no locks: two windows show the same chair, and both may play it.
  if (!locks) return Promise.resolve();
  holdAny(left);
  return new Promise((resolve, reject) => {
    let held = false;
    const how = seize ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
    const holding = locks.request(`messdeck chair ${seat}`, how, () => {
      held = true;
      resolve();
      return untilLeft(left);
    });
    holding.catch(() => (held ? lost() : reject(new Error(words.thisChairOpenAnotherWindow))));
  });
}
