// Everybody who watches a match under the laws, the spectator first: stream and memory of each.

import { type Entry, type Match, SPECTATOR } from '../src/index.ts';

export interface Watched {
  readonly seat: number;
  readonly seen: unknown;
  /** Its stream, an entry a line. */
  readonly stream: string[];
  last: Entry | undefined;
  /** The scores it saw before the last entry. */
  before: readonly number[] | undefined;
}

export function watchAll(match: Match): Watched[] {
  const seats = [SPECTATOR, ...Array.from({ length: match.seats }, (_, seat) => seat)];
  return seats.map((seat) => {
    const one: Watched = {
      seat,
      seen: match.game.newMemory(match.rules, match.seats, seat),
      stream: [],
      last: undefined,
      before: undefined,
    };
    match.watch(seat, (entry) => {
      // Through JSON and back: memory is made from what would cross a wire, and from nothing else.
      const line = JSON.stringify(entry);
      one.before = one.last?.view.scores;
      one.last = JSON.parse(line) as Entry;
      one.stream.push(line);
      match.game.remember(one.seen, one.last);
    });
    return one;
  });
}
