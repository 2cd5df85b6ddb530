// The pace of a match: lets chance, bots and the clock act when players would expect it, and opens and closes call
// windows. When it does something depends on nothing that is hidden from those who wait.

import { BY_CHANCE, BY_CLOCK, type GameClock, legalTexts, seatsOf } from '@messdeck/engine';
import type { HostedMatch } from './hosted-match.ts';
import type { House } from './house.ts';
import type { TableState } from './messages.ts';
import { Minds } from './minds.ts';
import { betweenHands, type CallWindow, type Moment, mayHalt, momentAfter } from './moment.ts';
import { realTime, type Time, Timers } from './timers.ts';
import * as time from './timing.ts';

/** Where what is due is done. */
export interface Desk {
  /** Has something done in its turn. */
  enqueue(task: () => Promise<void> | void): void;
  /** Lets something happen at the table; what comes next is arranged after it. */
  change(happen: () => unknown): Promise<void>;
  /** Tells everybody how the table stands. */
  tell(): void;
}

const CHANCE_TIMER = 'chance';
const CLOCK_TIMER = 'clock';

/** The clocks of people who think, where they run. */
export interface Clocks {
  run(seats: readonly number[]): void;
  acted(seat: number): void;
  readonly spent: readonly number[] | undefined;
  readonly due: TableState['due'];
}

export class Pacing {
  timing: time.Timing;
  moment: Moment = { is: 'turn' };
  /** Nobody lays the next card until a player says so; where cards are laid in a beat, that is how a match begins. */
  paused: boolean;
  /** Everything waits for what the players say to each other. */
  held = false;
  clocks: Clocks | undefined;
  private readonly hosted: HostedMatch;
  private readonly desk: Desk;
  private readonly clock: GameClock;
  private readonly time: Time;
  private readonly dice: () => number;
  private readonly dealWait: number | undefined;
  private readonly timers: Timers;
  private readonly minds: Minds;
  /** Until then everybody looks at what was swept from the table. */
  private restsUntil = 0;

  constructor(hosted: HostedMatch, house: House, desk: Desk, pausable: boolean) {
    this.hosted = hosted;
    this.desk = desk;
    this.timing = house.pace ?? time.USUAL;
    this.clock = hosted.game.clock ?? { window: 0 };
    this.time = house.time ?? realTime;
    this.dice = house.dice ?? Math.random;
    this.dealWait = house.dealWait;
    this.timers = new Timers(this.time, (task) => desk.enqueue(task));
    this.minds = new Minds(hosted, this.time, (task) => desk.enqueue(task));
    this.paused = pausable && this.clock.beat !== undefined && hosted.people().length > 0;
  }

  /** Nothing stands that was about to happen. */
  forget(): void {
    this.timers.clearAll();
    this.minds.forget();
    this.clocks?.run([]);
    this.moment = { is: 'turn' };
  }

  /** Somebody else plays at a seat: what was about to happen there is called off. */
  seatChanged(seat: number): void {
    this.timers.clear(seat);
    this.minds.abandon(seat);
    this.arrange();
  }

  /** Has everything wait for what the players say to each other, or go on. */
  hold(on: boolean): void {
    this.held = on;
    if (on) this.minds.abandonAll();
    this.arrange();
  }

  /** How long each seat has thought, where that is counted over the match. */
  get spent(): readonly number[] | undefined {
    return this.clocks?.spent;
  }

  /** The clock of whoever has just acted stops before anything is written. */
  acted(): void {
    const by = this.hosted.log.at(-1)?.by;
    if (typeof by === 'number') this.clocks?.acted(by);
  }

  /** Something has happened; where cards were swept from the table, everybody looks at them for a moment. */
  happened(swept: boolean): void {
    const now = this.time.now();
    const was = this.moment;
    this.restsUntil = swept ? now + time.pauseTime(this.timing) : 0;
    this.minds.lookUp();
    this.moment = momentAfter(was, this.hosted, now, this.windowTime());
    if (was.is === 'window' && this.moment !== was) this.timers.clearAll();
    this.arrange();
  }

  /** Whether chance acts without anybody waiting for it. */
  get dealsAtOnce(): boolean {
    const { game, match } = this.hosted;
    return (game.actors(match.position) & BY_CHANCE) !== 0 && !betweenHands(this.hosted);
  }

  /** Whether somebody who had seen so many entries acts for a window that is closed. */
  comesLate(seat: number, seen: number): boolean {
    return this.moment.is === 'window' && seen < this.moment.entries[seat];
  }

  /** How the table stands in time. */
  state(): Pick<TableState, 'betweenHands' | 'ready' | 'paused' | 'window' | 'idle'> {
    const { moment, paused } = this;
    const now = this.time.now();
    const waits = moment.is === 'deal' && moment.betweenHands && !this.allReady();
    return {
      betweenHands: waits,
      ...(waits && moment.ready.size > 0 && { ready: [...moment.ready].sort() }),
      paused,
      ...(moment.is === 'window' && {
        window: { length: moment.length, gone: now - moment.opened },
      }),
      ...(moment.is === 'idle' && { idle: { length: this.idleTime(), gone: now - moment.since } }),
    };
  }

  /** A person wants the next hand dealt; false where there is nothing to go on with. */
  goOn(seat: number): boolean {
    if (this.moment.is !== 'deal' || !this.moment.betweenHands) return false;
    this.moment.ready.add(seat);
    this.arrange();
    return true;
  }

  private allReady(): boolean {
    const { moment, hosted } = this;
    return moment.is === 'deal' && hosted.people().every((seat) => moment.ready.has(seat));
  }

  /** A person lets a call window pass; false where none is open. It closes when nobody is left who may call. */
  decline(seat: number): boolean {
    if (this.moment.is !== 'window') return false;
    this.moment.declined.add(seat);
    this.closeEarly(this.moment);
    return true;
  }

  private closeEarly(window: CallWindow): void {
    const { hosted, clock } = this;
    if (this.moment !== window || clock.race) return;
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

  /** A person has called and says where in a moment: nobody can call before, and the window waits. */
  claim(): boolean {
    if (this.moment.is !== 'window' || !this.moment.real || this.clock.race) return false;
    const now = this.time.now();
    this.timers.clearAll();
    const length = this.windowTime();
    this.moment = { ...this.moment, opened: now, length, closes: now + length };
    this.timers.later(CLOCK_TIMER, length, () => this.tick());
    return true;
  }

  private windowTime(): number {
    return time.windowTime(this.clock, this.timing);
  }

  private idleTime(): number {
    return this.clock.idle!.after;
  }

  /** Sees to it that whoever comes next acts in time. */
  arrange(): void {
    const { moment, hosted, timers } = this;
    const actors = hosted.game.actors(hosted.match.position);
    timers.keep((key) => typeof key === 'number' && (actors & (1 << key)) !== 0);
    this.clocks?.run(moment.is === 'turn' && !this.held && !this.paused ? this.thinkers(actors) : []);
    if (moment.is === 'over') return;
    if (moment.is === 'window') this.arrangeWindow(moment, actors);
    else if (this.held) timers.clearAll();
    else if (moment.is === 'deal') this.arrangeDeal();
    else if (this.paused) timers.clearAll();
    else {
      for (const seat of seatsOf(actors)) this.arrangeSeat(seat, actors);
      if (moment.is === 'idle')
        timers.later(CLOCK_TIMER, moment.since + this.idleTime() - this.time.now(), () => this.tick());
    }
  }

  /** The people who must choose now. */
  private thinkers(actors: number): number[] {
    const { game, match } = this.hosted;
    return seatsOf(actors).filter((seat) => !this.hosted.isBot(seat) && !game.forced?.(match.position, seat));
  }

  private arrangeDeal(): void {
    const deal = (): Promise<void> => this.desk.change(() => this.hosted.chance());
    if (!betweenHands(this.hosted) || this.allReady()) this.timers.later(CHANCE_TIMER, this.rest(), deal);
    else if (this.dealWait !== undefined) this.timers.later(CHANCE_TIMER, this.dealWait, deal);
  }

  private arrangeWindow(window: CallWindow, actors: number): void {
    const left = window.closes - this.time.now();
    if (!window.real) {
      this.timers.clearAll();
      this.timers.later(CLOCK_TIMER, left, () => this.endLull());
      return;
    }
    this.timers.later(CLOCK_TIMER, left, () => this.tick());
    for (const seat of seatsOf(actors)) {
      if (this.hosted.isBot(seat) && !this.minds.hasDecided(seat)) this.decideCall(window, seat);
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

  /** How long everybody still looks at what was swept from the table. */
  private rest(): number {
    return Math.max(0, this.restsUntil - this.time.now());
  }

  private arrangeSeat(seat: number, actors: number): void {
    const { hosted, timers, minds, timing } = this;
    if (timers.has(seat) || minds.isThinking(seat)) return;
    if (hosted.game.forced?.(hosted.match.position, seat)) {
      timers.later(seat, time.enteringTime(timing) + this.rest(), () => this.enter(seat));
    } else if (!hosted.isBot(seat)) this.arrangeBeat(seat, actors);
    // Whoever let the present moment pass is not asked again before noticing something new.
    else if (!(actors & BY_CLOCK) || !minds.hasDecided(seat)) {
      timers.later(seat, this.botTime(seat, actors), () => this.botActs(seat));
    }
  }

  private botTime(seat: number, actors: number): number {
    const { clock, timing } = this;
    if (clock.beat !== undefined) return this.beat(clock.beat);
    const chance = this.dice();
    const usual = actors & BY_CLOCK ? time.snappyTime(timing, chance) : time.thinkingTime(timing, chance);
    return usual + this.rest() - (this.minds.took[seat] ?? 0);
  }

  /** Cards laid in a beat: the same pause after every card, with or without a window, so that it betrays nothing. */
  private beat(beat: number): number {
    const noWindow = typeof this.hosted.match.log.at(-1)?.by === 'number';
    return time.beatTime(beat, this.timing) + (noWindow ? this.windowTime() : 0) + this.rest();
  }

  /** Where the rules leave no choice and the beat goes on, the card is laid for a player who lets the time pass. */
  private arrangeBeat(seat: number, actors: number): void {
    const { clock, hosted } = this;
    if (clock.beat === undefined || actors & BY_CLOCK) return;
    const legal = legalTexts(hosted.game, hosted.match.position, seat);
    if (legal.length !== 1) return;
    const lay = (): Promise<void> => this.desk.change(() => hosted.act(seat, legal[0]));
    this.timers.later(seat, this.beat(clock.beat), lay);
  }

  /** The table enters, for bots and people alike, the one thing left to a seat where that lies open to all. */
  private async enter(seat: number): Promise<void> {
    const { game, match } = this.hosted;
    if (!(game.actors(match.position) & (1 << seat)) || !game.forced?.(match.position, seat)) return;
    const [text] = legalTexts(game, match.position, seat);
    await this.mustAct(seat, text);
  }

  private async botActs(seat: number): Promise<void> {
    const { hosted, minds } = this;
    if (!hosted.isBot(seat) || !(hosted.game.actors(hosted.match.position) & (1 << seat))) return;
    await minds.ask(seat, async (text) => {
      minds.decides(seat);
      if (text !== undefined) await this.mustAct(seat, text);
    });
  }

  private async mustAct(seat: number, text: string): Promise<void> {
    await this.desk.change(() => {
      const refusal = this.hosted.act(seat, text);
      if (refusal) throw new Error(`Seat ${seat} was to do "${text}": ${refusal.refused}`);
    });
  }

  /** A bot makes up its mind when the window opens, and calls after a human reaction time. */
  private decideCall(window: CallWindow, seat: number): void {
    const { clock, timing, minds } = this;
    minds.decides(seat);
    this.timers.clear(seat);
    const overlooks = time.overlooks(timing, this.rivals(), this.dice());
    const at = window.opened + time.callTime(clock, timing, this.dice());
    const decided = (text: string | undefined): void => {
      window.deciding.delete(seat);
      if (this.moment !== window) return;
      if (text !== undefined) {
        window.calls.set(seat, { at, text });
        this.timers.later(seat, at - this.time.now(), () => this.call(window, seat, text));
      }
      this.closeEarly(window);
    };
    window.deciding.add(seat);
    this.desk.enqueue(async () => {
      if (this.moment !== window) return;
      if (overlooks) decided(undefined);
      else if (clock.race) decided(this.sees(seat));
      else await minds.ask(seat, decided);
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

  /** A bot's call, unless another came first. */
  private async call(window: CallWindow, seat: number, text: string): Promise<void> {
    if (this.moment === window) await this.desk.change(() => this.hosted.act(seat, text));
  }

  private async tick(): Promise<void> {
    if (!(this.hosted.game.actors(this.hosted.match.position) & BY_CLOCK)) return;
    await this.desk.change(() => this.hosted.act('clock', 'tick'));
  }
}
