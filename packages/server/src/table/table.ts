// A table in memory: its match conducted by the host, its readers, who is here. Whatever changes is committed first and
// told then; a table that cannot commit is dropped and loaded again from the store.

import {
  BY_CHANCE,
  findGame,
  type Game,
  isFault,
  isRefusal,
  type MatchRecord,
  SPECTATOR,
  streamOf,
} from '@messdeck/engine';
import { type Change, Conductor, type Done, type Played, type TableState } from '@messdeck/host';
import { checkPhrase } from '../http/phrases.ts';
import { Problem, ruleIn } from '../http/problems.ts';
import type { ActionRow, Commit, KeptAnswer, KeptTable, LoadedTable, Seat, TalkRow } from '../store/store.ts';
import { botSeat, checkSeat, freeSeat, nextPerson, withSeat } from './chairs.ts';
import type { Place } from './event-id.ts';
import { DEAL_WAIT, RELIEF, type TableHouse } from './house.ts';
import { checkBot } from './making.ts';
import { Presence } from './presence.ts';
import type { Reader } from './reader.ts';

type Back = NonNullable<ActionRow['back']>;

/** Makes the answer to be kept with an action, from the action's number in its seat's stream. */
export type Keep = (body: object) => KeptAnswer;

export class Table {
  readonly id: string;
  readonly game: Game;
  /** As it is; what is told is `durable`. */
  kept: KeptTable;
  private durable: KeptTable;
  private readonly house: TableHouse;
  private conductor: Conductor | undefined;
  /** How many rows of the match are written, or on their way. */
  private rows: number;
  /** What was taken back so far. */
  private readonly backs: Back[];
  /** The length of the log, and how many entries each seat has of it, as they will be when all is written. */
  private steps = 0;
  private counts: number[] = [];
  private talked: TalkRow[];
  /** The entry of each seat's own last action: whoever has not seen it sends something twice. */
  private readonly acted: number[] = [];
  private readonly readers: Map<Reader, () => void> = new Map();
  private readonly presence: Presence;
  private toldTable = '';
  private stopFill: (() => void) | undefined;
  private gone = false;

  constructor({ kept, actions, talk }: LoadedTable, house: TableHouse) {
    const game = findGame(kept.game);
    if (isRefusal(game)) throw new Error(game.refused);
    this.id = kept.id;
    this.game = game;
    this.kept = kept;
    this.durable = kept;
    this.house = house;
    this.rows = actions.length;
    this.backs = actions.flatMap(({ back }) => (back ? [back] : []));
    this.talked = [...talk];
    this.presence = new Presence(house.time, () => this.guarded(() => this.presenceChanged()));
    if (kept.state !== 'waiting') this.conduct(actions);
    else this.awaitFill();
  }

  /** Nothing is going on here and nobody looks: it can be forgotten until somebody asks for it. */
  get idle(): boolean {
    return this.readers.size === 0 && !this.presence.busy;
  }

  // ── The match ────────────────────────────────────────────────────────────────────────────────────────────────

  private conduct(rows: readonly ActionRow[]): void {
    const { kept, house } = this;
    const { clock } = kept;
    const log: Played[] = [];
    let spent: readonly number[] | undefined;
    for (const row of rows) {
      log.length = row.from;
      log.push(...row.events);
      spent = row.spent ?? spent;
    }
    const sitting = {
      game: this.game,
      rules: kept.rules,
      seats: kept.seats.map((seat) => ({ name: seat!.name, ...(seat!.bot && { bot: seat!.bot }) })),
      log,
      trusted: true,
      ...(spent && { spent }),
    };
    const conductor = new Conductor(sitting, {
      write: (change) => this.write(change),
      changed: () => this.guarded(() => this.moved()),
      chance: house.chance,
      time: house.time,
      dice: house.dice,
      seatBot: house.seatBot,
      pace: house.pace ?? paceOf(kept),
      able: {
        undo: false,
        redo: false,
        takeback: true,
        goOn: true,
        decline: true,
        claim: false,
        pause: false,
      },
      dealWait: DEAL_WAIT,
      relief: RELIEF,
      ...(clock && {
        clock:
          'perAction' in clock ? { perAction: clock.perAction * 1000 } : { perMatch: clock.perMatch * 1000 },
      }),
    });
    this.conductor = conductor;
    this.steps = log.length;
    this.counts = conductor.counts();
    kept.seats.forEach((seat, at) => {
      if (seat?.standsIn !== undefined && kept.state === 'playing') void conductor.standIn(at, seat.standsIn);
    });
    if (kept.state === 'playing') conductor.begin();
  }

  private async write(change: Change): Promise<void> {
    const { from, events, spent, act } = change;
    const had = this.counts;
    this.counts = this.conductor!.counts();
    const back = from < this.steps ? { back: { had, to: this.counts } } : {};
    this.steps = from + events.length;
    const row: ActionRow = {
      from,
      events,
      ...(spent && { spent }),
      ...back,
    };
    const over = this.conductor!.match.over && this.kept.state === 'playing';
    if (over) this.kept = { ...this.kept, state: 'over' };
    const answer = act?.note === undefined ? undefined : (act.note as Keep)({ n: act.n });
    const seq = this.rows++;
    if (row.back) this.backs.push(row.back);
    await this.commit({
      action: { seq, ...row },
      ...(over && { kept: this.kept }),
      ...(answer && { answer }),
    });
  }

  /** Whatever goes wrong at one table ends that table only; it is loaded again from the store. */
  private guarded(task: () => void): void {
    try {
      task();
    } catch (error) {
      this.house.fault((error as Error).message, this.id);
      this.close();
    }
  }

  /** Something happened in the match: what follows for the table. */
  private moved(): void {
    const { conductor, kept } = this;
    if (!conductor || this.gone) return;
    if (kept.state === 'over') {
      this.publish();
      return;
    }
    const takesBack = conductor.takesBack || this.toldTable.includes('"takeback"');
    if (kept.clock || takesBack || kept.seats.some((seat) => seat?.standsIn)) this.settle();
    const { match } = conductor;
    if (match.game.actors(match.position) & BY_CHANCE) this.dealOn();
  }

  /** Programs and people who are away do not keep the others waiting between two hands. */
  private dealOn(): void {
    const { betweenHands, ready = [] } = this.conductor!.state(SPECTATOR);
    if (!betweenHands) return;
    this.kept.seats.forEach((seat, at) => {
      // Whoever is stood in for is not waited for; to ask for the deal would be to come back.
      if (seat?.owner === undefined || seat.standsIn !== undefined || ready.includes(at)) return;
      if (seat.program || !this.presence.isHere(at)) void this.conductor?.goOn(at);
    });
  }

  /** Takes over from the host who stands in for whom, and whose time runs. */
  private settle(): void {
    const state = this.conductor?.state(SPECTATOR);
    if (!state || this.kept.state !== 'playing') return;
    let next = this.kept;
    this.kept.seats.forEach((_, at) => {
      const seat = next.seats[at];
      const bot = state.standIns?.[at] ?? null;
      if (seat && !seat.bot && (seat.standsIn ?? null) !== bot) {
        const { standsIn: _, ...person } = seat;
        next = withSeat(next, at, bot === null ? person : { ...person, standsIn: bot });
      }
    });
    if (next !== this.kept) void this.keep(next).catch(() => undefined);
    else this.publish();
  }

  async act(seat: number, text: string, seen: number, keep?: Keep): Promise<{ n?: number }> {
    const conductor = this.playing();
    const { match } = conductor;
    const last = this.acted[seat] ?? -1;
    if (seen >= conductor.heard(seat) || (seen < last && last < conductor.heard(seat))) {
      throw new Problem(409, 'Too late: this was sent for a moment that is over.');
    }
    const between = (match.game.actors(match.position) & BY_CHANCE) !== 0;
    const done =
      text !== '-'
        ? await conductor.act(seat, text, { seen, ...(keep && { note: keep }) })
        : between
          ? await conductor.goOn(seat)
          : await conductor.decline(seat, { seen });
    // Whoever does anything has the seat back, be it refused or not.
    if (this.kept.seats[seat]?.standsIn !== undefined) this.settle();
    if (text !== '-' && isRefusal(done) && done.kind === 'rules' && this.wasLegal(seat, text, seen)) {
      throw new Problem(409, 'Too late: somebody was quicker. It costs you nothing.');
    }
    const { n } = mustBeDone(done);
    if (text === '-' || n === undefined) {
      if (keep) await this.commit({ answer: keep({}) });
      return {};
    }
    this.acted[seat] = n;
    return { n };
  }

  /** Whether this was allowed by what its sender had seen, though it is not any more. */
  private wasLegal(seat: number, text: string, seen: number): boolean {
    const { game, kept, conductor } = this;
    const { log } = conductor!.match;
    if (seen >= conductor!.heard(seat) - 1) return false;
    const stream = streamOf(game, { rules: kept.rules, seats: kept.seats as Seat[], log }, seat);
    const then = seen < 0 ? undefined : isFault(stream) ? undefined : stream[seen];
    return then?.view.legal.includes(text) ?? false;
  }

  async takeBack(seat: number, agree: boolean, keep?: Keep): Promise<void> {
    mustBeDone(await this.playing().takeBack(seat, agree));
    if (keep) await this.commit({ answer: keep({}) });
    this.publish();
  }

  record(): MatchRecord {
    if (this.durable.state === 'waiting') throw new Problem(409, 'The match has not begun.');
    if (this.durable.state !== 'over')
      throw new Problem(409, 'The record is written when the match is over.');
    const record = this.conductor!.record();
    if (isRefusal(record)) throw new Problem(409, record.refused);
    return record;
  }

  private playing(): Conductor {
    const { state } = this.kept;
    if (state === 'waiting') throw new Problem(409, 'The match has not begun.');
    if (state === 'over') throw new Problem(409, 'The match is over; nobody acts any more.');
    return this.conductor!;
  }

  // ── The seats ────────────────────────────────────────────────────────────────────────────────────────────────

  async sit(
    seat: Seat & { readonly owner: string },
    wanted: number | undefined,
    keep?: Keep,
  ): Promise<number> {
    const at = freeSeat(this.kept, wanted, seat.owner);
    await this.keep(withSeat(this.kept, at, seat), {
      keys: [seat.owner],
      ...(keep && { answer: keep({ seat: at }) }),
    });
    return at;
  }

  /** Who sat here at the table before sits down again; asking twice gives a new credential. */
  async sitAgain(
    at: number,
    seat: Seat & { readonly owner: string; readonly before: string },
    answer?: KeptAnswer,
  ): Promise<void> {
    const { kept } = this;
    const keeper = kept.reserved?.[at] ?? null;
    if (kept.seats[at] === null && (keeper === null || keeper === seat.before)) this.mustWait();
    else if (kept.seats[at]?.before !== seat.before) {
      throw new Problem(409, `Seat ${at} is taken at the next table.`);
    }
    await this.keep(withSeat(kept, at, seat), { keys: [seat.owner], ...(answer && { answer }) });
  }

  async seatBot(at: number, bot: string): Promise<void> {
    this.mustWait();
    if (this.kept.seats[at]?.owner !== undefined) throw new Problem(409, `Seat ${at} is taken by a person.`);
    await this.keep(withSeat(this.kept, at, botSeat(this.kept.seats, checkBot(bot))));
  }

  /** Somebody leaves, or is removed by the host. */
  async free(at: number, byHost: boolean): Promise<void> {
    const seat = this.kept.seats[at];
    if (!seat) throw new Problem(409, `Seat ${at} is free already.`);
    if (this.kept.state === 'over') throw new Problem(409, 'The match is over; the seats stay as they are.');
    if (this.kept.state === 'waiting') await this.keep(this.withoutHost(withSeat(this.kept, at, null), at));
    else await this.replace(at, seat, byHost);
    if (byHost) this.cutSeat(at);
  }

  /** A bot plays on: for whoever left until they come back, for whoever was removed for good. */
  private async replace(at: number, seat: Seat, byHost: boolean): Promise<void> {
    if (seat.bot !== undefined)
      throw new Problem(409, `A bot sits in seat ${at}; it stays while the match runs.`);
    if (byHost) {
      mustBeDone(await this.playing().reseat(at, { name: seat.name, bot: RELIEF }));
      await this.keep(this.withoutHost(withSeat(this.kept, at, { name: seat.name, bot: RELIEF }), at));
    } else {
      mustBeDone(await this.playing().standIn(at, RELIEF));
      await this.keep(this.withoutHost(withSeat(this.kept, at, { ...seat, standsIn: RELIEF }), at));
    }
  }

  /** Where the host goes, the next person becomes the host. */
  private withoutHost(table: KeptTable, left: number): KeptTable {
    const next = nextPerson(table, left);
    return table.host === left && next >= 0 ? { ...table, host: next } : table;
  }

  async handOver(to: number): Promise<void> {
    checkSeat(this.kept, to);
    if (this.kept.seats[to]?.owner === undefined)
      throw new Problem(409, `Nobody sits in seat ${to} who could be the host.`);
    await this.keep({ ...this.kept, host: to });
  }

  async start(keep?: Keep): Promise<void> {
    this.mustWait();
    const free = this.kept.seats.indexOf(null);
    if (free >= 0) throw new Problem(409, `Seat ${free} is still free.`);
    this.stopFill?.();
    const { reserved: _, ...kept } = this.kept;
    await this.keep({ ...kept, state: 'playing' }, keep && { answer: keep({}) });
    if (this.conductor) return;
    this.conduct([]);
    for (const reader of this.readers.keys()) this.readers.set(reader, this.follow(reader));
  }

  private mustWait(): void {
    if (this.kept.state === 'waiting') return;
    throw new Problem(
      409,
      this.kept.state === 'over' ? 'The match is over.' : 'The match has already begun.',
    );
  }

  /** Seats still free after the agreed time are taken by bots. */
  private awaitFill(): void {
    const { fill, made } = this.kept;
    if (!fill) return;
    const wait = made + fill.after * 1000 - this.house.time.now();
    this.stopFill = this.house.time.later(Math.max(0, wait), () => {
      if (this.gone || this.kept.state !== 'waiting') return;
      let next = this.kept;
      next.seats.forEach((seat, at) => {
        if (seat === null) next = withSeat(next, at, botSeat(next.seats, fill.bot));
      });
      if (next !== this.kept) void this.keep(next).catch(() => undefined);
    });
  }

  async link(next: string): Promise<void> {
    await this.keep({ ...this.kept, next });
  }

  // ── Talk ─────────────────────────────────────────────────────────────────────────────────────────────────────

  async say(row: TalkRow, keep?: Keep): Promise<void> {
    if (!this.kept.chat) throw new Problem(409, 'There is no talk at this table.');
    if (row.phrase !== undefined) checkPhrase(row.phrase);
    const seq = this.talked.length;
    if (seq >= this.house.limits.talkPerTable) throw new Problem(409, 'Enough has been said at this table.');
    this.talked.push(row);
    await this.commit({ talk: { seq, ...row }, ...(keep && { answer: keep({}) }) });
    const text = JSON.stringify(row);
    for (const reader of this.readers.keys()) reader.talk(text, seq + 1);
  }

  // ── Readers ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** Where a reader who has `place` goes on: whether it has to go back first, and to which entry. */
  resume(seat: number, place: Place): number | undefined {
    const { backs } = this;
    const column = seat === SPECTATOR ? this.kept.seats.length : seat;
    const missed = backs.slice(place.backs);
    const had = missed.length > 0 ? missed[0].had[column] : (this.conductor?.heard(seat) ?? 0);
    if (place.backs > backs.length || place.talk > this.talked.length || place.entries > had)
      return undefined;
    return Math.min(place.entries, ...missed.map(({ to }) => to[column]));
  }

  /** Lets a reader in; `from` is where its stream goes on. Returns: it leaves. */
  attach(reader: Reader, from: number): () => void {
    reader.table(this.tableText());
    if (from < reader.place.entries) {
      reader.hear({ is: 'stream', from, entries: [], state: this.stateFor(reader.seat) }, this.backs.length);
    }
    this.talked.slice(reader.place.talk).forEach((row, i, rest) => {
      reader.talk(JSON.stringify(row), this.talked.length - rest.length + i + 1);
    });
    this.readers.set(reader, this.follow(reader));
    this.presence.arrive(reader.seat);
    return () => this.detach(reader);
  }

  private stateFor(seat: number): TableState {
    return this.conductor!.state(seat);
  }

  private follow(reader: Reader): () => void {
    const { conductor } = this;
    if (!conductor) return () => undefined;
    return conductor.listen(
      reader.seat,
      (told) => reader.hear(told, this.backs.length),
      reader.place.entries,
    );
  }

  /** Refuses one reader too many. */
  checkRoom(seat: number): void {
    const { watchersPerTable, streamsPerSeat } = this.house.limits;
    const most = seat === SPECTATOR ? watchersPerTable : streamsPerSeat;
    if (this.presence.count(seat) >= most) {
      throw new Problem(429, 'There are too many readers of this stream.', { retryAfter: 10 });
    }
  }

  private detach(reader: Reader): void {
    const stop = this.readers.get(reader);
    if (!stop) return;
    stop();
    this.readers.delete(reader);
    this.presence.leave(reader.seat);
  }

  private cutSeat(seat: number): void {
    for (const reader of [...this.readers.keys()]) if (reader.seat === seat) reader.cut();
  }

  private presenceChanged(): void {
    if (this.gone) return;
    this.publish();
    const { conductor } = this;
    if (conductor && this.kept.state === 'playing') {
      const { match } = conductor;
      if (match.game.actors(match.position) & BY_CHANCE) this.dealOn();
    }
  }

  /** A sign of life to everybody. */
  beat(): void {
    for (const reader of this.readers.keys()) reader.beat();
  }

  // ── What is told of the table ────────────────────────────────────────────────────────────────────────────────

  /** The Table of the contract. */
  tell(): object {
    const { durable: kept, presence } = this;
    const state = kept.state === 'playing' ? this.conductor?.state(SPECTATOR) : undefined;
    return {
      ...tableOf(kept, (seat) => presence.isHere(seat), presence.count(SPECTATOR)),
      ...(state?.due && { due: state.due }),
      ...(state?.takeback && { takeback: state.takeback }),
      ...(kept.next !== undefined && { next: kept.next }),
    };
  }

  private tableText(): string {
    return JSON.stringify(this.tell());
  }

  /** Tells everybody how the table stands, if that has changed. */
  private publish(): void {
    const text = this.tableText();
    // A clock that has merely run on is no change.
    const now = this.house.time.now();
    const compared = text.replace(/"inMs":(\d+)/, (_, ms) => `"at":${Math.round((now + Number(ms)) / 100)}`);
    if (compared === this.toldTable) return;
    this.toldTable = compared;
    for (const reader of this.readers.keys()) reader.table(text);
  }

  // ── Commits ──────────────────────────────────────────────────────────────────────────────────────────────────

  private async keep(kept: KeptTable, more: Partial<Commit> = {}): Promise<void> {
    this.kept = kept;
    await this.commit({ kept, ...more });
    this.publish();
  }

  private async commit(commit: Omit<Commit, 'table' | 'at'>): Promise<void> {
    if (this.gone) throw new Problem(503, 'The table is being loaded again.', { retryAfter: 1 });
    try {
      await this.house.store.commit({ table: this.id, at: this.house.time.now(), ...commit });
    } catch (error) {
      this.house.fault((error as Error).message, this.id);
      this.close();
      throw new Problem(503, 'This could not be written down; nothing has happened.', { retryAfter: 1 });
    }
    if (commit.kept) this.durable = commit.kept;
  }

  get closed(): boolean {
    return this.gone;
  }

  /** Stops everything here; readers come back and find the table loaded anew. */
  close(): void {
    if (this.gone) return;
    this.gone = true;
    this.stopFill?.();
    this.presence.stop();
    this.conductor?.stop();
    for (const reader of [...this.readers.keys()]) reader.cut();
  }

  /** Everything ordered so far has been done and written. */
  async settled(): Promise<void> {
    await this.conductor?.settled();
  }
}

/** The part of the contract's Table that a kept table tells. */
export function tableOf(kept: KeptTable, isHere: (seat: number) => boolean, watchers: number): object {
  return {
    table: kept.id,
    game: kept.game,
    edition: kept.edition,
    rules: kept.rules,
    state: kept.state,
    host: kept.host,
    public: kept.public,
    seats: kept.seats.map((seat, at) => {
      if (seat === null) return null;
      const { name, bot, standsIn } = seat;
      if (bot !== undefined) return { name, bot, here: true };
      return { name, ...(standsIn !== undefined && { bot: standsIn, standsIn: true }), here: isHere(at) };
    }),
    watchers,
    ...(kept.clock && { clock: kept.clock }),
  };
}

function paceOf({ seats }: KeptTable): {
  pace: 'natural' | 'instant';
  reaction: 'natural';
  windows: 'usual';
} {
  const people = seats.some((seat) => seat?.owner !== undefined && !seat.program);
  return { pace: people ? 'natural' : 'instant', reaction: 'natural', windows: 'usual' };
}

function mustBeDone(done: Done): { readonly n?: number } {
  if (!isRefusal(done)) return done;
  const rule = ruleIn(done.refused);
  if (done.kind === 'rules') throw new Problem(422, done.refused, { rule });
  if (done.kind === 'failed') {
    throw new Problem(503, 'This could not be written down; nothing has happened.', { retryAfter: 1 });
  }
  throw new Problem(409, done.refused, { rule });
}
