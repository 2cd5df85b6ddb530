// Long texts at the terminal: a page at a time, as long as the reader wants more, or through the reader's own pager.

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Keyboard } from '../src/play/keyboard.ts';
import { Pager } from '../src/play/pager.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A keyboard that keeps what is said and asked. */
function keyboard(isTerminal: boolean): { said: string[]; asked: string[]; keys: Keyboard } {
  const [said, asked]: string[][] = [[], []];
  const keys = {
    isTerminal,
    say: (text: string) => said.push(text),
    ask: (prompt: string) => asked.push(prompt),
    withdraw: () => undefined,
    lend: (task: () => Promise<void>) => task(),
  };
  return { said, asked, keys: keys as unknown as Keyboard };
}

const text = Array.from({ length: 50 }, (_, i) => `Line ${i + 1}`).join('\n');

test('a terminal of 24 lines shows 22 at a time, and asks whether to go on', async () => {
  vi.stubEnv('PAGER', '');
  vi.stubGlobal('process', Object.create(process, { stdout: { value: { rows: 24 } } }));
  const { said, asked, keys } = keyboard(true);
  const pager = new Pager(keys);
  await pager.show(text);
  expect(said.join('\n').split('\n')).toHaveLength(22);
  expect(asked).toEqual(['(Enter: more, q: table) > ']);
  pager.turn('');
  expect(pager.open).toBe(true);
  pager.turn('');
  expect(pager.open).toBe(false);
  expect(said.join('\n')).toBe(text);
  vi.unstubAllGlobals();
});

test('q goes back to the table', async () => {
  vi.stubEnv('PAGER', '');
  const { said, keys } = keyboard(true);
  const pager = new Pager(keys);
  await pager.show(text);
  pager.turn('q');
  expect(pager.open).toBe(false);
  expect(said).toHaveLength(1);
});

test('without a terminal everything is one page', async () => {
  const { said, keys } = keyboard(false);
  await new Pager(keys).show(text);
  expect(said).toEqual([text]);
});

test('$PAGER is used where there is one', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'messdeck-')), 'paged');
  vi.stubEnv('PAGER', `cat > ${file}`);
  const { said, keys } = keyboard(true);
  const pager = new Pager(keys);
  await pager.show(text);
  expect([said, pager.open]).toEqual([[], false]);
  expect(readFileSync(file, 'utf8')).toBe(`${text}\n`);
});
