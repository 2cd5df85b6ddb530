// All tables of a server: those in use in memory, the others in the store until somebody asks for them.

import type { Census } from '../metrics/meter.ts';
import type { Report } from '../office/reports.ts';
import { hashOf, newId, newKey } from '../security/keys.ts';
import { Slices } from '../slices.ts';
import type { KeptAnswer, KeptTable, LoadedTable, Seat } from '../store/store.ts';
import { noteChair } from './chair-notes.ts';
import { personAgain } from './chairs.ts';
import { Declined, Elsewhere, Reloading } from './declined.ts';
import { makeRematch, makeTable, type Wanted } from './making.ts';
import type { Keep } from './play.ts';
import type { Reading } from './reading.ts';
import type { TableServices } from './services.ts';
import { Sweeper } from './sweeper.ts';
import { type Counted, Table } from './table.ts';
import { LOBBY } from './table-summary.ts';

/** Who sits down: a browser with its own key, or a program that is given a token. */
export interface Sitter {
  readonly owner: string;
  /** The token to give out, for a program. */
  readonly token?: string;
  /** The network the request came from. */
  readonly from: string;
  /** Who it is, where that is known. */
  readonly person?: string;
}

/** How somebody wants to sit down. */
export interface Sitting {
  readonly name: string;
  readonly seat?: number | undefined;
  /** In the place of the bot that sits there. */
  readonly relieve?: boolean | undefined;
}

export interface Seated {
  readonly seat: number;
  readonly token?: string;
}

type KeepSeated = ((body: object) => KeptAnswer) | undefined;

const HEARTBEAT = 10_000;
const FORGET_AFTER = 300_000;
/** So many makers of public tables are remembered. */
const MOST_MAKERS = 50_000;

export class Tables {
  private readonly services: TableServices;
  private readonly live: Map<string, Promise<Table | undefined>> = new Map();
  private readonly used: Map<string, number> = new Map();
  private readonly timers: (() => void)[] = [];
  /** Those of them that have been loaded. */
  private readonly loaded: Map<string, Table> = new Map();
  private readonly sweeper: Sweeper;
  /** Where what takes long is done in parts. */
  readonly slices: Slices;
  private count = 0;
  private closed = false;
  /** Who made which public table. */
  private readonly makers: Map<string, string> = new Map();
  /** From which network each table was made. In memory only: no address is kept. */
  private readonly origins: Map<string, string> = new Map();

  constructor(services: TableServices) {
    this.services = services;
    this.slices = new Slices(services.time);
    this.every(HEARTBEAT, () => this.beat());
    this.sweeper = new Sweeper(
      services,
      () => this.live.keys(),
      (tables) => {
        this.count = tables;
      },
    );
  }

  /** Counts what is kept and begins to forget what is stale; `sweepAll`: however much that is. */
  async open(sweepAll = false): Promise<void> {
    this.count = await this.services.store.count();
    this.sweeper.begin(sweepAll);
  }

  private every(ms: number, task: () => void): void {
    let cancel: () => void;
    const again = (): void => {
      task();
      cancel = this.services.time.later(ms, again);
    };
    cancel = this.services.time.later(ms, again);
    this.timers.push(() => cancel());
  }

  // ── Finding ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** The table with this id, or undefined; `reader` is the one it is loaded for. */
  async find(id: string, reader?: Reading): Promise<Table | undefined> {
    this.used.set(id, this.services.time.now());
    const known = this.live.get(id);
    const table = await known;
    if (table && !table.closed) return table;
    if (known && this.live.get(id) === known) this.forget(id);
    return this.live.get(id) ?? this.load(id, reader);
  }

  private load(id: string, reader: Reading | undefined): Promise<Table | undefined> {
    reader?.mustHaveTime();
    const loading = this.fetch(id).then(async (found) => {
      if (!found) return undefined;
      const table = new Table(found, this.services, this.origins.get(id));
      await table.takeUp(found, this.slices, (milliseconds) => reader?.spend(milliseconds));
      return table;
    });
    this.live.set(id, loading);
    loading.then(
      (table) => (table ? this.loaded.set(id, table) : this.forget(id)),
      () => this.forget(id),
    );
    return loading;
  }

  private async fetch(id: string): Promise<LoadedTable | undefined> {
    const { store, isHere } = this.services;
    if (this.closed) throw new Reloading();
    if (isHere && !(await isHere(id))) throw new Elsewhere(id);
    return store.load(id);
  }

  /** Another node has this table now: its readers come back and find it there. */
  async letGo(id: string): Promise<void> {
    const table = await this.live.get(id)?.catch(() => undefined);
    table?.close();
    await table?.settled();
    if (table && this.loaded.get(id) === table) this.forget(id);
  }

  private forget(id: string): void {
    this.live.delete(id);
    this.loaded.delete(id);
    this.used.delete(id);
    this.services.forgot?.(id);
  }

  private beat(): void {
    const old = this.services.time.now() - FORGET_AFTER;
    const beatAt = (table: Table): void => {
      if (table.closed) this.forget(table.id);
      else if (table.idle && (this.used.get(table.id) ?? 0) < old) {
        table.close();
        this.forget(table.id);
      } else table.beat();
    };
    // Anyone who asked for a table hears why it cannot be loaded.
    for (const loading of this.live.values())
      loading.then(
        (table) => table && beatAt(table),
        () => undefined,
      );
  }

  // ── Making ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** `maker`: whose public tables are counted together. */
  async make(wanted: Wanted, sitter: Sitter, maker: string, keep: KeepSeated): Promise<object> {
    const { random, time } = this.services;
    this.mustHaveRoom();
    if (wanted.public) this.mustHaveRoomInLobby(maker);
    const [invite, watch] = [newKey(random), newKey(random)];
    const kept = makeTable(wanted, {
      id: newId(random),
      made: time.now(),
      owner: sitter.owner,
      ...(sitter.person !== undefined && { person: sitter.person }),
      program: sitter.token !== undefined,
      invite: hashOf(invite),
      watch: hashOf(watch),
    });
    const { token } = sitter;
    const body = { table: kept.id, seat: kept.host, ...(token && { token }), invite, watch };
    this.rememberOrigin(kept.id, sitter.from);
    await this.add(kept, [sitter.owner, kept.invite, kept.watch], keep?.(body));
    if (kept.public) this.remember(kept.id, maker);
    this.services.office.days.count('tables');
    this.services.office.days.count('seats');
    const made = { table: kept.id, seat: kept.host, owner: sitter.owner, why: 'made the table' };
    noteChair(this.services, 'sat down', made);
    return body;
  }

  /** Makes a table with everybody in place, and begins its match; `from`: the network that is answerable for its bots. */
  async begin(kept: KeptTable, from: string): Promise<void> {
    this.mustHaveRoom();
    this.rememberOrigin(kept.id, from);
    const owners = kept.seats.flatMap((seat) => seat?.owner ?? []);
    const table = await this.add(kept, owners);
    await table.start();
    this.services.office.days.count('tables');
  }

  private mustHaveRoom(): void {
    if (this.count < this.services.limits.tables) return;
    throw new Declined('unavailable', 'There is no room for new tables; games in progress continue.', {
      retryAfter: 600,
    });
  }

  private mustHaveRoomInLobby(maker: string): void {
    const most = this.services.limits.publicTablesPerKey;
    const open = this.inLobby().filter((table) => this.makerOf(table) === maker);
    if (open.length < most) return;
    throw new Declined(
      'not now',
      `You have ${most} public tables open already: close one, or ask your friends by the link of a private one.`,
    );
  }

  private remember(id: string, maker: string): void {
    this.makers.set(id, maker);
    forgetOldest(this.makers, MOST_MAKERS);
  }

  private rememberOrigin(id: string, from: string): void {
    this.origins.set(id, from);
    forgetOldest(this.origins, this.services.limits.tables);
  }

  /** After a restart the host is taken for the maker. */
  private makerOf({ id, kept }: Table): string {
    return this.makers.get(id) ?? kept.seats[kept.host]?.owner ?? id;
  }

  private async add(kept: KeptTable, keys: readonly string[], answer?: KeptAnswer): Promise<Table> {
    const { store, time } = this.services;
    await store.commit({ table: kept.id, at: time.now(), kept, keys, ...(answer && { answer }) });
    this.count++;
    const table = new Table({ kept, talk: [], size: 0 }, this.services, this.origins.get(kept.id));
    this.live.set(kept.id, Promise.resolve(table));
    this.loaded.set(kept.id, table);
    this.used.set(kept.id, time.now());
    return table;
  }

  async sit(
    table: Table,
    { name, seat: wanted, relieve }: Sitting,
    sitter: Sitter,
    keep: KeepSeated,
  ): Promise<Seated> {
    const { token } = sitter;
    const person = {
      name,
      owner: sitter.owner,
      ...(sitter.person !== undefined && { person: sitter.person }),
      ...(token !== undefined && { program: true }),
    };
    const kept: Keep | undefined = keep && ((body) => keep({ ...body, ...(token && { token }) }));
    const seat = relieve
      ? await table.seating.relieve(person, wanted, sitter.from, kept)
      : await table.seating.sit(person, wanted, sitter.from, kept);
    return { seat, ...(token && { token }) };
  }

  /** The same seats once more: the first to ask makes the table, the others find it. */
  async rematch(old: Table, at: number, sitter: Sitter, keep: KeepSeated): Promise<object> {
    if (old.kept.board) throw new Declined('not now', 'A board of a challenge is played once.');
    if (old.kept.state !== 'over')
      throw new Declined('not now', 'A rematch can be asked for when the match is over.');
    const next = await this.nextOf(old, at);
    const { token } = sitter;
    const body = { table: next.id, seat: at, ...(token && { token }) };
    const sat = old.kept.seats[at] as Seat & { owner: string };
    const person = personAgain(sat, sitter.owner);
    const seat = {
      ...person,
      owner: sitter.owner,
      before: sat.owner,
      ...(sitter.person !== undefined && { person: sitter.person }),
      ...(token && { program: true }),
    };
    await next.seating.sitAgain(at, seat, keep?.(body));
    return body;
  }

  private readonly rematches: Map<string, Promise<Table>> = new Map();

  /** Two who ask at once get the same table. */
  private nextOf(old: Table, host: number): Promise<Table> {
    const known = this.rematches.get(old.id);
    if (known) return known;
    const finding = this.findNext(old, host).finally(() => this.rematches.delete(old.id));
    this.rematches.set(old.id, finding);
    return finding;
  }

  private async findNext(old: Table, host: number): Promise<Table> {
    const found = old.kept.next === undefined ? undefined : await this.find(old.kept.next);
    if (found) return found;
    this.mustHaveRoom();
    const kept = { ...makeRematch(old.kept, newId(this.services.random), this.services.time.now()), host };
    const from = this.origins.get(old.id);
    if (from !== undefined) this.rememberOrigin(kept.id, from);
    const table = await this.add(kept, []);
    await old.link(kept.id);
    return table;
  }

  // ── Telling ──────────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * Public tables at which somebody is, those with most people first: they wait for players or can be watched. Nobody
   * fills the lobby: of one maker it shows a few.
   */
  listed(): object[] {
    const most = this.services.limits.publicTablesPerKey;
    const shown: Map<string, number> = new Map();
    const isShown = (table: Table): boolean => {
      const maker = this.makerOf(table);
      const count = (shown.get(maker) ?? 0) + 1;
      shown.set(maker, count);
      return count <= most;
    };
    return this.inLobby()
      .map((table) => ({ table, here: table.peopleHere }))
      .sort((a, b) => b.here - a.here || b.table.kept.made - a.table.kept.made)
      .map(({ table }) => table)
      .filter(isShown)
      .slice(0, LOBBY)
      .map((table) => table.tell());
  }

  /** Tables in memory, as the operator sees them. */
  get inUse(): Table[] {
    return [...this.loaded.values()];
  }

  get stored(): number {
    return this.count;
  }

  /** Tells everybody who reads anywhere. */
  announce(): void {
    for (const table of this.loaded.values()) table.tellNotice();
  }

  /** Anyone who reported somebody hears the answer, while still there. */
  tellReporter(report: Report): void {
    this.loaded.get(report.table)?.tellReporter(report);
  }

  /** The operator closes a table: nobody finds it any more. */
  async drop(table: Table): Promise<void> {
    table.close();
    await table.settled();
    await this.services.store.drop(table.id);
    this.forget(table.id);
    this.count = await this.services.store.count();
  }

  /** All tables that keep something of a person, loaded; other nodes have theirs. */
  async *tablesOf(who: string): AsyncGenerator<Table> {
    for (const id of await this.services.store.tablesOf(who)) {
      const table = (await this.services.isHere?.(id)) === false ? undefined : await this.find(id);
      if (table) yield table;
    }
  }

  census(): Census {
    const counted: Counted = {
      tables: { waiting: 0, playing: 0, over: 0 },
      seats: { browser: 0, program: 0, bot: 0, 'stand-in': 0, free: 0 },
      readers: { seat: 0, spectator: 0 },
    };
    for (const table of this.loaded.values()) table.count(counted);
    return { ...counted, stored: this.count };
  }

  private inLobby(): Table[] {
    return [...this.loaded.values()].filter((table) => table.isListed);
  }

  /** Nothing happens any more; what is under way is written. */
  async close(): Promise<void> {
    this.closed = true;
    for (const stop of this.timers) stop();
    this.sweeper.stop();
    const tables = await Promise.all(this.live.values());
    for (const table of tables) {
      table?.stopping();
      table?.close();
    }
    await Promise.all(tables.map((table) => table?.settled()));
    this.live.clear();
    this.loaded.clear();
  }
}

function forgetOldest(map: Map<string, string>, most: number): void {
  if (map.size > most) map.delete(map.keys().next().value!);
}
