// A table in memory: its match conducted by the host, its readers, who is here. Whatever changes is committed first and
// told then; a table that cannot commit is dropped and loaded again from the store.

import { findGame, type Game, isRefusal, type MatchRecord, SPECTATOR } from '@messdeck/engine';
import { Problem } from '../http/problems.ts';
import type { ActionRow, Commit, KeptAnswer, KeptTable, LoadedTable, TalkRow } from '../store/store.ts';
import { Audience } from './audience.ts';
import { withSeat, withSeeds } from './chairs.ts';
import type { Place } from './event-id.ts';
import type { TableHouse } from './house.ts';
import { type Hear, type Keep, Play } from './play.ts';
import type { Reader } from './reader.ts';
import { type Chaired, Seating } from './seating.ts';
import { Talk } from './talk.ts';
import { tableOf } from './told.ts';

const NOTHING = (): void => undefined;

const hearing =
  (reader: Reader): Hear =>
  (told, backs) =>
    reader.hear(told, backs);

export class Table implements Chaired {
  readonly id: string;
  readonly game: Game;
  /** As it is; what is told is `durable`. */
  kept: KeptTable;
  private durable: KeptTable;
  private readonly house: TableHouse;
  /** The match, once it has begun. */
  private play: Play | undefined;
  readonly seating: Seating;
  private readonly talk: Talk;
  private readonly audience: Audience;
  private toldTable = '';
  private gone = false;

  constructor({ kept, actions, talk }: LoadedTable, house: TableHouse) {
    const game = findGame(kept.game);
    if (isRefusal(game)) throw new Error(game.refused);
    this.id = kept.id;
    this.game = game;
    this.kept = kept;
    this.durable = kept;
    this.house = house;
    this.talk = new Talk(talk);
    this.seating = new Seating(this, house);
    this.audience = new Audience(house, () => this.guarded(() => this.presenceChanged()));
    if (kept.state === 'waiting') this.seating.awaitFill();
    else {
      this.seedOldBots();
      this.conduct(actions);
    }
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

  /** A match begun by an older program has no seeds: it goes on with new ones. */
  private seedOldBots(): void {
    const { kept } = this;
    if (kept.state !== 'playing' || kept.seats.every((seat) => seat?.seed !== undefined)) return;
    this.kept = withSeeds(kept, this.house.random);
    this.durable = this.kept;
    void this.commit({ kept: this.kept }).catch(() => undefined);
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

  playing(): Play {
    // While the beginning is being written down there is no match yet.
    if (!this.play) throw new Problem(409, 'The match has not begun.');
    if (this.kept.state === 'over') throw new Problem(409, 'The match is over; nobody acts any more.');
    return this.play;
  }

  async start(keep?: Keep): Promise<void> {
    this.seating.mustWait();
    const free = this.kept.seats.indexOf(null);
    if (free >= 0) throw new Problem(409, `Seat ${free} is still free.`);
    this.seating.stop();
    const { reserved: _, ...kept } = this.kept;
    const begun = withSeeds({ ...kept, state: 'playing' }, this.house.random);
    await this.keep(begun, keep && { answer: keep({}) });
    if (this.gone) return;
    const play = this.conduct([]);
    this.audience.begin((reader) =>
      play.listen(reader.seat, hearing(reader), reader.place.entries, reader.wishes.state),
    );
  }

  async link(next: string): Promise<void> {
    await this.keep({ ...this.kept, next });
  }

  // ── Talk ─────────────────────────────────────────────────────────────────────────────────────────────────────

  async say(row: TalkRow, keep?: Keep): Promise<void> {
    if (!this.kept.chat) throw new Problem(409, 'There is no talk at this table.');
    await this.talk.say(
      row,
      this.house.limits.talkPerTable,
      (talk) => this.commit({ talk, ...(keep && { answer: keep({}) }) }),
      (text, number) => this.audience.talk(text, number),
    );
  }

  // ── Readers ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** Whether a reader of this seat can have come as far as `place`. */
  gaveOut(seat: number, place: Place): boolean {
    if (place.talk > this.talk.count) return false;
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
    if (!this.kept.chat) reader.silent();
    const from = play?.resume(reader.seat, reader.place) ?? 0;
    if (play && from < reader.place.entries) {
      play.tellBack(hearing(reader), from);
    }
    this.talk.tellFrom(reader.place.talk, (text, number) => reader.talk(text, number));
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

  cutSeat(seat: number): void {
    this.audience.cutSeat(seat);
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

  async keep(kept: KeptTable, more: Partial<Commit> = {}): Promise<void> {
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
    this.seating.stop();
    this.play?.stop();
    this.audience.close();
  }

  /** Everything ordered so far has been done and written. */
  async settled(): Promise<void> {
    await this.play?.settled();
  }
}
