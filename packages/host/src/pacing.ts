// The pace of a match: lets chance and bots act when players would expect it. When it does something depends on nothing
// that is hidden from those who wait. Games with a clock have theirs in window-pacing.ts.

import { BY_CHANCE, legalTexts, type Shuffler, seatsOf } from '@messdeck/engine';
import type { HostServices } from './host-services.ts';
import type { HostedMatch } from './hosted-match.ts';
import type { TableState } from './messages.ts';
import { Minds } from './minds.ts';
import { betweenHands, type Moment, momentAfter } from './moment.ts';
import { realTime, type Time, Timers } from './timers.ts';
import * as time from './timing.ts';

/** Where what is due is done. */
export interface MatchQueue {
  /** Has something done in its turn. */
  enqueue(task: () => Promise<void> | void): void;
  /** Lets something happen at the table; what comes next is arranged after it. */
  change(happen: () => unknown): Promise<void>;
  /** Tells everybody how the table stands. */
  tell(): void;
}

const CHANCE_TIMER = 'chance';

export class Pacing {
  timing: time.Timing;
  moment: Moment = { is: 'turn' };
  /** Nobody lays the next card until a player says so. */
  paused = false;
  protected readonly hosted: HostedMatch;
  protected readonly desk: MatchQueue;
  protected readonly time: Time;
  protected readonly dice: () => number;
  private readonly dealWait: number | undefined;
  protected readonly timers: Timers;
  protected readonly minds: Minds;
  /** For each bot whose time must tell nothing, when it answers: drawn when its turn begins. */
  private readonly due: Map<number, number> = new Map();
  private readonly readyChance: HostServices['readyChance'];
  /** The draw that is being made ready, or is ready. */
  private draw: { shuffler?: Shuffler } | undefined;
  /** Until then everybody looks at what was swept from the table. */
  private restsUntil = 0;

  constructor(hosted: HostedMatch, services: HostServices, desk: MatchQueue) {
    this.hosted = hosted;
    this.desk = desk;
    this.timing = services.pace ?? time.USUAL;
    this.time = services.time ?? realTime;
    this.dice = services.dice ?? Math.random;
    this.dealWait = services.dealWait;
    this.readyChance = services.readyChance;
    this.timers = new Timers(this.time, (task) => desk.enqueue(task));
    this.minds = new Minds(hosted, this.time, (task) => desk.enqueue(task));
  }

  /** Nothing stands that was about to happen. */
  forget(): void {
    this.timers.clearAll();
    this.minds.forget();
    this.due.clear();
    this.draw = undefined;
    this.moment = { is: 'turn' };
  }

  /** Something has happened; where cards were swept from the table, everybody looks at them for a moment. */
  happened(swept: boolean): void {
    this.restsUntil = swept ? this.time.now() + time.pauseTime(this.timing) : 0;
    this.minds.lookUp();
    this.moment = this.nextMoment();
    this.arrange();
  }

  protected nextMoment(): Moment {
    return momentAfter(this.hosted);
  }

  /** Whether chance acts without anybody waiting for it. */
  get dealsAtOnce(): boolean {
    const { game, match } = this.hosted;
    if (this.readyChance) return false;
    return (game.actors(match.position) & BY_CHANCE) !== 0 && !betweenHands(this.hosted);
  }

  /** Whether somebody who had seen that many entries acts for a window that is closed. */
  comesLate(_seat: number, _seen: number): boolean {
    return false;
  }

  /** A person lets a call window pass; false where none is open. */
  decline(_seat: number): boolean {
    return false;
  }

  /** A person has called and says where in a moment; false where there is nothing to call. */
  claim(): boolean {
    return false;
  }

  /** Halts the table before whatever comes next, or lets it go on. */
  halt(on: boolean): void {
    this.paused = on;
    this.arrange();
  }

  /** How the table stands in time. */
  state(): Pick<TableState, 'betweenHands' | 'ready' | 'paused' | 'window' | 'idle'> {
    const { moment, paused } = this;
    const waits = moment.is === 'deal' && moment.betweenHands && !this.allReady();
    return {
      betweenHands: waits,
      ...(waits && moment.ready.size > 0 && { ready: [...moment.ready].sort() }),
      paused,
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

  /** Sees to it that the next seat acts in time. */
  arrange(): void {
    const { moment, hosted, timers } = this;
    const actors = hosted.game.actors(hosted.match.position);
    const acts = (seat: number): boolean => (actors & (1 << seat)) !== 0;
    timers.keep((key) => typeof key === 'number' && acts(key));
    for (const seat of this.due.keys()) if (!acts(seat)) this.due.delete(seat);
    if (moment.is !== 'over') this.arrangeMoment(actors);
  }

  protected arrangeMoment(actors: number): void {
    if (this.moment.is === 'deal') this.arrangeDeal();
    else if (this.paused) this.timers.clearAll();
    else for (const seat of seatsOf(actors)) this.arrangeSeat(seat, actors);
  }

  private arrangeDeal(): void {
    const deal = (): Promise<void> | void => this.deal();
    if (!betweenHands(this.hosted) || this.allReady()) this.timers.later(CHANCE_TIMER, this.rest(), deal);
    else if (this.dealWait !== undefined) this.timers.later(CHANCE_TIMER, this.dealWait, deal);
  }

  private deal(): Promise<void> | void {
    const { hosted, desk, readyChance, draw } = this;
    if (!readyChance) return desk.change(() => hosted.chance());
    if (!draw) return this.makeReady(readyChance(hosted.match.dueDraw));
    const { shuffler } = draw;
    if (!shuffler) return;
    this.draw = undefined;
    return desk.change(() => hosted.chance(shuffler));
  }

  /** What is under way at the table does not wait for it, and may call it off. */
  private makeReady(shuffler: Promise<Shuffler>): void {
    const draw: { shuffler?: Shuffler } = {};
    this.draw = draw;
    const isReady = (found: Shuffler): void => {
      if (this.draw !== draw) return;
      draw.shuffler = found;
      this.arrange();
    };
    shuffler.then(
      (found) => this.desk.enqueue(() => isReady(found)),
      (error: unknown) =>
        this.desk.enqueue(() => {
          throw error;
        }),
    );
  }

  /** How long everybody still looks at what was swept from the table. */
  protected rest(): number {
    return Math.max(0, this.restsUntil - this.time.now());
  }

  private arrangeSeat(seat: number, actors: number): void {
    const { hosted, timers, minds, timing } = this;
    if (timers.has(seat) || minds.isThinking(seat)) return;
    if (hosted.game.forced?.(hosted.match.position, seat)) {
      timers.later(seat, time.enteringTime(timing) + this.rest(), () => this.enter(seat));
    } else if (hosted.isBot(seat)) this.arrangeBot(seat, actors);
    else this.arrangePerson(seat, actors);
  }

  protected arrangeBot(seat: number, actors: number): void {
    const takes = this.hosted.takes(seat);
    if (takes === undefined) this.timers.later(seat, this.botTime(seat, actors), () => this.botActs(seat));
    else this.arrangeHeldBack(seat, actors, takes);
  }

  /** A bot that thinks at once and answers at a time drawn before; asked again, it keeps to that time if it can. */
  private arrangeHeldBack(seat: number, actors: number, takes: number): void {
    const now = this.time.now();
    const due = this.due.get(seat) ?? now + this.botTime(seat, actors);
    this.due.set(seat, due);
    this.timers.later(seat, 0, () => this.botActs(seat, Math.max(due, now + takes)));
  }

  /** People take their time. */
  protected arrangePerson(_seat: number, _actors: number): void {}

  protected botTime(seat: number, _actors: number): number {
    return this.afterRest(seat, time.thinkingTime(this.timing, this.dice()));
  }

  /** When a bot acts that would take so long, counting what it has thought and what everybody still looks at. */
  protected afterRest(seat: number, usual: number): number {
    return usual + this.rest() - (this.minds.took[seat] ?? 0);
  }

  /** The table enters, for bots and people alike, the one thing left to a seat where that lies open to all. */
  private async enter(seat: number): Promise<void> {
    const { game, match } = this.hosted;
    if (!(game.actors(match.position) & (1 << seat)) || !game.forced?.(match.position, seat)) return;
    const [text] = legalTexts(game, match.position, seat);
    await this.mustAct(seat, text);
  }

  private async botActs(seat: number, due?: number): Promise<void> {
    const { hosted, minds } = this;
    if (!hosted.isBot(seat) || !(hosted.game.actors(hosted.match.position) & (1 << seat))) return;
    const decided = async (text: string | undefined): Promise<void> => {
      this.due.delete(seat);
      minds.decides(seat);
      if (text !== undefined) await this.mustAct(seat, text);
    };
    await minds.ask(seat, decided, due);
  }

  private async mustAct(seat: number, text: string): Promise<void> {
    await this.desk.change(() => {
      const refusal = this.hosted.act(seat, text);
      if (refusal) throw new Error(`Seat ${seat} was to do "${text}": ${refusal.refused}`);
    });
  }
}
