// A server for tests: real HTTP on a free port, and a client written from the contract alone.

import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseBot } from '@messdeck/bots';
import { isRefusal, type View } from '@messdeck/engine';
import type { SeatBot, Time, Timing } from '@messdeck/host';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { makeApp } from './http/app.ts';
import type { RequestDesk } from './http/request-desk.ts';
import { StoredJobs } from './jobs/stored-jobs.ts';
import { USUAL_LIMITS } from './limits.ts';
import { Office } from './office/office.ts';
import { MemoryStore } from './store/memory.ts';
import { query } from './store/postgres/postgres.testing.ts';
import { PostgresStore } from './store/postgres/store.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import type { TableServices } from './table/services.ts';

/** Time that runs `haste` times as fast as ours. */
export function hasty(haste: number): Time {
  const began = performance.now();
  return {
    now: () => began + (performance.now() - began) * haste,
    later: (ms, task) => {
      const timer = setTimeout(task, ms / haste);
      return () => clearTimeout(timer);
    },
  };
}

interface Timer {
  readonly due: number;
  readonly task: () => void;
  handle?: NodeJS.Timeout;
}

/**
 * The same, with leaps: a test says when an hour is over, however long the machine takes for what comes before. Without
 * a haste, time stands still between the leaps.
 */
export class LeapingTime implements Time {
  private readonly haste: number;
  private readonly began: number = performance.now();
  private leapt = 0;
  private readonly timers: Set<Timer> = new Set();

  constructor(haste = 0) {
    this.haste = haste;
  }

  now(): number {
    const passed = this.haste > 0 ? (performance.now() - this.began) * this.haste : 0;
    return this.began + this.leapt + passed;
  }

  later(ms: number, task: () => void): () => void {
    const run = (): void => {
      this.timers.delete(timer);
      task();
    };
    const timer: Timer = { due: this.now() + ms, task: run };
    this.start(timer);
    this.timers.add(timer);
    return () => {
      clearTimeout(timer.handle);
      this.timers.delete(timer);
    };
  }

  /** What is due now does not wait for a leap. */
  private start(timer: Timer): void {
    const left = timer.due - this.now();
    if (left <= 0) timer.handle = setTimeout(timer.task, 0);
    else if (this.haste > 0) timer.handle = setTimeout(timer.task, left / this.haste);
  }

  /** Up to what is due next. */
  leapToNext(): void {
    const next = Math.min(...[...this.timers].map(({ due }) => due));
    if (next < Number.POSITIVE_INFINITY) this.leap(Math.max(0, next - this.now()));
  }

  /** So much later, at once: what is due by then is done, one after the other. */
  leap(ms: number): void {
    this.leapt += ms;
    for (const timer of [...this.timers].sort((a, b) => a.due - b.due)) {
      if (!this.timers.has(timer)) continue;
      clearTimeout(timer.handle);
      if (timer.due <= this.now()) timer.task();
      else this.start(timer);
    }
  }
}

export const AT_ONCE: Timing = { pace: 'instant', reaction: 'quick', windows: 'short' };

/** Bots that think in this thread. */
const seatBot: SeatBot = (name, { game, rules, seats, seat, random }) => {
  const bot = parseBot(name);
  if (isRefusal(bot)) throw new Error(bot.refused);
  return bot.seat(game, rules, seats, seat, random);
};

export interface TestServer {
  readonly base: string;
  readonly services: TableServices;
  readonly faults: string[];
  readonly http: FastifyInstance;
  readonly desk: RequestDesk;
  close(): Promise<void>;
}

let files: string | undefined;
process.once('exit', () => files && rmSync(files, { recursive: true, force: true }));

/**
 * What a server of a test keeps its tables in. `npm run test:all` runs all of them on a file and on PostgreSQL as well:
 * TEST_STORE is `file`, or the URL of a PostgreSQL in which each store gets a database.
 */
async function freshStore(): Promise<Store> {
  const wanted = process.env['TEST_STORE'];
  if (wanted === undefined) return new MemoryStore();
  if (wanted === 'file') {
    files ??= mkdtempSync(join(tmpdir(), 'messdeck-tables-'));
    return SqliteStore.open(join(files, `${randomUUID()}.db`));
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(wanted, `CREATE DATABASE ${name}`);
  const url = new URL(wanted);
  url.pathname = `/${name}`;
  return PostgresStore.open(String(url));
}

export async function startServer(
  more: Partial<TableServices> & {
    readonly store?: Store;
    readonly page?: string;
    readonly names?: readonly string[];
    readonly isPushService?: (endpoint: string) => boolean;
  } = {},
): Promise<TestServer> {
  const faults: string[] = [];
  const { page, names, isPushService, ...parts } = more;
  const { store = await freshStore(), time = hasty(1) } = parts;
  const services: TableServices = {
    store,
    time,
    office: await Office.open(store, time),
    jobs: new StoredJobs(store, time, {
      note: () => undefined,
      alarm: (_, sentence) => faults.push(sentence),
    }),
    random: randomBytes,
    dice: Math.random,
    seatBot,
    limits: USUAL_LIMITS,
    pace: AT_ONCE,
    fault: (sentence) => faults.push(sentence),
    ...parts,
  };
  const logger = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) });
  const { http, desk, tables } = await makeApp({
    services,
    trust: 'loopback',
    logger,
    ...(page && { page }),
    ...(names && { names }),
    isPushService,
  });
  services.jobs.begin();
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as { port: number };
  return {
    base: `http://127.0.0.1:${port}`,
    services,
    faults,
    http,
    desk,
    async close() {
      await services.jobs.close();
      await tables.close();
      await http.close();
      await services.office.stop();
      if (!parts.store) await store.close();
    },
  };
}

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what a server answers is what the tests look into
  readonly body: any;
  readonly headers: Headers;
}

export interface Sent {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function call(base: string, method: string, path: string, sent: Sent = {}): Promise<Reply> {
  const { body, token, headers } = sent;
  const response = await fetch(base + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? undefined : JSON.parse(text),
    headers: response.headers,
  };
}

export interface StreamEvent {
  readonly event: string;
  readonly data: string;
  readonly id?: string;
}

/** Server-sent events of a path, until the reader leaves the loop or the server ends the stream. */
export async function* events(
  base: string,
  path: string,
  { token, headers }: Sent = {},
  leave: AbortController = new AbortController(),
): AsyncGenerator<StreamEvent> {
  const response = await fetch(base + path, {
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    signal: leave.signal,
  });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  try {
    yield* parseEvents(response.body as unknown as AsyncIterable<Uint8Array>);
  } finally {
    leave.abort();
  }
}

async function* parseEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const fields = lines.filter((line) => !line.startsWith(':')).map((line) => line.split(/: (.*)/s));
      if (fields.length > 0) yield Object.fromEntries(fields) as unknown as StreamEvent;
    }
  }
}

/** A stream read in the background: everything that came, and a way to wait for what is to come. */
export class Heard {
  readonly all: StreamEvent[] = [];
  /** The server has ended the stream. */
  ended = false;
  private fault = '';
  private readonly waiting: Set<() => void> = new Set();
  private readonly stream: AsyncGenerator<StreamEvent>;
  private readonly line: AbortController = new AbortController();
  private left = false;

  constructor(base: string, path: string, sent: Sent = {}) {
    this.stream = events(base, path, sent, this.line);
    void this.read();
  }

  private async read(): Promise<void> {
    try {
      for await (const event of this.stream) {
        if (this.left) return;
        this.all.push(event);
        for (const look of [...this.waiting]) look();
      }
    } catch (error) {
      this.fault = String(error);
    }
    this.ended = true;
    for (const look of [...this.waiting]) look();
  }

  /** What every event of a kind said. */
  // biome-ignore lint/suspicious/noExplicitAny: what a server says is what the tests look into
  said(event: string): any[] {
    return this.all.filter((each) => each.event === event).map(({ data }) => JSON.parse(data));
  }

  /** The entries as the reader has them after everything that was taken back. */
  entries(): string[] {
    const kept: string[] = [];
    for (const { event, data } of this.all) {
      if (event === 'back') kept.length = JSON.parse(data).to;
      if (event === 'entry') kept[JSON.parse(data).n] = data;
    }
    return kept;
  }

  get lastId(): string {
    return this.all.findLast(({ id }) => id !== undefined)?.id ?? '';
  }

  /** Waits until the last thing said of a kind is as wanted, and gives it back. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  until(event: string, wanted: (value: any) => boolean): Promise<any> {
    return this.when(() => {
      const last = this.all.findLast((each) => each.event === event);
      const value = last && JSON.parse(last.data);
      return last && wanted(value) ? value : undefined;
    }, event);
  }

  /** The same for the last entry that stands: what was taken back does not. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  untilAt(wanted: (entry: any) => boolean): Promise<any> {
    return this.when(() => {
      const last = this.entries().at(-1);
      const entry = last === undefined ? undefined : JSON.parse(last);
      return entry && wanted(entry) ? entry : undefined;
    }, 'an entry');
  }

  untilEnded(): Promise<true> {
    return this.when(() => this.ended || undefined, 'the end');
  }

  private when<T>(find: () => T | undefined, what: string): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve(found);
      };
      const timer = setTimeout(() => {
        const last = this.all.slice(-3).map((each) => JSON.stringify(each).slice(0, 400));
        reject(new Error(`In vain waited for: ${what}. The last were ${last.join(', ')}${this.fault}`));
      }, 60_000);
      this.waiting.add(look);
      look();
    });
  }

  leave(): void {
    this.left = true;
    // At once, also where nothing more would come.
    this.line.abort();
  }
}

export interface Seat {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

/** A table with programs in all seats without a bot, begun. */
export async function seatAll(
  base: string,
  wanted: Readonly<Record<string, unknown>>,
): Promise<{
  readonly seats: Seat[];
  readonly table: string;
  readonly invite: string;
  readonly watch: string;
}> {
  const made = await call(base, 'POST', '/api/tables', { body: { name: 'Ann', ...wanted } });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const { table, invite, watch } = made.body;
  const seats: Seat[] = [{ table, seat: made.body.seat, token: made.body.token }];
  for (;;) {
    const sat = await call(base, 'POST', `/api/tables/${table}/seats`, {
      body: { name: `Guest ${seats.length}` },
      token: invite,
    });
    if (sat.status !== 201) break;
    seats.push({ table, seat: sat.body.seat, token: sat.body.token });
  }
  const begun = await call(base, 'POST', `/api/tables/${table}/start`, { token: seats[0].token });
  if (begun.status !== 204) throw new Error(JSON.stringify(begun.body));
  return { seats, table, invite, watch };
}

/** Plays a seat at random until the match is over; returns its stream's entries as they came. */
export async function playSeat(
  base: string,
  { table, seat, token, headers = {} }: Omit<Seat, 'token'> & Pick<Sent, 'token' | 'headers'>,
  chance: () => number = Math.random,
): Promise<string[]> {
  const entries: string[] = [];
  const path = `/api/tables/${table}/seats/${seat}`;
  for await (const { event, data } of events(base, `${path}/stream`, { token, headers })) {
    const told = JSON.parse(data);
    if (event === 'table' && told.state === 'over') break;
    if (event === 'entry') entries.push(data);
    else if (event !== 'view') continue;
    // Before a seat has an entry it is shown what it sees.
    const { n, view } = event === 'entry' ? told : { n: -1, view: told };
    const text = choose(view, seat, chance);
    if (text === undefined) continue;
    const act = (): Promise<Reply> =>
      call(base, 'POST', `${path}/actions`, { body: { do: text, seen: n }, token, headers });
    let reply = await act();
    while (reply.status === 429) {
      await delay(Number(reply.headers.get('retry-after')) * 1000);
      reply = await act();
    }
    const { status, body } = reply;
    if (status !== 200 && status !== 409) throw new Error(`${text}: ${status} ${JSON.stringify(body)}`);
  }
  return entries;
}

/** Anything that may be done now; in a call window mostly nothing. */
function choose({ actors, legal }: View, seat: number, chance: () => number): string | undefined {
  if (!actors.includes(seat)) return undefined;
  const mayWait = actors.includes('clock');
  if (legal.length === 0 || (mayWait && chance() < 0.7)) return mayWait ? '-' : undefined;
  return legal[Math.floor(chance() * legal.length)];
}
