// The pace of a local match: lets chance, bots and the clock act when a player would expect it, and opens and closes
// call windows.

import { BY_CHANCE, BY_CLOCK, legalTexts, SPECTATOR, seatsOf } from '@messdeck/engine';
import type { LocalMatch } from './local-match.ts';
import type { TableState } from './messages.ts';
import { Timers } from './timers.ts';
import * as time from './timing.ts';

/** Where what is due is done. */
export interface Desk {
  /** Has something done in its turn. */
  enqueue(task: () => Promise<void>): void;
  /** Lets something happen at the table; what comes next is scheduled after it. */
  change(happen: () => unknown): Promise<void>;
  /** Tells the page how the table stands. */
  tell(): void;
}

interface Window {
  /** The number of the person's entry that opened it: a call made before belongs to another window. */
  readonly entry: number;
  readonly opened: number;
  closes: number;
}

const CHANCE_TIMER = 'chance';
const CLOCK_TIMER = 'clock';

export class Pacing {
  timing: time.Timing;
  private readonly local: LocalMatch;
  private readonly desk: Desk;
  private readonly clock: time.Clock;
  private readonly timers: Timers;
  private window: Window | undefined;
  /** For each bot how much it had noticed when it last decided in a moment that it may let pass. */
  private decided: number[] = [];
  /** How long each bot took to think, which its pause is shortened by. */
  private thought: number[] = [];
  private goesOn = false;
  /** Cards laid in a beat wait for the player to say that the table may begin. */
  private paused: boolean;
  /** The step after which the table has waited as long as a window lasts. */
  private lulled = -1;
  private pause = 0;
  /** Where anybody acts at any moment: when somebody last did. */
  private idleSince: number | undefined;

  constructor(local: LocalMatch, timing: time.Timing, desk: Desk) {
    this.local = local;
    this.timing = timing;
    this.desk = desk;
    this.clock = time.clockOf(local.game.id);
    this.timers = new Timers((task) => desk.enqueue(task));
    this.paused = this.clock.beat !== undefined && local.person !== SPECTATOR;
  }

  stop(): void {
    this.timers.clearAll();
  }

  /** Nothing stands that was about to happen: the table is taken back. */
  forget(): void {
    this.timers.clearAll();
    this.window = undefined;
    this.decided = [];
  }

  /** Something happened; where cards were swept from the table, everybody looks at them for a moment. */
  changed(swept: boolean): void {
    this.goesOn = false;
    this.pause = swept ? time.pauseTime(this.timing) : 0;
  }

  /** Whether somebody who had seen so many entries acts for a window that is closed. */
  comesLate(seen: number): boolean {
    return this.window !== undefined && seen < this.window.entry;
  }

  /** How the table stands in time. */
  state(): Pick<TableState, 'betweenHands' | 'paused' | 'window' | 'idle'> {
    const { clock, window, idleSince } = this;
    const now = Date.now();
    return {
      betweenHands: this.betweenHands() && !this.goesOn,
      paused: this.paused,
      ...(window && {
        window: { length: time.windowTime(clock, this.timing), gone: now - window.opened },
      }),
      ...(idleSince !== undefined && { idle: { length: clock.idle, gone: now - idleSince } }),
    };
  }

  /** The person wants the next hand dealt. */
  dealOn(): void {
    if (!this.betweenHands()) return;
    this.goesOn = true;
    this.schedule();
    this.desk.tell();
  }

  /** The person lets a call window pass: it closes as soon as no bot is about to call. */
  decline(): void {
    if (!this.window || this.clock.races) return;
    if (this.inLull()) {
      this.endLull();
      return;
    }
    const calling = seatsOf(this.local.game.actors(this.local.match.position)).some((seat) =>
      this.timers.has(seat),
    );
    if (!calling) this.timers.later(CLOCK_TIMER, 0, () => this.tick());
  }

  /** The person has called and says where in a moment: nobody can call before, and the window waits. */
  claim(): void {
    if (!this.window || this.clock.races || this.inLull()) return;
    const length = time.windowTime(this.clock, this.timing);
    const now = Date.now();
    this.timers.clearAll();
    this.window = { entry: this.window.entry, opened: now, closes: now + length };
    this.timers.later(CLOCK_TIMER, length, () => this.tick());
    this.desk.tell();
  }

  pauseTable(on: boolean): void {
    this.paused = on;
    if (!this.window) this.schedule();
    this.desk.tell();
  }

  /** A whole hand has been played, a person is there to look at it, and the next waits to be dealt. */
  private betweenHands(): boolean {
    const { game, match, person } = this.local;
    if (person === SPECTATOR || !(game.actors(match.position) & BY_CHANCE)) return false;
    const draw = game.draw(match.position);
    if (draw.verb !== 'shuffle' || !draw.opens || match.log.at(-1)?.by === 'chance') return false;
    return match.log.some((event) => event.by === 'chance' && event.do.startsWith('shuffle'));
  }

  /** Who acts next, and when. */
  schedule(): void {
    const { game, match } = this.local;
    const actors = game.actors(match.position);
    this.idleSince = undefined;
    if (match.log.at(-1)?.do === 'tick') this.closeWindow();
    this.timers.keep((key) => typeof key === 'number' && (actors & (1 << key)) !== 0);
    if (this.inLull()) {
      this.keepWindow(true);
      this.timers.later(CLOCK_TIMER, this.window!.closes - Date.now(), async () => this.endLull());
      return;
    }
    if (actors & BY_CHANCE) {
      if (!this.betweenHands() || this.goesOn)
        this.timers.later(CHANCE_TIMER, this.pause, () => this.desk.change(() => this.local.chance()));
      return;
    }
    const inWindow = (actors & BY_CLOCK) !== 0 && this.local.view.phase === 'window';
    this.keepWindow(inWindow);
    if (this.paused && !inWindow) {
      this.timers.clearAll();
      return;
    }
    for (const seat of seatsOf(actors)) this.scheduleSeat(seat, actors, inWindow);
    if (inWindow) this.timers.later(CLOCK_TIMER, this.window!.closes - Date.now(), () => this.tick());
    else if (actors & BY_CLOCK) {
      this.idleSince = Date.now();
      this.timers.later(CLOCK_TIMER, this.clock.idle, () => this.tick());
    }
  }

  /** A moment after an opponent's action that looks like a window to the person, whether the rules open one or not. */
  private inLull(): boolean {
    const { game, match, person } = this.local;
    const { position, log } = match;
    const last = log.at(-1);
    if (typeof last?.by !== 'number' || person === SPECTATOR || this.lulled === log.length) return false;
    if (!this.clock.lull?.(last, this.local.view)) return false;
    if (game.side(position, last.by) === game.side(position, person)) return false;
    const actors = game.actors(position);
    const opens = actors & BY_CHANCE ? game.draw(position).opens : actors === 0;
    return !opens && (actors & BY_CLOCK) === 0;
  }

  private endLull(): void {
    this.lulled = this.local.match.log.length;
    this.schedule();
    this.desk.tell();
  }

  private closeWindow(): void {
    if (this.window) this.timers.clearAll();
    this.window = undefined;
  }

  private keepWindow(inWindow: boolean): void {
    if (!inWindow) {
      this.closeWindow();
      return;
    }
    const { local, clock } = this;
    const now = Date.now();
    if (!this.window) {
      const length = time.windowTime(clock, this.timing);
      this.window = { entry: local.entries.length - 1, opened: now, closes: now + length };
      this.decided = [];
    } else if (clock.margin !== undefined) {
      // Calls within the tie margin of the first are simultaneous.
      this.window.closes = Math.min(this.window.closes, now + clock.margin);
    }
  }

  private scheduleSeat(seat: number, actors: number, inWindow: boolean): void {
    const { local, clock, timing } = this;
    if (local.game.forced?.(local.match.position, seat)) {
      if (!this.timers.has(seat))
        this.timers.later(seat, time.enteringTime(timing) + this.pause, () => this.enter(seat));
      return;
    }
    if (!local.isBot(seat)) {
      this.scheduleForced(seat, actors);
      return;
    }
    if (inWindow) {
      if (this.decided[seat] !== local.heard[seat]) this.decideCall(seat);
      return;
    }
    // Whoever let the present moment pass is not asked again before noticing something new.
    if (this.timers.has(seat) || (actors & BY_CLOCK && this.decided[seat] === local.heard[seat])) return;
    const chance = Math.random();
    const usual = actors & BY_CLOCK ? time.snappyTime(timing, chance) : time.thinkingTime(timing, chance);
    const wait = clock.beat === undefined ? usual + this.pause - (this.thought[seat] ?? 0) : this.beat();
    this.timers.later(seat, wait, () => this.botActs(seat));
  }

  /** Cards laid in a beat: the same pause after every card, with or without a window, so that it betrays nothing. */
  private beat(): number {
    const { clock, local } = this;
    const last = local.match.log.at(-1);
    const noWindow = last !== undefined && typeof last.by === 'number';
    const waited = noWindow ? time.windowTime(clock, this.timing) : 0;
    return time.beatTime(clock, this.timing) + waited + this.pause;
  }

  /** Where the rules leave no choice and the beat goes on, the card is laid for a player who lets the time pass. */
  private scheduleForced(seat: number, actors: number): void {
    const { clock, local } = this;
    if (clock.forced === undefined || actors & BY_CLOCK || local.view.legal.length !== 1) return;
    const [text] = local.view.legal;
    this.timers.later(seat, this.beat() + clock.forced, () => this.desk.change(() => local.act(seat, text!)));
  }

  /** The table enters, for bots and people alike, the one thing left to a seat where that lies open to all. */
  private async enter(seat: number): Promise<void> {
    const { game, match } = this.local;
    if (!game.forced?.(match.position, seat)) return;
    const [text] = legalTexts(game, match.position, seat);
    await this.desk.change(() => this.mustAct(seat, text!));
  }

  private async botActs(seat: number): Promise<void> {
    const { local } = this;
    const { match } = local;
    if (!(local.game.actors(match.position) & (1 << seat))) return;
    const began = Date.now();
    const text = await local.choose(seat);
    this.thought[seat] = Date.now() - began;
    this.decided[seat] = local.heard[seat];
    if (text !== undefined) await this.desk.change(() => this.mustAct(seat, text));
  }

  private mustAct(seat: number, text: string): void {
    const refusal = this.local.act(seat, text);
    if (refusal) throw new Error(`Seat ${seat} was to do "${text}": ${refusal.refused}`);
  }

  /** A bot makes up its mind when the window opens, and calls after a human reaction time. */
  private decideCall(seat: number): void {
    const { local } = this;
    const window = this.window!;
    this.decided[seat] = local.heard[seat];
    this.timers.clear(seat);
    if (time.overlooks(this.timing, this.rivals(), Math.random())) return;
    this.desk.enqueue(async () => {
      if (this.window !== window) return;
      const text = this.clock.races ? this.sees(seat) : await local.choose(seat);
      if (text === undefined) return;
      const at = window.opened + time.callTime(this.clock, this.timing, Math.random());
      this.timers.later(seat, at - Date.now(), () => this.call(window, seat, text));
    });
  }

  /** How many bots look for a call in a race; elsewhere they do not get into each other's way. */
  private rivals(): number {
    const seats = seatsOf(this.local.game.actors(this.local.match.position));
    return this.clock.races ? seats.filter((seat) => this.local.isBot(seat)).length : 1;
  }

  /** In a race a bot calls what its own eyes see. */
  private sees(seat: number): string | undefined {
    const view = this.local.match.view(seat);
    return this.clock.races!(view) ? view.legal[0] : undefined;
  }

  /** A bot's call, unless another came first. */
  private async call(window: Window, seat: number, text: string): Promise<void> {
    if (this.window === window) await this.desk.change(() => this.local.act(seat, text));
  }

  private async tick(): Promise<void> {
    if (!(this.local.game.actors(this.local.match.position) & BY_CLOCK)) return;
    await this.desk.change(() => this.local.act('clock', 'tick'));
  }
}
