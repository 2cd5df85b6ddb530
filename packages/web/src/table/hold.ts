// A match is played in one tab at a time, and no update of the page comes while one is played: both by a lock.

const ANY_MATCH = 'messdeck match';

/** Another tab that has just been left lets go within this time. */
const PATIENCE = 1500;

/** Holds the match until the player leaves; rejects if another tab has it, or when the player has left. */
export function holdMatch(id: string, left: AbortSignal): Promise<void> {
  left.throwIfAborted();
  const untilLeft = (): Promise<void> =>
    new Promise((release) => {
      if (left.aborted) release();
      left.addEventListener('abort', () => release());
    });
  void navigator.locks.request(ANY_MATCH, { mode: 'shared' }, untilLeft);
  return new Promise((resolve, reject) => {
    const waiting = new AbortController();
    setTimeout(() => waiting.abort(), PATIENCE);
    left.addEventListener('abort', () => {
      waiting.abort();
      reject(left.reason);
    });
    const holding = navigator.locks.request(`${ANY_MATCH} ${id}`, { signal: waiting.signal }, () => {
      resolve();
      return untilLeft();
    });
    holding.catch(() => reject(new Error('This match is open in another tab or window.')));
  });
}

/** Whether a match is being played in any tab. */
export async function matchHeld(): Promise<boolean> {
  const { held } = await navigator.locks.query();
  return held?.some(({ name }) => name === ANY_MATCH) ?? false;
}
