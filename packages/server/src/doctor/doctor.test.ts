// The doctor finds each kind of fault and says in one sentence what is wrong.

import { chmodSync, copyFileSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../limits.ts';
import { startServer, type TestServer } from '../server.testing.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';
import { examineClock, examineDisk, examineLimits, openFiles } from './machine.ts';
import { examinePage } from './page.ts';
import { examineWay } from './proxy.ts';
import { examineFile } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'messdeck-doctor-'));
const page = join(folder, 'page');
beforeAll(async () => {
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<title>Messdeck</title><script src="./assets/a.js"></script>');
  mkdirSync(join(page, 'assets'));
  for (const name of ['assets/a.js', 'sw.js']) writeFileSync(join(page, name), '');
  await (await SqliteStore.open(join(folder, 'well.db'))).close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const wrong = (part: Finding['part'], sentence: RegExp) => ({
  part,
  wrong: true,
  sentence: expect.stringMatching(sentence),
});

describe('the store', () => {
  const copy = (name: string): string => {
    const file = join(folder, name);
    copyFileSync(join(folder, 'well.db'), file);
    chmodSync(file, 0o600);
    return file;
  };
  const told = (file: string, sql: string): string => {
    const db = new DatabaseSync(file);
    db.exec(sql);
    db.close();
    return file;
  };

  test('a file that is whole, and one that will be made', () => {
    expect(examineFile(copy('whole.db'))).toMatchObject({ wrong: false });
    expect(examineFile(join(folder, 'not', 'yet.db'))).toMatchObject({ wrong: false });
  });
  test('a newer file, and that of another program', () => {
    expect(examineFile(told(copy('newer.db'), 'PRAGMA user_version = 999'))).toEqual(
      wrong('store', /written by a newer Messdeck/),
    );
    expect(examineFile(told(join(folder, 'other.db'), 'CREATE TABLE notes (text TEXT)'))).toEqual(
      wrong('store', /another program/),
    );
  });
  test('a damaged file, and one that is no database', () => {
    const file = copy('damaged.db');
    const grown =
      "INSERT INTO tables (id, kept, state, public, made, touched) VALUES (hex(randomblob(9)), hex(zeroblob(3000)), 'over', 0, 1, 1)";
    told(file, Array.from({ length: 40 }, () => grown).join(';'));
    const bytes = Buffer.alloc(2000, 7);
    const db = new DatabaseSync(file);
    const { page_count: pages } = db.prepare('PRAGMA page_count').get() as { page_count: number };
    db.close();
    writeFileSync(file, bytes, { flag: 'r+' });
    expect(pages).toBeGreaterThan(10);
    expect(examineFile(file)).toEqual(wrong('store', /damaged\.db/));
    const text = join(folder, 'text.db');
    writeFileSync(text, 'These are no tables at all.'.repeat(40), { mode: 0o600 });
    expect(examineFile(text)).toEqual(wrong('store', /text\.db cannot be used: file is not a database\.$/));
  });
  test('a file that others can read, one with two names, and a folder that is none', () => {
    const open = copy('open.db');
    chmodSync(open, 0o644);
    expect(examineFile(open)).toEqual(wrong('store', /^Other users of this machine can read .*chmod 600/));
    const twice = copy('twice.db');
    linkSync(twice, join(folder, 'again.db'));
    expect(examineFile(twice)).toEqual(wrong('store', /another name, a hard link/));
    expect(examineFile(join(open, 'tables.db'))).toEqual(
      wrong('store', /cannot be made: .*open\.db is no folder/),
    );
  });
});

test('the disk: full, or smaller than the database may grow', () => {
  expect(examineDisk('/srv', 37e6, undefined)).toEqual(
    wrong('disk', /^Only 37 MB are free on the disk of \/srv/),
  );
  expect(examineDisk('/srv', 5e9, 20_000)).toEqual(wrong('disk', /may grow to 20,000 MB .* only 5,000 MB/));
  expect(examineDisk('/srv', 5e9, undefined)).toMatchObject({ wrong: false });
});

test('the clock: ahead, behind, or at its beginning', () => {
  const now = Date.parse('2026-11-19T12:00:00Z');
  const others = (off: number): Map<string, number> => new Map([['the database', now + off]]);
  expect(examineClock(now, others(-3_600_000))).toEqual(
    wrong('clock', /3600 s ahead of that of the database/),
  );
  expect(examineClock(now, others(90_000))).toEqual(wrong('clock', /90 s behind that of the database/));
  expect(examineClock(5000, new Map())).toEqual(wrong('clock', /shows 1970-01-01/));
  expect(examineClock(now, others(2000))).toMatchObject({ wrong: false });
});

test('the page: not built, or incomplete', () => {
  expect(examinePage(page)).toMatchObject({ wrong: false });
  expect(examinePage(folder)).toEqual(wrong('page', /no built page/));
  const part = join(folder, 'part');
  mkdirSync(part);
  writeFileSync(join(part, 'index.html'), '<script src="./assets/gone.js"></script>');
  expect(examinePage(part)).toEqual(wrong('page', /assets\/gone\.js is missing/));
});

test('the limits: a file that cannot be used, and too few open files', () => {
  expect(examineLimits(new Error('--limits: x.json cannot be used.'), 65_536)).toEqual(
    wrong('limits', /^--limits: x\.json/),
  );
  expect(examineLimits(undefined, 1024)).toEqual(wrong('limits', /only 1024 files/));
  expect(examineLimits(USUAL_LIMITS, 65_536)).toMatchObject({ wrong: false });
  if (process.platform === 'linux') expect(openFiles()).toBeGreaterThan(0);
});

describe('the proxy', () => {
  let server: TestServer;
  const proxies: Server[] = [];
  beforeAll(async () => {
    server = await startServer({ page });
  });
  afterEach(() => {
    for (const proxy of proxies.splice(0)) {
      proxy.closeAllConnections();
      proxy.close();
    }
  });
  afterAll(() => server.close());

  /** A proxy that passes on what it is told to; `holds` keeps back what it has until the answer is whole. */
  async function proxyWith(
    change: (headers: IncomingHttpHeaders, host: string) => IncomingHttpHeaders,
    holds = false,
  ): Promise<string> {
    const proxy = createServer((asked, answer) => {
      const headers = change({ ...asked.headers }, String(asked.headers.host));
      const onward = request(`${server.base}${asked.url}`, { method: asked.method, headers }, (got) => {
        if (!holds) {
          answer.writeHead(got.statusCode!, got.headers);
          got.pipe(answer);
          return;
        }
        const parts: Buffer[] = [];
        got.on('data', (part) => parts.push(part));
        got.on('end', () => answer.writeHead(got.statusCode!, got.headers).end(Buffer.concat(parts)));
      });
      answer.on('close', () => onward.destroy());
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
    });
    proxies.push(proxy);
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`;
  }
  const GOOD = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
    ...headers,
    'x-forwarded-for': '203.0.113.5',
    'x-forwarded-proto': 'http',
  });
  /** As if the address were out on the network. */
  const outside = async (url: string, within = 60_000): Promise<Finding> =>
    (await examineWay({ url, within, resolve: async () => '203.0.113.80' })).finding;

  test('nothing is wrong with a good one, nor with the server itself; its table is left', async () => {
    expect(await outside(await proxyWith(GOOD))).toMatchObject({ wrong: false });
    const own = await examineWay({ url: server.base, within: 60_000 });
    expect(own.finding).toMatchObject({ wrong: false });
    expect(Math.abs(own.now! - Date.now())).toBeLessThan(60_000);
  });

  test.each<[string, (headers: IncomingHttpHeaders) => IncomingHttpHeaders, RegExp]>([
    [
      'another Host',
      (headers) => ({ ...GOOD(headers), host: 'localhost:1' }),
      /must pass Host on as it came/,
    ],
    [
      'another scheme',
      (headers) => ({ ...GOOD(headers), 'x-forwarded-proto': 'https' }),
      /takes http for https/,
    ],
    [
      'whatever the sender claims',
      (headers) => ({ ...GOOD(headers), 'x-forwarded-for': headers['x-forwarded-for'] ?? '203.0.113.5' }),
      /must replace X-Forwarded-For/,
    ],
    [
      'no address',
      ({ 'x-forwarded-for': _, ...headers }) => ({ ...headers, 'x-forwarded-proto': 'http' }),
      /Everybody seems to come from the proxy/,
    ],
    [
      'an unknown name',
      (headers) => ({ ...GOOD(headers), host: 'cards.example.org' }),
      /does not know the name/,
    ],
  ])('one that passes on %s', async (_, change, sentence) => {
    expect(await outside(await proxyWith(change))).toEqual(wrong('proxy', sentence));
  });

  test('one that keeps back streams', async () => {
    expect(await outside(await proxyWith(GOOD, true), 300)).toEqual(wrong('proxy', /must not buffer/));
  });

  test('none that answers, another program, no page, a server about to stop', async () => {
    expect(await outside('http://127.0.0.1:1/')).toEqual(
      wrong('proxy', /^http:\/\/127\.0\.0\.1:1\/ does not answer/),
    );
    expect(await outside('cards.example.org')).toEqual(wrong('proxy', /--url takes an address such as/));
    const other = createServer((_, answer) => answer.end('Hello'));
    proxies.push(other);
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await outside(`http://127.0.0.1:${port}/`)).toEqual(
      wrong('proxy', /something else answers \(200\)/),
    );
    const bare = await startServer();
    expect((await examineWay({ url: bare.base })).finding).toEqual(wrong('proxy', /There is no page at/));
    bare.desk.draining = true;
    expect((await examineWay({ url: bare.base })).finding).toEqual(
      wrong('proxy', /cannot serve: The server is about to stop\.$/),
    );
    await bare.close();
  });

  test('the whole round, one finding a part', async () => {
    const parts: Finding[] = [];
    for await (const finding of examine({ data: join(folder, 'well.db'), page, url: server.base }))
      parts.push(finding);
    expect(parts.map(({ part }) => part)).toEqual(['store', 'disk', 'page', 'proxy', 'clock', 'limits']);
    const lost = examine({ data: join(folder, 'x.db'), database: 'postgres://ann:secret@127.0.0.1:1/cards' });
    const first = (await lost.next()).value as Finding;
    expect(first).toEqual(
      wrong('store', /^The database cards at 127\.0\.0\.1:1 cannot be used: connect ECONNREFUSED/),
    );
    expect(first.sentence).not.toContain('secret');
  });
});
