// The snippets of docs/bots.md, protocol.md, performance.md and records.md, run as they are; only how many matches are played is less.

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  games,
  isRefusal,
  Match,
  makeRecord,
  parseRecord,
  playMatch,
  Random,
  randomPlayer,
  seatsOf,
  settleRules,
} from '@messdeck/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '../src/complaint.ts';
import { messdeck, self } from './messdeck.ts';

interface Snippet {
  readonly language: string;
  readonly text: string;
}

function snippetsOf(page: string): Snippet[] {
  const text = readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');
  return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, body]) => ({
    language,
    text: body,
  }));
}

const [bots, records] = [
  [...snippetsOf('bots.md'), ...snippetsOf('protocol.md'), ...snippetsOf('performance.md')],
  snippetsOf('records.md'),
];

/** The one snippet of this language that holds these words. */
function snippet(from: readonly Snippet[], language: string, words: string): string {
  const found = from.filter((one) => one.language === language && one.text.includes(words));
  expect(found).toHaveLength(1);
  return found[0].text;
}

/** Programs run in a folder of their own, in which `npx messdeck` is this messdeck. */
const folder = mkdtempSync(join(tmpdir(), 'messdeck-docs-'));
/** Modules are loaded from within the package, where the engine is found. */
const modules = mkdtempSync(fileURLToPath(new URL('./snippets-', import.meta.url)));

beforeAll(() => {
  writeFileSync(join(folder, 'npx'), `#!/bin/sh\nshift\nexec ${self} "$@"\n`);
  chmodSync(join(folder, 'npx'), 0o755);
  writeFileSync(join(folder, 'mybot.py'), snippet(bots, 'python', 'sys.stdin'));
});
afterAll(() => {
  for (const made of [folder, modules]) rmSync(made, { recursive: true });
});

async function load(name: string, text: string): Promise<Record<string, (...args: never[]) => unknown>> {
  const file = join(modules, `${name}.ts`);
  writeFileSync(file, text);
  return import(/* @vite-ignore */ file);
}

/** A measure, as it is run from any folder. */
function bench(name: string): string {
  return `${process.execPath} ${fileURLToPath(new URL(`../../../bench/${name}.mjs`, import.meta.url))}`;
}

const commands = [...bots, ...records]
  .filter(({ language, text }) => language === 'sh' && !text.includes('table-bot.py'))
  .map(({ text }) => text.trim())
  // Measures of strength play for long even when cut short: `npm run test:all` runs those too.
  .filter((text) => process.env['EVERY_TEST'] || !/bench:|--matches 200/.test(text));

test.each(commands)('%s', (text) => {
  // Strength is measured over hours; here it is enough that every command of the list is understood.
  const strength = text.includes('--matches 200');
  const short = text
    .replace(/--matches \d\d+/g, '--matches 1')
    .replace(/^(npx messdeck arena .*)$/gm, strength ? '$1 --bot search:1' : '$1')
    .replace('--whole', `--whole --rules '{"match": "hand"}'`)
    // One hand of one game instead of forty of nine.
    .replace(
      /^npm run bench:strength -- (\S+)(?: [a-z][a-z-]*)*(.*) --deals \d+$/gm,
      `${bench('strength')} $1$2 --deals 2`,
    )
    .replace(/^npm run bench:loss -- (.*) --positions \d+$/gm, `${bench('loss')} $1 --positions 3`);
  const { status, stderr, stdout } = spawnSync('sh', ['-e', '-c', short], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  // A checkout that has changed is built first.
  expect(stderr.replace('Building …\n', '')).toBe('');
  expect(status).toBe(0);
  expect(stdout).not.toBe('');
});

test('the bot in TypeScript plays whole matches', async () => {
  const { greedy } = await load('greedy', snippet(bots, 'ts', 'function greedy'));
  const game = games.find(({ id }) => id === 'skirmish')!;
  const rules = must(settleRules(game, {}, 4));
  const match = new Match(game, rules, 4);
  const players = [0, 1, 2, 3].map((seat) =>
    greedy(...([game, rules, 4, seat, new Random(seat)] as never[])),
  );
  await playMatch(match, players as never[], '1');
  expect(match.over).toBe(true);
});

test('the search, the solver and the hint of the docs choose, solve and advise in an ending', async () => {
  const { searcher } = await load('searcher', snippet(bots, 'ts', 'new Search('));
  const { solvedCards } = await load('solved', snippet(bots, 'ts', 'new Solver('));
  const { advise } = await load('advise', snippet(bots, 'ts', '@messdeck/bots/hint'));
  const game = games.find(({ id }) => id === 'militac')!;
  const rules = must(settleRules(game, { match: 'hand' }, 4));
  const match = new Match(game, rules, 4);
  const random = randomPlayer(new Random('ending'));
  const cardsLeft = (): number => game.tricks?.(match.position)?.hands[0].length ?? 13;
  await playMatch(match, new Array(4).fill(random), 'docs', () => cardsLeft() < 4);
  const [seat] = seatsOf(game.actors(match.position));
  const solved = solvedCards(...([match] as never[])) as Map<string, number>;
  expect([...solved.keys()].sort()).toEqual(match.view(seat).legal);
  const record = makeRecord(
    match,
    [0, 1, 2, 3].map(() => ({ name: '' })),
  );
  expect(await advise(...([game, record, seat] as never[]))).toMatch(/^play \w+: /);
  expect(await advise(...([game, record, (seat + 1) % 4] as never[]))).toContain('no hint now');
  const players = [0, 1, 2, 3].map((s) => searcher(...([game, rules, 4, s, new Random(s)] as never[])));
  const whole = new Match(game, rules, 4);
  await playMatch(whole, players as never[], '1', ({ log }) => log.length > 12);
  expect(whole.log).toHaveLength(13);
});

test('the loop plays every game at random to its end, and calls', async () => {
  const { playAtRandom } = await load('loop', snippet(bots, 'ts', 'playAtRandom'));
  for (const game of games) {
    const seats = game.seats[0];
    let called = 0;
    const counted = {
      ...game,
      apply: (position: unknown, actor: number, move: number) => {
        if (actor < 8 && game.actors(position) & 256) called++;
        game.apply(position, actor, move);
      },
    };
    const rules = must(settleRules(game, {}, seats));
    const position = playAtRandom(...([counted, rules, seats, new Random('loop')] as never[]));
    expect(game.tally(position).result).toBeDefined();
    if (game.id === 'bang') expect(called).toBeGreaterThan(0);
  }
});

test('the record shown is one, and the judge judges', async () => {
  expect(isRefusal(parseRecord(snippet(records, 'json', 'messdeck/1'), games))).toBe(false);
  const { judge } = await load('judge', snippet(records, 'ts', 'judge'));
  const [line] = (await messdeck(['simulate', 'flag'])).stdout.split('\n');
  expect(judge(...([line] as never[]))).toBe('holds');
  expect(judge(...(['{}'] as never[]))).toMatch(/format/);
});

test('no snippet is left out', () => {
  const known = new Set(['sh', 'python', 'ts', 'json']);
  for (const { language } of [...bots, ...records]) expect(known).toContain(language);
  expect(bots.filter(({ language }) => language === 'ts')).toHaveLength(5);
  expect(bots.filter(({ language }) => language === 'python')).toHaveLength(2);
  expect(records.filter(({ language }) => language === 'ts')).toHaveLength(1);
});
