// A game written outside the repository: docs/adding-a-game.md followed step by step, from its snippets alone, to a match
// at the terminal; and what is said when a file holds no game.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostedIn } from '../src/hosted.ts';
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

test('the game with everything it may bring', async () => {
  writeFileSync(join(folder, 'full.js'), snippets('js full.js')[0]);
  const play = ['play', './full.js', '--seed', '5', '--bots', 'random', '--pace', 'instant'];
  const { stdout } = await messdeck(play, 'counts\nquit\n', folder);
  expect(stdout).toContain('A red card  1');
  expect(stdout).toContain('── Lookout · to 10 ─');
  expect(stdout).toContain('cards in the reserve: 1');
  const layout = await messdeck(['env', './full.js', '--layout'], '', folder);
  expect(jsonLines(layout.stdout)[0]['fields']).toContainEqual(expect.objectContaining({ name: 'leader' }));
  const { hosted } = await hostedIn([join(folder, 'full.js')], true);
  expect(JSON.stringify(hosted!.boxes)).toContain('Like Hearts turned round');
  expect([...hosted!.files.keys()]).toContain('lookout.js');
});

test('a person plays it at the terminal', async () => {
  const match = ['play', './lookout.js', '--seed', '5', '--bots', 'random', '--pace', '0'];
  const run = await messdeck([...match, '--rules', '{"target": 5}'], '1\n'.repeat(200), folder);
  expect(run.stderr).toBe('');
  expect(run.stdout).toContain('red');
});

/** What the command says with the game named by --game. */
async function withGame(args: readonly string[], input = ''): Promise<string> {
  const { stdout, stderr, status } = await messdeck([...args, '--game', './lookout.js'], input, folder);
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

describe('--game', () => {
  let records = '';
  beforeAll(async () => {
    records = await withGame(['simulate', '--matches', '2', '--jobs', '1', '--rules', '{"target": 5}']);
    writeFileSync(join(folder, 'two.jsonl'), records);
  });

  test('simulate and replay', async () => {
    expect(jsonLines(records).map(({ game }) => game)).toEqual(['lookout', 'lookout']);
    expect(jsonLines(await withGame(['replay', 'two.jsonl'])).map(({ ok }) => ok)).toEqual([true, true]);
  });

  test('play, with the rules and what counts as the module and the page beside it tell them', async () => {
    writeFileSync(
      join(folder, 'told.js'),
      `export { game } from './lookout.js';
const scoring = { whatCounts: () => ({ counts: [['a red card', '1']] }), goal: ({ target }) => \`to \${target}\` };
export const parts = { scoring: async () => ({ scoring }) };
`,
    );
    writeFileSync(join(folder, 'told.md'), '# Lookout\n\n## Play\n- **LOO-2** The player leads any card.\n');
    const play = ['play', '--seed', '5', '--bots', 'random', '--pace', 'instant', '--game'];
    const told = await messdeck([...play, './told.js'], 'rules\ncounts\nquit\n', folder);
    expect(told.stdout).toContain('The player leads any card.');
    expect(told.stdout).toContain('a red card  1');
    expect(told.stdout).toContain('── Lookout · to 10 ─');
    const [, saved] = told.stdout.match(/messdeck play --game .\/told.js --resume (lookout-match\S*\.json)/)!;
    const resumed = ['play', '--resume', saved, '--pace', 'instant', '--game', './told.js'];
    expect((await messdeck(resumed, '1\n'.repeat(200), folder)).stdout).toMatch(/ wins?\b/);
    const untold = await messdeck([...play, './lookout.js'], 'rules\ncounts\nquit\n', folder);
    expect(untold.stdout).toContain('Lookout has no rules page: write one to ./lookout.md.');
  });

  test('arena', async () => {
    const arena = ['arena', '--bot', 'random', '--matches', '4', '--jobs', '1', '--json'];
    expect(jsonLines(await withGame(arena))[0]).toMatchObject({ game: 'lookout', matches: 4 });
  });

  test('review and solve', async () => {
    const choices = jsonLines(await withGame(['review', 'two.jsonl', '--seat', '0']));
    expect(choices[0]).toMatchObject({ seat: 0, kind: 'estimated', chosen: expect.stringMatching(/^play /) });
    const { stderr } = await messdeck(
      ['solve', 'two.jsonl', '--step', '3', '--game', './lookout.js'],
      '',
      folder,
    );
    expect(stderr).toContain('Lookout is not a game the solver knows');
  });

  test('bot and env', async () => {
    const view = { do: 'observe', seat: 1 };
    const [, legal, observed] = jsonLines(
      await withGame(
        ['env'],
        [{ do: 'reset' }, { do: 'legal' }, view].map((o) => JSON.stringify(o)).join('\n'),
      ),
    );
    expect(legal).toMatchObject({
      seat: 1,
      legal: expect.arrayContaining([expect.stringMatching(/^play /)]),
    });
    const match = { game: 'lookout', edition: 1, rules: {}, seats: 4, seat: 1 };
    const entry = { n: 0, by: 'chance', do: 'shuffle', view: observed['view'], ask: true };
    const lines = `${JSON.stringify({ match })}\n${JSON.stringify(entry)}\n`;
    expect(legal['legal']).toContain((await withGame(['bot', 'random'], lines)).trim());
  });

  test('lab', async () => {
    const arms = [{ id: 'usual', players: ['random'], rules: { target: 5 } }];
    const questions = [{ id: 'seats', asks: 'Who wins?', deals: 2, arms }];
    const plan = { format: 'messdeck-plan/1', game: 'lookout', seats: 3, seed: '1', questions };
    writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
    await withGame(['lab', 'run', 'plan.json', '--out', 'counted', '--jobs', '1']);
    expect(JSON.parse(await withGame(['lab', 'report', 'counted']))).toMatchObject({ game: 'lookout' });
    expect(await withGame(['lab', 'again', 'seats/usual/1/0', '--in', 'counted'])).toContain('"lookout"');
  });

  test('one game is asked for', async () => {
    const file = join(folder, 'lookout.js');
    expect(await complaint(['simulate'])).toBe('Name a game, or the file of your own with --game.');
    expect(await complaint(['env', 'bang', '--game', file])).toBe(`Name one game: bang or --game ${file}.`);
    expect(await complaint(['simulate', 'lookout'])).toContain('lookout');
    const { stderr } = await messdeck(['arena', './lookout.js', './told.js'], '', folder);
    expect(stderr).toContain('The games in ./lookout.js and ./told.js have the same id, "lookout".');
  });
});

const WHOLE = "export { game } from './lookout.js';\n";

test.each([
  ['./nowhere.js', '', 'There is no file ./nowhere.js.'],
  ['./broken.mjs', 'export const game = {', 'The game in ./broken.mjs cannot be loaded: '],
  ['./throws.mjs', 'throw new Error("no lamps")', 'The game in ./throws.mjs cannot be loaded: no lamps'],
  ['./none.mjs', 'export const lookout = {};', './none.mjs does not export a game named "game".'],
  ['./half.mjs', 'export const game = { id: "half" };', 'The game in ./half.mjs lacks title, edition, '],
  [
    './hat.mjs',
    `${WHOLE}export const parts = { hat: 1 };`,
    'The parts in ./hat.mjs have "hat", which is none; ',
  ],
  [
    './eager.mjs',
    `${WHOLE}export const parts = { advice: {} };`,
    'The part "advice" in ./eager.mjs is no function that loads it',
  ],
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
