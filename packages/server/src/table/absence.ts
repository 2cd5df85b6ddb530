// Who has been away, and for how long, by the server's clock alone: from some time on the others may have a bot play, and
// later the table passes to somebody who is there.

import type { Time } from '@messdeck/host';

/** Milliseconds somebody may be away. */
export interface Patience {
  /** Before the others may have a bot play. */
  readonly standIn: number;
  /** Before a host's table passes to the next person. */
  readonly host: number;
}

export const USUAL_PATIENCE: Patience = { standIn: 45_000, host: 120_000 };

interface Away {
  readonly since: number;
  /** What the absence has outlasted; timers say so, which no change of the hour disturbs. */
  readonly outlasted: Set<keyof Patience>;
  readonly stop: () => void;
}

export class Absence {
  private readonly time: Time;
  private readonly patience: Patience;
  private readonly changed: () => void;
  private readonly away: Map<number, Away> = new Map();

  /** `changed`: an absence has outlasted something. */
  constructor(time: Time, patience: Patience, changed: () => void) {
    this.time = time;
    this.patience = patience;
    this.changed = changed;
  }

  /** Notes which seats are away now; an absence that is known goes on. */
  note(seats: readonly number[]): void {
    for (const [seat, { stop }] of this.away) {
      if (seats.includes(seat)) continue;
      stop();
      this.away.delete(seat);
    }
    for (const seat of seats) if (!this.away.has(seat)) this.away.set(seat, this.begin());
  }

  private begin(): Away {
    const outlasted: Set<keyof Patience> = new Set();
    const wait = (what: keyof Patience): (() => void) =>
      this.time.later(this.patience[what], () => {
        outlasted.add(what);
        this.changed();
      });
    const waits = [wait('standIn'), wait('host')];
    const stop = (): void => {
      for (const cancel of waits) cancel();
    };
    return { since: this.time.now(), outlasted, stop };
  }

  /** How long a seat has been away, in milliseconds; undefined while somebody is there. */
  lasts(seat: number): number | undefined {
    const away = this.away.get(seat);
    return away && Math.max(0, this.time.now() - away.since);
  }

  outlasts(seat: number, what: keyof Patience): boolean {
    return this.away.get(seat)?.outlasted.has(what) ?? false;
  }

  stop(): void {
    this.note([]);
  }
}
