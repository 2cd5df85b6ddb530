// Any address that a browser asks a page of leads to the page; addresses of the API keep their own answer.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../server.testing.ts';

const PAGE = '<!doctype html><title>Messdeck</title>';
const folder = mkdtempSync(join(tmpdir(), 'messdeck-page-'));
let server: TestServer;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), PAGE);
  server = await startServer({ page: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** What browsers accept when they visit an address. */
const VISIT = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

test('a visit to any unknown address shows the page, at its one address', async () => {
  const paths = ['/any', '/any/path', '/any/path/', '/index.html', '/any?a=/b/c', '//any//path', '/apiary'];
  for (const path of paths) {
    const response = await fetch(server.base + path, { headers: VISIT });
    expect([path, response.status, response.url]).toEqual([path, 200, `${server.base}/`]);
    expect(await response.text()).toBe(PAGE);
  }
});

test('it is led there within the folder of a proxy, and never to another host', async () => {
  const ways = { '/any': './', '/any/path': '../', '/a/b/c': '../../', '//evil.example/a': '../../' };
  for (const [path, way] of Object.entries(ways)) {
    const { status, headers } = await fetch(server.base + path, { headers: VISIT, redirect: 'manual' });
    expect([path, status, headers.get('location')]).toEqual([path, 302, way]);
  }
});

test('unknown addresses of the API, files and other methods keep their JSON 404', async () => {
  const asked: [path: string, init: RequestInit][] = [
    ['/api/nothing', { headers: VISIT }],
    ['/api', { headers: VISIT }],
    ['/assets/gone.js', { headers: { accept: '*/*' } }],
    ['/any/path', { headers: { accept: 'application/json' } }],
    ['/any/path', { method: 'POST', headers: VISIT }],
  ];
  for (const [path, init] of asked) {
    const response = await fetch(server.base + path, init);
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      404,
      'application/problem+json; charset=utf-8',
    ]);
  }
});

test('a server of tables alone has no page to show', async () => {
  const alone = await startServer();
  try {
    expect((await fetch(`${alone.base}/any/path`, { headers: VISIT })).status).toBe(404);
  } finally {
    await alone.close();
  }
});
