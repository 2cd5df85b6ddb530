// A match and anyone who sits at it: the log, the seats with their people and bots, how much each seat has noticed, and
// taking back. No time in here: when somebody acts is the pacing's affair.

import {
  type ActorName,
  askOf,
  BY_CHANCE,
  type Entry,
  type Game,
  type HearLater,
  isRefusal,
  Match,
  parseMove,
  type Refusal,
  type Rules,
  refuse,
  type SeatOfRecord,
  type Shuffler,
  SPECTATOR,
  type Tally,
  UNSEEN,
  type View,
  WAIT,
} from '@messdeck/engine';
import { Bookmarks } from './bookmarks.ts';
import { Checkpoints } from './checkpoints.ts';
import {
  chanceOf,
  type HostServices,
  type Played,
  randomAt,
  type Sitting,
  type Summary,
  type Thinker,
  thinkerAt,
} from './host-services.ts';
import { type Spread, spreadOf } from './known.ts';
import type { Past } from './messages.ts';
import { carryOn, entriesOf } from './past.ts';

export class HostedMatch {
  readonly game: Game;
  readonly rules: Rules;
  /** The seats as they are now. */
  readonly seats: SeatOfRecord[];
  /** For each seat the bot that plays for its person at the moment. */
  readonly standIns: (string | undefined)[];
  match: Match;
  /** The log, with the number of each move beside it. */
  log: Played[] = [];
  /** For each event of the log who noticed it, a bit for each seat and one for spectators. */
  private noticers: number[] = [];
  /** For each event of the log whether the one who acted had a choice. */
  private chosen: boolean[] = [];
  private readonly bookmarks: Bookmarks = new Bookmarks();
  readonly checkpoints: Checkpoints = new Checkpoints(this);
  private readonly services: HostServices;
  private readonly followers: Map<number, HearLater> = new Map();
  /** By seat, spectators last: how many events were noticed. */
  private noticed: number[] = [];
  private thinkers: (Thinker | undefined)[] = [];
  /** By seat the number of the entry with which the clock last acted, and of the seat's own last action. */
  private ticked: number[] = [];
  private acted: number[] = [];
  private scored: { readonly step: number; readonly tally: Tally } | undefined;
  private laid: { readonly step: number; readonly spread: Spread } | undefined;

  constructor(
    { game, rules, seats, log = [], trusted = false, later = false }: Sitting,
    services: HostServices,
  ) {
    this.game = game;
    this.rules = rules;
    this.seats = [...seats];
    this.standIns = seats.map(() => undefined);
    this.services = services;
    this.match = new Match(game, rules, seats.length);
    this.noticed = new Array(seats.length + 1).fill(0);
    if (later) return;
    this.seatThinkers();
    for (const _ of this.play(log, trusted));
  }

  get summary(): Summary {
    const { position, over } = this.match;
    const { scores } = this.game.view(position, SPECTATOR);
    const played = over || (this.game.actors(position) & BY_CHANCE) !== 0;
    const hand = Math.max(1, this.tally.hands.length + (played ? 0 : 1));
    return { steps: this.log.length, scores, over, hand };
  }

  /** The number of the next entry of a seat (or of spectators). */
  entriesOf(seat: number): number {
    return this.noticed.at(seat)!;
  }

  /** By seat, spectators last: how many entries there are. */
  counts(): number[] {
    return [...this.noticed];
  }

  /** The number of the entry with which the clock last acted; -1 before it has. */
  lastTick(seat: number): number {
    return this.ticked[seat] ?? -1;
  }

  /** The number of the seat's own last entry; -1 before it has acted. */
  lastAct(seat: number): number {
    return this.acted[seat] ?? -1;
  }

  /** The score sheet; it comes about openly, so everybody may have it. */
  get tally(): Tally {
    const step = this.log.length;
    if (this.scored?.step !== step) this.scored = { step, tally: this.game.tally(this.match.position) };
    return this.scored.tally;
  }

  /** What lies on the table, as everybody sees it who looks on; undefined where nobody does. */
  get spread(): Spread | undefined {
    if (this.followers.size === 0) return undefined;
    const step = this.log.length;
    if (this.laid?.step !== step) {
      const { places } = this.game.view(this.match.position, SPECTATOR);
      this.laid = { step, spread: spreadOf(places) };
    }
    return this.laid.spread;
  }

  isFollowed(seat: number): boolean {
    return this.followers.has(seat);
  }

  isPerson(seat: number): boolean {
    return this.seats[seat].bot === undefined;
  }

  /** Whether a bot plays here now, for itself or for a person. */
  isBot(seat: number): boolean {
    return this.thinkers[seat] !== undefined;
  }

  /** How long the bot at a seat takes over every answer; undefined where it answers when it has thought. */
  takes(seat: number): number | undefined {
    return this.thinkers[seat]?.takes;
  }

  /** The people who play for themselves. */
  people(): number[] {
    return this.seats.flatMap((_, seat) => (this.isBot(seat) ? [] : [seat]));
  }

  private seatThinkers(): void {
    for (const seat of this.seats.keys()) this.seatThinker(seat);
  }

  /** Plays a log of one's own store, an event at a time; then everybody sits down. */
  *takeUp(log: readonly Played[]): Generator<undefined, void> {
    yield* this.play(log, true);
    this.seatThinkers();
  }

  private *play(log: readonly Played[], trusted: boolean): Generator<undefined, void> {
    for (const [step, { by, do: text, move }] of log.entries()) {
      const refusal = this.carryOut(by, text, trusted ? move : undefined);
      if (refusal) throw new Error(`The match cannot be played again, step ${step}: ${refusal.refused}`);
      yield undefined;
    }
  }

  /** Goes back to a step; everybody's thoughts begin again there. */
  rewind(step: number): void {
    this.match = this.replayed(step);
    // The old lists stay as they are for those who are still reading them.
    this.log = this.log.slice(0, step);
    this.noticers = this.noticers.slice(0, step);
    this.chosen = this.chosen.slice(0, step);
    this.bookmarks.cut(step);
    this.laid = undefined;
    this.scored = undefined;
    this.recount();
    this.seatThinkers();
    for (const [seat, hear] of this.followers) this.watch(seat, hear);
  }

  /** Counts again who noticed how much, and who acted when. */
  private recount(): void {
    this.noticed.fill(0);
    this.ticked = [];
    this.acted = [];
    this.checkpoints.clear();
    for (const [step, { by }] of this.log.entries()) {
      for (const slot of this.noticed.keys()) this.noticed[slot] += (this.noticers[step] >> slot) & 1;
      if (by === 'clock') this.ticked = this.noticed.map((count) => count - 1);
      if (typeof by !== 'number') continue;
      this.acted[by] = this.noticed[by] - 1;
      if (this.chosen[step] && this.isPerson(by)) this.checkpoints.recall(by, step);
    }
  }

  /** The match as it was at a step. */
  replayed(step: number): Match {
    const { game, rules, seats, log } = this;
    const bookmark = this.bookmarks.before(step);
    const match = bookmark
      ? Match.at(game, rules, seats.length, log, bookmark)
      : new Match(game, rules, seats.length);
    for (const event of log.slice(match.log.length, step)) carryOn(match, event);
    return match;
  }

  /** What a seat saw with its entry `n`. */
  viewAt(seat: number, n: number): View {
    return this.replayed(this.stepOf(seat, n + 1)).view(seat);
  }

  /** What a seat has noticed so far, from its entry `from` on; of what it has already, no view is made. */
  streamOf(seat: number, from = 0): Entry[] {
    const entries: Entry[] = [];
    const past = this.past(seat, from);
    for (let next = past.entries.next(); !next.done; next = past.entries.next()) {
      if (next.value) entries.push(next.value);
    }
    return entries;
  }

  /** The same in parts. */
  past(seat: number, from: number): Past {
    const { log } = this;
    const step = this.stepOf(seat, from);
    const match = step === log.length ? this.match : this.replayed(step);
    return { from, to: this.entriesOf(seat), entries: entriesOf(match, log, log.length, seat, from) };
  }

  /** The step of the log at which a seat has noticed that many events. */
  private stepOf(seat: number, entries: number): number {
    const slot = seat === SPECTATOR ? this.seats.length : seat;
    let step = 0;
    for (let had = 0; had < entries && step < this.log.length; step++)
      had += (this.noticers[step] >> slot) & 1;
    return step;
  }

  /** Hands on a seat's entries from now on, also over what is taken back. */
  follow(seat: number, hear: HearLater): void {
    this.followers.set(seat, hear);
    this.watch(seat, hear);
  }

  unfollow(seat: number): void {
    this.followers.delete(seat);
  }

  private watch(seat: number, hear: HearLater): void {
    const leave = this.match.watchLater(
      seat,
      (entry) => {
        if (this.followers.get(seat) !== hear) return leave();
        hear(entry);
      },
      this.entriesOf(seat),
    );
  }

  /** Seats the bot that plays at a seat now, if one does; it hears everything the seat has noticed. */
  seatThinker(seat: number): void {
    const { game, rules, seats, services, match } = this;
    this.thinkers[seat]?.leave?.();
    const bot = seats[seat].bot ?? this.standIns[seat];
    if (bot === undefined) {
      this.thinkers[seat] = undefined;
      return;
    }
    const stream = (): Entry[] => this.streamOf(seat);
    const past = (): Past => this.past(seat, 0);
    const noticed = (): number => this.entriesOf(seat);
    const { seed } = seats[seat];
    const random = randomAt(services, seat, seed);
    const chair = { game, rules, seats: seats.length, seat, random, stream, past, noticed };
    const thinker = thinkerAt(services, bot, { ...chair, ...(seed !== undefined && { seed }) });
    this.thinkers[seat] = thinker;
    if (!thinker.hear) return;
    if (!thinker.takesPast) for (const entry of stream()) thinker.hear(entry);
    const leave = match.watch(
      seat,
      (entry) => (this.thinkers[seat] === thinker ? thinker.hear!(entry) : leave()),
      this.entriesOf(seat),
    );
  }

  leave(): void {
    for (const thinker of this.thinkers) thinker?.leave?.();
  }

  /** Checks an action, carries it out and counts who notices it; `known` is a move known to be legal. */
  private carryOut(by: ActorName, text: string, known?: number): Refusal | undefined {
    const { game, match } = this;
    const { position } = match;
    if (typeof by !== 'number') {
      const refusal = match.act(by, text);
      if (!refusal) this.note({ by, do: text }, () => true);
      if (!refusal && by === 'clock') this.ticked = this.noticed.map((count) => count - 1);
      return refusal;
    }
    if (!(game.actors(position) & (1 << by))) return match.act(by, text);
    const move = known ?? parseMove(game, position, by, text);
    if (isRefusal(move)) return move;
    if (known !== undefined && game.text(position, by, known) !== text) {
      return refuse(`its move is "${game.text(position, by, known)}", not "${text}".`);
    }
    const notices = [...this.noticed.keys()].map(
      (slot) => slot === by || game.notice?.(position, by, move, this.seatOf(slot)) !== UNSEEN,
    );
    // What the table enters for everybody is not a person's to take back.
    const chosen = !game.forced?.(position, by);
    if (chosen && this.isPerson(by)) this.checkpoints.add(by);
    match.move(by, move, text);
    this.note({ by, do: text, move }, (slot) => notices[slot], chosen);
    this.acted[by] = this.noticed[by] - 1;
    return undefined;
  }

  private seatOf(slot: number): number {
    return slot < this.seats.length ? slot : SPECTATOR;
  }

  private note(event: Played, noticed: (slot: number) => boolean, chosen = false): void {
    let noticers = 0;
    for (const slot of this.noticed.keys()) {
      if (!noticed(slot)) continue;
      this.noticed[slot]++;
      noticers |= 1 << slot;
    }
    this.log.push(event);
    this.noticers.push(noticers);
    this.chosen.push(chosen);
    this.bookmarks.add(this.match);
  }

  /** An action of a person, a bot or the clock. */
  act(by: ActorName, text: string): Refusal | undefined {
    const refusal = this.carryOut(by, text);
    if (!refusal && typeof by === 'number' && !this.isBot(by)) this.checkpoints.undone = [];
    return refusal;
  }

  /** Anyone who goes back and on again meets the same cards. */
  chance(shuffler: Shuffler = chanceOf(this.services)(this.match.dueDraw)): void {
    this.match.chance(shuffler);
    this.note(this.match.log.at(-1)!, () => true);
  }

  /** What a bot chooses now, as a text; undefined where it lets the moment pass. */
  choose(seat: number, abandoned: AbortSignal): string | undefined | Promise<string | undefined> {
    const ask = askOf(this.match, seat);
    if (ask.count === 0) return undefined;
    const read = (choice: number): string | undefined => (choice === WAIT ? undefined : ask.text(choice));
    const choice = this.thinkers.at(seat)!.choose(ask, abandoned);
    return typeof choice === 'number' ? read(choice) : choice.then(read);
  }

  /** Carries out again what was taken back last. */
  redo(): void {
    for (const { by, do: text } of this.checkpoints.undone.pop()!) this.carryOut(by, text);
  }
}
