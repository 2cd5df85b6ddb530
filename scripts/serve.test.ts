// The server of the page alone: whatever is asked of it, it answers and goes on.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, pageServer } from './serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'messdeck-page-'));
writeFileSync(join(folder, 'index.html'), 'the page');
const server = pageServer(folder);
let port: number;
beforeAll(async () => {
  port = Number(new URL(await listen(server, 0)).port);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Sends a path as it is, which `fetch` would not; returns the whole answer. */
function answerTo(path: string, method = 'GET'): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const line = connect(port, '127.0.0.1');
    line.on('data', (bytes) => (text += String(bytes)));
    line.on('end', () => resolve(text));
    line.on('error', reject);
    line.end(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}

const NO_PAGE = /^HTTP\/1\.1 404 .*There is no such page\./s;

test.each(['//', '//?', '///', '//[', '/%', '/%zz', '/..', '/../index.html', 'http://', '*', '/\\'])(
  'a path of %s gets an answer, and the server goes on',
  async (path) => {
    expect(await answerTo(path)).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(await answerTo('/?v=1#a')).toMatch(/^HTTP\/1\.1 200 .*the page/s);
  },
);

test('what is not there, and what is not read, is refused with a sentence', async () => {
  expect(await answerTo('/elsewhere.js')).toMatch(NO_PAGE);
  expect(await answerTo('//')).toMatch(NO_PAGE);
  expect(await answerTo('/', 'POST')).toMatch(/^HTTP\/1\.1 405 .*Only GET is served here\./s);
});
