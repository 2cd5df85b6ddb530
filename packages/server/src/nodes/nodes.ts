// One of several nodes that share a database: it says every second that it is alive, knows which tables are its own, and
// passes requests for others on to the node that has the table.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OtherNodes } from '../http/other-nodes.ts';
import { Problem } from '../http/problems.ts';
import { Elsewhere, Reloading } from '../table/declined.ts';
import type { LivedTime } from '../table/lived-time.ts';
import { Inner } from './inner.ts';
import { isPassed, readPassed } from './passed.ts';
import { Passing } from './passing.ts';
import type { Peer, Place, SharedStore } from './shared-store.ts';

const BEAT_EVERY = 1000;
/** A node that was silent this long may have lost tables. */
const SILENT = 3000;
/** For so long a request looks for the node that has its table. */
const PATIENCE = 8000;
const A_MOMENT = 300;
const BETWEEN_TRIES = 100;
const MOST_KNOWN = 50_000;

/** What a node does for its tables. */
export interface Here {
  readonly address: URL;
  /** Answers a request that another node passed on. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** For the log. */
  note(facts: object, sentence: string): void;
  /** Forgets a table that is another node's now. */
  letGo(table: string): Promise<void>;
}

export class Nodes implements OtherNodes {
  private readonly store: SharedStore;
  private readonly time: LivedTime;
  private readonly secret: string;
  private readonly passing: Passing;
  private here: Here | undefined;
  private inner: Inner | undefined;
  private peers: readonly Peer[] = [];
  /** Where tables of other nodes were found. */
  private readonly known: Map<string, Peer> = new Map();
  private readonly looking: Map<string, Promise<Place | undefined>> = new Map();
  private heard: number = performance.now();
  private stopBeating: () => void = () => undefined;
  private leaving = false;

  private constructor(store: SharedStore, time: LivedTime, secret: string) {
    this.store = store;
    this.time = time;
    this.secret = secret;
    this.passing = new Passing(secret, time);
  }

  static async of(store: SharedStore, time: LivedTime): Promise<Nodes> {
    return new Nodes(store, time, await store.secret());
  }

  /** From now on other nodes reach this one; rejects with a sentence where they cannot. */
  async open(here: Here): Promise<void> {
    this.here = here;
    this.inner = await Inner.open(here.address, {
      secret: this.secret,
      id: this.store.id,
      now: () => this.time.now(),
      takes: () => !this.leaving,
      answer: (request, response) => here.answer(request, response),
    });
    this.store.onBack(() => void this.lookAfterTables().catch(() => undefined));
    await this.beat();
    this.beatLater();
  }

  prepare(app: FastifyInstance): void {
    readPassed(app);
  }

  isPassed(request: FastifyRequest): boolean {
    return isPassed(request);
  }

  // ── Being alive ──────────────────────────────────────────────────────────────────────────────────────────────

  private beatLater(): void {
    this.stopBeating = this.time.later(BEAT_EVERY, () => {
      // A store that cannot be reached says so elsewhere.
      void this.beat()
        .catch(() => undefined)
        .then(() => this.leaving || this.beatLater());
    });
  }

  private async beat(): Promise<void> {
    const began = performance.now();
    const { lived, peers } = await this.store.beat(this.time.now());
    const wasSilent = performance.now() - this.heard > SILENT;
    this.heard = began;
    this.time.catchUp(lived);
    this.noteChanges(peers);
    this.peers = peers;
    const living = new Set(peers.map(({ id }) => id));
    for (const [table, { id }] of this.known) if (!living.has(id)) this.known.delete(table);
    this.passing.dropAllBut(living, began);
    if (wasSilent) await this.lookAfterTables();
  }

  private noteChanges(peers: readonly Peer[]): void {
    const has = (list: readonly Peer[], { id }: Peer): boolean => list.some((peer) => peer.id === id);
    for (const { id } of peers.filter((peer) => !has(this.peers, peer)))
      this.here?.note({ node: id }, 'another node is here');
    for (const { id } of this.peers.filter((peer) => !has(peers, peer)))
      this.here?.note({ node: id }, 'another node is gone');
  }

  /** This node was not heard of for a while: what others have taken meanwhile is forgotten here. */
  private async lookAfterTables(): Promise<void> {
    const lost = await this.store.lost();
    if (lost.length > 0) this.here?.note({ tables: lost.length }, 'tables went to other nodes');
    for (const table of lost) await this.here?.letGo(table);
  }

  // ── Where a table is ─────────────────────────────────────────────────────────────────────────────────────────

  /** Takes the table if no living node has it. Undefined: there is no such table. */
  async whereIs(table: string): Promise<Place | undefined> {
    if (this.store.holds(table)) return 'here';
    const known = this.known.get(table);
    if (known) return known;
    const looking = this.looking.get(table) ?? this.look(table);
    this.looking.set(table, looking);
    return looking;
  }

  forgot(table: string): void {
    this.store.unload(table);
  }

  async isHere(table: string): Promise<boolean> {
    const place = await this.whereIs(table);
    return place === undefined || place === 'here';
  }

  private async look(table: string): Promise<Place | undefined> {
    try {
      const place = await this.store.claim(table);
      if (place !== undefined && place !== 'here') this.remember(table, place);
      return place;
    } finally {
      this.looking.delete(table);
    }
  }

  private remember(table: string, peer: Peer): void {
    this.known.set(table, peer);
    if (this.known.size > MOST_KNOWN) this.known.delete(this.known.keys().next().value!);
  }

  /** Another node counts what is asked of this table. */
  isElsewhere(table: string | undefined): boolean {
    return table !== undefined && this.known.has(table);
  }

  // ── Passing on ───────────────────────────────────────────────────────────────────────────────────────────────

  /** Has the node that has the table answer; false: that is this one, or there is no such table. */
  async passOn(request: FastifyRequest, reply: FastifyReply, table: string): Promise<boolean> {
    const until = performance.now() + PATIENCE;
    for (;;) {
      const place = await this.whereIs(table);
      if (place === undefined || place === 'here') return false;
      if (isPassed(request)) throw NOT_HERE;
      const outcome = await this.passing.pass(request, reply, place);
      if (outcome === 'answered') return true;
      if (this.known.get(table) === place) this.known.delete(table);
      if (request.raw.socket.destroyed) return true;
      if (performance.now() > until || (outcome === 'unsure' && !isRepeatable(request))) throw UNREACHABLE;
      await delay(BETWEEN_TRIES);
    }
  }

  /**
   * A request came to nothing because its table is being closed here, or because it needs a table that another node has:
   * then the one it is about goes there, too.
   */
  async passAfter(
    error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
    table: string,
  ): Promise<boolean> {
    if (error instanceof Reloading) {
      if (isPassed(request)) throw NOT_HERE;
      return this.passOn(request, reply, table);
    }
    if (!(error instanceof Elsewhere)) return false;
    const place = await this.whereIs(error.table);
    if (error.table !== table && place !== undefined && place !== 'here') {
      await this.here?.letGo(table);
      await this.store.give(table, place.id);
    }
    return this.passOn(request, reply, table);
  }

  /** What every other node answers to the same request. */
  async askAll(request: FastifyRequest): Promise<unknown[]> {
    if (isPassed(request)) return [];
    const answers = await Promise.all(this.peers.map((peer) => this.passing.ask(request, peer)));
    return answers.filter((answer) => answer !== undefined);
  }

  // ── Leaving ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** Takes no more requests of other nodes: they wait until the tables are free. */
  drain(): void {
    this.leaving = true;
    this.stopBeating();
  }

  /** Everything is written: the tables are anybody's. Until all others know, they are told so. */
  async leave(): Promise<void> {
    this.drain();
    await this.store.leave().catch(() => undefined);
    if (this.peers.length > 0) await delay(BEAT_EVERY + A_MOMENT);
    this.passing.close();
    await this.inner?.close();
  }
}

function isRepeatable({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined;
}

const NOT_HERE = new Problem(421, 'Another node has this table.');
const UNREACHABLE = new Problem(503, 'The node that has this table does not answer.', { retryAfter: 1 });
