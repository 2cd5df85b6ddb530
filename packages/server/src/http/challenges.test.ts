// Challenges over HTTP: sealed boards, compared with the field, and open to nobody who has not played them.

import { findGame, isRefusal } from '@messdeck/engine';
import { commitTo, verify } from '@messdeck/engine/sealed';
import { afterEach, expect, test } from 'vitest';
import { Client, firstOfAll, sameNumbers } from '../duplicate/challenge.testing.ts';
import { call, hasty, startServer, type TestServer } from '../server.testing.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function start(more: Parameters<typeof startServer>[0] = {}): Promise<TestServer> {
  const server = await startServer({
    random: sameNumbers(),
    seatBot: firstOfAll,
    time: hasty(20),
    ...more,
  });
  servers.push(server);
  return server;
}

interface Laid {
  readonly challenge: string;
  readonly invite: string;
}

async function lay(base: string, more: Readonly<Record<string, unknown>> = {}): Promise<Laid> {
  const body = { game: 'skirmish', name: 'Ida', boards: 6, lasts: 3600, ...more };
  const laid = await call(base, 'POST', '/api/challenges', { body });
  expect(laid.status).toBe(201);
  return laid.body;
}

/** Eight ways of playing, one for each pair. */
const way =
  (pair: number, board: number) =>
  (legal: readonly string[], turn: number): string =>
    legal[(turn * (pair + 1) + board) % legal.length];

const NAMES = ['Ann', 'Bess', 'Carl', 'Dora', 'Edna', 'Frank', 'Gus', 'Hal'];

/** What the pairs made of the boards: North and South's score less the other's. */
const POINTS = [
  [-860, 1420, -740, 790, -350, -740],
  [-980, 1530, 420, 930, -160, 270],
  [-1020, 1470, -590, 860, -1340, -710],
  [-930, 1590, -490, 1010, -1290, -740],
  [-830, 1480, -530, 880, 1910, -590],
  [-840, 1470, -740, 870, -270, -790],
  [-1000, 1520, 420, 940, -200, 300],
  [-960, 1430, -590, 850, -1380, -740],
];

/** The same by hand: in each column two for every smaller number, one for every other that is equal. */
const MATCHPOINTS = [
  [10, 0, 1, 0, 6, 4],
  [4, 12, 13, 10, 12, 12],
  [0, 5, 5, 4, 2, 8],
  [8, 14, 10, 14, 4, 4],
  [14, 8, 8, 8, 14, 10],
  [12, 5, 1, 6, 8, 0],
  [2, 10, 13, 12, 10, 14],
  [6, 2, 5, 2, 0, 4],
];
const SUMS = [21, 63, 24, 54, 62, 32, 61, 19];
const PLACES = [7, 1, 6, 4, 2, 5, 3, 8];

interface ToldPair {
  readonly direction: number;
  readonly matchpoints: number;
  readonly top: number;
  readonly place: number;
  readonly boards: readonly (Readonly<Record<string, number>> | null)[];
}

const column = (pairs: readonly ToldPair[], name: string): (number | null)[][] =>
  pairs.map(({ boards }) => boards.map((board) => board?.[name] ?? null));

test('six boards by eight pairs: the matchpoints are those of a table made by hand, and every seal holds', async () => {
  const { base, faults } = await start();
  const { challenge, invite } = await lay(base);
  const pairs: Client[] = [];
  for (const name of NAMES)
    pairs.push(await Client.join(base, challenge, invite, { name, partner: 'captain' }));
  const { seals } = (await pairs[0].ask('GET', '')).body;
  const tables = await Promise.all(
    pairs.map(async (client, at) => {
      const own: string[] = [];
      for (let board = 0; board < 6; board++) own.push(await client.play(board, way(at, board)));
      return own;
    }),
  );
  const { body } = await pairs[0].ask('GET', '');
  expect(column(body.pairs, 'points')).toEqual(POINTS);
  expect(column(body.pairs, 'matchpoints')).toEqual(MATCHPOINTS);
  expect(body.pairs.map((pair: ToldPair) => [pair.matchpoints, pair.top, pair.place])).toEqual(
    SUMS.map((sum, at) => [sum, 84, PLACES[at]]),
  );
  // On board 1 the others made 740 points more than Ann's pair all in all: 740 / 7 on the average.
  const others = POINTS.slice(1).reduce((sum, [first]) => sum + first, 0);
  expect(body.pairs[0].boards[0].average).toBeCloseTo(-860 - others / 7);
  const game = findGame('skirmish');
  if (isRefusal(game)) throw new Error(game.refused);
  const shuffles = await Promise.all(
    [0, 7].map(async (pair) => {
      const path = `/api/tables/${tables[pair][3]}/record`;
      const record = (await call(base, 'GET', path, { token: pairs[pair].token })).body;
      expect(verify(record, game)).toMatchObject({ draws: record.seals.draws.length });
      expect(record.seals.draws[0].commit).toBe(seals[3]);
      return record.log[0].do;
    }),
  );
  expect(shuffles[0]).toBe(shuffles[1]);
  const { body: board } = await pairs[4].ask('GET', '/boards/4');
  expect(commitTo(board.seal.secret)).toBe(seals[4]);
  expect(board.results[4]).toMatchObject({ pair: 4, points: 1910, matchpoints: 14 });
  expect(faults).toEqual([]);
});

/** Ann plays the first of two boards, Bess both; returns everything that Ann is told, without what time alone changes. */
async function toldToAnn(other: boolean): Promise<{ readonly told: string[]; readonly bess: string[] }> {
  // The fifth number that is asked for is the secret of the second board.
  const random = sameNumbers(other ? { from: 4, to: 5 } : undefined);
  const { base } = await start({ random });
  const { challenge, invite } = await lay(base, { boards: 2 });
  const ann = await Client.join(base, challenge, invite, { name: 'Ann', partner: 'captain' });
  const bess = await Client.join(base, challenge, invite, { name: 'Bess', partner: 'captain' });
  await ann.play(0, way(0, 0));
  for (const board of [0, 1]) {
    await bess.play(board, way(1, board));
    await ann.ask('GET', '');
    await ann.ask('GET', '/boards/0');
    await ann.ask('GET', '/boards/1');
  }
  const steady = (told: readonly string[]): string[] =>
    told
      .filter((text) => !text.startsWith('{"table":'))
      .map((text) => text.replace(/"endsInMs":[\d.]+/, '').replace(/("seals":\["\w+"),"\w+"/, '$1'));
  return { told: steady(ann.told), bess: steady(bess.told) };
}

test('nobody is told anything of a board they have not played: with other cards all answers are the same', async () => {
  const [one, other] = [await toldToAnn(false), await toldToAnn(true)];
  expect(one.bess).not.toEqual(other.bess);
  expect(one.told.length).toBeGreaterThan(20);
  expect(one.told).toEqual(other.told);
});

test('how far others have come is told only of boards one has played oneself', async () => {
  const { base } = await start();
  const { challenge, invite } = await lay(base, { boards: 2 });
  const ann = await Client.join(base, challenge, invite, { name: 'Ann', partner: 'captain' });
  const bess = await Client.join(base, challenge, invite, { name: 'Bess', partner: 'captain' });
  await bess.play(0, way(1, 0));
  const before = (await ann.ask('GET', '')).body;
  expect(before.pairs[1]).toEqual({
    pair: 1,
    names: ['Bess'],
    bot: 'captain',
    against: 'bots',
    direction: 0,
    boards: [null, null],
  });
  expect((await ann.ask('GET', '/boards/0')).status).toBe(403);
  await ann.play(0, way(0, 0));
  const after = (await ann.ask('GET', '')).body;
  expect(after.pairs[1].boards).toMatchObject([{ top: 2 }, null]);
  expect(after.you.boards.map(({ state }: { state: string }) => state)).toEqual(['played', 'next']);
});

test('boards come in their order, each once; nothing at their tables can be taken back, and nobody hosts them', async () => {
  const { base } = await start();
  const { challenge, invite } = await lay(base, { boards: 2 });
  const ann = await Client.join(base, challenge, invite, { name: 'Ann', partner: 'captain' });
  expect(await ann.ask('POST', '/boards/1', {})).toMatchObject({
    status: 409,
    body: { detail: 'Board 1 comes first.' },
  });
  const { table, seat } = (await ann.ask('POST', '/boards/0', {})).body;
  expect((await ann.ask('POST', '/boards/0', {})).body).toEqual({ table, seat });
  const at = (method: string, path: string, body?: unknown) =>
    call(base, method, `/api/tables/${table}${path}`, { token: ann.token, body });
  expect((await at('GET', '')).body).toMatchObject({ board: { challenge, board: 0 }, state: 'playing' });
  expect((await at('POST', '/invite', {})).status).toBe(403);
  expect((await at('DELETE', '/seats/1')).status).toBe(403);
  expect((await at('PUT', '/host', { seat: 2 })).status).toBe(403);
  expect((await at('POST', `/seats/${seat}/takeback`, { agree: true })).status).toBe(409);
  expect((await at('POST', `/seats/${seat}/chat`, { text: 'Hm' })).status).toBe(409);
  await ann.play(0, way(0, 0));
  expect((await at('POST', `/seats/${seat}/rematch`, {})).status).toBe(409);
  expect(await ann.ask('POST', '/boards/0', {})).toMatchObject({ status: 409 });
});

test('a friend comes by a key of their own, and both sit at the table of the pair', async () => {
  const { base } = await start();
  const { challenge, invite } = await lay(base, { boards: 1, game: 'militac' });
  const path = `/api/challenges/${challenge}/pairs`;
  const dora = (await call(base, 'POST', path, { body: { name: 'Dora', partner: 'friend' }, token: invite }))
    .body;
  const begin = (token: string) =>
    call(base, 'POST', `/api/challenges/${challenge}/boards/0`, { token, body: {} });
  expect(await begin(dora.token)).toMatchObject({
    status: 409,
    body: { detail: 'Your partner has not come yet.' },
  });
  const come = (name: string, token: string) =>
    call(base, 'POST', `${path}/0/partner`, { body: { name }, token });
  expect((await come('Roy', invite)).status).toBe(403);
  expect((await come('Dоra', dora.partner)).status).toBe(409);
  const roy = (await come('Roy', dora.partner)).body;
  expect(roy).toMatchObject({ pair: 0, member: 1 });
  expect((await come('Otto', dora.partner)).status).toBe(409);
  const [first, second] = [await begin(roy.token), await begin(dora.token)];
  expect(first.body.table).toBe(second.body.table);
  expect([first.body.seat, second.body.seat]).toEqual([2, 0]);
});

test('two pairs at a table: the first sits North and South, and each is compared with its own direction', async () => {
  const { base } = await start();
  const { challenge, invite } = await lay(base, { boards: 1, against: 'either' });
  const join = (name: string, against: string) =>
    Client.join(base, challenge, invite, { name, partner: 'captain', against });
  const ann = await join('Ann', 'pairs');
  expect(await ann.ask('POST', '/boards/0', {})).toMatchObject({
    status: 409,
    body: { detail: 'Nobody has come yet whom you could play.' },
  });
  const [bess, carl] = [await join('Bess', 'pairs'), await join('Carl', 'bots')];
  await Promise.all([ann.play(0, way(0, 0)), bess.play(0, way(1, 0)), carl.play(0, way(2, 0))]);
  const { pairs } = (await ann.ask('GET', '')).body;
  expect(pairs.map((pair: ToldPair) => [pair.direction, pair.boards[0]?.['top']])).toEqual([
    [0, 2],
    [1, 0],
    [0, 2],
  ]);
  expect(pairs[0].boards[0].points).toBe(-pairs[1].boards[0].points);
  expect(pairs[0].opponents).toBe(1);
});

test('a game without partners is played alone, and the fewest points are the best where the game says so', async () => {
  const { base } = await start();
  const { challenge, invite } = await lay(base, { boards: 1, game: 'do-boy' });
  const wrong = await call(base, 'POST', `/api/challenges/${challenge}/pairs`, {
    body: { name: 'Ann', partner: 'captain' },
    token: invite,
  });
  expect(wrong.status).toBe(422);
  const [ann, bess] = [
    await Client.join(base, challenge, invite, { name: 'Ann' }),
    await Client.join(base, challenge, invite, { name: 'Bess' }),
  ];
  await ann.play(0, (legal) => legal[0]);
  await bess.play(0, (legal) => legal.at(-1)!);
  const { results } = (await bess.ask('GET', '/boards/0')).body;
  for (const { points, scores } of results) expect(points).toBe(scores[0] === 0 ? 0 : -scores[0]);
  const best = Math.max(...results.map(({ points }: { points: number }) => points));
  expect(results.find(({ points }: { points: number }) => points === best).matchpoints).toBeGreaterThan(0);
});

test('a challenge is open to those with its link, one that is public to everybody; a closed one takes nobody', async () => {
  const { base } = await start();
  const { challenge, invite } = await lay(base);
  const look = (id: string, token?: string) => call(base, 'GET', `/api/challenges/${id}`, { token });
  expect((await look(challenge)).status).toBe(404);
  expect((await look(challenge, 'wrong')).status).toBe(404);
  expect((await look('today-2026-01-01')).status).toBe(404);
  expect((await look(challenge, invite)).body).toMatchObject({ maker: 'Ida', state: 'open', pairs: [] });
  const open = await lay(base, { public: true, boards: 3, game: 'sammy' });
  expect((await look(open.challenge)).status).toBe(200);
  const { challenges } = (await call(base, 'GET', '/api/challenges')).body;
  expect(challenges).toMatchObject([{ challenge: open.challenge, boards: 3, pairs: 0 }]);
});

test('a challenge asked for in a form that cannot be is refused in a sentence', async () => {
  const { base } = await start();
  const ask = async (more: object) => {
    const body = { game: 'militac', name: 'Ida', boards: 6, lasts: 3600, ...more };
    const { status, body: said } = await call(base, 'POST', '/api/challenges', { body });
    return [status, said.detail];
  };
  expect(await ask({ game: 'sigs' })).toEqual([422, expect.stringContaining('cannot be played as boards')]);
  expect(await ask({ rules: { match: 'game' } })).toEqual([
    422,
    'A board of Militac is one deal: match is "hand", not "game".',
  ]);
  expect((await ask({ boards: 25 }))[0]).toBe(400);
  expect((await ask({ game: 'do-boy', against: 'pairs' }))[0]).toBe(422);
});

test('the same key joins once; what was answered is answered again', async () => {
  const { base } = await start();
  const { challenge, invite } = await lay(base);
  const headers = { 'idempotency-key': 'one' };
  const join = () =>
    call(base, 'POST', `/api/challenges/${challenge}/pairs`, {
      body: { name: 'Ann', partner: 'captain' },
      token: invite,
      headers,
    });
  const [first, again] = [await join(), await join()];
  expect(first.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(
    (await call(base, 'GET', `/api/challenges/${challenge}`, { token: invite })).body.pairs,
  ).toHaveLength(1);
});

test('today’s board is the same for everybody of that day, and its results are compared', async () => {
  const { base } = await start();
  const { body } = await call(base, 'GET', '/api/today');
  expect(body).toMatchObject({ boards: 1, public: true, against: 'bots', state: 'open' });
  expect(body.day).toMatch(/^\d{4}-\d\d-\d\d$/);
  const [ann, bess] = [
    await Client.join(base, body.challenge, '', { name: 'Ann', partner: 'general' }),
    await Client.join(base, body.challenge, '', { name: 'Bess', partner: 'general' }),
  ];
  await Promise.all([ann.play(0, (legal) => legal[0]), bess.play(0, (legal) => legal.at(-1)!)]);
  const { results, seed } = (await ann.ask('GET', '/boards/0')).body;
  expect(results).toHaveLength(2);
  expect(seed).toMatch(/^board \d+$/);
  expect((await call(base, 'GET', '/api/today')).body.challenge).toBe(body.challenge);
});
