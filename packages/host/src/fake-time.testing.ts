// Time for tests: it passes when it is told to, and everything due is done in order.

import type { Time } from './index.ts';

export class FakeTime implements Time {
  private hour = 0;
  private due: { readonly at: number; readonly task: () => void }[] = [];

  now(): number {
    return this.hour;
  }

  later(milliseconds: number, task: () => void): () => void {
    const timer = { at: this.hour + milliseconds, task };
    this.due.push(timer);
    return () => {
      this.due = this.due.filter((other) => other !== timer);
    };
  }

  /** Lets time pass up to the next thing that is due, at most so long; `settle` waits for what came of it. */
  async pass(most: number, settle: () => Promise<void>): Promise<void> {
    const next = Math.min(...this.due.map(({ at }) => at), this.hour + most);
    this.hour = Math.max(this.hour, next);
    const now = this.due.filter(({ at }) => at <= this.hour).sort((a, b) => a.at - b.at);
    for (const timer of now) {
      this.due = this.due.filter((other) => other !== timer);
      timer.task();
      await settle();
    }
  }
}
