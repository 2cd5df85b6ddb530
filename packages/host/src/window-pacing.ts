// The pace of a match with a clock: opens and closes call windows, has bots call in them, lays cards in a beat, and lets
// the clock act.

import { BY_CHANCE, BY_CLOCK, type GameClock, legalTexts, seatsOf } from '@messdeck/engine';
import type { HostServices } from './host-services.ts';
import type { HostedMatch } from './hosted-match.ts';
import type { CallWindow, Moment } from './moment.ts';
import { type MatchQueue, Pacing } from './pacing.ts';
import * as time from './window-timing.ts';
import { mayHalt, windowAfter } from './windows.ts';

const CLOCK_TIMER = 'clock';
const CLOSING_TIMER = 'closing';

export class WindowPacing extends Pacing {
  private readonly clock: GameClock;
  /** Since when the table has been halted, and how much time it had lost by that before. */
  private halted: number | undefined;
  private lost = 0;

  constructor(hosted: HostedMatch, services: HostServices, desk: MatchQueue) {
    super(hosted, services, desk);
    this.clock = hosted.game.parts?.clock ?? { window: 0 };
    // Where cards are laid in a beat, a match begins when a player says so.
    const pausable = services.able?.pause ?? true;
    this.paused = pausable && this.clock.beat !== undefined && hosted.people().length > 0;
  }

  /** The time of this table, which stands still while it is halted. */
  private now(): number {
    return (this.halted ?? this.time.now()) - this.lost;
  }

  /** The window of a race runs out; any other has afterwards what is left of it. */
  override halt(on: boolean): void {
    if (!on) this.lost = this.time.now() - this.now();
    const stands = on && !(this.moment.is === 'window' && this.clock.race);
    this.halted = stands ? (this.halted ?? this.time.now()) : undefined;
    super.halt(on);
  }

  protected override nextMoment(): Moment {
    const was = this.moment;
    const next = windowAfter(was, this.hosted, this.now(), this.windowTime());
    if (was.is === 'window' && next !== was) this.timers.clearAll();
    return next;
  }

  override comesLate(seat: number, seen: number): boolean {
    return this.moment.is === 'window' && seen < this.moment.entries[seat];
  }

  override state(): ReturnType<Pacing['state']> {
    const { moment } = this;
    const now = this.now();
    return {
      ...super.state(),
      ...(moment.is === 'window' && {
        window: { length: moment.length, gone: now - moment.opened },
      }),
      ...(moment.is === 'idle' && { idle: { length: this.idleTime(), gone: now - moment.since } }),
    };
  }

  /** The window closes when nobody is left who may call. */
  override decline(seat: number): boolean {
    if (this.moment.is !== 'window') return false;
    this.moment.declined.add(seat);
    this.closeEarly(this.moment);
    return true;
  }

  private closeEarly(window: CallWindow): void {
    const { hosted, clock } = this;
    if (this.moment !== window || clock.race || this.halted !== undefined) return;
    const early = window.opened + this.longestThought() - this.now();
    if (early > 0) {
      this.timers.later(CLOSING_TIMER, early, () => this.closeEarly(window));
      return;
    }
    if (!window.real) {
      const last = hosted.match.log.at(-1)!;
      if (mayHalt(hosted, last.by as number).every((seat) => window.declined.has(seat))) this.endLull();
      return;
    }
    const waiting = seatsOf(hosted.game.actors(hosted.match.position));
    // A bot that is still thinking, or a person who may still call, keeps the window open.
    const open = (seat: number): boolean =>
      hosted.isBot(seat) ? window.deciding.has(seat) : !window.declined.has(seat);
    if (waiting.length === 0 || waiting.some(open)) return;
    // Nobody looks on who could be hurried: the first bot that would call does so now.
    const [first] = [...window.calls].sort(([, a], [, b]) => a.at - b.at);
    if (first) this.timers.later(first[0], 0, () => this.call(window, first[0], first[1].text));
    else this.timers.later(CLOCK_TIMER, 0, () => this.tick());
  }

  /** Until every bot has had its time nothing closes, so that nobody learns which of them had something to think about. */
  private longestThought(): number {
    const { hosted } = this;
    return Math.max(0, ...hosted.seats.map((_, seat) => hosted.takes(seat) ?? 0));
  }

  /** Nobody can call before the person has said where, and the window waits. */
  override claim(): boolean {
    if (this.moment.is !== 'window' || !this.moment.real || this.clock.race) return false;
    const now = this.now();
    const length = this.windowTime();
    this.moment = { ...this.moment, claimed: true, opened: now, length, closes: now + length };
    this.timers.clearAll();
    this.arrange();
    return true;
  }

  private windowTime(): number {
    return time.windowTime(this.clock, this.timing);
  }

  private idleTime(): number {
    return this.clock.idle!.after;
  }

  protected override arrangeMoment(actors: number): void {
    const { moment } = this;
    if (moment.is === 'window') {
      this.arrangeWindow(moment, actors);
      return;
    }
    super.arrangeMoment(actors);
    if (moment.is === 'idle' && !this.paused)
      this.timers.later(CLOCK_TIMER, moment.since + this.idleTime() - this.now(), () => this.tick());
  }

  private arrangeWindow(window: CallWindow, actors: number): void {
    if (this.halted !== undefined) {
      this.timers.clearAll();
      return;
    }
    const left = window.closes - this.now();
    if (window.real) {
      this.timers.later(CLOCK_TIMER, left, () => this.tick());
      if (!window.claimed) this.arrangeCalls(window, actors);
    } else {
      this.timers.clearAll();
      this.timers.later(CLOCK_TIMER, left, () => this.endLull());
    }
    // It may have been let pass while the table was halted.
    this.closeEarly(window);
  }

  private arrangeCalls(window: CallWindow, actors: number): void {
    for (const seat of seatsOf(actors)) {
      if (!this.hosted.isBot(seat)) continue;
      if (this.minds.hasDecided(seat)) this.callLater(window, seat);
      else this.decideCall(window, seat);
    }
  }

  private endLull(): void {
    this.moment = { is: 'turn' };
    const { game, match } = this.hosted;
    if (game.actors(match.position) & BY_CHANCE)
      this.moment = { is: 'deal', betweenHands: false, ready: new Set() };
    this.timers.clearAll();
    this.arrange();
    this.desk.tell();
  }

  /** Anyone who let the present moment pass is not asked again before noticing something new. */
  protected override arrangeBot(seat: number, actors: number): void {
    if (!(actors & BY_CLOCK) || !this.minds.hasDecided(seat)) super.arrangeBot(seat, actors);
  }

  protected override botTime(seat: number, actors: number): number {
    const { clock, timing } = this;
    if (clock.beat !== undefined) return this.beat(clock.beat);
    if (!(actors & BY_CLOCK)) return super.botTime(seat, actors);
    return this.afterRest(seat, time.snappyTime(timing, this.dice()));
  }

  /** Cards laid in a beat: the same pause after every card, with or without a window, so that it betrays nothing. */
  private beat(beat: number): number {
    const noWindow = typeof this.hosted.match.log.at(-1)?.by === 'number';
    return time.beatTime(beat, this.timing) + (noWindow ? this.windowTime() : 0) + this.rest();
  }

  /** Where the rules leave no choice and the beat goes on, the card is laid for a player who lets the time pass. */
  protected override arrangePerson(seat: number, actors: number): void {
    const { clock, hosted } = this;
    if (clock.beat === undefined || actors & BY_CLOCK) return;
    const legal = legalTexts(hosted.game, hosted.match.position, seat);
    if (legal.length !== 1) return;
    const lay = (): Promise<void> => this.desk.change(() => hosted.act(seat, legal[0]));
    this.timers.later(seat, this.beat(clock.beat), lay);
  }

  /** A bot makes up its mind when the window opens, and calls after a human reaction time. */
  private decideCall(window: CallWindow, seat: number): void {
    const { clock, timing, minds } = this;
    minds.decides(seat);
    this.timers.clear(seat);
    const overlooks = time.overlooks(timing, this.rivals(), this.dice());
    const at = window.opened + time.callTime(clock, timing, this.dice());
    const asked = this.time.now();
    const takes = this.hosted.takes(seat);
    const decided = (text: string | undefined): void => {
      window.deciding.delete(seat);
      if (this.moment !== window) return;
      if (text !== undefined) {
        window.calls.set(seat, { at, text });
        this.callLater(window, seat);
      }
      this.closeEarly(window);
    };
    window.deciding.add(seat);
    this.desk.enqueue(async () => {
      if (this.moment !== window) return;
      if (overlooks) decided(undefined);
      else if (clock.race) decided(this.sees(seat));
      else await minds.ask(seat, decided, takes === undefined ? undefined : asked + takes);
    });
  }

  /** How many bots look for a call in a race; elsewhere they do not get into each other's way. */
  private rivals(): number {
    const { game, match } = this.hosted;
    if (!this.clock.race) return 1;
    return seatsOf(game.actors(match.position)).filter((seat) => this.hosted.isBot(seat)).length;
  }

  /** In a race a bot calls what its own eyes see: thinking would hold up the race. */
  private sees(seat: number): string | undefined {
    const view = this.hosted.match.view(seat);
    return this.clock.sees?.(view) ? view.legal[0] : undefined;
  }

  private callLater(window: CallWindow, seat: number): void {
    const call = window.calls.get(seat);
    if (call && this.halted === undefined)
      this.timers.later(seat, call.at - this.now(), () => this.call(window, seat, call.text));
  }

  /** A bot's call, unless another came first. */
  private async call(window: CallWindow, seat: number, text: string): Promise<void> {
    if (this.moment === window) await this.desk.change(() => this.hosted.act(seat, text));
  }

  private async tick(): Promise<void> {
    if (!(this.hosted.game.actors(this.hosted.match.position) & BY_CLOCK)) return;
    await this.desk.change(() => this.hosted.act('clock', 'tick'));
  }
}
