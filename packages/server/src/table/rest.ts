// Bots rest at a table to which nobody attends: nobody reads there, and no seat has asked for anything for a while.

import type { Time } from '@messdeck/host';

export const USUAL_WAIT = 60_000;

export interface Attended {
  /** Whether somebody reads at the table. */
  isRead(): boolean;
  /** Has the bots rest, or go on. */
  rest(on: boolean): void;
}

export class Rest {
  private readonly time: Time;
  private readonly wait: number;
  private readonly table: Attended;
  private last: number;
  private resting = false;
  private cancel: () => void;

  constructor(time: Time, wait: number, table: Attended) {
    this.time = time;
    this.wait = wait;
    this.table = table;
    this.last = time.now();
    this.cancel = this.lookAfter(wait);
  }

  /** Somebody came, went or asked for something. */
  sign(): void {
    this.last = this.time.now();
    if (!this.resting) return;
    this.resting = false;
    this.cancel = this.lookAfter(this.wait);
    this.table.rest(false);
  }

  private lookAfter(milliseconds: number): () => void {
    return this.time.later(milliseconds, () => this.look());
  }

  private look(): void {
    if (this.table.isRead()) this.last = this.time.now();
    const left = this.last + this.wait - this.time.now();
    if (left > 0) {
      this.cancel = this.lookAfter(left);
      return;
    }
    this.resting = true;
    this.table.rest(true);
  }

  stop(): void {
    this.cancel();
  }
}
