// Moments kept on the way through a match, so that every other moment is only a few events away from one of them.

import type { Bookmark, Match } from '@messdeck/engine';

/** A bookmark takes a few kilobytes and microseconds; playing this many events takes less than a millisecond. */
const EVERY = 32;

export class Bookmarks {
  /** The bookmark at index i stands after (i + 1) × EVERY events. */
  private kept: Bookmark[] = [];

  /** An event has happened. */
  add(match: Match): void {
    if (match.log.length % EVERY === 0) this.kept.push(match.bookmark());
  }

  /** The last bookmark that is not after a step. */
  before(step: number): Bookmark | undefined {
    return this.kept[Math.floor(step / EVERY) - 1];
  }

  /** The match has gone back to a step. */
  cut(step: number): void {
    this.kept = this.kept.slice(0, Math.floor(step / EVERY));
  }
}
