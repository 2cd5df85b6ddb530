// Conducts a local match in time: lets chance, bots and the clock act at a natural pace, opens and closes call
// windows, and tells the page only what has been written down.

import {
  BY_CHANCE,
  BY_CLOCK,
  isRefusal,
  type LogEvent,
  legalTexts,
  SPECTATOR,
  seatsOf,
} from '@messdeck/engine';
import type { Summary } from '../store.ts';
import { swept } from './known.ts';
import type { LocalMatch } from './local-match.ts';
import type { OpenWindow, Order, TableState, Told } from './messages.ts';
import { Timers } from './timers.ts';
import * as time from './timing.ts';

/** Writes events down from a step on; whatever stood there is gone. */
export type Write = (step: number, events: readonly LogEvent[], summary: Summary) => Promise<void>;

interface Window {
  /** The number of the person's entry that opened it: a call made before belongs to another window. */
  readonly entry: number;
  readonly opened: number;
  closes: number;
}

const CHANCE_TIMER = 'chance';
const CLOCK_TIMER = 'clock';

export class Conductor {
  private readonly local: LocalMatch;
  private readonly write: Write;
  private readonly tell: (told: Told) => void;
  private timing: time.Timing;
  private readonly clock: time.Clock;
  private readonly timers: Timers = new Timers((task) => this.enqueue(task));
  /** Everything happens one after another, so that an event is written before the next is thought of. */
  private queue: Promise<void> = Promise.resolve();
  private told = 0;
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

  constructor(local: LocalMatch, timing: time.Timing, write: Write, tell: (told: Told) => void) {
    this.local = local;
    this.timing = timing;
    this.clock = time.clockOf(local.game.id);
    this.paused = this.clock.beat !== undefined && local.person !== SPECTATOR;
    this.write = write;
    this.tell = tell;
  }

  /** Tells the whole stream and begins. */
  begin(): void {
    this.enqueue(async () => {
      this.schedule();
      this.tellStream();
    });
  }

  order(order: Order): void {
    this.enqueue(async () => this.obey(order));
  }

  /** Resolves when everything ordered so far has been done. */
  settled(): Promise<void> {
    return this.queue;
  }

  stop(): void {
    this.timers.clearAll();
  }

  private enqueue(task: () => Promise<void>): void {
    this.queue = this.queue.then(task).catch((fault: unknown) => {
      this.timers.clearAll();
      this.tell({ is: 'fault', sentence: fault instanceof Error ? fault.message : String(fault) });
    });
  }

  private async obey(order: Order): Promise<void> {
    const { local } = this;
    if (order.do === 'act') await this.personActs(order.ask, order.text, order.seen);
    else if (order.do === 'why') this.tell({ is: 'answer', ask: order.ask, refused: local.why(order.text) });
    else if (order.do === 'record') this.tellRecord(order.ask);
    else if (order.do === 'timing') this.timing = order.timing;
    else if (order.do === 'undo' && local.canUndo) await this.undo();
    else if (order.do === 'redo' && local.canRedo) await this.change(() => local.redo());
    else if (order.do === 'goOn' && this.betweenHands()) this.goOn();
    else if (order.do === 'decline') this.decline();
    else if (order.do === 'claim') this.claim();
    else if (order.do === 'pause') this.pauseTable(order.on);
  }

  private tellRecord(ask: number): void {
    const record = this.local.record();
    this.tell(
      isRefusal(record) ? { is: 'answer', ask, refused: record.refused } : { is: 'answer', ask, record },
    );
  }

  private async personActs(ask: number, text: string, seen: number): Promise<void> {
    // BNG, Real time: a call belongs to the card its sender saw; a late one costs nothing.
    if (this.window && seen < this.window.entry) {
      this.tell({ is: 'answer', ask, refused: 'Too late: the next card is already on the table.' });
      return;
    }
    const { local } = this;
    let refused: string | undefined;
    await this.change(() => {
      refused = local.act(local.person, text)?.refused;
    });
    this.tell(refused === undefined ? { is: 'answer', ask } : { is: 'answer', ask, refused });
  }

  private async undo(): Promise<void> {
    const { local } = this;
    this.timers.clearAll();
    this.window = undefined;
    this.decided = [];
    const step = local.undo();
    this.told = Math.min(this.told, local.entries.length);
    await this.write(step, [], local.summary);
    this.schedule();
    this.tellStream();
  }

  private goOn(): void {
    this.goesOn = true;
    this.schedule();
    this.tellStream();
  }

  /** The person lets a call window pass: it closes as soon as no bot is about to call. */
  private decline(): void {
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
  private claim(): void {
    if (!this.window || this.clock.races || this.inLull()) return;
    const length = time.windowTime(this.clock, this.timing);
    const now = Date.now();
    this.timers.clearAll();
    this.window = { entry: this.window.entry, opened: now, closes: now + length };
    this.timers.later(CLOCK_TIMER, length, () => this.tick());
    this.tellStream();
  }

  private pauseTable(on: boolean): void {
    this.paused = on;
    if (!this.window) this.schedule();
    this.tellStream();
  }

  /** Lets something happen, writes it down, tells it, and thinks of what comes next. */
  private async change(happen: () => unknown): Promise<void> {
    const { local } = this;
    const before = local.match.log.length;
    const seenBefore = local.entries.at(-1)?.view;
    happen();
    const events = local.match.log.slice(before);
    if (events.length === 0) return;
    this.goesOn = false;
    this.pause = swept(seenBefore, local.view) ? time.pauseTime(this.timing) : 0;
    await this.write(before, events, local.summary);
    this.schedule();
    this.tellStream();
  }

  private tellStream(): void {
    const { local, told } = this;
    const { canUndo, canRedo, match } = local;
    const window = this.openWindow();
    const state: TableState = {
      tally: local.game.tally(match.position),
      sides: local.stored.seats.map((_, seat) => local.game.side(match.position, seat)),
      canUndo,
      canRedo,
      betweenHands: this.betweenHands() && !this.goesOn,
      enters: local.person !== SPECTATOR && (local.game.forced?.(match.position, local.person) ?? false),
      paused: this.paused,
      ...(window ? { window } : {}),
      ...(this.idleSince === undefined
        ? {}
        : { idle: { length: this.clock.idle, gone: Date.now() - this.idleSince } }),
    };
    this.told = local.entries.length;
    this.tell({ is: 'stream', from: told, entries: local.entries.slice(told), state });
  }

  private openWindow(): OpenWindow | undefined {
    if (!this.window) return undefined;
    const now = Date.now();
    return { length: time.windowTime(this.clock, this.timing), gone: now - this.window.opened };
  }

  /** A whole hand has been played, a person is there to look at it, and the next waits to be dealt. */
  private betweenHands(): boolean {
    const { game, match, person } = this.local;
    if (person === SPECTATOR || !(game.actors(match.position) & BY_CHANCE)) return false;
    const draw = game.draw(match.position);
    if (draw.verb !== 'shuffle' || !draw.opens || match.log.at(-1)?.by === 'chance') return false;
    return match.log.some((event) => event.by === 'chance' && event.do.startsWith('shuffle'));
  }

  private schedule(): void {
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
        this.timers.later(CHANCE_TIMER, this.pause, () => this.change(() => this.local.chance()));
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
    this.tellStream();
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
    this.timers.later(seat, this.beat() + clock.forced, () => this.change(() => local.act(seat, text!)));
  }

  /** The table enters, for bots and people alike, the one thing left to a seat where that lies open to all. */
  private async enter(seat: number): Promise<void> {
    const { game, match } = this.local;
    if (!game.forced?.(match.position, seat)) return;
    const [text] = legalTexts(game, match.position, seat);
    await this.change(() => this.mustAct(seat, text!));
  }

  private async botActs(seat: number): Promise<void> {
    const { local } = this;
    const { match } = local;
    if (!(local.game.actors(match.position) & (1 << seat))) return;
    const began = Date.now();
    const text = await local.choose(seat);
    this.thought[seat] = Date.now() - began;
    this.decided[seat] = local.heard[seat]!;
    if (text !== undefined) await this.change(() => this.mustAct(seat, text));
  }

  private mustAct(seat: number, text: string): void {
    const refusal = this.local.act(seat, text);
    if (refusal) throw new Error(`Seat ${seat} was to do "${text}": ${refusal.refused}`);
  }

  /** A bot makes up its mind when the window opens, and calls after a human reaction time. */
  private decideCall(seat: number): void {
    const { local } = this;
    const window = this.window!;
    this.decided[seat] = local.heard[seat]!;
    this.timers.clear(seat);
    if (time.overlooks(this.timing, this.rivals(), Math.random())) return;
    this.enqueue(async () => {
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
    if (this.window === window) await this.change(() => this.local.act(seat, text));
  }

  private async tick(): Promise<void> {
    if (!(this.local.game.actors(this.local.match.position) & BY_CLOCK)) return;
    await this.change(() => this.local.act('clock', 'tick'));
  }
}
