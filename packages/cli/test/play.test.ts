// The terminal table: every game played to its end by typed choices, with saving, resuming, undo and rules.

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@messdeck/engine';
import { describe, expect, test } from 'vitest';
import { messdeck, start } from './messdeck.ts';

/** Short matches, where a game has them. */
const RULES: Record<string, string> = {
  tactics: '{"match": "hand"}',
  militac: '{"match": "hand"}',
  'do-boy': '{"match": "hand"}',
  bang: '{"limit": 240}',
  skirmish: '{"limit": 0}',
  'armed-forces': '{"target": 25}',
  sigs: '{"target": 300}',
  'national-contest': '{"election": "president"}',
  sammy: '{"deals": 1}',
  'united-states': '{"target": 10}',
};

const FAST = ['--bots', 'random', '--pace', '0', '--window', '30', '--seed', '7'];

/** Plays by typing: the first choice, or what the prompt suggests; `typed` lines come first, one at each prompt. */
function playThrough(args: readonly string[], typed: string[] = [], cwd?: string): Promise<string> {
  const child = start(['play', ...args, ...FAST], cwd);
  let output = '';
  let answered = 0;
  let prompts = 0;
  let suggested: string | undefined;
  let choices = 1;
  child.stdout!.on('data', (bytes) => {
    output += bytes;
    const fresh = output.slice(answered);
    if (!/> $/.test(fresh)) return;
    answered = output.length;
    if (fresh.includes('──')) {
      // The table is drawn anew with every question; after a command the question stands.
      suggested = /such as "([^"]+)"/.exec(fresh)?.[1];
      choices = Math.max(1, [...fresh.matchAll(/^ {2,3}(\d+) {2}\S/gm)].length);
    }
    child.stdin!.write(`${typed.shift() ?? suggested ?? (prompts++ % choices) + 1}\n`);
  });
  return new Promise((resolve) => child.on('close', () => resolve(output)));
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('is played to a clear ending', async () => {
    const output = await playThrough([id, '--rules', RULES[id] ?? '{}']);
    expect(output).toMatch(/(You|\w+) wins?\.|is drawn\.|game is over\./);
    expect(output).toContain('Result');
    expect(output).toContain(`── ${game.title}`);
    expect(output).not.toMatch(/undefined|NaN|\[object/);
  });
});

test('snappy United States is played in real time', async () => {
  const output = await playThrough(['united-states', '--rules', '{"pace": "snappy", "target": 10}']);
  expect(output).toContain('Result');
});

test('rules, score, log and help answer and ask again', async () => {
  const output = await playThrough(
    ['do-boy', '--rules', RULES['do-boy']],
    ['help', 'rules', 'score', 'log', 'xyzzy'],
  );
  expect(output).toContain('Choose by number');
  expect(output).toContain('DOB-4');
  expect(output).toContain('That is not one of the choices: "xyzzy"');
});

test('an illegal action is refused with its rule', async () => {
  const output = await playThrough(['do-boy', '--rules', RULES['do-boy']], ['give I1 I2']);
  expect(output).toMatch(/Exactly three cards are given, not 2 \(DOB-1\)/);
});

test('a match is saved, resumed at the same position and finished', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'messdeck-'));
  await playThrough(['tactics', '--rules', RULES['tactics']], ['pass', 'save match.json', 'quit'], folder);
  const saved = JSON.parse(readFileSync(join(folder, 'match.json'), 'utf8'));
  expect(saved).toMatchObject({ game: 'tactics', self: 0 });
  const log = JSON.stringify(saved.log);
  const output = await playThrough(['--resume', 'match.json'], ['save again.json'], folder);
  const again = JSON.stringify(JSON.parse(readFileSync(join(folder, 'again.json'), 'utf8')).log);
  expect(again.startsWith(log.slice(0, -1))).toBe(true);
  expect(output).toContain('Result');
});

test('a game for one can be undone and redone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'messdeck-'));
  await playThrough(
    ['flag'],
    ['deal', 'deal', 'undo', 'save one.json', 'redo', 'save two.json', 'quit'],
    folder,
  );
  const deals = (file: string): number =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')).log.filter(
      (event: { do: string }) => event.do === 'deal',
    ).length;
  expect([deals('one.json'), deals('two.json')]).toEqual([1, 2]);
});

test('without a terminal a match of bots is told in words', async () => {
  const { stdout, status } = await messdeck(['play', '--seed', '5']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^A match of Do-Boy between South, West, North, East\./);
  expect(stdout).toMatch(/wins?\.\n$/);
});
