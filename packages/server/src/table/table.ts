// A table in memory: its match conducted by the host, its readers, who is here. Whatever changes is committed first and
// told then; a table that cannot commit is dropped and loaded again from the store.

import { type Game, isRefusal, type MatchRecord, SPECTATOR } from '@messdeck/engine';
import { findGame } from '../games.ts';
import type { Census } from '../metrics/meter.ts';
import type { Report, ReportTold } from '../office/reports.ts';
import { newId } from '../security/keys.ts';
import type { Slices } from '../slices.ts';
import { sizeOf } from '../store/size.ts';
import type {
  ActionRow,
  Commit,
  KeptAnswer,
  KeptJob,
  KeptTable,
  LoadedTable,
  Seat,
  TalkRow,
} from '../store/store.ts';
import { Absence, USUAL_PATIENCE } from './absence.ts';
import { Audience } from './audience.ts';
import { whoIs } from './chair-notes.ts';
import { belongsTo, nextPerson, without, withSeat, withSeeds } from './chairs.ts';
import { Declined, Reloading } from './declined.ts';
import type { Place } from './event-id.ts';
import { finishedOf, MATCH_RESULT } from './finished.ts';
import { type Hear, isOverDays, type Keep, MISSES, Play, type WrittenWith } from './play.ts';
import type { Reader } from './reader.ts';
import { Rest, USUAL_WAIT } from './rest.ts';
import { type Chaired, Seating } from './seating.ts';
import type { TableServices } from './services.ts';
import { tableOf } from './table-summary.ts';
import { Talk } from './talk.ts';

const NOTHING = (): void => undefined;
/** Stands where somebody said something that the operator has deleted. */
const DELETED = '…';

/** Looks who is asked at a table over days. */
export const TURN_JOB = 'turn';

const hearing =
  (reader: Reader): Hear =>
  (told, backs, view) =>
    reader.hear(told, backs, view);

/** A census while it is taken. */
export interface Counted {
  readonly tables: Record<keyof Census['tables'], number>;
  readonly seats: Record<keyof Census['seats'], number>;
  readonly readers: Record<keyof Census['readers'], number>;
}

function sitterIn(seat: Seat | null): keyof Census['seats'] {
  if (seat === null) return 'free';
  if (seat.standsIn !== undefined) return 'stand-in';
  if (seat.bot !== undefined) return 'bot';
  return seat.program ? 'program' : 'browser';
}

export class Table implements Chaired {
  readonly id: string;
  readonly game: Game;
  /** As it is; what is told is `durable`. */
  kept: KeptTable;
  private durable: KeptTable;
  private readonly services: TableServices;
  /** The match, once it has begun. */
  private play: Play | undefined;
  readonly seating: Seating;
  private readonly talk: Talk;
  private readonly audience: Audience;
  private readonly absence: Absence;
  private readonly rest: Rest;
  /** The address that is answerable for what its bots think. */
  private readonly address: string;
  private toldTable = '';
  /** Whether everybody was told that somebody asks to take something back. */
  private toldTakeback = false;
  private gone = false;
  /** About how many bytes of the database belong to it. */
  private size: number;

  /** `from`: the network from which it was made, as far as that is remembered. */
  constructor(
    { kept, talk, size }: Omit<LoadedTable, 'actions' | 'seals'>,
    services: TableServices,
    from?: string,
  ) {
    const game = findGame(kept.game);
    if (isRefusal(game)) throw new Error(game.refused);
    this.id = kept.id;
    this.game = game;
    this.kept = kept;
    this.durable = kept;
    this.size = size;
    this.services = services;
    this.address = from ?? kept.seats[kept.host]?.owner ?? kept.id;
    this.talk = new Talk(talk);
    this.seating = new Seating(this, services);
    const attended = (): void => this.guarded(() => this.presenceChanged());
    this.audience = new Audience(services, () => {
      this.rest.sign();
      attended();
    });
    this.absence = new Absence(services.time, services.patience ?? USUAL_PATIENCE, attended);
    this.rest = new Rest(services.time, services.botsRest ?? USUAL_WAIT, {
      isRead: () => !this.audience.empty,
      // Where nothing more can be kept, bots do not go on either.
      rest: (on) => this.play?.rest((on && !isOverDays(this.kept)) || this.isFull),
    });
    if (kept.state === 'waiting') this.seating.awaitFill();
    this.noteAbsence();
  }

  /** Nothing is going on here and nobody looks: it can be forgotten until somebody asks for it. */
  get idle(): boolean {
    // Over days nobody attends, and bots go on.
    const goesOn = isOverDays(this.kept) && this.kept.state === 'playing' && !this.play?.waitsForPerson;
    return this.audience.empty && !goesOn;
  }

  /** Whether it stands in the lobby: only while somebody sits there who could be met. */
  get isListed(): boolean {
    const { state, public: open } = this.durable;
    return open && state !== 'over' && !this.gone && this.peopleHere > 0;
  }

  /** Adds what there is here to a census. */
  count({ tables, seats, readers }: Counted): void {
    const { durable: kept } = this;
    tables[kept.state]++;
    for (const seat of kept.seats) seats[sitterIn(seat)]++;
    const spectators = this.audience.presence.count(SPECTATOR);
    readers.spectator += spectators;
    readers.seat += this.audience.size - spectators;
  }

  /** How many of those who sit here are present. */
  get peopleHere(): number {
    const { presence } = this.audience;
    return this.durable.seats.filter((seat, at) => seat?.owner !== undefined && presence.isHere(at)).length;
  }

  // ── The match ────────────────────────────────────────────────────────────────────────────────────────────────

  /** Takes up the match where it stood; `spent` hears what of the processor that took. */
  async takeUp(
    rows: Pick<LoadedTable, 'actions' | 'seals'>,
    slices: Slices,
    spent: (milliseconds: number) => void,
  ): Promise<void> {
    if (this.kept.state === 'waiting') return;
    this.seedOldBots();
    const play = this.makePlay(rows);
    const count = (milliseconds: number): number => {
      spent(milliseconds);
      return 0;
    };
    try {
      await slices.run(play.takeUp(), count);
    } catch (error) {
      this.close();
      throw error;
    }
    this.play = play;
    if (this.isFull) play.rest(true);
  }

  private makePlay(rows: Pick<LoadedTable, 'actions' | 'seals'>): Play {
    return new Play(this.game, this.kept, rows, this.services, {
      address: this.address,
      attention: this.audience.attention,
      writeRow: (row, over, more) => this.writeRow(row, over, more),
      writeSeal: (seal) => this.commit({ seal }),
      publishSeal: (text) => this.audience.seal(text),
      contributors: () => this.audience.contributors(),
      changed: () => this.guarded(() => this.moved()),
    });
  }

  /** A match begun by an older program has no seeds: it goes on with new ones. */
  private seedOldBots(): void {
    const { kept } = this;
    if (kept.state !== 'playing' || kept.seats.every((seat) => seat?.seed !== undefined)) return;
    this.kept = withSeeds(kept, this.services.random);
    this.durable = this.kept;
    void this.commit({ kept: this.kept }).catch(() => undefined);
  }

  private async writeRow(
    action: ActionRow & { readonly seq: number },
    over: boolean,
    more: WrittenWith,
  ): Promise<void> {
    const ends = over && this.kept.state === 'playing';
    if (ends) this.kept = { ...this.kept, state: 'over' };
    const result = ends ? this.resultJob() : [];
    const { jobs: looks = [] } = this.lookedAt(action.seq);
    const jobs = [...looks, ...result];
    await this.commit({
      action,
      ...(ends && { kept: this.kept }),
      ...(jobs.length > 0 && { jobs }),
      ...more,
    });
    if (jobs.length > 0) this.services.jobs.wake();
    if (!ends) return;
    this.services.office.days.count('matches');
    if (this.kept.board) this.services.boardOver?.(this.kept, this.play!.record());
  }

  /** Over days somebody looks after every action who is asked now: it is kept with the action. */
  private lookedAt(after: number | string): Pick<Commit, 'jobs'> {
    if (!isOverDays(this.kept)) return {};
    const about = { table: this.id };
    return { jobs: [this.services.jobs.kept({ kind: TURN_JOB, id: `${this.id}.${after}`, about })] };
  }

  /** What follows for the people who have played the match, to be done once it is durable that it is over. */
  private resultJob(): KeptJob[] {
    const end = this.play?.end;
    const about = end && finishedOf(this.kept, end);
    return about ? [this.services.jobs.kept({ kind: MATCH_RESULT, id: this.id, about })] : [];
  }

  /** Whatever goes wrong at one table ends that table only; it is loaded again from the store. */
  private guarded(task: () => void): void {
    try {
      task();
    } catch (error) {
      this.services.fault((error as Error).message, this.id);
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
    const takesBack = play.takesBack || this.toldTakeback;
    if (kept.clock || takesBack || kept.asking || kept.seats.some((seat) => seat?.standsIn)) this.settle();
    if (play.waitsForChance) this.dealOn();
  }

  /** Programs and people who are away do not keep the others waiting between two hands. */
  private dealOn(): void {
    this.play?.dealOn((at) => {
      const seat = this.kept.seats[at];
      // Anyone who is stood in for is not waited for; to ask for the deal would be to come back.
      if (seat?.owner === undefined || seat.standsIn !== undefined) return false;
      return seat.program || !this.audience.presence.isHere(at);
    });
  }

  /** Takes over from the host who stands in for whom, whose time runs, and who asks to take something back. */
  private settle(): void {
    const state = this.play?.state(SPECTATOR);
    if (!state || this.kept.state !== 'playing') return;
    let next = this.kept;
    this.kept.seats.forEach((_, at) => {
      const seat = next.seats[at];
      const bot = state.standIns?.[at] ?? null;
      const missed = this.play?.missed[at] ?? 0;
      if (seat && !seat.bot && isOverDays(this.kept) && (seat.missed ?? 0) !== missed) {
        const { missed: _, ...person } = seat;
        next = withSeat(next, at, { ...person, ...(missed > 0 && { missed }) });
      }
      if (seat && !seat.bot && (seat.standsIn ?? null) !== bot) {
        const { standsIn: _, untilBack: __, ...person } = next.seats[at] as Seat;
        next = withSeat(next, at, bot === null ? person : { ...person, standsIn: bot });
        this.seating.noteStandIn(at, bot !== null, this.audience.presence.count(at) > 0 && !!seat.untilBack);
      }
    });
    const { by, agreed = [] } = state.takeback ?? {};
    const asking = by === undefined ? undefined : [by, ...agreed.filter((seat) => seat !== by)];
    if (String(asking) !== String(next.asking)) {
      const { asking: _, ...rest } = next;
      next = { ...rest, ...(asking && { asking }) };
    }
    if (next !== this.kept) {
      const looked = this.lookedAt(newId(this.services.random));
      void this.keep(next, looked).then(
        () => looked.jobs && this.services.jobs.wake(),
        () => undefined,
      );
    } else this.publish();
  }

  async act(seat: number, text: string, seen: number, keep?: Keep): Promise<{ n?: number }> {
    this.mustHaveRoom();
    this.rest.sign();
    const play = this.playing();
    try {
      const done = await play.act(seat, text, seen, keep);
      this.services.meter?.acted();
      this.services.office.days.count('actions');
      if (done.n === undefined && keep) await this.commit({ answer: keep({}) });
      return done;
    } finally {
      // Anyone who does anything has the seat back, be it refused or not.
      if (this.kept.seats[seat]?.standsIn !== undefined) this.settle();
    }
  }

  async takeBack(seat: number, agree: boolean, keep?: Keep): Promise<void> {
    this.mustHaveRoom();
    this.rest.sign();
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
    this.settle();
    this.publish();
  }

  /** A seat's own random bits for the shuffle that was committed to. */
  async contribute(
    seat: number,
    { commit, bits }: { readonly commit: string; readonly bits: string },
    keep?: Keep,
  ): Promise<void> {
    if (keep) this.mustHaveRoom();
    this.playing().contribute(seat, commit, bits);
    if (keep) await this.commit({ answer: keep({}) });
  }

  record(): MatchRecord {
    if (this.durable.state === 'waiting') throw new Declined('not now', 'The match has not begun.');
    if (this.durable.state !== 'over')
      throw new Declined('not now', 'The record is written when the match is over.');
    return this.play!.record();
  }

  playing(): Play {
    // While the beginning is being written down there is no match yet.
    if (!this.play) throw new Declined('not now', 'The match has not begun.');
    if (this.kept.state === 'over') throw new Declined('not now', 'The match is over.');
    return this.play;
  }

  async start(keep?: Keep): Promise<void> {
    this.seating.mustWait();
    const free = this.kept.seats.indexOf(null);
    if (free >= 0) throw new Declined('not now', `Seat ${free} is still free.`);
    this.seating.stop();
    const { reserved: _, awaited: __, ...kept } = this.kept;
    const sealed = this.services.chance === undefined && !kept.board;
    const begun = withSeeds({ ...kept, state: 'playing', ...(sealed && { sealed }) }, this.services.random);
    await this.keep(begun, { ...(keep && { answer: keep({}) }), ...this.lookedAt('begin') });
    if (isOverDays(begun)) this.services.jobs.wake();
    if (this.gone) return;
    const play = this.makePlay({ actions: [], seals: [] });
    for (const _ of play.takeUp());
    this.play = play;
    this.audience.begin((reader) =>
      play.listen(reader.seat, hearing(reader), reader.place.entries, reader.wishes.state),
    );
  }

  async link(next: string): Promise<void> {
    await this.keep({ ...this.kept, next });
  }

  // ── Talk ─────────────────────────────────────────────────────────────────────────────────────────────────────

  async say(row: TalkRow, keep?: Keep): Promise<void> {
    this.mustHaveRoom();
    this.rest.sign();
    if (!this.kept.chat) throw new Declined('not now', 'There is no talk at this table.');
    await this.talk.say(
      row,
      this.services.limits.talkPerTable,
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
    this.rest.sign();
    reader.table(this.tableText());
    if (!this.kept.chat) reader.silent();
    const { notice } = this.services.office;
    if (notice) reader.tell('notice', notice);
    for (const answer of this.answersFor(reader.seat)) reader.tell('report', answer);
    const from = play?.resume(reader.seat, reader.place) ?? 0;
    if (play && from < reader.place.entries) {
      play.tellBack(reader.seat, hearing(reader), from);
    }
    reader.missTalk(this.talk.count, (number) => this.talk.text(number));
    const leave = this.audience.add(
      reader,
      () => play?.join(reader.seat, hearing(reader), from, reader.wishes.state) ?? NOTHING,
    );
    const seal = play?.openSeal;
    if (seal !== undefined) reader.seal(seal);
    return () => {
      leave();
      play?.lookAtContributors();
    };
  }

  /** Refuses one reader too many. */
  checkRoom(seat: number): void {
    if (this.audience.hasRoom(seat)) return;
    throw new Declined('too much', 'There are too many readers of this stream.', { retryAfter: 10 });
  }

  cutSeat(seat: number): void {
    this.audience.cutSeat(seat);
  }

  private presenceChanged(): void {
    if (this.gone) return;
    this.noteAbsence();
    this.handBack();
    this.passOn();
    this.publish();
    if (this.kept.state === 'playing' && this.play?.waitsForChance) this.dealOn();
  }

  private noteAbsence(): void {
    const { presence } = this.audience;
    this.absence.note(
      this.kept.seats.flatMap((seat, at) => (seat?.owner === undefined || presence.isHere(at) ? [] : [at])),
    );
  }

  /** Anyone who is back at the table has the cards back that a bot played meanwhile. */
  private handBack(): void {
    if (this.kept.state !== 'playing') return;
    this.kept.seats.forEach((seat, at) => {
      const outOfDays = seat?.standsIn !== undefined && (seat.missed ?? 0) >= MISSES;
      if (!(seat?.untilBack || outOfDays) || this.audience.presence.count(at) === 0) return;
      void this.play?.handBack(at).then(() => this.guarded(() => this.settle()));
    });
  }

  /** A host who stays away keeps nobody waiting: the next person who is there is the host. A program keeps its table. */
  private passOn(): void {
    const { kept, absence } = this;
    const host = kept.seats[kept.host];
    if (
      kept.state === 'over' ||
      isOverDays(kept) ||
      !host?.owner ||
      host.program ||
      !absence.outlasts(kept.host, 'host')
    )
      return;
    const next = nextPerson(kept, kept.host, (at) => {
      return !kept.seats[at]?.program && this.audience.presence.count(at) > 0;
    });
    if (next >= 0) void this.keep({ ...kept, host: next }).catch(() => undefined);
  }

  /** Whether the others may have a bot play for this seat. Where a clock runs, it sees to that. */
  mayStandIn(seat: number): boolean {
    const { kept } = this;
    const sitter = kept.seats[seat];
    const plays = kept.state === 'playing' && sitter?.owner !== undefined && sitter.standsIn === undefined;
    return plays && !kept.clock && this.absence.outlasts(seat, 'standIn');
  }

  /** The others have a bot play for anyone who is away. */
  async standInFor(seat: number, keep?: Keep): Promise<void> {
    await this.seating.standInFor(seat, keep);
    // Anyone who came back this very moment plays on.
    this.handBack();
  }

  /** Somebody waits here, though nothing happens: the table is not forgotten. */
  async touch(): Promise<void> {
    if (!this.gone) await this.commit({ kept: this.kept });
  }

  /** A sign of life to everybody. */
  beat(): void {
    this.audience.beat();
  }

  // ── The operator ─────────────────────────────────────────────────────────────────────────────────────────────

  /** Everybody here hears what is announced; an empty text takes it back. */
  tellNotice(): void {
    this.audience.tell('notice', this.services.office.notice ?? { text: '', inMs: 0 });
  }

  /** What the operator has answered to reports of the one who sits here. */
  private answersFor(seat: number): ReportTold[] {
    const owner = this.kept.seats[seat]?.owner;
    return owner === undefined ? [] : this.services.office.reports.answersFor(this.id, seat, whoIs(owner));
  }

  /** The operator has answered somebody who sits here. */
  tellReporter({ id, by: { seat, who }, about, answer }: Report): void {
    // The next to sit there did not ask.
    if (answer === undefined || whoIs(this.kept.seats[seat]?.owner ?? '') !== who) return;
    this.audience.tell('report', { report: id, seat: about.seat, answer }, seat);
  }

  /** The end of what was said and played here, in words, for the operator. */
  lately(most: number): { readonly said: string[]; readonly played: string[] } {
    const name = (by: number | string): string => (typeof by === 'number' ? this.nameAt(by) : by);
    return {
      said: this.talk.last(most).map(({ seat, text, phrase }) => `${name(seat)}: ${text ?? `(${phrase})`}`),
      played: (this.play?.last(most) ?? []).map(({ by, do: text }) => `${name(by)}: ${text}`),
    };
  }

  private nameAt(seat: number): string {
    return `seat ${seat} (${this.kept.seats[seat]?.name ?? 'free'})`;
  }

  /** What is kept of a person here, for anyone who asks the operator for it. */
  keptOf(who: string): object {
    const { id, game, state, seats, made } = this.kept;
    const own = seats.flatMap((seat, at) => (belongsTo(seat, who) ? [at] : []));
    return {
      table: id,
      game,
      state,
      made,
      seats: own.map((seat) => ({ seat, name: seats[seat]?.name })),
      said: own.flatMap((seat) =>
        this.talk.of(seat).map(({ row: { text, phrase } }) => text ?? `(${phrase})`),
      ),
      removed: this.kept.removed?.some((hash) => hash.startsWith(who)) === true,
    };
  }

  /** Nothing here tells of this person any more: a bot plays on, the name and what was said are gone. */
  async forgetPerson(who: string): Promise<void> {
    const own = this.kept.seats.flatMap((seat, at) => (belongsTo(seat, who) ? [at] : []));
    for (const seat of own) if (this.kept.state !== 'over') await this.seating.free(seat, 'operator');
    const said = own.flatMap((seat) => this.talk.of(seat));
    const unsaid = said.map(({ seq, row: { seat } }) => ({ seq, seat, text: DELETED }));
    if (unsaid.length > 0) await this.services.store.unsay(this.id, unsaid);
    await this.commit({ kept: without(this.kept, who) });
    // Readers come back to the table as it is now.
    this.close();
  }

  // ── What is told of the table ────────────────────────────────────────────────────────────────────────────────

  /** The Table of the contract. */
  tell(): object {
    const { durable: kept } = this;
    const { presence } = this.audience;
    const { due, takeback } = (kept.state === 'playing' && this.play?.waits) || {};
    const away = (seat: number): { awayMs: number; mayStandIn?: true } | undefined => {
      const awayMs = this.absence.lasts(seat);
      if (awayMs === undefined || kept.state === 'over') return undefined;
      return { awayMs, ...(this.mayStandIn(seat) && { mayStandIn: true }) };
    };
    const isHere = (seat: number): boolean => presence.isHere(seat);
    return {
      ...tableOf(kept, { isHere, away, watchers: presence.count(SPECTATOR) }),
      ...(due && { due }),
      ...(takeback && { takeback }),
      ...(kept.next !== undefined && { next: kept.next }),
    };
  }

  /** How the table stands for a seat, once everything under way is written. */
  async tellSeat(seat: number): Promise<object> {
    const { play, kept } = this;
    this.rest.sign();
    if (play) await new Promise<void>((done, never) => play.inTurn(done, () => never(new Reloading())));
    const plays = kept.state === 'playing' ? play : undefined;
    const turn = plays?.isAsked(seat) === true && kept.seats[seat]?.standsIn === undefined;
    return { seat, turn, waitsFor: plays?.waitsFor(seat) ?? [], table: this.tell() };
  }

  private tableText(): string {
    return JSON.stringify(this.tell());
  }

  /** Tells everybody how the table stands, if that has changed. */
  private publish(): void {
    const told = this.tell();
    const now = this.services.time.now();
    // Time that has merely run on is no change.
    const compared = JSON.stringify(told, (field, value) => {
      if (field === 'inMs') return Math.round((now + value) / 100);
      return field === 'awayMs' || value;
    });
    if (compared === this.toldTable) return;
    this.toldTable = compared;
    this.toldTakeback = 'takeback' in told;
    this.audience.table(JSON.stringify(told));
  }

  // ── Commits ──────────────────────────────────────────────────────────────────────────────────────────────────

  async keep(kept: KeptTable, more: Partial<Commit> = {}): Promise<void> {
    // Anyone who only leaves or is removed needs no room.
    if (more.keys || more.answer) this.mustHaveRoom();
    this.kept = kept;
    await this.commit({ kept, ...more });
    this.noteAbsence();
    this.publish();
  }

  /** Remembers what a request with an `Idempotency-Key` was answered that changed nothing here, as far as there is room. */
  async keepAnswer(answer: KeptAnswer): Promise<void> {
    if (!this.isFull) await this.commit({ answer });
  }

  private async commit(commit: Omit<Commit, 'table' | 'at'>): Promise<void> {
    if (this.gone) throw new Reloading();
    const whole = { table: this.id, at: this.services.time.now(), ...commit };
    const wasFull = this.isFull;
    this.size += sizeOf(whole);
    if (this.isFull && !wasFull) this.play?.rest(true);
    const ordered = performance.now();
    try {
      await this.services.store.commit(whole);
      this.services.meter?.committed(performance.now() - ordered);
    } catch (error) {
      this.services.fault((error as Error).message, this.id);
      this.close();
      throw new Declined('unavailable', 'This could not be saved. Nothing happened.', {
        retryAfter: 1,
      });
    }
    if (commit.kept) this.durable = commit.kept;
  }

  private get isFull(): boolean {
    return this.size >= this.services.limits.kilobytesPerTable * 1000;
  }

  /** Refuses what would have more kept at a table that has no room for it. */
  private mustHaveRoom(): void {
    if (!this.isFull) return;
    throw new Declined('not now', 'This table has no room for anything more: go on at a new one.');
  }

  get closed(): boolean {
    return this.gone;
  }

  /** Tells its readers that the server is about to stop. */
  stopping(): void {
    this.audience.stopping();
  }

  /** Stops everything here; readers come back and find the table loaded again. */
  close(): void {
    if (this.gone) return;
    this.gone = true;
    this.seating.stop();
    this.absence.stop();
    this.rest.stop();
    this.play?.stop();
    this.audience.close();
  }

  /** Everything ordered so far has been done and written. */
  async settled(): Promise<void> {
    await this.play?.settled();
  }
}
