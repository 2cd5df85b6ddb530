// A game written outside the repository: docs/adding-a-game.md followed step by step, from its snippets alone, to a match
// at the terminal; and what is said when a file holds no game.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaint, jsonLines, messdeck } from './messdeck.ts';

const docs = new URL('../../../docs/', import.meta.url);
const page = readFileSync(new URL('adding-a-game.md', docs), 'utf8');

/** A folder in which the packages are found, as beside `npm install`. */
const folder = mkdtempSync(fileURLToPath(new URL('./own-game-', import.meta.url)));

beforeAll(() => {
  writeFileSync(join(folder, 'lookout.js'), `${snippets('js').join('\n')}`);
  writeFileSync(join(folder, 'laws.mjs'), snippets('js laws.mjs')[0]);
});
afterAll(() => rmSync(folder, { recursive: true }));

function snippets(kind: string): string[] {
  return [...page.matchAll(/^```([^\n]*)\n(.*?)^```$/gms)].flatMap(([, is, text]) =>
    is === kind ? [text] : [],
  );
}

test('the snippets of the page are the example beside it', () => {
  expect(`${snippets('js').join('\n')}`).toBe(readFileSync(new URL('examples/lookout.js', docs), 'utf8'));
});

test('the game passes the laws', () => {
  const run = spawnSync(process.execPath, ['laws.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(run.stderr).toBe('');
  expect(run.stdout).toBe('the laws hold\n');
});

test('the commands of the page play, simulate, replay and measure it', async () => {
  const commands = snippets('sh')
    .flatMap((text) => text.trim().split('\n'))
    .filter((line) => line.includes('lookout.js'))
    .map((line) => line.replace('npx messdeck ', ''));
  expect(commands.map((line) => line.split(' ')[0])).toEqual(['play', 'simulate', 'replay', 'arena']);
  const [play, simulate, replay, arena] = commands.map((line) => line.split(' > ')[0].split(' '));
  const told = await messdeck([...play, '--watch', '--seed', '1'], '', folder);
  expect(told.stderr).toBe('');
  expect(told.stdout).toMatch(/ wins?\b/);
  const few = (args: string[]): string[] => args.map((word) => (word === '20' ? '4' : word));
  const records = await messdeck(few(simulate), '', folder);
  expect(jsonLines(records.stdout)).toHaveLength(4);
  writeFileSync(join(folder, 'matches.jsonl'), records.stdout);
  const again = await messdeck(replay, '', folder);
  expect(jsonLines(again.stdout).map(({ ok }) => ok)).toEqual([true, true, true, true]);
  expect((await messdeck(few(arena), '', folder)).stdout).toContain('| lookout | 4 | search:50 |');
});

test('a person plays it at the terminal', async () => {
  const match = ['play', './lookout.js', '--seed', '5', '--bots', 'random', '--pace', '0'];
  const run = await messdeck([...match, '--rules', '{"target": 5}'], '1\n'.repeat(200), folder);
  expect(run.stderr).toBe('');
  expect(run.stdout).toContain('red');
});

test.each([
  ['./nowhere.js', '', 'There is no file ./nowhere.js.'],
  ['./broken.mjs', 'export const game = {', 'The game in ./broken.mjs cannot be loaded: '],
  ['./throws.mjs', 'throw new Error("no lamps")', 'The game in ./throws.mjs cannot be loaded: no lamps'],
  ['./none.mjs', 'export const lookout = {};', './none.mjs does not export a game named "game".'],
  ['./half.mjs', 'export const game = { id: "half" };', 'The game in ./half.mjs lacks title, edition, '],
  [
    './ours.mjs',
    "import { tactics } from '@messdeck/engine/games/tactics'; export const game = tactics;",
    'The game in ./ours.mjs has the id "tactics", which is one of Messdeck\'s own.',
  ],
])('%s is refused in a sentence', async (name, text, sentence) => {
  if (text !== '') writeFileSync(join(folder, name), text);
  const file = join(folder, name);
  const said = sentence.replace(name, file);
  expect((await messdeck(['simulate', name], '', folder)).stderr).toContain(`messdeck: ${sentence}`);
  for (const command of [
    ['simulate', file],
    ['play', file, '--watch'],
    ['arena', file],
  ])
    expect(await complaint(command)).toContain(said);
});
