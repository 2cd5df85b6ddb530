// What every request passes: its form, whether it comes from our own page, how much its sender has asked for already.
// The handlers behind it say who may ask and what then happens; whatever they refuse becomes a problem.

import type { Time } from '@messdeck/host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Office } from '../office/office.ts';
import { People } from '../people/people.ts';
import { Buckets } from '../security/buckets.ts';
import type { RandomBytes } from '../security/keys.ts';
import { PER_ANSWER, PER_ROW, SEALED } from '../store/size.ts';
import type { Store } from '../store/store.ts';
import type { TableServices } from '../table/services.ts';
import type { Tables } from '../table/tables.ts';
import { Counting } from './counting.ts';
import { type Form, parseBody } from './forms.ts';
import { type Answer, IdempotentRequests, keyIn, requestText } from './idempotent-requests.ts';
import { Newcomers } from './newcomers.ts';
import { OpenStreams } from './open-streams.ts';
import type { OtherNodes } from './other-nodes.ts';
import { Problem } from './problems.ts';
import type { ReadersFirst } from './readers-first.ts';
import { checkOrigin, type Sender, senderOf } from './sender.ts';
import { isTableId, TableAccess } from './table-access.ts';

type Handle<T> = (asked: Asked<T>) => Promise<Answer | undefined>;
type Route = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The operator is never shut out. */
const OPERATORS = '/api/admin/';
const HOUR = 3_600_000;
const LOOK_EVERY = 5000;

export interface Asked<T> {
  readonly body: T;
  readonly sender: Sender;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly id: string;
  /** The seat that the path names. */
  readonly seat: number;
  readonly key: string | undefined;
  /** The request as one text, to tell it from another with the same key. */
  readonly text: () => string;
}

export class RequestDesk {
  readonly tables: Tables;
  readonly store: Store;
  readonly random: RandomBytes;
  readonly door: TableAccess;
  readonly once: IdempotentRequests;
  /** Who comes back after a start; left out where nobody can. */
  private readonly readersFirst: ReadersFirst | undefined;
  readonly newcomers: Newcomers = new Newcomers();
  readonly open: OpenStreams = new OpenStreams();
  readonly office: Office;
  readonly people: People;
  readonly counting: Counting;
  /** Tables made with one browser's key. */
  readonly makers: Buckets;
  private readonly seats: Buckets;
  /** Left out where there is one node alone. */
  readonly nodes: OtherNodes | undefined;
  private readonly time: Time;
  /** Set while the server is about to stop. */
  draining = false;

  constructor(tables: Tables, services: TableServices, readersFirst?: ReadersFirst, nodes?: OtherNodes) {
    const { limits, time } = services;
    this.tables = tables;
    this.time = time;
    this.readersFirst = readersFirst;
    this.nodes = nodes;
    this.store = services.store;
    this.office = services.office;
    this.random = services.random;
    this.people = new People({
      store: services.store,
      time,
      random: services.random,
      wall: services.wall ?? Date.now,
    });
    this.counting = new Counting(limits, time);
    this.door = new TableAccess(tables, services.store, this.counting);
    this.once = new IdempotentRequests(services.store);
    this.seats = new Buckets(time, limits.actionsAtOnce, limits.actionsPerSecond);
    this.makers = new Buckets(time, limits.tablesPerKey, limits.tablesPerKey / 3600);
  }

  /** A handler behind the checks that all have in common; what it costs is counted against the sender. */
  ask<T>(form: Form<T>, handle: Handle<T>): Route {
    return this.act(form, (asked) => {
      const reading = this.counting.requestOf(asked.request);
      reading?.mustHaveTime();
      if (reading) whenTurnEnds((milliseconds) => reading.spend(milliseconds));
      return handle(asked);
    });
  }

  /** The same for what a seat does again and again: it is counted one by one. */
  act<T>(form: Form<T>, handle: Handle<T>): Route {
    return async (request, reply) => {
      const { id = '', seat } = request.params as { id?: string; seat?: string };
      const sent: Omit<Asked<T>, 'sender'> = {
        body: parseBody(form, request.method === 'GET' ? {} : request.body),
        key: request.method === 'POST' ? keyIn(request.headers['idempotency-key']) : undefined,
        seat: seat === undefined ? -1 : seatIn(seat),
        id,
        request,
        reply,
        text: () => requestText(request.method, request.url, request.body),
      };
      checkOrigin(request);
      const asked: Asked<T> = { ...sent, sender: await this.identified(senderOf(request)) };
      if (!request.url.startsWith(OPERATORS)) this.mustNotBeBanned(asked.sender);
      // The node that passed it on finds out who has the table next.
      if (this.draining && this.nodes?.isPassed(request))
        throw new Problem(421, 'This node is about to stop.');
      if (this.draining) throw new Problem(503, 'The server is about to stop.', { retryAfter: 2 });
      const answer = this.nodes
        ? await this.fromAnyNode(this.nodes, asked, handle)
        : await this.stored(asked, () => handle(asked));
      if (!answer) return reply;
      return reply.code(answer.status).send(answer.body);
    };
  }

  /** A sender with the person behind the cookie; one that was shut out has no browser here. */
  private async identified(sender: Sender): Promise<Sender> {
    const { browser: cookie } = sender;
    if (cookie === undefined) return sender;
    const identity = await this.people.identify(cookie);
    if (identity === undefined) return { ...sender, cookie };
    if (identity === 'shut') return { ...sender, browser: undefined, cookie };
    return { ...sender, browser: identity.owner, cookie, identity };
  }

  /** Ends the open streams of devices that were shut out meanwhile, here or at another node. */
  async cutShutOut(): Promise<void> {
    const cookies = new Set(this.open.list.flatMap(({ sender: { cookie } }) => cookie ?? []));
    for (const cookie of cookies)
      if ((await this.people.identify(cookie)) === 'shut')
        this.open.cutWhere((sender) => sender.cookie === cookie);
  }

  /** Where there are several nodes: looks again and again for what was shut out at another. */
  watchShutOut(): void {
    const again = (): void => {
      if (this.draining) return;
      this.time.later(
        LOOK_EVERY,
        () =>
          void this.cutShutOut()
            .catch(() => undefined)
            .then(again),
      );
    };
    again();
  }

  /** The node that has the table answers; undefined: it has done so. */
  private async fromAnyNode<T>(
    nodes: OtherNodes,
    asked: Asked<T>,
    handle: (asked: Asked<T>) => Promise<Answer | undefined>,
  ): Promise<Answer | undefined> {
    const { id, request, reply } = asked;
    if (isTableId(id) && (await nodes.passOn(request, reply, id))) return undefined;
    try {
      return await this.stored(asked, () => handle(asked));
    } catch (error) {
      if (await nodes.passAfter(error, request, reply, id)) return undefined;
      throw error;
    }
  }

  /** Ends the open streams of everyone who is banned by now. */
  cutBanned(): void {
    this.open.cutWhere(
      ({ browser, bearer, address }) => this.office.bans.of([browser, bearer], address) !== undefined,
    );
  }

  /** The server's time. */
  now(): number {
    return this.time.now();
  }

  /** Anyone who is banned hears why, and for how long. */
  private mustNotBeBanned({ browser, bearer, address }: Sender): void {
    const ban = this.office.bans.of([browser, bearer], address);
    if (!ban) return;
    const hours = Math.max(1, Math.ceil((ban.until - this.time.now()) / HOUR));
    const rest = hours === 1 ? 'less than an hour' : `${hours} hours`;
    throw new Problem(403, `The operator has banned you from this server (${ban.why}). It ends in ${rest}.`);
  }

  /** Counts what is stored for the sender; a refusal is stored only with an `Idempotency-Key`. */
  private async stored<T>(
    { request, key }: Asked<T>,
    carryOut: () => Promise<Answer | undefined>,
  ): Promise<Answer | undefined> {
    if (request.method !== 'POST' && request.method !== 'PUT') return carryOut();
    const seconds = this.counting.store(request, 0);
    if (seconds > 0) {
      throw new Problem(429, `You have stored a lot: try again in ${seconds} s.`, {
        retryAfter: seconds,
      });
    }
    const kept = key === undefined ? 0 : PER_ANSWER + SEALED;
    try {
      const answer = await carryOut();
      const body = Number(request.headers['content-length'] ?? 0);
      this.counting.store(request, PER_ROW + body + kept);
      return answer;
    } catch (error) {
      this.counting.store(request, kept);
      throw error;
    }
  }

  /** Lets a reader in; after a start everything else waits for that. */
  letIn(open: () => Promise<void>): Promise<void> {
    return this.readersFirst?.waiting ? this.readersFirst.letIn(open) : open();
  }

  /** Counts a table made with a browser's key; programs are counted by their address alone. */
  countTable({ browser }: Sender): void {
    const seconds = browser === undefined ? 0 : this.makers.take(browser);
    if (seconds > 0) {
      const minutes = Math.ceil(seconds / 60);
      throw new Problem(429, `You have made many tables: try again in ${minutes} min.`, {
        retryAfter: seconds,
      });
    }
  }

  /** Counts an action of a seat; anyone who asks for too much waits, and what is refused counts double. */
  async counted<T>(table: string, seat: number, carryOut: () => Promise<T>): Promise<T> {
    const name = `${table}/${seat}`;
    const seconds = this.seats.take(name);
    if (seconds > 0)
      throw new Problem(429, `Please slow down: try again in ${seconds} s.`, { retryAfter: seconds });
    const wait = this.readersFirst?.waiting;
    if (wait) await wait;
    const time = this.newcomers.time;
    if (time) await time;
    try {
      return await carryOut();
    } catch (error) {
      this.seats.take(name);
      throw error;
    }
  }
}

/**
 * Tells how long the main thread is kept from now on, until it turns to somebody else: the answer of what needs nothing
 * from the store is on its way by then. What is loaded from there is counted where it is loaded.
 */
function whenTurnEnds(tell: (milliseconds: number) => void): void {
  const began = performance.now();
  queueMicrotask(() => process.nextTick(() => tell(performance.now() - began)));
}

function seatIn(text: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new Problem(400, `A seat is a number from 0, not ${JSON.stringify(text.slice(0, 20))}.`);
}
