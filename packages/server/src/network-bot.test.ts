// The bot of docs/bots.md, as it stands there: makes a table, sits down twice, plays a match, fetches a record that holds.

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
  ['bang', {}],
  ['armed-forces', {}],
  // It begins with a choice.
  ['sammys-travels', { start: 'choose' }],
] as const)('the bot of docs/bots.md plays %s (%j)', async (id, rules) => {
  const page = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
  const [, code] = /## A bot over the network[\s\S]*?```python\n([\s\S]*?)```/.exec(page)!;
  expect(code.trim().split('\n').length).toBeLessThan(60);
  const file = join(folder, 'bot.py');
  writeFileSync(file, code);
  const server = await startServer({ time: hasty(20) });
  const { out, err, status } = await run([file, server.base, id, JSON.stringify(rules)]);
  await server.close();
  expect({ err, status }).toEqual({ err: '', status: 0 });
  const record = parseRecord(out, games);
  if (isRefusal(record)) throw new Error(record.refused);
  expect(record.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  expect(record.result).toBeDefined();
  const end = replay(record, findGame(record.game) as Game);
  expect(isFault(end) ? end.error : undefined).toBeUndefined();
});
