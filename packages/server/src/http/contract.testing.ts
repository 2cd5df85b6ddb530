// The contract of a table on a server (ONLINE.md), request by request, over real HTTP: by one server, or by several.

import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, events, Heard, type Reply, type Sent, seatAll } from '../server.testing.ts';
import { ruleIn } from '../table/declined.ts';

/** What is asked, and what went wrong in it unseen. */
export interface Contracted {
  readonly base: string;
  /** Where nothing stands between, for what is no request at all. */
  readonly direct?: string;
  readonly faults: readonly string[];
  close(): Promise<void>;
}

export function isProblem({ status, body, headers }: Reply, expected: number, detail?: RegExp): void {
  expect({ status, body }).toMatchObject({ status: expected, body: { status: expected } });
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(Object.keys(body).filter((key) => !['status', 'title', 'detail', 'rule'].includes(key))).toEqual([]);
  expect(body.detail).toMatch(detail ?? /\.$/);
}

export function contractHolds(start: () => Promise<Contracted>): void {
  /** What the server says to these bytes before it hangs up. */
  async function spoken(bytes: string): Promise<string> {
    const socket = connect(Number(new URL(server.direct ?? server.base).port), '127.0.0.1');
    socket.end(bytes);
    let said = '';
    for await (const chunk of socket) said += chunk;
    return said;
  }

  let server: Contracted;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(async () => {
    await server.close();
    expect(server.faults).toEqual([]);
  });

  const ask = (method: string, path: string, sent?: Sent): Promise<Reply> =>
    call(server.base, method, path, sent);
  const make = async (more: object = {}): Promise<Reply['body']> =>
    (await ask('POST', '/api/tables', { body: { game: 'do-boy', name: 'Ann', ...more } })).body;

  type Named = { readonly name: string } | null;

  describe('forms', () => {
    test('what is wrong with the form is said first: 413, 415, 400', async () => {
      isProblem(await ask('POST', '/api/tables', { body: { name: 'x'.repeat(5000) } }), 413);
      isProblem(
        await ask('POST', '/api/tables', { body: 'a=b', headers: { 'content-type': 'text/plain' } }),
        415,
      );
      isProblem(await ask('POST', '/api/tables', { body: '{"game":' }), 400, /not JSON/);
      isProblem(await ask('POST', '/api/tables', { body: '[1]' }), 400);
      isProblem(await ask('POST', '/api/tables', { body: 'null' }), 400);
      isProblem(
        await ask('POST', '/api/tables', { body: { game: 'do-boy', name: 'A', sets: 4 } }),
        400,
        /Unknown field: "sets"/,
      );
      isProblem(
        await ask('POST', '/api/tables/nope/seats/0/actions', { body: { do: 5, seen: 0 } }),
        400,
        /"do"/,
      );
      isProblem(
        await ask('POST', '/api/tables/nope/seats/0/chat', { body: { text: 'a', phrase: 'b' } }),
        400,
      );
      isProblem(await ask('POST', '/api/tables', { body: { game: 'do-boy' } }), 400, /"name"/);
    });

    test('names are 1 to 24 characters, normalised, trimmed, without control or direction characters', async () => {
      const named = (name: unknown) => ask('POST', '/api/tables', { body: { game: 'do-boy', name } });
      for (const name of ['', '   ', 'x'.repeat(25), 'a\u0000b', 'a\nb', '\u202eevil', 'a\u2066b', 5, null]) {
        isProblem(await named(name), 400, /name/);
      }
      for (const name of ['\u00ad', '\u200d', '\u2800', '\u3164', '\u{E0041}']) {
        isProblem(await named(name), 400, /seen/);
      }
      const { body, status } = await named('  Zoe\u0308  ');
      expect(status).toBe(201);
      const { body: table } = await ask('GET', `/api/tables/${body.table}`, { token: body.token });
      expect(table.seats[0].name).toBe('Zo\u00eb');
      expect((await named('\u{1F600}'.repeat(24))).status).toBe(201);
    });

    test('where nothing is to be said, {} or no body', async () => {
      const one = await make({ bots: { 1: 'random', 2: 'random', 3: 'random' } });
      expect(
        (await ask('POST', `/api/tables/${one.table}/start`, { token: one.token, body: {} })).status,
      ).toBe(204);
      const two = await make({ bots: { 1: 'random', 2: 'random', 3: 'random' } });
      expect((await ask('POST', `/api/tables/${two.table}/start`, { token: two.token })).status).toBe(204);
      const three = await make({ bots: { 1: 'random', 2: 'random', 3: 'random' } });
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      expect(
        (
          await ask('POST', `/api/tables/${three.table}/start`, {
            token: three.token,
            body: '',
            headers: form,
          })
        ).status,
      ).toBe(204);
    });

    test('unknown addresses and methods answer 404 as a problem', async () => {
      isProblem(await ask('GET', '/api/nothing'), 404);
      isProblem(await ask('PATCH', '/api/tables'), 404);
      isProblem(await ask('GET', `/api/tables/${'x'.repeat(5000)}`), 404);
    });

    test('an address that is none, a head without end and what is no request are problems too', async () => {
      isProblem(await ask('GET', '/api/tables/%ff'), 400);
      isProblem(await ask('GET', `/api/tables/${'x'.repeat(20_000)}`), 413);
      const said = await spoken('DANCE /api/tables HTTP/1.1\r\nhost: x\r\n\r\n');
      expect(said).toMatch(/^HTTP\/1\.1 400 Bad Request\r\ncontent-type: application\/problem\+json/);
      expect(JSON.parse(said.split('\r\n\r\n')[1])).toMatchObject({
        status: 400,
        detail: expect.any(String),
      });
    });

    test.each([
      [{}, '"name" is missing.'],
      [{ name: 5 }, '"name" must be a string.'],
      [{ name: 'A', seats: '4' }, '"seats" must be a number.'],
      [{ name: 'A', seats: 4.5 }, '"seats" must be a whole number.'],
      [{ name: 'A', rules: { target: [] } }, '"rules.target" must be a string or a number or true or false.'],
      [{ name: 'A', clock: { perAction: 0 } }, '"clock.perAction" must be at least 1.'],
      [{ name: 'A', bots: { left: 'random' } }, '"bots.left" names nothing there is.'],
      [{ name: 'A', fill: { bot: '', after: 5 } }, '"fill.bot" must not be empty.'],
    ])('%j is refused in a plain sentence', async (body, detail) => {
      const { status, body: problem } = await ask('POST', '/api/tables', {
        body: { game: 'do-boy', ...body },
      });
      expect([status, problem.detail]).toEqual([400, detail]);
    });

    test('an unknown field is refused by name, whatever else is wrong', async () => {
      const { table, token } = await make();
      for (const [method, path] of [
        ['POST', '/api/tables'],
        ['PUT', `/api/tables/${table}/host`],
        ['POST', `/api/tables/${table}/seats/0/actions`],
        ['POST', `/api/tables/${table}/seats/0/chat`],
      ]) {
        isProblem(await ask(method, path, { token, body: { what: 1 } }), 400, /^Unknown field: "what"\.$/);
      }
      for (const body of [
        '{"__proto__":1}',
        '{"game":"do-boy","name":"A","rules":{"__proto__":1}}',
        '{"game":"do-boy","name":"A","rules":{"\\u005f_proto__":1}}',
      ]) {
        isProblem(await ask('POST', '/api/tables', { body }), 400, /^Unknown field: "__proto__"\.$/);
      }
    });

    test('a body that is not UTF-8 is malformed', async () => {
      const { table, invite } = await make();
      const response = await fetch(`${server.base}/api/tables/${table}/seats`, {
        method: 'POST',
        headers: { authorization: `Bearer ${invite}`, 'content-type': 'application/json' },
        body: Buffer.from('{"name":"\xff"}', 'latin1'),
      });
      expect(response.status).toBe(400);
    });
  });

  describe('tables', () => {
    test('GET /api/games lists what `messdeck games --json` prints', async () => {
      const { body } = await ask('GET', '/api/games');
      expect(body.games).toHaveLength(12);
      expect(body.games[0]).toEqual({
        game: expect.any(String),
        title: expect.any(String),
        pack: expect.any(String),
        seats: expect.any(Array),
        options: expect.any(Object),
      });
    });

    test('a table is made with its seat, token, invitation and watching key', async () => {
      const { status, body } = await ask('POST', '/api/tables', {
        body: { game: 'tactics', name: 'Ann', seat: 2, bots: { 1: 'search:20' }, clock: { perAction: 30 } },
      });
      expect(status).toBe(201);
      expect(Object.keys(body)).toEqual(['table', 'seat', 'token', 'invite', 'watch']);
      expect(Buffer.from(body.token, 'base64url').length).toBeGreaterThanOrEqual(16);
      const { body: table } = await ask('GET', `/api/tables/${body.table}`, { token: body.watch });
      expect(table).toMatchObject({
        table: body.table,
        game: 'tactics',
        edition: 1,
        state: 'waiting',
        host: 2,
        public: false,
        seats: [null, { bot: 'search:20', here: true }, { name: 'Ann', here: false }, null],
        watchers: 0,
        clock: { perAction: 30 },
      });
      expect(table.rules).toHaveProperty('match');
      expect(JSON.stringify(table)).not.toContain(body.token);
    });

    test.each([
      [{ game: 'chess' }, /no game "chess"/],
      [{ seats: 2 }, /3, 4, 5 or 6 seats/],
      [{ rules: { length: 3 } }, /no option "length"/],
      [{ rules: { target: 60 } }, /allowed: 25, 50, 100/],
      [{ seats: 0 }, /3, 4, 5 or 6 seats/],
      [{ seats: 9 }, /3, 4, 5 or 6 seats/],
      [{ seats: 1e9 }, /3, 4, 5 or 6 seats/],
      [{ seat: 7 }, /no seat 7/],
      [{ seat: 12 }, /no seat 12/],
      [{ bots: { 6: 'random' } }, /no seat 6/],
      [{ bots: { 9: 'random' } }, /no seat 9/],
      [{ bots: { 1: 'deep' } }, /no bot "deep"/],
      [{ bots: { 1: 'search:9000000' } }, /at most 4000/],
      [{ bots: { 0: 'random' }, seat: 0 }, /for yourself and for a bot/],
      [{ fill: { bot: 'oak', after: 5 } }, /no bot "oak"/],
    ])('%j is refused by 422', async (more, detail) => {
      isProblem(
        await ask('POST', '/api/tables', { body: { game: 'do-boy', name: 'A', ...more } }),
        422,
        detail,
      );
    });

    test('an unknown table and a private one answer alike', async () => {
      const { table } = await make();
      const other = await make();
      for (const sent of [{}, { token: other.token }, { token: 'x'.repeat(24) }]) {
        for (const [method, path] of [
          ['GET', ''],
          ['GET', '/record'],
          ['GET', '/stream'],
          ['GET', '/seats/0/stream'],
          ['DELETE', '/seats/0'],
        ]) {
          const found = await ask(method, `/api/tables/${table}${path}`, sent);
          const unknown = await ask(method, `/api/tables/AAAAAAAAAAAAAAAA${path}`, sent);
          expect({ status: found.status, body: found.body }).toEqual({
            status: unknown.status,
            body: unknown.body,
          });
          expect(found.status).toBe(
            sent.token === undefined && /seats/.test(path) ? 401 : sent.token === 'x'.repeat(24) ? 401 : 404,
          );
        }
      }
    });

    test('public tables are listed and open to anybody', async () => {
      const { table, token } = await make({ public: true });
      const listed = async (): Promise<object[]> => (await ask('GET', '/api/tables')).body.tables;
      const host = new Heard(server.base, `/api/tables/${table}/seats/0/stream`, { token });
      await host.until('table', ({ seats }) => seats[0].here);
      expect(await listed()).toContainEqual((await ask('GET', `/api/tables/${table}`)).body);
      const sat = await ask('POST', `/api/tables/${table}/seats`, { body: { name: 'Ben' } });
      expect(sat).toMatchObject({ status: 201, body: { seat: 1 } });
      isProblem(await ask('GET', `/api/tables/${table}/record`), 409);
      host.leave();
    });
  });

  describe('seats', () => {
    test('the invitation seats friends; a seat that is taken answers 409', async () => {
      const { table, invite, token, watch } = await make();
      const sit = (sent: Sent) => ask('POST', `/api/tables/${table}/seats`, sent);
      expect(await sit({ token: invite, body: { name: 'Ben', seat: 2 } })).toMatchObject({
        status: 201,
        body: { seat: 2 },
      });
      isProblem(await sit({ token: invite, body: { name: 'Cora', seat: 2 } }), 409, /taken/);
      isProblem(await sit({ token: invite, body: { name: 'Cora', seat: 5 } }), 422, /no seat 5/);
      isProblem(await sit({ token: watch, body: { name: 'Cora' } }), 403);
      isProblem(await sit({ token, body: { name: 'Cora' } }), 403);
      isProblem(await sit({ body: { name: 'Cora' } }), 404);
      isProblem(await sit({ token: 'y'.repeat(24), body: { name: 'Cora' } }), 401);
      await sit({ token: invite, body: { name: 'Cora' } });
      await sit({ token: invite, body: { name: 'Dan' } });
      isProblem(await sit({ token: invite, body: { name: 'Eve' } }), 409, /All seats/);
    });

    test('a bot that has the name of whoever sits down takes another', async () => {
      const { table, token, invite } = await make({ bots: { 1: 'random', 2: 'random' } });
      const namesOf = async (): Promise<string[]> =>
        (await ask('GET', `/api/tables/${table}`, { token })).body.seats.map((seat: Named) => seat?.name);
      const [, bot] = await namesOf();
      await ask('POST', `/api/tables/${table}/seats`, { token: invite, body: { name: bot } });
      const names = await namesOf();
      expect(names[3]).toBe(bot);
      expect(new Set(names).size).toBe(4);
    });

    test('the host seats bots, frees seats, hands over and begins; guests do not', async () => {
      const { table, invite, token } = await make();
      const { body: guest } = await ask('POST', `/api/tables/${table}/seats`, {
        token: invite,
        body: { name: 'Ben' },
      });
      const path = `/api/tables/${table}`;
      isProblem(await ask('POST', `${path}/start`, { token: guest.token }), 403);
      isProblem(await ask('POST', `${path}/start`, { token }), 409, /Seat 2 is still free/);
      isProblem(await ask('PUT', `${path}/seats/2`, { token: guest.token, body: { bot: 'random' } }), 403);
      expect((await ask('PUT', `${path}/seats/2`, { token, body: { bot: 'random' } })).status).toBe(204);
      isProblem(await ask('PUT', `${path}/seats/1`, { token, body: { bot: 'random' } }), 409);
      isProblem(await ask('PUT', `${path}/seats/7`, { token, body: { bot: 'random' } }), 404);
      isProblem(await ask('PUT', `${path}/seats/3`, { token, body: { bot: 'oak' } }), 422);
      expect((await ask('PUT', `${path}/seats/3`, { token, body: { bot: 'random' } })).status).toBe(204);
      expect((await ask('DELETE', `${path}/seats/3`, { token })).status).toBe(204);
      isProblem(await ask('DELETE', `${path}/seats/0`, { token: guest.token }), 403);
      isProblem(await ask('PUT', `${path}/host`, { token, body: { seat: 2 } }), 409);
      expect((await ask('PUT', `${path}/host`, { token, body: { seat: 1 } })).status).toBe(204);
      isProblem(await ask('PUT', `${path}/host`, { token, body: { seat: 1 } }), 403);
      expect(
        (await ask('PUT', `${path}/seats/3`, { token: guest.token, body: { bot: 'random' } })).status,
      ).toBe(204);
      expect((await ask('POST', `${path}/start`, { token: guest.token })).status).toBe(204);
      isProblem(await ask('POST', `${path}/start`, { token: guest.token }), 409, /already begun/);
      const { body } = await ask('GET', path, { token });
      expect(body).toMatchObject({ state: 'playing', host: 1 });
    });

    test('where everybody has left, whoever comes first is the host', async () => {
      const { table, token, invite } = await make();
      await ask('DELETE', `/api/tables/${table}/seats/0`, { token });
      const sit = { token: invite, body: { name: 'Ben', seat: 2 } };
      const { body: ben } = await ask('POST', `/api/tables/${table}/seats`, sit);
      expect((await ask('GET', `/api/tables/${table}`, { token: ben.token })).body.host).toBe(2);
      expect(
        (await ask('PUT', `/api/tables/${table}/seats/0`, { token: ben.token, body: { bot: 'random' } }))
          .status,
      ).toBe(204);
    });

    test('who was removed knocks in vain; whoever leaves makes room', async () => {
      const { table, invite, token } = await make();
      const { body: guest } = await ask('POST', `/api/tables/${table}/seats`, {
        token: invite,
        body: { name: 'Ben' },
      });
      expect((await ask('DELETE', `/api/tables/${table}/seats/1`, { token })).status).toBe(204);
      isProblem(await ask('GET', `/api/tables/${table}/seats/1/stream`, { token: guest.token }), 404);
      isProblem(await ask('DELETE', `/api/tables/${table}/seats/1`, { token }), 409, /free already/);
    });
  });

  describe('acting', () => {
    test('out of turn 409, against the rules 422 with its rule, another seat 403, before the match 409', async () => {
      const waiting = await make();
      const early = { token: waiting.token, body: { do: 'play I1', seen: -1 } };
      isProblem(await ask('POST', `/api/tables/${waiting.table}/seats/0/actions`, early), 409, /not begun/);
      const { seats, table } = await seatAll(server.base, { game: 'do-boy', rules: { exchange: false } });
      const views = await Promise.all(
        seats.map(async ({ seat, token }) => {
          for await (const { event, data } of events(
            server.base,
            `/api/tables/${table}/seats/${seat}/stream`,
            {
              token,
            },
          )) {
            const entry = event === 'entry' ? JSON.parse(data) : undefined;
            if (entry?.view.phase === 'play') return entry;
          }
        }),
      );
      const actor = views[0].view.actors[0];
      const other = (actor + 1) % 4;
      const act = (seat: number, token: string, text: string) =>
        ask('POST', `/api/tables/${table}/seats/${seat}/actions`, {
          token,
          body: { do: text, seen: views[seat].n },
        });
      isProblem(
        await act(other, seats[other].token, `play ${views[other].view.places[`hand:${other}`][0]}`),
        409,
      );
      isProblem(await act(actor, seats[other].token, views[actor].view.legal[0]), 403);
      const missing = views[other].view.places[`hand:${other}`][0];
      const refused = await act(actor, seats[actor].token, `play ${missing}`);
      isProblem(refused, 422);
      isProblem(await act(actor, seats[actor].token, 'dance'), 422);
      const done = await act(actor, seats[actor].token, views[actor].view.legal[0]);
      expect(done).toMatchObject({ status: 200, body: { n: views[actor].n + 1 } });
      isProblem(await act(actor, seats[actor].token, views[actor].view.legal[0]), 409);
    });
  });

  describe('refusals name their rule', () => {
    test.each([
      ['united-states', 'unite TX KS', /^US-[89]$/],
      ['national-contest', 'pass', /^NC-3$/],
      ['skirmish', 'play', /^SKI-7$/],
    ])('%s: %s breaks %s', async (game, text, rule) => {
      const { table, seats } = await seatAll(server.base, { game });
      const path = `/api/tables/${table}/seats`;
      for await (const { event, data } of events(server.base, `${path}/0/stream`, {
        token: seats[0].token,
      })) {
        if (event !== 'entry') continue;
        const { n, view } = JSON.parse(data);
        const [actor] = view.actors;
        if (typeof actor !== 'number') continue;
        const sent = { token: seats[actor].token, body: { do: text, seen: n } };
        const refused = await ask('POST', `${path}/${actor}/actions`, sent);
        isProblem(refused, 422);
        expect(refused.body.rule).toMatch(rule);
        break;
      }
    });

    test('in honor mode too', () => {
      expect(ruleIn('Nothing on the table proves that card wrong (ARM-H4).')).toBe('ARM-H4');
    });
  });

  describe('once only', () => {
    test('the same key gives the first answer again and does nothing; another body is 422', async () => {
      const headers = { 'idempotency-key': 'make-this-one-table' };
      const body = { game: 'do-boy', name: 'Ann' };
      const first = await ask('POST', '/api/tables', { body, headers });
      const again = await ask('POST', '/api/tables', { body, headers });
      expect(again.body).toEqual(first.body);
      expect(again.status).toBe(201);
      isProblem(
        await ask('POST', '/api/tables', { body: { ...body, name: 'Ben' }, headers }),
        422,
        /another request/,
      );
      isProblem(
        await ask('POST', '/api/tables', { body, headers: { 'idempotency-key': 'x'.repeat(65) } }),
        400,
      );
      isProblem(await ask('POST', '/api/tables', { body, headers: { 'idempotency-key': 'a b' } }), 400);
    });

    test('also for actions, sent at the same time or later, and for refusals', async () => {
      const { seats, table } = await seatAll(server.base, { game: 'do-boy', rules: { exchange: false } });
      let turn: { n: number; view: { actors: number[]; legal: string[] } } | undefined;
      let actor = 0;
      for (const { seat, token } of seats) {
        for await (const { event, data } of events(server.base, `/api/tables/${table}/seats/${seat}/stream`, {
          token,
        })) {
          const entry = event === 'entry' ? JSON.parse(data) : undefined;
          if (entry?.view.phase !== 'play') continue;
          if (entry.view.actors.includes(seat)) [turn, actor] = [entry, seat];
          break;
        }
      }
      const { token } = seats[actor];
      const path = `/api/tables/${table}/seats/${actor}/actions`;
      const sent = {
        token,
        body: { do: turn!.view.legal[0], seen: turn!.n },
        headers: { 'idempotency-key': 'card-1' },
      };
      const answers = await Promise.all([1, 2, 3].map(() => ask('POST', path, sent)));
      answers.push(await ask('POST', path, sent));
      expect(answers.map(({ status, body }) => [status, body.n])).toEqual(
        answers.map(() => [200, turn!.n + 1]),
      );
      isProblem(
        await ask('POST', path, { ...sent, body: { ...sent.body, seen: 0 } }),
        422,
        /another request/,
      );
      const late = { ...sent, headers: { 'idempotency-key': 'card-2' } };
      const refused = await ask('POST', path, late);
      expect(refused.status).toBe(409);
      expect((await ask('POST', path, late)).body).toEqual(refused.body);
    });
  });

  describe('once only, sitting down and beginning', () => {
    test('whoever sits down twice with the same key sits once, with the same token; to begin twice is to begin', async () => {
      const { table, invite, token } = await make({ bots: { 2: 'random', 3: 'random' } });
      const path = `/api/tables/${table}`;
      const sit = { token: invite, body: { name: 'Ben' }, headers: { 'idempotency-key': 'ben-sits-down' } };
      const first = await ask('POST', `${path}/seats`, sit);
      expect(first).toMatchObject({ status: 201, body: { seat: 1, token: expect.any(String) } });
      const again = await ask('POST', `${path}/seats`, sit);
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      const begin = { token, headers: { 'idempotency-key': 'begin' } };
      for (let i = 0; i < 2; i++) expect((await ask('POST', `${path}/start`, begin)).status).toBe(204);
      isProblem(await ask('POST', `${path}/start`, { token }), 409);
    });

    test('the key of whoever sat there before is not that of the next', async () => {
      const { table, invite } = await make();
      const headers = { 'idempotency-key': 'first' };
      const say = async (name: string): Promise<Reply> => {
        const sit = { token: invite, body: { name, seat: 1 } };
        const { token } = (await ask('POST', `/api/tables/${table}/seats`, sit)).body;
        const path = `/api/tables/${table}/seats/1`;
        const said = await ask('POST', `${path}/chat`, { token, headers, body: { text: `I am ${name}` } });
        await ask('DELETE', path, { token });
        return said;
      };
      expect((await say('Ben')).status).toBe(204);
      expect((await say('Cora')).status).toBe(204);
    });

    test('one seat’s key is not another’s', async () => {
      const { seats, table } = await seatAll(server.base, { game: 'do-boy', rules: { exchange: false } });
      const say = ({ seat, token }: (typeof seats)[number], text: string) =>
        ask('POST', `/api/tables/${table}/seats/${seat}/chat`, {
          token,
          body: { text },
          headers: { 'idempotency-key': 'same' },
        });
      expect((await say(seats[0], 'one')).status).toBe(204);
      expect((await say(seats[1], 'two')).status).toBe(204);
      isProblem(await say(seats[0], 'three'), 422, /another request/);
    });
  });

  describe('forms, as others write them', () => {
    test('names of headers and types in any case, a charset, a Bearer in small letters', async () => {
      for (const type of ['Application/JSON', 'application/json; charset=utf-8']) {
        const made = await ask('POST', '/api/tables', {
          body: JSON.stringify({ game: 'do-boy', name: 'Ann' }),
          headers: { 'content-type': type },
        });
        expect([type, made.status]).toEqual([type, 201]);
        const headers = { AUTHORIZATION: `bearer ${made.body.token}` };
        expect((await ask('GET', `/api/tables/${made.body.table}`, { headers })).status).toBe(200);
      }
      isProblem(await ask('GET', '/api/tables/x', { headers: { authorization: 'Basic YTpi' } }), 401);
    });

    test('a body without a type is no JSON; one that is too long is too long whatever its type', async () => {
      const bytes = (length: number) => new Blob(['x'.repeat(length)]);
      const send = async (body: Blob) => {
        const reply = await fetch(`${server.base}/api/tables`, { method: 'POST', body });
        return reply.status;
      };
      expect(await send(bytes(10))).toBe(415);
      expect(await send(bytes(5000))).toBe(413);
    });

    test('the event id is judged before the sender where its form is wrong, after where it was never given out', async () => {
      const { table, token } = await make();
      const stream = (id: string, sent: Sent) =>
        ask('GET', `/api/tables/${table}/seats/0/stream`, { ...sent, headers: { 'last-event-id': id } });
      isProblem(await stream('nonsense', {}), 400, /Last-Event-ID/);
      isProblem(await stream('7.0.0', {}), 401);
      isProblem(await stream('7.0.0', { token }), 400, /Last-Event-ID/);
      isProblem(await ask('GET', `/api/tables/${table}/seats/0/stream?views=half`, { token }), 400, /views/);
      isProblem(await ask('GET', `/api/tables/${table}/seats/x/stream`, { token }), 400, /seat/);
      isProblem(await ask('GET', `/api/tables/${table}/seats/9/stream`, { token }), 404);
    });
  });

  describe('who you are', () => {
    test('a browser has a key in a cookie and needs no token; it may hold several seats', async () => {
      const cookie = `messdeck=${'k'.repeat(24)}`;
      const headers = { cookie };
      const made = await ask('POST', '/api/tables', { body: { game: 'do-boy', name: 'Ann' }, headers });
      expect(made.body).not.toHaveProperty('token');
      const { table, invite } = made.body;
      const sat = await ask('POST', `/api/tables/${table}/seats`, {
        body: { name: 'Ben' },
        token: invite,
        headers,
      });
      expect(sat.body).toEqual({ seat: 1 });
      for (const seat of [2, 3]) {
        expect(
          (await ask('PUT', `/api/tables/${table}/seats/${seat}`, { body: { bot: 'random' }, headers }))
            .status,
        ).toBe(204);
      }
      expect((await ask('POST', `/api/tables/${table}/start`, { headers })).status).toBe(204);
      for (const seat of [0, 1]) {
        for await (const { event } of events(server.base, `/api/tables/${table}/seats/${seat}/stream`, {
          headers,
        })) {
          if (event === 'entry') break;
        }
      }
      const stranger = { cookie: `messdeck=${'z'.repeat(24)}` };
      isProblem(await ask('DELETE', `/api/tables/${table}/seats/1`, { headers: stranger }), 401);
    });

    test('a page of another site is not answered, after its form was looked at', async () => {
      const headers = { origin: 'https://evil.example' };
      isProblem(await ask('POST', '/api/tables', { body: { game: 'do-boy', name: 'A' }, headers }), 403);
      isProblem(await ask('POST', '/api/tables', { body: { game: 'do-boy' }, headers }), 400);
      isProblem(await ask('GET', '/api/tables', { headers: { origin: 'null' } }), 403);
      const own = { origin: server.base };
      expect(
        (await ask('POST', '/api/tables', { body: { game: 'do-boy', name: 'A' }, headers: own })).status,
      ).toBe(201);
    });

    test('headers: nothing is kept, nothing is framed, nothing is referred, no other site may read', async () => {
      const { headers } = await ask('GET', '/api/games');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    });
  });

  test('who you are: under TLS the cookie is Secure and __Host-, else neither; it is forgotten on request', async () => {
    const cookie = async (method: string, headers: Record<string, string>): Promise<string | null> => {
      const reply = await ask(method, '/api/browser', { headers });
      expect(reply.status).toBe(204);
      return reply.headers.get('set-cookie');
    };
    const own = { origin: server.base };
    const under = { origin: server.base.replace('http:', 'https:'), 'x-forwarded-proto': 'https' };
    expect(await cookie('POST', own)).toMatch(
      /^messdeck=[\w-]{24}; Path=\/; Max-Age=\d{8}; HttpOnly; SameSite=Strict$/,
    );
    expect(await cookie('POST', under)).toMatch(
      /^__Host-messdeck=[\w-]{24}; Path=\/; Max-Age=\d{8}; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(await cookie('DELETE', own)).toBe('messdeck=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict');
    expect(await cookie('DELETE', under)).toBe(
      '__Host-messdeck=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    );
  });

  test('healthz and readyz', async () => {
    expect((await ask('GET', '/healthz')).status).toBe(200);
    expect((await ask('GET', '/readyz')).status).toBe(200);
  });
}
