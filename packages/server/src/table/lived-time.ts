// The server's own time: how long it has run, in all its runs together. Its store keeps the count, so a wall clock that
// is wrong or jumps makes nothing older and uses up nobody's time.

import { realTime, type Time } from '@messdeck/host';
import type { Store } from '../store/store.ts';

/** A crash forgets at most this much of the server's life. */
const WRITE_EVERY = 60_000;

export class LivedTime implements Time {
  private readonly store: Store;
  /** What `realTime` would have shown when the server began to live. */
  private born: number;
  private stopWriting: () => void = () => undefined;

  private constructor(store: Store, lived: number) {
    this.store = store;
    this.born = realTime.now() - lived;
  }

  static async of(store: Store): Promise<LivedTime> {
    const time = new LivedTime(store, await store.lived());
    time.writeLater();
    return time;
  }

  now(): number {
    return Math.floor(realTime.now() - this.born);
  }

  later(milliseconds: number, task: () => void): () => void {
    return realTime.later(milliseconds, task);
  }

  /** Another server that shares the store has run for longer: its time is ours. Time never goes back. */
  catchUp(lived: number): void {
    this.born = Math.min(this.born, realTime.now() - lived);
  }

  private writeLater(): void {
    this.stopWriting = this.later(WRITE_EVERY, () => {
      // A store that cannot write says so elsewhere.
      void this.write().catch(() => undefined);
      this.writeLater();
    });
  }

  private write(): Promise<void> {
    return this.store.live(this.now());
  }

  /** The server stops: the store remembers how long it has run. */
  async stop(): Promise<void> {
    this.stopWriting();
    await this.write().catch(() => undefined);
  }
}
