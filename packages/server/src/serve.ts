// The whole server: store, bots, tables and HTTP put together, listening, and stopping without losing anything.

import { randomBytes } from 'node:crypto';
import { availableParallelism, networkInterfaces } from 'node:os';
import type { Chance } from '@messdeck/engine';
import { realTime, type Timing } from '@messdeck/host';
import { BotPool, threadsFor } from './bots/pool.ts';
import { type HostedGame, hostGames } from './games.ts';
import type { HostedPages } from './http/page.ts';
import { ReadersFirst } from './http/readers-first.ts';
import type { JobLog, Jobs } from './jobs/jobs.ts';
import { StoredJobs } from './jobs/stored-jobs.ts';
import { type Limits, USUAL_LIMITS } from './limits.ts';
import { makeLogger } from './log.ts';
import type { MetricsEndpoint } from './metrics/endpoint.ts';
import type { Metrics } from './metrics/prometheus.ts';
import type { Nodes } from './nodes/nodes.ts';
import { Office } from './office/office.ts';
import { secretDice } from './security/shuffler.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { LivedTime } from './table/lived-time.ts';

export interface ServeOptions {
  /** Left out: the first free port from 4848 up. */
  readonly port?: number;
  readonly host: string;
  /** The database file. */
  readonly data: string;
  /** The URL of a PostgreSQL database, in place of the file. */
  readonly database?: string;
  /** Where other nodes on the same database reach this one; left out: it has the database alone. */
  readonly inner?: URL;
  /** The folder of the built page. */
  readonly page?: string;
  /** Games of others, and what they bring to the page. */
  readonly games?: readonly HostedGame[];
  readonly hosted?: HostedPages;
  /** Addresses of proxies whose word on the sender is taken; the machine's own if left out. */
  readonly trust?: string;
  /** What the server is called, besides the names of its machine. */
  readonly names?: readonly string[];
  readonly limits?: Limits;
  readonly pace?: Timing;
  readonly chance?: Chance;
  /** Deletes everything that is stale at the start, however much that is. */
  readonly sweep?: boolean;
  /** Figures for Prometheus, at a port of their own; left out: none are taken. */
  readonly metricsPort?: number;
  readonly log?: 'debug' | 'info' | 'error' | 'silent';
  /** The log is read by a person at a terminal: sentences instead of JSON. */
  readonly plainLog?: boolean;
}

export interface Served {
  readonly port: number;
  /** The operator's key, at the first start only: nobody can find it again. */
  readonly operatorKey?: string;
  /** Where the figures are, if any are taken. */
  readonly metricsPort?: number;
  /** Addresses to open in a browser: this machine's first, then those for others on the network. */
  readonly addresses: readonly string[];
  /** Ends what is under way, takes nothing new, closes the store. */
  stop(): Promise<void>;
}

const FIRST_PORT = 4848;
const MOST_TRIES = 50;
/** After a restart everybody comes at once: anyone who finds no place in the queue would knock again only seconds later. */
const BACKLOG = 4096;

/** Rejects with a sentence where the server cannot be started. */
export async function serve(options: ServeOptions): Promise<Served> {
  const logger = makeLogger({ level: options.log ?? 'info', plain: options.plainLog ?? false });
  const limits = options.limits ?? USUAL_LIMITS;
  // Before any thread begins: it inherits them.
  hostGames(options.games ?? []);
  // While the store's thread starts and opens the file, this one reads the rest of the program.
  const [{ store, nodesAt, jobsAt }, { makeApp }] = await Promise.all([
    openStore(options, limits),
    import('./http/app.ts'),
  ]);
  const time = await LivedTime.of(store);
  const office = await Office.open(store, time, options.inner?.origin);
  const metrics = options.metricsPort === undefined ? undefined : await makeMetrics();
  const nodes = await nodesAt?.(time);
  const log: JobLog = {
    note: (facts, sentence) => logger.info(facts, sentence),
    alarm: (facts, sentence) => logger.error(facts, sentence),
  };
  const jobs = await jobsAt(time, log).catch(async (error: Error) => {
    await office.stop();
    await time.stop();
    await store.close();
    throw error;
  });
  const bots = new BotPool(threadsFor(availableParallelism()), limits.playoutsPerAddress, metrics);
  const services = {
    store,
    office,
    time,
    jobs,
    ...(nodes && {
      isHere: (table: string) => nodes.isHere(table),
      forgot: (table: string) => nodes.forgot(table),
    }),
    random: randomBytes,
    ...(options.chance && { chance: options.chance }),
    dice: secretDice,
    seatBot: bots.seatBot,
    limits,
    ...(metrics && { meter: metrics }),
    ...(options.pace && { pace: options.pace }),
    fault: (sentence: string, table: string) => logger.error({ table, fault: sentence }, 'table dropped'),
    ...log,
  };
  const { http, desk, tables } = await makeApp({
    services,
    trust: options.trust ?? 'loopback',
    logger,
    readersFirst: new ReadersFirst(realTime),
    ...(nodes && { nodes }),
    ...(options.names && { names: options.names }),
    ...(options.page !== undefined && { page: options.page }),
    ...(options.hosted && { hosted: options.hosted }),
  }).catch(async (error: Error) => {
    // Any of them would keep the process alive.
    await jobs.close();
    await bots.close();
    await office.stop();
    await time.stop();
    await store.close();
    throw error;
  });
  metrics?.watch(
    () => tables.census(),
    () => bots.load,
  );
  if (nodes) {
    office.follow(({ announced, answered }) => {
      if (announced) tables.announce();
      for (const report of answered) tables.tellReporter(report);
      desk.cutBanned();
    });
    desk.watchShutOut();
  }
  let endpoint: MetricsEndpoint | undefined;
  const close = async (): Promise<void> => {
    await endpoint?.close();
    nodes?.drain();
    await jobs.close();
    await tables.close();
    await nodes?.leave();
    await http.close();
    await bots.close();
    await office.stop();
    await time.stop();
    await store.close();
  };
  const begin = async (): Promise<number> => {
    await Promise.all([tables.open(options.sweep), http.ready()]);
    if (metrics) endpoint = await serveMetrics(metrics, options);
    await nodes?.open({
      address: options.inner!,
      answer: (request, response) => http.routing(request, response),
      letGo: (table) => tables.letGo(table),
      note: services.note,
    });
    jobs.begin();
    return listen(http, options);
  };
  const port = await begin().catch(async (error: Error) => {
    await close();
    throw error;
  });
  logger.info({ port, host: options.host }, 'listening');
  return {
    port,
    ...(office.key.fresh !== undefined && { operatorKey: office.key.fresh }),
    ...(endpoint && { metricsPort: endpoint.port }),
    addresses: addressesOf(options.host, port),
    async stop() {
      desk.draining = true;
      await close();
      logger.info('stopped');
    },
  };
}

interface OpenStore {
  readonly store: Store;
  /** Where other nodes share it. */
  readonly nodesAt?: (time: LivedTime) => Promise<Nodes>;
  /** Where its jobs are kept. */
  jobsAt(time: LivedTime, log: JobLog): Promise<Jobs>;
}

/** Anyone who stores in a file need not read what speaks to PostgreSQL, nor what speaks to other nodes. */
async function openStore({ data, database, inner }: ServeOptions, { megabytes }: Limits): Promise<OpenStore> {
  if (database === undefined) {
    const store = await SqliteStore.open(data, megabytes);
    return { store, jobsAt: async (time, log) => new StoredJobs(store, time, log) };
  }
  const { QueuedJobs } = await import('./jobs/queued-jobs.ts');
  if (inner === undefined) {
    const { PostgresStore } = await import('./store/postgres/store.ts');
    const store = await PostgresStore.open(database);
    return { store, jobsAt: (time, log) => QueuedJobs.open(store, time, log) };
  }
  const [{ SharedStore }, { Nodes }] = await Promise.all([
    import('./nodes/shared-store.ts'),
    import('./nodes/nodes.ts'),
  ]);
  const store = await SharedStore.join(database, inner.origin);
  return {
    store,
    nodesAt: (time) => Nodes.of(store, time),
    jobsAt: (time, log) => QueuedJobs.open(store, time, log),
  };
}

/** Anyone who takes no figures need not read what makes them. */
async function makeMetrics(): Promise<Metrics> {
  const { Metrics } = await import('./metrics/prometheus.ts');
  return new Metrics();
}

async function serveMetrics(
  metrics: Metrics,
  { metricsPort = 0, host }: ServeOptions,
): Promise<MetricsEndpoint> {
  const { openMetrics } = await import('./metrics/endpoint.ts');
  return openMetrics(metrics, metricsPort, host);
}

interface Listening {
  listen(at: { port: number; host: string; backlog: number }): Promise<string>;
  readonly server: { address(): unknown };
}

async function listen(http: Listening, { port, host }: ServeOptions): Promise<number> {
  for (let wanted = port ?? FIRST_PORT; ; wanted++) {
    try {
      await http.listen({ port: wanted, host, backlog: BACKLOG });
      return (http.server.address() as { port: number }).port;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const isLast = port !== undefined || wanted >= FIRST_PORT + MOST_TRIES;
      if (code !== 'EADDRINUSE' || isLast) {
        const why = code === 'EADDRINUSE' ? 'it is in use' : message;
        throw new Error(`Port ${wanted} of ${host} cannot be served: ${why}.`);
      }
    }
  }
}

/** What people type: names for this machine, numbers for the others on the network. */
function addressesOf(host: string, port: number): string[] {
  const own = `http://localhost:${port}/`;
  if (host === '127.0.0.1' || host === 'localhost' || host === '::1') return [own];
  if (host !== '0.0.0.0' && host !== '::')
    return [`http://${host.includes(':') ? `[${host}]` : host}:${port}/`];
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
  return [own, ...others];
}
