// The bot of docs/protocol.md, as it is: makes a table, takes every seat, plays a match, fetches a record that holds.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame, type Game, games, isFault, isRefusal, parseRecord, replay } from '@messdeck/engine';
import { afterAll, expect, test } from 'vitest';
import { hasty, startServer } from './server.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'messdeck-bot-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[]): Promise<{ out: string; err: string; status: number | null }> {
  const bot = spawn('python3', args);
  let [out, err] = ['', ''];
  bot.stdout.on('data', (bytes: Buffer) => (out += bytes));
  bot.stderr.on('data', (bytes: Buffer) => (err += bytes));
  return new Promise((resolve) => bot.on('close', (status) => resolve({ out, err, status })));
}

test.each([
  ['bang', 2, {}],
  ['armed-forces', 3, {}],
  // It begins with a choice.
  ['sammys-travels', 2, { start: 'choose' }],
] as const)('the bot of docs/protocol.md plays %s for %i (%j)', async (id, seats, rules) => {
  const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
  const [, code] = /## A bot over the network[\s\S]*?```python\n([\s\S]*?)```/.exec(page)!;
  expect(code.trim().split('\n').length).toBeLessThan(66);
  const file = join(folder, 'bot.py');
  writeFileSync(file, code);
  const server = await startServer({ time: hasty(20) });
  const { out, err, status } = await run([file, server.base, id, String(seats), JSON.stringify(rules)]);
  await server.close();
  expect({ err, status }).toEqual({ err: '', status: 0 });
  const record = parseRecord(out, games);
  if (isRefusal(record)) throw new Error(record.refused);
  expect(record.seats.map(({ name }) => name)).toEqual(
    Array.from({ length: seats }, (_, seat) => `Bot ${seat + 1}`),
  );
  expect(record.result).toBeDefined();
  const end = replay(record, findGame(record.game) as Game);
  expect(isFault(end) ? end.error : undefined).toBeUndefined();
});

test('what the server refuses is said in its own sentence', async () => {
  const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
  const [, code] = /## A bot over the network[\s\S]*?```python\n([\s\S]*?)```/.exec(page)!;
  const file = join(folder, 'bot.py');
  writeFileSync(file, code);
  const server = await startServer({ time: hasty(20) });
  const { err, status } = await run([file, server.base, 'whist']);
  await server.close();
  expect(status).toBe(1);
  expect(err).toMatch(/^There is no game "whist"/);
});
