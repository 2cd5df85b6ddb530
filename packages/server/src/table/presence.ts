// Who is here: anyone who reads a seat's stream. Somebody gone for a moment only (a page loaded again) was never away, and
// those who come together, as after a restart, are told together.

import { SPECTATOR } from '@messdeck/engine';
import type { Time } from '@messdeck/host';
import { GRACE, TOGETHER } from './services.ts';

export class Presence {
  private readonly time: Time;
  private readonly changed: () => void;
  private telling: (() => void) | undefined;
  private readonly readers: Map<number, number> = new Map();
  private readonly leaving: Map<number, () => void> = new Map();
  /** The table is closed: those whose lines end now are not waited for. */
  private stopped = false;

  constructor(time: Time, changed: () => void) {
    this.time = time;
    this.changed = changed;
  }

  /** Somebody has just left. */
  get busy(): boolean {
    return this.leaving.size > 0;
  }

  isHere(seat: number): boolean {
    return this.count(seat) > 0 || this.leaving.has(seat);
  }

  count(seat: number): number {
    return this.readers.get(seat) ?? 0;
  }

  arrive(seat: number): void {
    const wasHere = this.isHere(seat);
    this.leaving.get(seat)?.();
    this.leaving.delete(seat);
    this.readers.set(seat, this.count(seat) + 1);
    if (!wasHere || seat === SPECTATOR) this.tellSoon();
  }

  leave(seat: number): void {
    this.readers.set(seat, this.count(seat) - 1);
    if (this.stopped) return;
    if (seat === SPECTATOR) this.tellSoon();
    else if (this.count(seat) === 0) {
      const gone = (): void => {
        this.leaving.delete(seat);
        this.changed();
      };
      this.leaving.set(seat, this.time.later(GRACE, gone));
    }
  }

  private tellSoon(): void {
    this.telling ??= this.time.later(TOGETHER, () => {
      this.telling = undefined;
      this.changed();
    });
  }

  stop(): void {
    this.stopped = true;
    this.telling?.();
    for (const cancel of this.leaving.values()) cancel();
    this.leaving.clear();
  }
}
