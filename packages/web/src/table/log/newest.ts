// The end of the log, which is all of it that is seen until somebody scrolls.

import type { Part } from './chapters.ts';

/** Pixels that the lowest line takes. */
const LINE = 24;

/** The last parts with about as many lines as are seen, each with its number. */
export function newest(parts: readonly Part[]): (readonly [number, Part])[] {
  const kept: (readonly [number, Part])[] = [];
  let room = Math.ceil(innerHeight / LINE);
  for (let i = parts.length - 1; i >= 0 && room > 0; i--) {
    const part = parts[i];
    kept.unshift([i, part.taken ? part : { ...part, entries: part.entries.slice(-room) }]);
    room -= part.entries.length;
  }
  return kept;
}
