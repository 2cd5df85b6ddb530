// The figures of a busy server: few series, true, and nothing in them that tells who plays where.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../serve.ts';
import { AT_ONCE, call, playSeat, type Seat, seatAll } from '../server.testing.ts';

const MOST_SERIES = 200;
const DO_BOY = { game: 'do-boy', seats: 4, rules: { exchange: false, match: 'hand' } };

let folder: string;
let server: Served;
let base: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'messdeck-metrics-'));
  const data = join(folder, 'tables.db');
  const ports = { port: 0, metricsPort: 0 };
  server = await serve({ host: '127.0.0.1', ...ports, data, log: 'silent', pace: AT_ONCE });
  base = server.addresses[0].replace(/\/$/, '');
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Every series with its value. */
async function scrape(): Promise<Map<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`);
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.replace(/^.* /, ''))]));
}

/** Refusals of many kinds. */
async function askWrongly({ table, seat, token }: Seat): Promise<number[]> {
  const path = `/api/tables/${table}/seats/${seat}`;
  const act = { do: 'play nothing', seen: 999 };
  const wrong = [
    call(base, 'GET', '/api/nothing'),
    call(base, 'GET', '/api/tables/unknown'),
    call(base, 'POST', '/api/tables', { body: '{' }),
    call(base, 'POST', '/api/tables', { body: '{}', headers: { 'content-type': 'text/plain' } }),
    call(base, 'POST', '/api/tables', { body: { name: 'x'.repeat(5000) } }),
    call(base, 'POST', '/api/tables', { body: { game: 'whist', name: 'Ann' } }),
    call(base, 'POST', `${path}/actions`, { body: act }),
    call(base, 'POST', `${path}/actions`, { body: act, token: 'unknown' }),
    call(base, 'POST', `${path}/actions`, { body: act, token }),
    call(base, 'POST', `/api/tables/${table}/seats/9/actions`, { body: act, token }),
    call(base, 'GET', `/api/tables/${table}`, { headers: { origin: 'https://elsewhere.example' } }),
  ];
  return (await Promise.all(wrong)).map(({ status }) => status);
}

test('after a lot of traffic there are at most 200 series, they are true, and they name nobody', async () => {
  const tables = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      seatAll(base, { ...DO_BOY, name: `Somebody ${i}`, ...(i > 2 && { bots: { 3: 'search:20' } }) }),
    ),
  );
  const [left, ...played] = tables;
  await call(base, 'DELETE', `/api/tables/${left.table}/seats/1`, { token: left.seats[1].token });
  await Promise.all(played.flatMap(({ seats }) => seats.map((seat) => playSeat(base, seat))));
  const refused: number[] = [];
  for (let i = 0; i < 20; i++) refused.push(...(await askWrongly(left.seats[0])));

  const series = await scrape();
  expect(series.size).toBeLessThanOrEqual(MOST_SERIES);
  expect(series.size).toBeGreaterThan(60);
  const value = (name: string): number => series.get(name) ?? Number.NaN;
  expect(value('messdeck_tables{state="over"}')).toBe(5);
  expect(value('messdeck_tables{state="playing"}')).toBe(1);
  expect(value('messdeck_tables_stored')).toBe(6);
  expect(value('messdeck_seats{who="bot"}')).toBe(3);
  expect(value('messdeck_seats{who="stand-in"}')).toBe(1);
  expect(value('messdeck_seats{who="program"}')).toBe(20);
  expect(value('messdeck_takeovers_total{why="left"}')).toBe(1);
  expect(value('messdeck_actions_total')).toBeGreaterThan(100);
  expect(value('messdeck_commit_seconds_count')).toBeGreaterThan(value('messdeck_actions_total'));
  expect(value('messdeck_deliver_seconds_count')).toBeGreaterThan(value('messdeck_actions_total'));
  expect(value('messdeck_bot_thinking_seconds_count')).toBeGreaterThan(0);
  expect(value('messdeck_bots{state="waiting"}')).toBe(0);
  for (const status of new Set(refused)) {
    const count = refused.filter((each) => each === status).length;
    expect([status, value(`messdeck_refusals_total{status="${status}"}`) >= count]).toEqual([status, true]);
  }

  const text = [...series.keys()].join('\n');
  for (const { table, seats, invite } of tables)
    for (const secret of [table, invite, ...seats.map(({ token }) => token)])
      expect(text).not.toContain(secret);
  expect(text).not.toMatch(/Somebody|Guest|127\.0\.0\.1|do-boy/);
});

test('the port of the figures answers nothing else, and the port of the players has no figures', async () => {
  const status = async (url: string, method = 'GET'): Promise<number> =>
    (await fetch(url, { method })).status;
  expect(await status(`http://127.0.0.1:${server.metricsPort}/api/tables`)).toBe(404);
  expect(await status(`http://127.0.0.1:${server.metricsPort}/metrics`, 'POST')).toBe(404);
  expect(await status(`http://127.0.0.1:${server.metricsPort}/metrics`, 'HEAD')).toBe(200);
  expect(await status(`${base}/metrics`)).toBe(404);
  const taken = { host: '127.0.0.1', port: 0, metricsPort: server.port, log: 'silent' as const };
  await expect(serve({ ...taken, data: join(folder, 'second.db') })).rejects.toThrow(
    new RegExp(`^Metrics cannot be served at port ${server.port} of 127\\.0\\.0\\.1: .*EADDRINUSE`),
  );
});

test('every query of the Grafana dashboard names a metric that exists', async () => {
  const names = new Set([...(await scrape()).keys()].map((series) => series.replace(/\{.*/, '')));
  const file = new URL('../../../../docs/grafana.json', import.meta.url.replace('/dist/', '/src/'));
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(queries.length).toBeGreaterThan(15);
  for (const query of queries) {
    const asked = query.match(/\b(messdeck|nodejs|process)_\w+/g) ?? [];
    expect([query, asked.length > 0 && asked.every((name) => names.has(name))]).toEqual([query, true]);
  }
  // And nothing of ours is left out.
  for (const name of names) {
    const metric = name.replace(/_(bucket|sum|count)$/, '');
    if (name.startsWith('messdeck_')) expect(queries.join(' ')).toContain(metric);
  }
});
