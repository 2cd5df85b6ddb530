// Twenty thousand requests that are wrong in one way each: the right status, one sentence, nothing hidden in it, no
// fault of the server, and nothing grows.

import { type Entry, Random } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { NO_LIMITS } from '../limits.ts';
import { call, events, type Seat, seatAll, startServer, type TestServer } from '../server.testing.ts';
import { MemoryStore } from '../store/memory.ts';

const COUNT = 20_000;

interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

interface Known {
  readonly seats: readonly Seat[];
  readonly table: string;
  readonly invite: string;
  readonly watch: string;
  /** A seat of another table. */
  readonly other: Seat;
  /** Whose turn it is not, and something it would like to do. */
  readonly waiting: Seat;
  readonly card: string;
  readonly seen: number;
}

type Mutation = (
  request: Request,
  known: Known,
  random: Random,
) => readonly [Request, readonly number[]] | undefined;

const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];
const needsSeat = ({ path }: Request): boolean => /\/seats\/\d\/\w|start$|host$/.test(path);
const noise = (random: Random, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(33 + random.below(90)))
    .join('')
    .replace(/["\\]/g, 'x');

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'a cut body': (request, _, random) => {
    if (request.body === undefined) return undefined;
    const text = JSON.stringify(request.body);
    return [{ ...request, body: text.slice(0, 1 + random.below(text.length - 1)) }, [400]];
  },
  'no object': (request, _, random) =>
    request.body === undefined
      ? undefined
      : [{ ...request, body: pick(['[]', '5', '"x"', 'true', 'null', '[{}]'], random) }, [400]],
  'an unknown field': (request, _, random) =>
    request.body === undefined
      ? undefined
      : [{ ...request, body: { ...(request.body as object), [`x${random.below(1000)}`]: 1 } }, [400]],
  'a dangerous field': (request) =>
    request.body === undefined
      ? undefined
      : [
          { ...request, body: `{"__proto__": {"admin": true}, ${JSON.stringify(request.body).slice(1)}` },
          [400],
        ],
  'a wrong type': (request, _, random) => {
    const keys = Object.keys((request.body as object | undefined) ?? {});
    if (keys.length === 0) return undefined;
    const wrong = pick<unknown>([null, [], {}, [[]], { a: 1 }, 1e300], random);
    return [{ ...request, body: { ...(request.body as object), [pick(keys, random)]: wrong } }, [400]];
  },
  'a huge body': (request) =>
    request.body === undefined
      ? undefined
      : [{ ...request, body: { ...(request.body as object), pad: 'x'.repeat(5000) } }, [413]],
  'another type of body': (request, _, random) =>
    request.body === undefined
      ? undefined
      : [
          {
            ...request,
            headers: {
              'content-type': pick(['text/plain', 'application/xml', 'multipart/form-data', 'x'], random),
            },
          },
          [415],
        ],
  'no credential': (request) => (needsSeat(request) ? [{ ...request, token: undefined }, [401]] : undefined),
  'an unknown credential': (request, _, random) =>
    request.token === undefined
      ? undefined
      : [{ ...request, token: noise(random, 24).replace(/[^\w-]/g, 'a') }, [401]],
  'no Bearer': (request, _, random) =>
    needsSeat(request)
      ? [
          {
            ...request,
            token: undefined,
            headers: { authorization: pick(['Basic YTpi', 'Bearer', 'x', 'Bearer a b'], random) },
          },
          [401],
        ]
      : undefined,
  'a strange cookie': (request, _, random) =>
    needsSeat(request)
      ? [
          {
            ...request,
            token: undefined,
            headers: {
              cookie: pick(
                [`messdeck=${noise(random, 24)}`, 'messdeck=', `messdeck=${'a'.repeat(24)}`, ';;=;'],
                random,
              ),
            },
          },
          [401],
        ]
      : undefined,
  'a credential of another table': (request, { other }) =>
    request.token === undefined ? undefined : [{ ...request, token: other.token }, [404]],
  'the invitation in place of a seat': (request, { invite }) =>
    needsSeat(request) ? [{ ...request, token: invite }, [403]] : undefined,
  "another's seat": (request, { seats }) => {
    const [, seat] = /\/seats\/(\d)\/\w/.exec(request.path) ?? [];
    if (seat === undefined) return undefined;
    return [{ ...request, token: seats[(Number(seat) + 1) % seats.length].token }, [403]];
  },
  'an unknown table': (request, _, random) =>
    request.token === undefined
      ? undefined
      : [
          {
            ...request,
            path: request.path.replace(
              /tables\/[\w-]+/,
              `tables/${pick(['A'.repeat(16), 'x', '%2e%2e', 'a'.repeat(150)], random)}`,
            ),
          },
          [404],
        ],
  'a seat that is not there': (request) =>
    /\/seats\/\d/.test(request.path)
      ? [{ ...request, path: request.path.replace(/seats\/\d/, 'seats/6') }, [404]]
      : undefined,
  'no seat at all': (request, _, random) =>
    /\/seats\/\d/.test(request.path)
      ? [
          {
            ...request,
            path: request.path.replace(
              /seats\/\d/,
              `seats/${pick(['x', '-1', '1.5', '0x1', '99999'], random)}`,
            ),
          },
          [400],
        ]
      : undefined,
  'a bad key': (request, _, random) =>
    request.method === 'POST'
      ? [
          { ...request, headers: { 'idempotency-key': pick(['a b', 'x'.repeat(65), '\u00e9'], random) } },
          [400],
        ]
      : undefined,
  'another site': (request) => [{ ...request, headers: { origin: 'https://other.example' } }, [403]],
  'another address': (request, _, random) => [
    { ...request, path: `/api/${noise(random, 6).replace(/[^\w]/g, 'q')}` },
    [404],
  ],
  'another method': (request) => [{ ...request, method: 'PUT', path: '/api/tables' }, [404]],
  'out of turn': (_, { waiting, card, seen }) => [
    {
      method: 'POST',
      path: `/api/tables/${waiting.table}/seats/${waiting.seat}/actions`,
      body: { do: `play ${card}`, seen },
      token: waiting.token,
    },
    [409],
  ],
  'no action': (_, { seats, table, waiting, seen }, random) => {
    const seat = seats.find((one) => one.seat !== waiting.seat)!;
    const text = pick(
      ['dance', 'play', 'play XX', 'PLAY I1', noise(random, 10), 'play I1 I2 I3', ' ', '\u0000'],
      random,
    );
    return [
      {
        method: 'POST',
        path: `/api/tables/${table}/seats/${seat.seat}/actions`,
        body: { do: text, seen },
        token: seat.token,
      },
      [409, 422],
    ];
  },
  'an entry from the future': (_, { seats, table }, random) => [
    {
      method: 'POST',
      path: `/api/tables/${table}/seats/0/actions`,
      body: { do: 'play I1', seen: 1000 + random.below(1e6) },
      token: seats[0].token,
    },
    [409],
  ],
  'a strange event id': (_, { seats, table }, random) => [
    {
      method: 'GET',
      path: `/api/tables/${table}/seats/0/stream`,
      token: seats[0].token,
      headers: {
        'last-event-id': pick(
          ['x', '1', '9999.0.0', '0.9.0', '0.0.9', '-1.0.0', '1e1.0.0', '0.0', noise(random, 12)],
          random,
        ),
      },
    },
    [400],
  ],
  'a strange wish': (_, { seats, table }) => [
    { method: 'GET', path: `/api/tables/${table}/seats/0/stream?views=all`, token: seats[0].token },
    [400],
  ],
  'a second start': (_, { seats, table }) => [
    { method: 'POST', path: `/api/tables/${table}/start`, token: seats[0].token },
    [409],
  ],
  'a late guest': (_, { invite, table }) => [
    { method: 'POST', path: `/api/tables/${table}/seats`, body: { name: 'Late' }, token: invite },
    [409],
  ],
  'an early record': (_, { seats, table }) => [
    { method: 'GET', path: `/api/tables/${table}/record`, token: seats[0].token },
    [409],
  ],
};

/** Requests that would be right if nothing were changed in them. */
function rightOnes({ seats, table, seen, card }: Known, random: Random): Request {
  const { seat, token } = pick(seats, random);
  const path = `/api/tables/${table}/seats/${seat}`;
  return pick<Request>(
    [
      { method: 'POST', path: '/api/tables', body: { game: 'do-boy', name: 'Ann' } },
      { method: 'POST', path: `${path}/actions`, body: { do: `play ${card}`, seen }, token },
      { method: 'POST', path: `${path}/takeback`, body: { agree: true }, token },
      { method: 'POST', path: `${path}/chat`, body: { text: 'Hello' }, token },
      { method: 'POST', path: `${path}/rematch`, body: {}, token },
      { method: 'PUT', path: `/api/tables/${table}/host`, body: { seat: 1 }, token: seats[0].token },
      { method: 'GET', path: `/api/tables/${table}/record`, token },
    ],
    random,
  );
}

async function know(server: TestServer): Promise<Known> {
  const { seats, table, invite, watch } = await seatAll(server.base, {
    game: 'do-boy',
    rules: { exchange: false },
  });
  const { seats: others, table: otherTable } = await seatAll(server.base, { game: 'do-boy' });
  // Both tables have dealt: whatever is stored from here on is stored by a request.
  await entryIn(server, otherTable, others[0].token, 'exchange');
  const entry = await entryIn(server, table, seats[0].token, 'play');
  const waiting = seats.find(({ seat }) => !entry.view.actors.includes(seat))!;
  const card = entry.view.places['hand:0'][0] ?? '';
  return { seats, table, invite, watch, other: others[0], waiting, card, seen: entry.n };
}

/** The first entry of a table's first seat in this phase. */
async function entryIn(server: TestServer, table: string, token: string, phase: string): Promise<Entry> {
  for await (const { event, data } of events(server.base, `/api/tables/${table}/seats/0/stream`, { token })) {
    const entry = event === 'entry' ? (JSON.parse(data) as Entry) : undefined;
    if (entry?.view.phase === phase) return entry;
  }
  throw new Error('The match did not begin.');
}

test('wrong requests of every kind', async () => {
  // The test looks into it.
  const server = await startServer({ store: new MemoryStore(), limits: NO_LIMITS });
  const known = await know(server);
  const random = new Random('mutated');
  const names = Object.keys(MUTATIONS);
  const before = sizes(server);
  const seen = new Map<string, number>();
  const wrong: unknown[] = [];
  for (let sent = 0; sent < COUNT; ) {
    const name = pick(names, random);
    const mutated = MUTATIONS[name](rightOnes(known, random), known, random);
    if (!mutated) continue;
    sent++;
    seen.set(name, (seen.get(name) ?? 0) + 1);
    const [request, expected] = mutated;
    const { method, path, body, token, headers = {} } = request;
    const reply = await server.http.inject({
      method,
      url: path,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const problem = reply.headers['content-type']?.toString().startsWith('application/problem+json')
      ? reply.json()
      : {};
    const secret = [...known.seats.map((seat) => seat.token), known.invite, known.watch].some((key) =>
      reply.body.includes(key),
    );
    const right =
      expected.includes(reply.statusCode) &&
      problem.status === reply.statusCode &&
      /\.$/.test(problem.detail);
    if (!right || secret)
      wrong.push({ name, request, expected, got: reply.statusCode, body: reply.body.slice(0, 200) });
    if (wrong.length > 5) break;
  }
  expect(wrong).toEqual([]);
  expect(seen.size).toBe(names.length);
  expect(sizes(server)).toEqual(before);
  expect(
    (await call(server.base, 'GET', `/api/tables/${known.table}`, { token: known.seats[0].token })).status,
  ).toBe(200);
  await server.close();
  expect(server.faults).toEqual([]);
});

/** What a store holds: nothing that was refused may be in it. */
function sizes({ services }: TestServer): unknown {
  const { tables, answers, keys } = services.store as unknown as Record<
    keyof MemoryStore | 'tables' | 'answers' | 'keys',
    Map<string, { actions: unknown[]; talk: unknown[] }>
  >;
  return [
    tables.size,
    answers.size,
    keys.size,
    ...[...tables.values()].map(({ actions, talk }) => [actions.length, talk.length]),
  ];
}
