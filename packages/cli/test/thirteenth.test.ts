// A thirteenth game in a copy of the repository: one folder in the engine, one on the page, one list. The terminal and
// the server play it.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyWithThirteenth } from '../../../scripts/thirteenth.mjs';
import { served } from './served.ts';

const copy = mkdtempSync(join(tmpdir(), 'thirteenth-'));
const main = join(copy, 'packages/cli/bin/messdeck.js');
let touched: readonly string[] = [];

beforeAll(() => {
  touched = copyWithThirteenth(copy);
});
afterAll(() => rmSync(copy, { recursive: true }));

test('two folders and one list are touched, and what is compiled of them', () => {
  expect(touched.filter((path) => !path.includes('/dist/'))).toEqual([
    'packages/engine/src/games/lookout',
    'packages/engine/src/games/index.ts',
    'packages/web/src/games/lookout',
  ]);
});

test('the terminal plays it', () => {
  const watched = spawnSync(process.execPath, [main, 'play', 'lookout', '--watch', '--seed', '1'], {
    encoding: 'utf8',
  });
  expect(watched.stderr).toBe('');
  expect(watched.stdout).toMatch(/ wins?\b/);
});

test('the server plays it', async () => {
  const server = await served(main, ['--data', join(copy, 'tables.db')]);
  try {
    await server.bothBotsPlay('lookout');
  } finally {
    await server.stop();
  }
});
