// A visit from another site arrives without the browser's SameSite=Strict cookie. It must never be answered with a new
// key: that would take the place of the one the browser holds, and every chair it opens would be lost.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../server.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'messdeck-page-'));
let server: TestServer;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Messdeck</title>');
  writeFileSync(join(folder, 'page.js'), '0;');
  server = await startServer({ page: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

type Headers = Readonly<Record<string, string>>;

async function keyAfter(method: string, path: string, headers: Headers): Promise<string | null> {
  const response = await fetch(server.base + path, { method, headers });
  await response.arrayBuffer();
  return response.headers.get('set-cookie');
}

/** What browsers send along with a visit: a link in webmail, an address typed, a page that another page has opened. */
const VISITS: readonly Headers[] = ['cross-site', 'none', 'same-site', 'same-origin'].map((site) => ({
  'sec-fetch-site': site,
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}));

test('no visit is answered with a key, wherever it comes from', async () => {
  for (const headers of [...VISITS, {}])
    for (const path of ['/', '/page.js', '/api/games', '/api/tables', '/healthz'])
      expect([headers, path, await keyAfter('GET', path, headers)]).toEqual([headers, path, null]);
});

test('only a page of this server asks for a key', async () => {
  const foreign: readonly Headers[] = [
    {},
    { origin: 'https://webmail.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://webmail.example' },
  ];
  for (const method of ['POST', 'DELETE'])
    for (const headers of foreign)
      expect([headers, await keyAfter(method, '/api/browser', headers)]).toEqual([headers, null]);
  for (const headers of [{ origin: server.base }, { 'sec-fetch-site': 'same-origin' }])
    expect(await keyAfter('POST', '/api/browser', headers)).toMatch(/^messdeck=[\w-]{24};/);
});

test('a browser that has a key is never given another', async () => {
  const cookie = `messdeck=${'k'.repeat(24)}`;
  expect(await keyAfter('POST', '/api/browser', { origin: server.base, cookie })).toBeNull();
});
