// After a start everybody comes back at once. Readers are let in first: what is to be done waits until none has come for
// a moment, so that no table plays on at full speed while others still look at a broken line.

import type { Time } from '@messdeck/host';

/** Nobody has come for so long: they are all here. */
const LULL = 300;
/** Whoever comes later than this is not waited for. */
const LONGEST = 1500;

export class ReadersFirst {
  private readonly time: Time;
  private stopWaiting: () => void;
  private letGo: () => void = () => undefined;
  private readonly all: Promise<void>;
  private done = false;

  constructor(time: Time) {
    this.time = time;
    this.all = new Promise((resolve) => {
      this.letGo = resolve;
    });
    this.stopWaiting = time.later(LULL, () => this.end());
    time.later(LONGEST, () => this.end());
  }

  /** A reader has come. */
  came(): void {
    if (this.done) return;
    this.stopWaiting();
    this.stopWaiting = this.time.later(LULL, () => this.end());
  }

  /** Resolves when the readers are here; undefined when they are. */
  get waiting(): Promise<void> | undefined {
    return this.done ? undefined : this.all;
  }

  private end(): void {
    this.done = true;
    this.stopWaiting();
    this.letGo();
  }
}
