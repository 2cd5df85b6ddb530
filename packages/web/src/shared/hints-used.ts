// How many hints were taken in a match, counted as they are taken; the history notes the number with the match.

const KEY = 'messdeck.hints';
/** Counts of matches long gone are dropped. */
const MOST = 50;

function counts(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export function hintsUsed(match: string): number {
  const count = counts()[match];
  return Number.isInteger(count) ? count : 0;
}

/** One more; returns how many there are now. */
export function countHint(match: string): number {
  const { [match]: before = 0, ...others } = counts();
  const kept = Object.entries(others).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [match]: before + 1 }));
  } catch {
    // A browser that keeps nothing counts no hints.
  }
  return before + 1;
}
