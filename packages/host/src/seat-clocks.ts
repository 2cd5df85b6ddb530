// How long people think: for each action or for a whole match, with what happens when the time is up.

import type { ThinkingTime } from './host-services.ts';
import type { Time } from './timers.ts';

export class SeatClocks {
  /** How long each seat has thought: in this match, or about its present action. */
  private readonly used: number[];
  private readonly since: (number | undefined)[] = [];
  private readonly callOff: ((() => void) | undefined)[] = [];
  private readonly limit: ThinkingTime;
  private readonly time: Time;
  private readonly expire: (seat: number) => void;
  /** Whoever thinks at the beginning has done so since then. */
  private began: number | undefined;

  constructor(
    limit: ThinkingTime,
    time: Time,
    { spent, since }: { readonly spent: readonly number[]; readonly since?: number | undefined },
    expire: (seat: number) => void,
  ) {
    this.limit = limit;
    this.time = time;
    this.used = [...spent];
    this.expire = expire;
    this.began = since;
  }

  /** Lets the clocks of these seats run and those of all others rest. */
  run(seats: readonly number[]): void {
    for (const seat of this.since.keys()) if (!seats.includes(seat)) this.rest(seat);
    for (const seat of seats) if (this.since[seat] === undefined) this.start(seat);
    if (seats.length > 0) this.began = undefined;
  }

  /** A seat has acted: the next action has a time of its own. */
  acted(seat: number): void {
    this.rest(seat);
    this.began = undefined;
    if ('perAction' in this.limit) this.used[seat] = 0;
  }

  /** How long each seat has thought, where that is kept: in this match, or about an action that may take days. */
  get spent(): readonly number[] | undefined {
    const isKept = 'perMatch' in this.limit || this.limit.misses !== undefined;
    return isKept ? this.used.map((_, seat) => this.thought(seat)) : undefined;
  }

  /** Whose clock runs out first, and in how many milliseconds. */
  get due(): { readonly seat: number; readonly inMs: number } | undefined {
    const running = [...this.since.keys()].filter((seat) => this.since[seat] !== undefined);
    const left = running.map((seat) => ({ seat, inMs: this.left(seat) }));
    return left.sort((a, b) => a.inMs - b.inMs)[0];
  }

  private start(seat: number): void {
    this.since[seat] = this.began ?? this.time.now();
    this.callOff[seat] = this.time.later(this.left(seat), () => {
      this.rest(seat);
      this.expire(seat);
    });
  }

  private rest(seat: number): void {
    this.used[seat] = this.thought(seat);
    this.since[seat] = undefined;
    this.callOff[seat]?.();
    this.callOff[seat] = undefined;
  }

  private thought(seat: number): number {
    const since = this.since[seat];
    return (this.used[seat] ?? 0) + (since === undefined ? 0 : this.time.now() - since);
  }

  private left(seat: number): number {
    const whole = 'perMatch' in this.limit ? this.limit.perMatch : this.limit.perAction;
    return Math.max(0, whole - this.thought(seat));
  }
}
