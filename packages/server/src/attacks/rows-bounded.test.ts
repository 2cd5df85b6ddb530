// Every kind of row has a bound and an age: docs/hosting.md says them, and here each is put to the test. What belongs to a
// table goes with it (storage.test.ts fills one, clock-ahead.test.ts and store.test.ts let them grow old).

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { NO_LIMITS } from '../limits.ts';
import { LONGEST_BAN_HOURS, MOST_BANS } from '../office/bans.ts';
import { DAYS_KEPT, Days } from '../office/days.ts';
import { Office } from '../office/office.ts';
import { OperatorKey } from '../office/operator-key.ts';
import { MOST_REPORTS, REPORT_DAYS } from '../office/reports.ts';
import { call, hasty, startServer } from '../server.testing.ts';
import { MemoryStore } from '../store/memory.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { PAPER_KINDS } from '../store/store.ts';
import { Sweeper } from '../table/sweeper.ts';

const DAY = 86_400_000;
const HOSTING = readFileSync(
  new URL('../../../../docs/hosting.md', import.meta.url.replace('/dist/', '/src/')),
  'utf8',
);
const rowIn = (name: string): string =>
  HOSTING.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';

test('every table of the database has its bound and its age in the docs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'messdeck-rows-'));
  const file = join(folder, 'tables.db');
  await (await SqliteStore.open(file)).close();
  const db = new DatabaseSync(file, { readOnly: true });
  const names = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
  db.close();
  rmSync(folder, { recursive: true });
  const kinds = names.map(({ name }) => String(name)).filter((name) => name !== 'papers');
  const papers = PAPER_KINDS.map((kind) => `papers: ${kind}`);
  expect(kinds).toEqual([
    'actions',
    'answers',
    'documents',
    'jobs',
    'keys',
    'life',
    'seals',
    'tables',
    'talk',
  ]);
  for (const kind of [...kinds, ...papers, 'nodes']) {
    const [, , bound = '', age = ''] = rowIn(kind).split('|');
    expect([kind, bound.trim().length > 0 && age.trim().length > 0]).toEqual([kind, true]);
  }
  const figures = { ban: MOST_BANS, report: MOST_REPORTS };
  for (const [kind, most] of Object.entries(figures))
    expect(rowIn(`papers: ${kind}`)).toContain(most.toLocaleString('en-US'));
  expect(rowIn('papers: report')).toContain(`${REPORT_DAYS} days`);
  expect(rowIn('papers: day')).toContain(`${DAYS_KEPT} days`);
  expect(LONGEST_BAN_HOURS).toBe(365 * 24);
});

test('bans have a bound; those that are over make room', async () => {
  const store = new MemoryStore();
  const key = (await OperatorKey.renew(store)).fresh!;
  const server = await startServer({ store });
  const { bans } = server.services.office;
  for (let i = 0; i < MOST_BANS; i++)
    await bans.add({ who: `person${i}00` }, 'spam', i === 0 ? 0 : 1, server.services.random);
  const sent = { token: key, body: { range: '203.0.113.0/24', hours: 1, why: 'spam' } };
  const ban = async (): Promise<number> => (await call(server.base, 'POST', '/api/admin/bans', sent)).status;
  // One was over as soon as it was made.
  expect([await ban(), await ban()]).toEqual([201, 409]);
  await server.close();
});

test('papers are thrown away when their time is over: bans, reports, days, what was announced; the key stays', async () => {
  const store = new MemoryStore();
  let now = 1000;
  const time = { ...hasty(1), now: () => now };
  const office = await Office.open(store, time);
  const [by, about] = [0, 1].map((seat) => ({ seat, name: 'Ann', who: `person-${seat}` }));
  const report = {
    id: 'r',
    table: 't',
    game: 'do-boy',
    by,
    about,
    reason: 'x',
    said: [],
    played: [],
    at: now,
  };
  await office.bans.add({ who: 'somebody' }, 'spam', 1, (count) => Buffer.alloc(count));
  await office.reports.file(report);
  await office.announce('A new version comes.', 60_000);
  office.days.count('tables');
  await office.days.list();
  const sweeper = new Sweeper(
    { store, time, limits: NO_LIMITS } as never,
    () => [],
    () => undefined,
  );
  const kinds = async (): Promise<string[]> => {
    await store.shredOld(now);
    const counts = await Promise.all(
      PAPER_KINDS.map(async (kind) => [kind, (await store.papers(kind)).length] as const),
    );
    return counts.filter(([, count]) => count > 0).map(([kind]) => kind);
  };
  expect(await kinds()).toEqual(['ban', 'report', 'day', 'notice', 'key']);
  now += 3_600_001;
  expect(await kinds()).toEqual(['report', 'day', 'key']);
  expect([office.notice, office.bans.list]).toEqual([undefined, []]);
  now += REPORT_DAYS * DAY;
  expect(office.reports.list).toEqual([]);
  expect(await kinds()).toEqual(['day', 'key']);
  now += (DAYS_KEPT - REPORT_DAYS) * DAY;
  // The sweeper does it by itself, each hour.
  sweeper.begin(false);
  await expect.poll(async () => (await store.papers('day')).length).toBe(0);
  expect(await kinds()).toEqual(['key']);
  sweeper.stop();
  await office.stop();
});

test('a day has one row, however often it is written', async () => {
  const store = new MemoryStore();
  let today = '2026-11-19';
  const days = await Days.open(store, hasty(1), '', () => today);
  for (let i = 0; i < 5; i++) {
    days.count('actions');
    await days.list();
  }
  today = '2026-11-20';
  days.count('actions');
  expect((await days.list()).map(({ day, actions }) => [day, actions])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-19', 5],
  ]);
  expect(await store.papers('day')).toHaveLength(2);
  await days.stop();
});
