// A match is played in one tab at a time, and no update of the page comes while one is played: both by a lock. A page
// that came without TLS from another machine has no locks: there nothing keeps two tabs apart, and no update comes.

const ANY_MATCH = 'messdeck match';

/** Another tab that has just been left lets go within this time. */
export const PATIENCE = 1500;

export const untilLeft = (left: AbortSignal): Promise<void> =>
  new Promise((release) => {
    if (left.aborted) release();
    left.addEventListener('abort', () => release());
  });

/** Some match is being played until the player leaves. */
export function holdAny(left: AbortSignal): void {
  void navigator.locks.request(ANY_MATCH, { mode: 'shared' }, () => untilLeft(left));
}

/** Why a match cannot be held: another tab has it. */
export const ELSEWHERE = 'open elsewhere';

/** By this a tab is asked to let the match go. */
export const wishesFor = (id: string): BroadcastChannel => new BroadcastChannel(`${ANY_MATCH} ${id}`);

/** Holds the match until the player leaves; rejects if another tab has it, or when the player has left. */
export function holdMatch(id: string, left: AbortSignal): Promise<void> {
  left.throwIfAborted();
  if (!navigator.locks) return Promise.resolve();
  holdAny(left);
  return new Promise((resolve, reject) => {
    const waiting = new AbortController();
    setTimeout(() => waiting.abort(), PATIENCE);
    left.addEventListener('abort', () => {
      waiting.abort();
      reject(left.reason);
    });
    const holding = navigator.locks.request(`${ANY_MATCH} ${id}`, { signal: waiting.signal }, () => {
      resolve();
      return untilLeft(left);
    });
    holding.catch(() => reject(new Error(ELSEWHERE)));
  });
}

/** Whether a match is being played in any tab. */
export async function matchHeld(): Promise<boolean> {
  const { held } = await navigator.locks.query();
  return held?.some(({ name }) => name === ANY_MATCH) ?? false;
}
