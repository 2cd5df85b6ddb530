// A table on a server as the page reads it, from streams that are written here.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableConnection } from './table-connection.ts';

const entry = (n: number): string =>
  `event: entry\nid: ${n + 1}.1.0\ndata: ${JSON.stringify({ n, by: 0, do: `play ${n}`, view: { n } })}\n\n`;
const SAID = 'event: chat\nid: 0.1.0\ndata: {"seat":1,"text":"hello"}\n\n';

/** What the server answers, one connection after another; the last stays open. */
let answers: Response[] = [];
const asked: (string | undefined)[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(headers['last-event-id']);
    return answers.shift() ?? new Response(new ReadableStream());
  });
});
afterEach(() => vi.unstubAllGlobals());

test('where the server was put back to before what was heard, all is read from the beginning', async () => {
  answers = [
    new Response(SAID + entry(0) + entry(1)),
    new Response('{"detail":"This Last-Event-ID was not given out here."}', { status: 400 }),
    new Response(SAID + entry(0)),
  ];
  const table = new TableConnection('x', 0);
  await vi.waitUntil(() => asked.length === 4, 15_000);
  expect(asked).toEqual([undefined, '2.1.0', undefined, '1.1.0']);
  expect(table.entries.value.map(({ n }) => n)).toEqual([0]);
  expect(table.said.value).toHaveLength(1);
  expect(table.refused.value).toBeUndefined();
  table.close();
});

test('that the server restarts is known only where it has said so', async () => {
  answers = [
    new Response(entry(0)),
    new Response('event: stopping\ndata: {}\n\n'),
    new Response('', { status: 502 }),
  ];
  const table = new TableConnection('x', 0);
  const seen: string[] = [];
  table.line.subscribe((line) => {
    seen.push(table.restarting.value ? `${line}, restarting` : line);
  });
  await vi.waitUntil(() => asked.length === 4, 15_000);
  await vi.waitUntil(() => table.line.value === 'back', 15_000);
  expect(seen).toEqual(['connecting', 'live', 'lost', 'back', 'lost, restarting', 'back']);
  expect(table.refused.value).toBeUndefined();
  table.close();
});

test('a stream that is refused from its beginning is not asked for again', async () => {
  answers = [new Response('{"detail":"There is no such table."}', { status: 404 })];
  const table = new TableConnection('x', 0);
  await vi.waitUntil(() => table.refused.value !== undefined, 15_000);
  expect(table.refused.value).toBe('There is no such table.');
  expect(asked).toHaveLength(1);
});
