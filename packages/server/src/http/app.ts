// The HTTP side of the server: routes, headers, limits, and one way for everything that is refused or goes wrong.

import { isUtf8 } from 'node:buffer';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { Notices } from '../days/notices.ts';
import { YourTurn } from '../days/your-turn.ts';
import { Challenges } from '../duplicate/challenges.ts';
import { MatchResults } from '../people/results.ts';
import { Called } from '../security/called.ts';
import { StoreFault } from '../store/store.ts';
import { Declined } from '../table/declined.ts';
import { type Finished, MATCH_RESULT } from '../table/finished.ts';
import type { TableServices } from '../table/services.ts';
import { Tables } from '../table/tables.ts';
import { adminRoutes } from './admin.ts';
import { browserRoutes } from './browser.ts';
import { challengeRoutes } from './challenges.ts';
import { clubRoutes } from './clubs.ts';
import { deviceRoutes } from './devices.ts';
import { healthRoutes } from './health.ts';
import { invitationRoutes } from './invitations.ts';
import { ladderRoutes } from './ladder.ts';
import { openApi } from './openapi.ts';
import type { OtherNodes } from './other-nodes.ts';
import { type HostedPages, pageRoutes, wayToPage } from './page.ts';
import { peopleRoutes } from './people.ts';
import { Problem, problemFrom } from './problems.ts';
import type { ReadersFirst } from './readers-first.ts';
import { reportRoutes } from './reports.ts';
import { RequestDesk } from './request-desk.ts';
import { seatRoutes } from './seats.ts';
import { streamRoutes } from './streams.ts';
import { tableRoutes } from './tables.ts';
import { yourTurnRoutes } from './your-turn.ts';

export interface AppOptions {
  readonly services: TableServices;
  /** The folder of the built page; left out: only the API is served. */
  readonly page?: string;
  /** What games of others bring to the page. */
  readonly hosted?: HostedPages;
  /** Addresses of proxies whose word on the sender is taken. */
  readonly trust: string;
  /** What the server is called, besides the names of its machine. */
  readonly names?: readonly string[];
  readonly logger: FastifyBaseLogger;
  /** To which addresses notices are sent; left out: those of browsers' makers. */
  readonly isPushService?: ((endpoint: string) => boolean) | undefined;
  /** The other nodes, where there are several. */
  readonly nodes?: OtherNodes;
  /** Lets those in first who come back after a start. */
  readonly readersFirst?: ReadersFirst;
}

export interface App {
  readonly http: FastifyInstance;
  readonly desk: RequestDesk;
  readonly tables: Tables;
}

const BODY_LIMIT = 4096;

export async function makeApp(options: AppOptions): Promise<App> {
  const { services, page, trust, logger, readersFirst, nodes } = options;
  const called = new Called(options.names);
  const http = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: trust,
    // The router's own limit is for parameters; longer paths are simply unknown.
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    schemaController: NO_SCHEMAS,
    // What is logged of a request needs neither a logger nor a number of its own.
    genReqId: () => '',
    childLoggerFactory: (parent) => parent,
    forceCloseConnections: true,
    requestTimeout: 30_000,
    frameworkErrors: ({ statusCode }, _, reply) =>
      sendProblem(
        reply.headers(SAFE).header('cache-control', 'no-store'),
        statusCode === 414 ? NOWHERE : MALFORMED,
      ),
    clientErrorHandler: refuseUnread,
  });
  const tables: Tables = new Tables({
    ...services,
    boardOver: (table, record) =>
      void challenges.over(table, record).catch((error: Error) => services.fault(error.message, table.id)),
  });
  const challenges = new Challenges(services, tables);
  const notices = new Notices(services, options.isPushService);
  const yourTurn = new YourTurn(services, tables, (owner, chair, turn) => notices.begun(owner, chair, turn));
  const desk = new RequestDesk(tables, services, readersFirst, nodes);
  http.addHook('onClose', async () => challenges.stop());
  nodes?.prepare(http);

  http.server.on('connection', () => desk.newcomers.comes());

  http.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status === 500 || problem === NO_STORE) {
      request.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'fault');
    }
    services.meter?.refused(problem.status);
    return sendProblem(reply, problem);
  });
  http.setNotFoundHandler((request, reply) => {
    const way = page === undefined ? undefined : wayToPage(request);
    if (way !== undefined) return reply.redirect(way);
    services.meter?.refused(NOWHERE.status);
    return sendProblem(reply, NOWHERE);
  });

  http.addHook('onRequest', (request, _, done) => {
    // The node that was asked has looked.
    if (nodes?.isPassed(request)) return done();
    // What a proxy passes on as the name was sent by the browser too.
    const hosts = [request.headers.host, request.host].filter((host) => host !== undefined);
    const stranger = hosts.find((host) => !called.is(host));
    done(stranger === undefined ? undefined : notCalled(stranger));
  });

  readBodies(http);
  await http.register(rateLimit, {
    ...desk.counting.requests,
    ...(nodes && { allowList: ({ params }) => nodes.isElsewhere((params as { id?: string }).id) }),
    cache: 10_000,
    addHeaders: NO_LIMIT_HEADERS,
    addHeadersOnExceeding: NO_LIMIT_HEADERS_ON_EXCEEDING,
    errorResponseBuilder: (_, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000));
      return new Problem(429, `Please slow down: try again in ${seconds} s.`, { retryAfter: seconds });
    },
  });

  http.addHook('onSend', (_, reply, __, done) => {
    reply.headers(SAFE);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  if (logger.level === 'debug') {
    http.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status }) =>
      logger.debug({ method, route: routeOptions.url, status }, 'answered'),
    );
  }

  healthRoutes(http, desk, services);
  http.get('/api/openapi.json', async () => openApi());
  adminRoutes(http, desk, services);
  browserRoutes(http, desk);
  challengeRoutes(http, desk, challenges);
  yourTurnRoutes(http, desk, yourTurn, notices);
  tableRoutes(http, desk);
  seatRoutes(http, desk);
  deviceRoutes(http, desk);
  peopleRoutes(http, desk);
  ladderRoutes(http, desk);
  clubRoutes(http, desk);
  invitationRoutes(http, desk);
  const results = new MatchResults({ store: services.store, wall: services.wall ?? Date.now });
  services.jobs.does(MATCH_RESULT, ({ about }) => results.write(about as Finished));
  reportRoutes(http, desk);
  streamRoutes(http, desk);
  if (page !== undefined) {
    await http.register(async (pages) => {
      await pages.register(helmet, HELMET);
      pageRoutes(pages, page, options.hosted);
    });
  }
  return { http, desk, tables };
}

/** Forms are checked by zod, and answers written by JSON.stringify: what compiles schemas need not be loaded. */
const NO_SCHEMAS = {
  compilersFactory: { buildValidator: neverCompiled, buildSerializer: neverCompiled },
};

function neverCompiled(): never {
  throw new Error('No route of this server has a schema.');
}

const NO_LIMIT_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};
const NO_LIMIT_HEADERS_ON_EXCEEDING = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

/** Everything comes from here and goes nowhere else. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

/** What every answer carries; helmet adds what only pages need, and would put this together again each time. */
const SAFE = {
  'content-security-policy': CONTENT_POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

const HELMET = {
  contentSecurityPolicy: false,
  referrerPolicy: { policy: 'no-referrer' as const },
  // Whether this server is reached by TLS is its proxy's affair.
  strictTransportSecurity: false,
};

/** Bodies are JSON or nothing; an empty one says nothing, whatever it calls itself. */
function readBodies(http: FastifyInstance): void {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    if (!isUtf8(bytes as Buffer)) return done(new Problem(400, 'The body is not UTF-8.'), undefined);
    const text = String(bytes);
    try {
      // Looking at every key takes several times as long as reading: it is done where one may be this, perhaps escaped.
      const value: unknown = /__proto__|\\u/.test(text) ? JSON.parse(text, refuseProto) : JSON.parse(text);
      done(null, value);
    } catch (error) {
      done(error instanceof Problem ? error : new Problem(400, 'The body is not JSON.'), undefined);
    }
  });
  http.addContentTypeParser('*', { parseAs: 'string' }, (_, text, done) => {
    done(text === '' ? null : NOT_JSON, undefined);
  });
}

/** No form has this field, and objects made from one that has it would lose it unseen. */
function refuseProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Problem(400, 'Unknown field: "__proto__".');
  return value;
}

/** What is no request of HTTP, or has a head without end, never comes to a route; it is answered in the same form. */
function refuseUnread({ code }: Error & { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const problem = code === 'HPE_HEADER_OVERFLOW' ? LONG_HEAD : MALFORMED;
  const body = problem.body();
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function notCalled(host: string): Problem {
  const name = JSON.stringify(host.slice(0, 100));
  return new Problem(
    421,
    `This server is not called ${name}. If it should be, start it with --name and that name.`,
  );
}

const NOWHERE = new Problem(404, 'There is nothing at this address.');
const MALFORMED = new Problem(400, 'The request is malformed.');
const LONG_HEAD = new Problem(413, 'The address and the headers of a request are too long.');
const NOT_JSON = new Problem(415, 'A body must be application/json.');
const NO_STORE = new Problem(503, 'The server cannot reach its store at the moment.', { retryAfter: 2 });

function problemOf(error: FastifyError | Problem | Declined): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Declined) return problemFrom(error);
  if (error.statusCode === 413) return new Problem(413, `A body has at most ${BODY_LIMIT} bytes.`);
  if (error instanceof StoreFault) return NO_STORE;
  if (error.statusCode === 415) return NOT_JSON;
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return MALFORMED;
  }
  return new Problem(500, 'Something went wrong here. It has been noted.');
}

function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(problem.status).type('application/problem+json').send(problem.body());
}
