// Conducts a match of people who play each other: bots stand in for them and hand back, their time to think is counted,
// and what is taken back is agreed on.

import { type SeatOfRecord, SPECTATOR } from '@messdeck/engine';
import { type Change, type HostServices, type Played, type Sitting, STAND_IN_BOT } from './host-services.ts';
import { MatchHost, NOT_OFFERED, type Sent } from './match-host.ts';
import { type Done, notDone, type TableState } from './messages.ts';
import { SeatClocks } from './seat-clocks.ts';
import { SharedPacing } from './shared-pacing.ts';
import { Takeback } from './takeback.ts';
import { realTime } from './timers.ts';

/** How long everything waits for an answer of the others. */
const ANSWER_TIME = 30_000;

/** Runs a match between people, with thinking time, bots that fill in, and takebacks that the others agree to. */
export class SharedMatchHost extends MatchHost {
  declare protected readonly pacing: SharedPacing;
  private readonly takeback: Takeback;
  private callOff: (() => void) | undefined;
  /** By seat, spectators last: how many entries are durable. */
  private durable: readonly number[];
  /** By seat: how many actions in a row a bot has made for somebody whose time was up. */
  readonly missed: number[];
  /** After so many of them it plays until that person is back; undefined: from the first on. */
  private readonly misses: number | undefined;
  /** Seats where a bot makes one action. */
  private readonly once: Set<number> = new Set();

  constructor(sitting: Sitting, services: HostServices) {
    super(sitting, services, SharedPacing);
    this.takeback = new Takeback(this.hosted);
    this.durable = this.counts();
    const { clock, time = realTime, standInBot: relief = STAND_IN_BOT } = services;
    this.missed = [...(sitting.missed ?? sitting.seats.map(() => 0))];
    this.misses = clock && 'perAction' in clock ? clock.misses : undefined;
    if (!clock) return;
    const spent = sitting.spent ?? sitting.seats.map(() => 0);
    const relieve = (seat: number): void =>
      this.enqueue(() => {
        this.missed[seat]++;
        if (this.misses !== undefined && this.missed[seat] < this.misses) this.once.add(seat);
        this.standsIn(seat, relief);
      });
    this.pacing.clocks = new SeatClocks(clock, time, { spent, since: sitting.since }, relieve);
  }

  /** Plays the log of a match that was sat down to without it, an event at a time. */
  *takeUp(log: readonly Played[]): Generator<undefined, void> {
    yield* this.hosted.takeUp(log);
    this.durable = this.counts();
  }

  /** How many entries the stream of a seat (or of SPECTATOR) has that anybody may have heard. */
  heard(seat: number): number {
    return this.durable.at(seat)!;
  }

  /** Whether a seat could do this by what it saw with its entry `seen`. */
  wasLegal(seat: number, text: string, seen: number): boolean {
    return seen >= 0 && this.hosted.viewAt(seat, seen).legal.includes(text);
  }

  /** Whether somebody waits for the others' word on taking back. */
  get takesBack(): boolean {
    return this.takeback.asked !== undefined;
  }

  /** By seat, spectators last: how many entries there are, with what is just being written. */
  counts(): number[] {
    return this.hosted.counts();
  }

  /** Asks the others to take one's last action back, or agrees or declines when somebody has asked. */
  takeBack(seat: number, agree: boolean, { note }: Pick<Sent, 'note'> = {}): Promise<Done> {
    return this.request(seat, async () => {
      if (!this.able.takeback) return NOT_OFFERED;
      const answer = this.takeback.say(seat, agree);
      if ('refused' in answer) return answer;
      if (answer.goBack !== undefined) await this.goBack(answer.goBack, { seat, note });
      else this.hold();
      return {};
    });
  }

  /** While somebody waits for an answer nothing goes on by itself. */
  private hold(): void {
    this.callOff?.();
    const asked = this.takeback.asked !== undefined;
    this.pacing.hold(asked);
    const lapse = (): void => {
      this.takeback.forget();
      this.hold();
    };
    const { time = realTime } = this.services;
    this.callOff = asked ? time.later(ANSWER_TIME, () => this.enqueue(lapse)) : undefined;
    this.tell();
  }

  /** A bot plays for a person until the person acts, or comes back. */
  standIn(seat: number, bot: string): Promise<Done> {
    return this.request(undefined, () => {
      if (!this.hosted.isPerson(seat)) return notDone('unable', 'A bot sits there already.');
      // Its one action was not made before the match was taken up again.
      if (this.misses !== undefined && this.missed[seat] > 0 && this.missed[seat] < this.misses)
        this.once.add(seat);
      this.standsIn(seat, bot);
      return {};
    });
  }

  /** Nobody attends to the table: bots and deals wait until somebody does. */
  rest(on: boolean): void {
    this.enqueue(() => this.pacing.sleep(on));
  }

  handBack(seat: number): Promise<Done> {
    return this.request(undefined, () => {
      this.arrives(seat);
      return {};
    });
  }

  /** Somebody else sits here from now on: a bot, or a person with this name. */
  reseat(seat: number, chair: SeatOfRecord): Promise<Done> {
    return this.request(undefined, () => {
      this.hosted.seats[seat] = chair.bot === undefined ? chair : { ...chair, since: this.hosted.log.length };
      this.standsIn(seat, undefined);
      return {};
    });
  }

  override state(seat: number): TableState {
    const { standIns } = this.hosted;
    return {
      ...super.state(seat),
      ...(standIns.some(Boolean) && { standIns: standIns.map((bot) => bot ?? null) }),
      ...this.waits,
    };
  }

  /** Whose time runs, and who waits for a word of the others. */
  get waits(): Pick<TableState, 'takeback' | 'due'> {
    const { asked } = this.takeback;
    const due = this.pacing.clocks?.due;
    return { ...(asked && { takeback: asked }), ...(due && { due }) };
  }

  override stop(): void {
    this.callOff?.();
    super.stop();
  }

  /** Anyone who orders something plays for himself again. */
  protected override arrives(seat: number): void {
    this.missed[seat] = 0;
    this.once.delete(seat);
    if (this.hosted.standIns[seat] !== undefined) this.standsIn(seat, undefined);
  }

  protected override acted(): void {
    this.pacing.acted();
    const by = this.hosted.log.at(-1)?.by;
    if (typeof by !== 'number' || !this.once.delete(by)) return;
    // The next action is its person's again; what comes next is arranged after this one.
    this.hosted.standIns[by] = undefined;
    this.hosted.seatThinker(by);
  }

  protected override write(change: Omit<Change, 'summary'>): Promise<void> {
    const spent = this.pacing.clocks?.spent;
    return super.write({ ...change, ...(spent && { spent }) });
  }

  protected override lasts(): void {
    const before = this.heard(SPECTATOR);
    this.durable = this.counts();
    // Where the table has noticed nothing, an asking that ended would betray that somebody has chosen.
    if (this.heard(SPECTATOR) === before && !this.takeback.granted) return;
    this.callOff?.();
    this.takeback.forget();
    this.pacing.held = false;
  }

  private standsIn(seat: number, bot: string | undefined): void {
    this.hosted.standIns[seat] = bot;
    this.hosted.seatThinker(seat);
    this.pacing.seatChanged(seat);
    this.tell();
  }
}
