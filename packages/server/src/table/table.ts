// A table in memory: its match conducted by the host, its readers, who is here. Whatever changes is committed first and
// told then; a table that cannot commit is dropped and loaded again from the store.

import { findGame, type Game, isRefusal, type MatchRecord, SPECTATOR } from '@messdeck/engine';
import { checkPhrase } from '../http/phrases.ts';
import { Problem } from '../http/problems.ts';
import type { ActionRow, Commit, KeptAnswer, KeptTable, LoadedTable, Seat, TalkRow } from '../store/store.ts';
import { Audience } from './audience.ts';
import { botSeat, checkSeat, freeSeat, nextPerson, withSeat } from './chairs.ts';
import type { Place } from './event-id.ts';
import { RELIEF, type TableHouse } from './house.ts';
import { checkBot } from './making.ts';
import { type Hear, type Keep, Play } from './play.ts';
import type { Reader } from './reader.ts';
import { tableOf } from './told.ts';

const NOTHING = (): void => undefined;

const hearing =
  (reader: Reader): Hear =>
  (told, backs) =>
    reader.hear(told, backs);

export class Table {
  readonly id: string;
  readonly game: Game;
  /** As it is; what is told is `durable`. */
  kept: KeptTable;
  private durable: KeptTable;
  private readonly house: TableHouse;
  /** The match, once it has begun. */
  private play: Play | undefined;
  /** What was said, as far as it is durable; and how much with what is just being written. */
  private readonly talked: TalkRow[];
  private spoken: number;
  private readonly audience: Audience;
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
    this.talked = [...talk];
    this.spoken = talk.length;
    this.audience = new Audience(house, () => this.guarded(() => this.presenceChanged()));
    if (kept.state !== 'waiting') this.conduct(actions);
    else this.awaitFill();
  }

  /** Nothing is going on here and nobody looks: it can be forgotten until somebody asks for it. */
  get idle(): boolean {
    return this.audience.empty;
  }

  // ── The match ────────────────────────────────────────────────────────────────────────────────────────────────

  private conduct(rows: readonly ActionRow[]): Play {
    const play = new Play(this.game, this.kept, rows, this.house, {
      writeRow: (row, over, answer) => this.writeRow(row, over, answer),
      changed: () => this.guarded(() => this.moved()),
    });
    this.play = play;
    return play;
  }

  private async writeRow(
    action: ActionRow & { readonly seq: number },
    over: boolean,
    answer: KeptAnswer | undefined,
  ): Promise<void> {
    const ends = over && this.kept.state === 'playing';
    if (ends) this.kept = { ...this.kept, state: 'over' };
    await this.commit({ action, ...(ends && { kept: this.kept }), ...(answer && { answer }) });
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
    const { play, kept } = this;
    if (!play || this.gone) return;
    if (kept.state === 'over') {
      this.publish();
      return;
    }
    const takesBack = play.takesBack || this.toldTable.includes('"takeback"');
    if (kept.clock || takesBack || kept.seats.some((seat) => seat?.standsIn)) this.settle();
    if (play.waitsForChance) this.dealOn();
  }

  /** Programs and people who are away do not keep the others waiting between two hands. */
  private dealOn(): void {
    this.play?.dealOn((at) => {
      const seat = this.kept.seats[at];
      // Whoever is stood in for is not waited for; to ask for the deal would be to come back.
      if (seat?.owner === undefined || seat.standsIn !== undefined) return false;
      return seat.program || !this.audience.presence.isHere(at);
    });
  }

  /** Takes over from the host who stands in for whom, and whose time runs. */
  private settle(): void {
    const state = this.play?.state(SPECTATOR);
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
    const play = this.playing();
    try {
      const done = await play.act(seat, text, seen, keep);
      if (done.n === undefined && keep) await this.commit({ answer: keep({}) });
      return done;
    } finally {
      // Whoever does anything has the seat back, be it refused or not.
      if (this.kept.seats[seat]?.standsIn !== undefined) this.settle();
    }
  }

  async takeBack(seat: number, agree: boolean, keep?: Keep): Promise<void> {
    let kept = false;
    const keepOnce: Keep | undefined =
      keep &&
      ((body) => {
        kept = true;
        return keep(body);
      });
    await this.playing().takeBack(seat, agree, keepOnce);
    // To ask, to agree as one of several and to decline change nothing that is kept.
    if (keep && !kept) await this.commit({ answer: keep({}) });
    this.publish();
  }

  record(): MatchRecord {
    if (this.durable.state === 'waiting') throw new Problem(409, 'The match has not begun.');
    if (this.durable.state !== 'over')
      throw new Problem(409, 'The record is written when the match is over.');
    return this.play!.record();
  }

  private playing(): Play {
    const { state } = this.kept;
    if (state === 'waiting') throw new Problem(409, 'The match has not begun.');
    if (state === 'over') throw new Problem(409, 'The match is over; nobody acts any more.');
    return this.play!;
  }

  // ── The seats ────────────────────────────────────────────────────────────────────────────────────────────────

  async sit(
    seat: Seat & { readonly owner: string },
    wanted: number | undefined,
    keep?: Keep,
  ): Promise<number> {
    const at = freeSeat(this.kept, wanted, seat.owner);
    // Where everybody had left, whoever comes first is the host.
    const deserted = this.kept.seats.every((sitter) => sitter?.owner === undefined);
    const host = deserted ? at : this.kept.host;
    await this.keep(
      { ...withSeat(this.kept, at, seat), host },
      {
        keys: [seat.owner],
        ...(keep && { answer: keep({ seat: at }) }),
      },
    );
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
    const stays = this.kept.state === 'playing' && !byHost;
    if (this.kept.state === 'waiting') await this.keep(this.withoutHost(withSeat(this.kept, at, null), at));
    else await this.replace(at, seat, byHost);
    // The next to sit here plays with cards that are not for whoever sat here before.
    if (!stays) this.audience.cutSeat(at);
  }

  /** A bot plays on: for whoever left until they come back, for whoever was removed for good. */
  private async replace(at: number, seat: Seat, byHost: boolean): Promise<void> {
    if (seat.bot !== undefined)
      throw new Problem(409, `A bot sits in seat ${at}; it stays while the match runs.`);
    if (byHost) {
      await this.playing().replace(at, seat.name);
      await this.keep(this.withoutHost(withSeat(this.kept, at, { name: seat.name, bot: RELIEF }), at));
    } else {
      await this.playing().standIn(at);
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
    if (this.play) return;
    const play = this.conduct([]);
    this.audience.begin((reader) =>
      play.listen(reader.seat, hearing(reader), reader.place.entries, reader.wishes.state),
    );
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
    if (this.spoken >= this.house.limits.talkPerTable)
      throw new Problem(409, 'Enough has been said at this table.');
    await this.commit({ talk: { seq: this.spoken++, ...row }, ...(keep && { answer: keep({}) }) });
    this.talked.push(row);
    this.audience.talk(JSON.stringify(row), this.talked.length);
  }

  // ── Readers ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** Whether a reader of this seat can have come as far as `place`. */
  gaveOut(seat: number, place: Place): boolean {
    if (place.talk > this.talked.length) return false;
    if (this.play) return this.play.resume(seat, place) !== undefined;
    return place.entries === 0 && place.backs === 0;
  }

  /** Lets a reader in as soon as everything under way is written. Returns: it leaves. */
  attach(reader: Reader): () => void {
    let left = false;
    let leave = (): void => {
      left = true;
    };
    const enter = (): void => {
      if (left) return;
      if (this.gone || !this.audience.hasRoom(reader.seat)) reader.cut();
      else leave = this.enter(reader);
    };
    if (this.play) this.play.inTurn(enter, () => reader.cut());
    else enter();
    return () => leave();
  }

  /** The table first, then what was taken back, what was said, and the entries. */
  private enter(reader: Reader): () => void {
    const { play } = this;
    reader.table(this.tableText());
    const from = play?.resume(reader.seat, reader.place) ?? 0;
    if (play && from < reader.place.entries) {
      play.tellBack(hearing(reader), from);
    }
    const unheard = this.talked.slice(reader.place.talk);
    unheard.forEach((row, i) => {
      reader.talk(JSON.stringify(row), this.talked.length - unheard.length + i + 1);
    });
    return this.audience.add(
      reader,
      () => play?.join(reader.seat, hearing(reader), from, reader.wishes.state) ?? NOTHING,
    );
  }

  /** Refuses one reader too many. */
  checkRoom(seat: number): void {
    if (this.audience.hasRoom(seat)) return;
    throw new Problem(429, 'There are too many readers of this stream.', { retryAfter: 10 });
  }

  private presenceChanged(): void {
    if (this.gone) return;
    this.publish();
    if (this.kept.state === 'playing' && this.play?.waitsForChance) this.dealOn();
  }

  /** A sign of life to everybody. */
  beat(): void {
    this.audience.beat();
  }

  // ── What is told of the table ────────────────────────────────────────────────────────────────────────────────

  /** The Table of the contract. */
  tell(): object {
    const { durable: kept } = this;
    const { presence } = this.audience;
    const { due, takeback } = (kept.state === 'playing' && this.play?.waits) || {};
    return {
      ...tableOf(kept, (seat) => presence.isHere(seat), presence.count(SPECTATOR)),
      ...(due && { due }),
      ...(takeback && { takeback }),
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
    this.audience.table(text);
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
    this.play?.stop();
    this.audience.close();
  }

  /** Everything ordered so far has been done and written. */
  async settled(): Promise<void> {
    await this.play?.settled();
  }
}
