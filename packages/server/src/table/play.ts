// The match at a table: conducted by the host, every change written down before anybody hears of it; what somebody does
// is judged by what the sender had seen.

import {
  BY_CHANCE,
  type Chance,
  type Game,
  isRefusal,
  type MatchRecord,
  type SeatOfRecord,
  SPECTATOR,
  type View,
} from '@messdeck/engine';
import {
  type Change,
  type Done,
  type HostMessage,
  type Played,
  SharedMatchHost,
  STAND_IN_BOT,
  type TableState,
  type ThinkingTime,
} from '@messdeck/host';
import type { Attention } from '../bots/attention.ts';
import type { Meter } from '../metrics/meter.ts';
import { secretChance } from '../security/shuffler.ts';
import type { ActionRow, ClockRule, KeptAnswer, KeptTable, SealRow, Seat } from '../store/store.ts';
import { boardChance, withSeals } from './board-chance.ts';
import { Declined, ruleIn } from './declined.ts';
import type { Place } from './event-id.ts';
import type { End } from './finished.ts';
import { type NumberedSeal, SealedChance } from './sealed-chance.ts';
import { DEAL_WAIT, type TableServices } from './services.ts';
import { paceOf } from './table-summary.ts';

type Back = NonNullable<ActionRow['back']>;

/** Makes the answer to be kept with an action, from the action's number in its seat's stream. */
export type Keep = (body: object) => KeptAnswer;

/** Hears a seat's stream, how often something was taken back so far, and can ask what the seat sees. */
export type Hear = (told: HostMessage, backs: number, view: () => View) => void;

/** What becomes durable together with a row of the match. */
export interface WrittenWith {
  readonly answer?: KeptAnswer;
  readonly seal?: NumberedSeal;
}

/** The table at which the match is played. */
export interface PlayedAt {
  /** Who is answerable for what its bots think. */
  readonly address: string;
  /** Whether anybody reads there. */
  readonly attention: Attention;
  /** Writes a row of the match down; resolves when it is durable. */
  writeRow(row: ActionRow & { readonly seq: number }, over: boolean, more: WrittenWith): Promise<void>;
  /** Writes down what a shuffle is sealed with. */
  writeSeal(row: NumberedSeal): Promise<void>;
  /** Tells those who want to know that a shuffle waits for contributions. */
  publishSeal(text: string): void;
  /** The seats that are told of it. */
  contributors(): readonly number[];
  /** The table may stand differently from what was last told of it. */
  changed(): void;
}

const ABLE = {
  undo: false,
  redo: false,
  takeback: true,
  goOn: true,
  decline: true,
  claim: false,
  pause: false,
};

const DAY = 86_400_000;
/** After so many actions in a row that a bot made for somebody, it plays until that person is back. */
export const MISSES = 3;

/** Whether a match goes on over days: nobody need be at the table. */
export function isOverDays({ clock }: Pick<KeptTable, 'clock'>): boolean {
  return clock !== undefined && 'days' in clock;
}

export class Play {
  private readonly matchHost: SharedMatchHost;
  /** Undefined where the match began before shuffles were sealed, or chance is given. */
  private readonly sealed: SealedChance | undefined;
  private readonly kept: KeptTable;
  private readonly services: TableServices;
  private readonly table: PlayedAt;
  /** What was played before this server knew of it, until it is taken up. */
  private past: readonly Played[];
  /** How many rows of the match are written, or on their way. */
  private rows: number;
  /** What was taken back so far, as far as it is durable. */
  private readonly backs: Back[];
  /** The length of the log, and how many entries each seat has of it, as they will be when all is written. */
  private steps: number;
  private counts: number[];
  /** When the latest event was judged, for anyone who measures how soon it is told. */
  private judged = 0;
  private readonly meter: Meter | undefined;
  /** The entry of each seat's own last action: anyone who has not seen it sends something twice. */
  private readonly acted: number[] = [];

  constructor(
    game: Game,
    kept: KeptTable,
    { actions: rows, seals }: { readonly actions: readonly ActionRow[]; readonly seals: readonly SealRow[] },
    services: TableServices,
    table: PlayedAt,
  ) {
    this.kept = kept;
    this.services = services;
    const sealed = kept.sealed
      ? new SealedChance(seals, {
          match: kept.id,
          seats: kept.seats.length,
          random: services.random,
          time: services.time,
          write: (row) => table.writeSeal(row),
          publish: (text) => table.publishSeal(text),
          contributors: () => table.contributors(),
        })
      : undefined;
    this.sealed = sealed;
    this.meter = services.meter;
    this.table = table;
    this.rows = rows.length;
    this.backs = rows.flatMap(({ back }) => (back ? [back] : []));
    const { log, spent, since } = logOf(rows);
    const missed = kept.seats.map((seat) => seat?.missed ?? 0);
    const party = { address: table.address, table: kept.id, attention: table.attention };
    const seats = kept.seats.map((seat) => sitterOf(seat!));
    const sitting = {
      game,
      rules: kept.rules,
      seats,
      later: true,
      missed,
      ...(spent && { spent }),
      ...(since !== undefined && { since }),
    };
    this.matchHost = new SharedMatchHost(sitting, {
      write: (change) => this.write(change),
      changed: () => table.changed(),
      ...(sealed ? { readyChance: sealed.next } : { chance: chanceAt(kept, services) }),
      time: services.time,
      dice: services.dice,
      seatBot: (bot, chair) => services.seatBot(bot, chair, party),
      pace: services.pace ?? paceOf(kept),
      // What was done at a board stays done: the cards are the same for all.
      able: { ...ABLE, takeback: kept.board === undefined },
      dealWait: DEAL_WAIT,
      ...(kept.clock && { clock: thinkingTime(kept.clock) }),
    });
    this.past = log;
    this.steps = log.length;
    this.counts = this.matchHost.counts();
  }

  /** Plays what was played so far, an event at a time; then the match goes on. */
  *takeUp(): Generator<undefined, void> {
    yield* this.matchHost.takeUp(this.past);
    this.past = [];
    this.counts = this.matchHost.counts();
    if (this.kept.state === 'playing') this.begin();
  }

  private begin(): void {
    this.kept.seats.forEach((seat, at) => {
      if (seat?.standsIn !== undefined) void this.matchHost.standIn(at, seat.standsIn);
    });
    this.matchHost.begin();
    // Nobody's question is forgotten by a restart.
    for (const seat of this.kept.asking ?? []) void this.matchHost.takeBack(seat, true);
  }

  private async write(change: Change): Promise<void> {
    this.judged = performance.now();
    const { from, events, spent, act } = change;
    const had = this.counts;
    this.counts = this.matchHost.counts();
    const back = from < this.steps ? { back: { had, to: this.counts } } : undefined;
    this.steps = from + events.length;
    const { note, n } = act ?? {};
    const answer = note === undefined ? undefined : (note as Keep)(n === undefined ? {} : { n });
    const at = isOverDays(this.kept) ? { at: this.services.time.now() } : {};
    const row = { seq: this.rows++, from, events, ...(spent && { spent }), ...at, ...back };
    const seal = events.at(-1)?.by === 'chance' ? this.sealed?.drawn() : undefined;
    await this.table.writeRow(row, this.matchHost.match.over, {
      ...(answer && { answer }),
      ...(seal && { seal }),
    });
    if (back) this.backs.push(back.back);
  }

  /** The number of the action's entry; none where something was let pass. */
  async act(seat: number, text: string, seen: number, keep?: Keep): Promise<{ n?: number }> {
    const { matchHost } = this;
    const last = this.acted[seat] ?? -1;
    if (seen >= matchHost.heard(seat) || (seen < last && last < matchHost.heard(seat))) {
      throw new Declined('not now', 'Too late: the game has moved on.');
    }
    const done =
      text !== '-'
        ? await matchHost.act(seat, text, { seen, ...(keep && { note: keep }) })
        : this.waitsForChance
          ? await matchHost.goOn(seat)
          : await matchHost.decline(seat, { seen });
    if (text !== '-' && isRefusal(done) && done.kind === 'rules' && this.wasLegal(seat, text, seen)) {
      throw new Declined('not now', 'Too late: someone was faster. It costs you nothing.');
    }
    const { n } = mustBeDone(done);
    if (text === '-' || n === undefined) return {};
    this.acted[seat] = n;
    return { n };
  }

  /** Whether this was allowed by what its sender had seen, though it is not any more. */
  private wasLegal(seat: number, text: string, seen: number): boolean {
    const { matchHost } = this;
    return seen < matchHost.heard(seat) - 1 && matchHost.wasLegal(seat, text, seen);
  }

  /** `keep` makes the answer that is written with what is taken back; while others are asked, nothing is written. */
  async takeBack(seat: number, agree: boolean, keep?: Keep): Promise<void> {
    mustBeDone(await this.matchHost.takeBack(seat, agree, { note: keep }));
  }

  /** A bot plays for anyone who has left, until the person acts. */
  async standIn(seat: number): Promise<void> {
    mustBeDone(await this.matchHost.standIn(seat, STAND_IN_BOT));
  }

  /** Nobody attends to the table: bots rest, or go on. */
  rest(on: boolean): void {
    this.matchHost.rest(on);
  }

  /** The person plays again. */
  async handBack(seat: number): Promise<void> {
    await this.matchHost.handBack(seat);
  }

  /** A bot sits here for good; returns the seat as it is now. */
  async replace(seat: number, sitter: SeatOfRecord): Promise<SeatOfRecord> {
    mustBeDone(await this.matchHost.reseat(seat, sitter));
    return this.matchHost.seats[seat];
  }

  /** How the match has ended, and which seats have won together; undefined: it goes on. */
  get end(): End | undefined {
    const { game, position } = this.matchHost.match;
    const { result } = game.tally(position);
    return (
      result && {
        sides: this.kept.seats.map((_, seat) => game.side(position, seat)),
        scores: result.scores,
        winners: result.winners,
        lowWins: game.parts?.lowWins === true,
      }
    );
  }

  record(): MatchRecord {
    const record = this.matchHost.record();
    if (isRefusal(record)) throw new Declined('not now', record.refused);
    if (this.kept.board) return withSeals(record, this.kept.board);
    return this.sealed ? { ...record, seals: this.sealed.seals(record.log) } : record;
  }

  /** A seat contributes to the shuffle that was committed to. */
  contribute(seat: number, commit: string, bits: string): void {
    if (!this.sealed) throw new Declined('not now', 'The shuffles of this match are not sealed.');
    this.sealed.give(seat, commit, bits);
  }

  /** The shuffle that waits for contributions, as it is told. */
  get openSeal(): string | undefined {
    return this.sealed?.open;
  }

  /** Anyone who could have contributed may have gone. */
  lookAtContributors(): void {
    this.sealed?.look();
  }

  /** By seat: how many actions in a row a bot has made because the person's time was up. */
  get missed(): readonly number[] {
    return this.matchHost.missed;
  }

  /** A person thinks whose time runs. */
  get waitsForPerson(): boolean {
    return this.matchHost.waits.due !== undefined;
  }

  get takesBack(): boolean {
    return this.matchHost.takesBack;
  }

  /** Chance is to act, as a rule between two hands. */
  get waitsForChance(): boolean {
    const { game, position } = this.matchHost.match;
    return (game.actors(position) & BY_CHANCE) !== 0;
  }

  /** Has the next hand dealt as far as these seats are concerned. */
  dealOn(away: (seat: number) => boolean): void {
    const { betweenHands, ready = [] } = this.state(SPECTATOR);
    if (!betweenHands) return;
    for (const seat of this.kept.seats.keys()) {
      if (!ready.includes(seat) && away(seat)) void this.matchHost.goOn(seat);
    }
  }

  /** The latest events, at most so many. */
  last(most: number): readonly Played[] {
    return this.matchHost.match.log.slice(-most);
  }

  state(seat: number): TableState {
    return this.matchHost.state(seat);
  }

  /** Whether a seat is asked for something now, by what it sees itself; a call that may also be left out is no question. */
  isAsked(seat: number): boolean {
    return this.waitsFor(seat).includes(seat) && this.matchHost.match.view(seat).legal.length > 0;
  }

  /** Which seats the match waits for, by what this seat sees; in a call window, none. */
  waitsFor(seat: number): number[] {
    const { actors } = this.matchHost.match.view(seat);
    return actors.includes('clock') ? [] : actors.filter((actor) => typeof actor === 'number');
  }

  /** Whose time runs, and who waits for a word of the others. */
  get waits(): Pick<TableState, 'takeback' | 'due'> {
    return this.matchHost.waits;
  }

  /** Where a reader who has `place` goes on: whether it has to go back first, and to which entry. */
  resume(seat: number, { backs, entries }: Place): number | undefined {
    const column = seat === SPECTATOR ? this.kept.seats.length : seat;
    const missed = this.backs.slice(backs);
    const had = missed.length > 0 ? missed[0].had[column] : this.matchHost.heard(seat);
    if (backs > this.backs.length || entries > had) return undefined;
    return Math.min(entries, ...missed.map(({ to }) => to[column]));
  }

  /** Tells a seat's stream from entry `from` on, and how often something was taken back. Returns how to leave. */
  listen(seat: number, hear: Hear, from: number, withState: boolean): () => void {
    return this.matchHost.listen(seat, this.hearing(seat, hear), from, withState);
  }

  /** Does something when all that was ordered before is done and durable; else what is to be done where it never will. */
  inTurn(task: () => void, never: () => void): void {
    this.matchHost.inTurn(task, never);
  }

  /** The same within a turn, where nothing can come in between. */
  join(seat: number, hear: Hear, from: number, withState: boolean): () => void {
    return this.matchHost.join(seat, this.hearing(seat, hear), from, withState);
  }

  /** A reader's stream goes back before it goes on. */
  tellBack(seat: number, hear: Hear, from: number): void {
    this.hearing(seat, hear)({ is: 'entries', from, entries: [] });
  }

  private hearing(seat: number, hear: Hear): (told: HostMessage) => void {
    return (told) => {
      hear(told, this.backs.length, () => this.matchHost.match.view(seat));
      if (this.meter && told.is !== 'fault' && told.entries.length > 0 && !told.past)
        this.meter.delivered(performance.now() - this.judged);
    };
  }

  stop(): void {
    this.matchHost.stop();
    this.sealed?.stop();
  }

  /** Everything ordered so far has been done and written. */
  settled(): Promise<void> {
    return this.matchHost.settled();
  }
}

function chanceAt({ board, seats }: KeptTable, services: TableServices): Chance {
  return board ? boardChance(board, seats.length) : (services.chance ?? secretChance);
}

/** Who sits in a seat, as the host and the record know it. */
function sitterOf({ name, bot, seed, since }: Seat): SeatOfRecord {
  return {
    name,
    ...(bot !== undefined && { bot }),
    ...(seed !== undefined && { seed }),
    ...(since !== undefined && { since }),
  };
}

/** The log as the rows leave it, the time each seat has used, and since when whoever is asked has thought. */
function logOf(rows: readonly ActionRow[]): {
  log: Played[];
  spent: readonly number[] | undefined;
  since: number | undefined;
} {
  const log: Played[] = [];
  let spent: readonly number[] | undefined;
  for (const row of rows) {
    log.length = row.from;
    log.push(...row.events);
    spent = row.spent ?? spent;
  }
  return { log, spent, since: rows.at(-1)?.at };
}

function thinkingTime(clock: ClockRule): ThinkingTime {
  if ('days' in clock) return { perAction: clock.days * DAY, misses: MISSES };
  return 'perAction' in clock ? { perAction: clock.perAction * 1000 } : { perMatch: clock.perMatch * 1000 };
}

function mustBeDone(done: Done): { readonly n?: number } {
  if (!isRefusal(done)) return done;
  const rule = done.rule ?? ruleIn(done.refused);
  if (done.kind === 'rules') throw new Declined('impossible', done.refused, { rule });
  if (done.kind === 'failed') {
    throw new Declined('unavailable', 'This could not be saved. Nothing happened.', {
      retryAfter: 1,
    });
  }
  throw new Declined('not now', done.refused, { rule });
}
