// The store of one of several nodes: the PostgreSQL database they share. It writes only to tables that are its own, and
// knows which nodes are alive, by the database's clock.

import { randomUUID } from 'node:crypto';
import type { QueryConfig } from 'pg';
import { type Fence, fencedWriting } from '../store/postgres/group.ts';
import type { NodeHolder, Session } from '../store/postgres/session.ts';
import { type Opened, openSession, PostgresStore } from '../store/postgres/store.ts';
import type { Ages, Commit } from '../store/store.ts';
import * as queries from './queries.ts';

/** Where a table is: here, or at another node. */
export type Place = 'here' | Peer;

export interface Peer {
  readonly id: number;
  readonly address: string;
}

/** What a node hears when it reports that it is alive. */
export interface Beat {
  /** How long the servers have run, by whichever knows of the longest time. */
  readonly lived: number;
  readonly peers: readonly Peer[];
}

export class SharedStore extends PostgresStore {
  /** Tables that are this node's to write, with their epochs. */
  private readonly held: Map<string, number> = new Map();
  private readonly node: NodeHolder;
  private hearBack: () => void = () => undefined;

  private constructor(opened: Opened, node: NodeHolder) {
    super(opened);
    this.node = node;
  }

  /** `address`: where the other nodes reach this one. */
  static async join(url: string, address: string, patience?: number): Promise<SharedStore> {
    const node: NodeHolder = { address, id: undefined };
    return new SharedStore(
      await openSession(url, { id: randomUUID(), epoch: undefined, node }, patience),
      node,
    );
  }

  get id(): number {
    return this.node.id!;
  }

  /** The line to the database was lost and is there again: others may have taken tables meanwhile. */
  onBack(task: () => void): void {
    this.hearBack = task;
  }

  protected override back(): void {
    this.hearBack();
  }

  // ── Whose a table is ─────────────────────────────────────────────────────────────────────────────────────────

  holds(table: string): boolean {
    return this.held.has(table);
  }

  /** Takes a table that nobody has whose node is alive; else says where it is. Undefined: there is no such table. */
  async claim(table: string): Promise<Place | undefined> {
    const [found] = await this.read(queries.claim(table, this.id));
    if (!found) return undefined;
    const { epoch, owner, address } = found as {
      epoch: number | null;
      owner: number;
      address: string | null;
    };
    if (epoch === null) return { id: owner, address: address ?? '' };
    this.held.set(table, epoch);
    return 'here';
  }

  /** The table is not in memory any more; anyone who asks for it here has it taken again. */
  unload(table: string): void {
    this.held.delete(table);
  }

  /** Another node has it from now on. */
  async give(table: string, to: number): Promise<void> {
    this.held.delete(table);
    await this.write(queries.give(table, this.id, to));
  }

  /** Looks which tables others have taken; returns them. */
  async lost(): Promise<string[]> {
    const before = [...this.held];
    const rows = await this.read(queries.owned(this.id));
    const own = new Map(rows.map(({ id, epoch }) => [String(id), epoch as number]));
    const lost = before.filter(([id, epoch]) => own.get(id) !== epoch && this.held.get(id) === epoch);
    for (const [id] of lost) this.held.delete(id);
    return lost.map(([id]) => id);
  }

  /** Reports that this node is alive. */
  async beat(lived: number): Promise<Beat> {
    const rows = await this.write(queries.beat(this.id, lived));
    const peers = rows.filter(({ id }) => id !== null && id !== this.id);
    return {
      lived: rows[0]['lived'] as number,
      peers: peers.map(({ id, address }) => ({ id: id as number, address: String(address) })),
    };
  }

  /** What the nodes of this database prove themselves to each other with. */
  async secret(): Promise<string> {
    const suggested = randomUUID() + randomUUID();
    return String((await this.write(queries.secret(suggested)))[0]['secret']);
  }

  /** Leaves all tables to the others, and the list of nodes. */
  async leave(): Promise<void> {
    await this.written;
    this.held.clear();
    await this.write(queries.release(this.id));
    await this.write(queries.forget(this.id));
  }

  // ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────

  protected override async put(
    session: Session,
    commits: readonly Commit[],
  ): Promise<ReadonlySet<string> | undefined> {
    const fence = this.fenceOf(commits);
    const rows = await session.write(fencedWriting(commits, fence));
    for (const table of fence.made) this.held.set(table, 1);
    const written = new Set(rows.map(({ id }) => id));
    const refused = new Set(commits.map(({ table }) => table).filter((table) => !written.has(table)));
    for (const table of refused) this.held.delete(table);
    return refused;
  }

  /** A table that is nobody's yet is made by the commit that brings it. */
  private fenceOf(commits: readonly Commit[]): Fence {
    const held: Map<string, number> = new Map();
    const made: string[] = [];
    for (const { table, kept } of commits) {
      const epoch = this.held.get(table);
      if (epoch !== undefined) held.set(table, epoch);
      else if (kept && !made.includes(table)) made.push(table);
    }
    return { node: this.id, held, made };
  }

  protected override staleQuery(ages: Ages, most: number): QueryConfig {
    return queries.staleHere(ages, most, this.id);
  }
}
