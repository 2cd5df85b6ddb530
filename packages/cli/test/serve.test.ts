// `messdeck serve` says where tables are stored, and what it had to make for that: a slip in `--data` shows at once.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@messdeck/server';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../../scripts/services.mjs';
import { ended } from './ended.ts';
import { messdeck, start } from './messdeck.ts';

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

test('three lines say where to play and where tables are stored; the first start shows the operator a key, once', async () => {
  const data = join(folder, 'three.db');
  const args = ['serve', '--port', '0', '--host', '0.0.0.0', '--log', 'silent', '--data', data];
  const lines = async (last: string): Promise<string[]> => {
    const { stdout } = await ended(start(args, folder), 'SIGTERM', (said) => said.includes(last));
    return stdout.trimEnd().split('\n');
  };
  const first = await lines('shown only now');
  expect(first).toEqual([
    expect.stringMatching(/^Messdeck is ready: .*http:\/\/localhost:\d+\/.* Press Ctrl-C to stop\.$/),
    expect.stringMatching(/^Tables are stored in /),
    expect.stringMatching(/^Your key for .*admin, shown only now: [\w-]{24}$/),
  ]);
  expect(readFileSync(data).includes(first[2].slice(-24))).toBe(false);
  expect((await lines('messdeck play'))[2]).toBe('To play at the terminal: npx messdeck play');
});

test('whoever has lost the key makes a new one, with the server stopped', async () => {
  const data = join(folder, 'lost.db');
  const { stdout } = await messdeck(['admin', 'new-key', '--data', data]);
  expect(stdout).toMatch(/^The operator's key, shown only now: [\w-]{24}\n$/);
  const key = stdout.trim().slice(-24);
  const server = await serve({ host: '127.0.0.1', port: 0, data, log: 'silent' });
  expect(server.operatorKey).toBeUndefined();
  const at = ['--url', server.addresses[0], '--key'];
  const made = await fetch(`${server.addresses[0]}api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'do-boy', name: 'Ann' }),
  });
  const { table } = (await made.json()) as { table: string };
  const told = async (...args: string[]): Promise<string> =>
    (await messdeck(['admin', ...args, ...at, key])).stdout;
  expect(await told('tables')).toMatch(
    new RegExp(`^${table}  do-boy, waiting, 0 here  0: Ann \\[[\\w-]{8}\\], 1: free.*\nTables stored: 1\\.`),
  );
  expect(await told('ban', '203.0.113.0/24', '--hours', '2')).toMatch(
    /^203\.0\.113\.0\/24 is banned for 2 hours\./,
  );
  expect(await told('bans')).toMatch(/203\.0\.113\.0\/24 {2}2 h {2}against the rules of the house/);
  expect(await told('days')).toMatch(/tables 1, matches ended 0, chairs taken 1/);
  expect(await told('close', table)).toBe(`Table ${table} is closed and deleted.\n`);
  const wrong = await messdeck(['admin', 'tables', ...at, 'x'.repeat(24)]);
  expect([wrong.status, wrong.stderr]).toEqual([1, "messdeck: This is not the operator's key.\n"]);
  await server.stop();
  const away = await messdeck(['admin', 'tables', ...at, key]);
  expect(away.stderr).toMatch(/^messdeck: http:\/\/localhost:\d+\/ does not answer: .*\n$/);
});
