// Picket, the second game of docs/adding-a-game.md: a bid and a hidden discard, under the laws and at the terminal.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonLines, messdeck } from './messdeck.ts';

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));
const page = readFileSync(join(docs, 'adding-a-game.md'), 'utf8');
const folder = mkdtempSync(fileURLToPath(new URL('./own-bids-', import.meta.url)));

beforeAll(() => {
  for (const name of ['picket.js', 'picket.md']) cpSync(join(docs, 'examples', name), join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('what the page shows of Picket stands in its file', () => {
  const whole = readFileSync(join(folder, 'picket.js'), 'utf8');
  const shown = [...page.matchAll(/^```js picket\n(.*?)^```$/gms)].map(([, text]) => text);
  expect(shown.length).toBeGreaterThan(5);
  for (const text of shown) expect(whole).toContain(text);
});

test('it passes the laws', () => {
  const laws = /^```js laws.mjs\n(.*?)^```$/ms.exec(page)![1].replace('lookout', 'picket');
  writeFileSync(join(folder, 'laws.mjs'), laws);
  const run = spawnSync(process.execPath, ['laws.mjs'], { cwd: folder, encoding: 'utf8' });
  expect([run.stderr, run.stdout]).toEqual(['', 'the laws hold\n']);
});

test('a match is told to its end, and no veiled card is named', async () => {
  const rules = ['--rules', '{"target": 5}', '--seed', '3', '--game', './picket.js'];
  const { stdout, stderr } = await messdeck(['play', '--watch', '--bots', 'random', ...rules], '', folder);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/bids \d on (red|white|blue|green)/);
  expect(stdout).toContain('discards three cards');
  expect(stdout).toMatch(/ wins?\.?\n/);
  const [record] = jsonLines((await messdeck(['simulate', ...rules], '', folder)).stdout);
  writeFileSync(join(folder, 'match.json'), JSON.stringify(record));
  const views = await messdeck(['replay', 'match.json', '--views', '--game', './picket.js'], '', folder);
  const discards = jsonLines(views.stdout).map(({ views: seen }) =>
    Object.values(seen as Record<string, { places: { discards: unknown[] }; phase: string }>),
  );
  // In play one seat alone knows the discards; after the hand all do.
  const inPlay = discards.filter(([view]) => view.phase === 'play');
  expect(inPlay.length).toBeGreaterThan(0);
  for (const seen of inPlay)
    expect(seen.filter(({ places }) => !places.discards.includes(null))).toHaveLength(1);
  const last = discards.at(-1)!;
  for (const { places } of last) expect(places.discards).not.toContain(null);
});

test('a person bids, discards three cards in any order, and reads rules and points', async () => {
  const match = ['play', '--game', './picket.js', '--seat', '1', '--seed', '1', '--bots', 'random'];
  const { rules, legal } = await firstDiscard();
  const [one, two, three] = legal.split(' ').slice(1);
  const typed = ['rules', 'counts', 'bid 7 green', `discard ${three} ${one} ${two}`, 'log', 'quit'];
  const run = await messdeck([...match, ...rules, '--pace', 'instant'], `${typed.join('\n')}\n`, folder);
  expect(run.stderr).toBe('');
  const said = run.stdout.replaceAll(/\s+/g, ' ');
  expect(said).toContain('They are shown after the hand.');
  expect(said).toContain('a bid made its number');
  expect(said).toContain('discard three cards');
  // What a game says in facts of its own stands beside the table.
  expect(said).toContain('contract: by You, tricks 7, color green');
  expect(said).toContain('bids: You bid 7 green, Ada pass, Ben pass');
  expect(said).toContain(`Discards: ${[one, two, three].join(' ')} `);
  expect(said).toContain('You discard three cards.');
});

/** What seat 1 may discard in the match of seed 1, once it has bid highest. */
async function firstDiscard(): Promise<{ rules: string[]; legal: string }> {
  const rules = ['--rules', '{"target": 5}'];
  const requests = [{ do: 'reset' }, { do: 'step', actions: ['bid 7 green'] }];
  const passes = [1, 2].map(() => ({ do: 'step', actions: ['pass'] }));
  const lines = [...requests, ...passes, { do: 'legal' }].map((one) => JSON.stringify(one)).join('\n');
  const { stdout } = await messdeck(['env', '--game', './picket.js', '--seed', '1', ...rules], lines, folder);
  return { rules, legal: (jsonLines(stdout).at(-1)!['legal'] as string[])[7] };
}
