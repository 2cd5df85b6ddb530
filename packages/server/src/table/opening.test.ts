// docs/online.md, "The stream": a seat that has no entry yet is sent `event: view`, so that a program can begin a match
// that begins with a choice.

import { findGame, type Game, Match, SPECTATOR, type View } from '@messdeck/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  call,
  Heard,
  type Reply,
  type Seat,
  seatAll,
  startServer,
  type TestServer,
} from '../server.testing.ts';
import { BEGINNING } from './event-id.ts';
import { Reader } from './reader.ts';

let server: TestServer;
let heard: Heard[] = [];
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  for (const each of heard) each.leave();
  heard = [];
  await server.close();
  expect(server.faults).toEqual([]);
});

/** Each player chooses where the journey begins. */
const TRAVELS = { game: 'sammys-travels', seats: 2, rules: { packs: 'separate', start: 'choose' } };

const hear = (table: string, seat: number, token: string, query = ''): Heard => {
  const path = seat === SPECTATOR ? `/api/tables/${table}` : `/api/tables/${table}/seats/${seat}`;
  const opened = new Heard(server.base, `${path}/stream${query}`, { token });
  heard.push(opened);
  return opened;
};
const ask = ({ table, seat, token }: Seat, what: string, body: object): Promise<Reply> =>
  call(server.base, 'POST', `/api/tables/${table}/seats/${seat}/${what}`, { token, body });
const any = (): boolean => true;

test('a seat and a spectator without an entry are sent what they see, and the first choice can be made', async () => {
  const { seats, table, watch } = await seatAll(server.base, TRAVELS);
  const readers = [
    ...seats.map(({ seat, token }) => hear(table, seat, token)),
    hear(table, SPECTATOR, watch),
  ];
  const told = await readers[0].until('table', any);
  const match = new Match(findGame(told.game) as Game, told.rules, 2);
  for (const [at, reader] of readers.entries()) {
    const expected = match.view(at < 2 ? at : SPECTATOR);
    expect(await reader.until('view', any)).toEqual(JSON.parse(JSON.stringify(expected)));
    expect(reader.all.find(({ event }) => event === 'view')).not.toHaveProperty('id');
  }
  const [actor] = match.view(0).actors as number[];
  const [first] = readers[actor].said('view')[0].legal;
  const chosen = await ask(seats[actor], 'actions', { do: first, seen: -1 });
  expect(chosen).toMatchObject({ status: 200, body: { n: 0 } });
  await readers[actor].until('entry', any);
  // Anyone who has an entry is shown by it how the match stands.
  const again = hear(table, actor, seats[actor].token);
  await again.until('entry', any);
  expect(again.said('view')).toEqual([]);
});

test('whoever waits for the beginning is sent the view as soon as the match runs, and once', async () => {
  const body = { ...TRAVELS, seats: 1, name: 'Ann' };
  const { table, token } = (await call(server.base, 'POST', '/api/tables', { body })).body;
  const reader = hear(table, 0, token, '?views=patch');
  await reader.until('table', any);
  expect(reader.said('view')).toEqual([]);
  await call(server.base, 'POST', `/api/tables/${table}/start`, { token });
  const view = await reader.until('view', any);
  expect(view.actors).toEqual([0]);
  await ask({ table, seat: 0, token }, 'actions', { do: view.legal[0], seen: -1 });
  // The first entry of a connection is whole, whatever the view before it was.
  await reader.until('entry', any);
  expect(reader.said('entry')[0]).toMatchObject({ n: 0, view: expect.any(Object) });
  expect(reader.said('view')).toHaveLength(1);
});

test('whoever has everything taken back is shown the beginning again', () => {
  const sent: string[] = [];
  const line = { write: (text: string) => void sent.push(text), unsent: () => 0, cut: () => undefined };
  const reader = new Reader(0, line, { patch: false, state: false }, BEGINNING);
  const view = { phase: 'start' } as unknown as View;
  const entry = { n: 0, by: 0, do: 'start ME', view };
  reader.hear({ is: 'entries', from: 0, entries: [] }, 0, () => view);
  reader.hear({ is: 'entries', from: 0, entries: [] }, 0, () => view);
  reader.hear({ is: 'entries', from: 0, entries: [entry] }, 0, () => view);
  reader.hear({ is: 'entries', from: 0, entries: [] }, 1, () => view);
  const kinds = sent.map((text) => /^event: (\w+)/.exec(text)?.[1]);
  expect(kinds).toEqual(['view', 'entry', 'back', 'view']);
});
