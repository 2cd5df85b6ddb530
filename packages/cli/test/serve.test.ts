// `messdeck serve` says where tables are stored, and what it had to make for that: a slip in `--data` shows at once.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../../scripts/services.mjs';
import { ended } from './ended.ts';
import { start } from './messdeck.ts';

const folder = mkdtempSync(join(tmpdir(), 'messdeck-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function servedFrom(data: string): Promise<string> {
  const child = start(['serve', '--port', '0', '--log', 'silent', '--data', data], folder);
  return (await ended(child, 'SIGTERM', (written) => written.includes('Tables are stored'))).stdout;
}

test('a missing folder or file is made, and the command says so', async () => {
  const data = join(folder, 'srv', 'cards', 'tables.db');
  expect(await servedFrom(data)).toContain(`Tables are stored in ${data}, a new database in a new folder.\n`);
  expect(existsSync(data)).toBe(true);
  expect(await servedFrom(data)).toContain(`Tables are stored in ${data}.\n`);
  const beside = join(folder, 'srv', 'cards', 'table.db');
  expect(await servedFrom(beside)).toContain(`Tables are stored in ${beside}, a new database.\n`);
});

test('DATABASE_URL leads to PostgreSQL; its password is not said, and a file on the command line goes before it', async () => {
  const postgres = await startPostgres();
  const url = postgres.url().replace('messdeck@', 'messdeck:secret@');
  const args = ['serve', '--port', '0', '--log', 'silent'];
  const child = start(args, folder, { DATABASE_URL: url });
  const { stdout, by } = await ended(child, 'SIGTERM', (written) => written.includes('Tables are stored'));
  expect(stdout).toMatch(/Tables are stored in the database postgres at 127\.0\.0\.1:\d+\.\n/);
  expect(by).toBe(0);
  const file = start([...args, '--data', 'beside.db'], folder, { DATABASE_URL: url });
  const other = await ended(file, 'SIGTERM', (written) => written.includes('Tables are stored'));
  expect(other.stdout).toContain('Tables are stored in beside.db, a new database.');
  await postgres.stop();
});

test('three lines say where to play, where tables are stored and how to play here', async () => {
  const args = [
    'serve',
    '--port',
    '0',
    '--host',
    '0.0.0.0',
    '--log',
    'silent',
    '--data',
    join(folder, '3.db'),
  ];
  const { stdout } = await ended(start(args, folder), 'SIGTERM', (said) => said.includes('messdeck play'));
  expect(stdout.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^Messdeck is ready: .*http:\/\/localhost:\d+\/.* Press Ctrl-C to stop\.$/),
    expect.stringMatching(/^Tables are stored in /),
    'To play at the terminal: npx messdeck play',
  ]);
});
