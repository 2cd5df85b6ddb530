// `messdeck env` as a program in another language uses it: requests in, answers out, a line each.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { complaint, jsonLines, messdeck } from './messdeck.ts';

const HAND = ['--rules', '{"match": "hand"}'];

async function ask(args: readonly string[], ...requests: object[]): Promise<Record<string, unknown>[]> {
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
  const { stdout, stderr, status } = await messdeck(['env', ...args], input);
  expect([status, stderr]).toEqual([0, '']);
  const answers = jsonLines(stdout);
  expect(answers).toHaveLength(requests.length);
  return answers;
}

test('--layout describes actions and observations', async () => {
  const { stdout } = await messdeck(['env', 'do-boy', '--layout', ...HAND]);
  const [layout] = jsonLines(stdout);
  expect(layout).toMatchObject({
    game: 'do-boy',
    edition: 1,
    seats: 4,
    rules: { match: 'hand', exchange: true },
  });
  expect((layout['actions'] as string[]).slice(0, 6)).toEqual(['-', '.', 'give', 'play', 'I1', 'I2']);
  expect(layout['fields']).toContainEqual(expect.objectContaining({ name: 'hand:+0', length: 54 }));
});

test('several matches are stepped through with one line', async () => {
  const [state, legal, stepped] = await ask(
    ['do-boy', ...HAND, '--envs', '3'],
    { do: 'reset', seed: '7', vectors: true },
    { do: 'legal', env: 2 },
    { do: 'step', actions: [null, null, 'give I1 I2 I3'] },
  );
  expect(state['seats']).toHaveLength(3);
  expect(state['open']).toHaveLength(3);
  const [{ length }] = jsonLines((await messdeck(['env', 'do-boy', '--layout'])).stdout);
  expect(Buffer.from(state['vectors'] as string, 'base64')).toHaveLength(3 * 4 * (length as number));
  expect((legal['legal'] as string[])[0]).toMatch(/^give /);
  expect(stepped['error']).toMatch(/^Environment 2: .*DOB-1|^Environment 2: /);
});

test('the vector of a batch is that of the seat asked, and goes with its view', async () => {
  const [state] = await ask(['militac', ...HAND], { do: 'reset', vectors: true });
  const bytes = Buffer.from(state['vectors'] as string, 'base64');
  const vector = Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(4 * i));
  const [seat] = state['seats'] as number[];
  const [, observed] = await ask(['militac', ...HAND], { do: 'reset' }, { do: 'observe', seat });
  expect(observed['vector']).toEqual(vector);
  expect(observed['view']).toMatchObject({ game: 'militac', seat, phase: 'auction' });
});

test('a clone is gone back to, and its future is drawn anew with another seed', async () => {
  const answers = await ask(
    ['skirmish'],
    { do: 'reset', seed: '1' },
    { do: 'clone' },
    { do: 'draw' },
    { do: 'restore', clone: 0 },
    { do: 'seed', seed: '2' },
    { do: 'forget', clone: 0 },
    { do: 'restore', clone: 0 },
    { do: 'returns' },
    { do: 'record', names: ['Ada'] },
  );
  expect(answers[1]).toEqual({ clone: 0 });
  expect(answers[2]['error']).toBe('Chance has nothing to draw now: seat 1 has to choose.');
  expect(answers[3]).toEqual(answers[0]);
  expect(answers[4]).toEqual({ seed: '2' });
  expect(answers[5]).toEqual({ clones: 0 });
  expect(answers[6]['error']).toBe('There is no clone 0.');
  expect(answers[7]).toEqual({ returns: [null] });
  expect(answers[8]).toMatchObject({ format: 'messdeck/1', game: 'skirmish' });
  expect(answers[8]['seats']).toContainEqual({ name: 'Ada' });
});

test('what cannot be done is answered with one sentence', async () => {
  const wrong: [object, string][] = [
    [{ do: 'jump' }, '"do" is one of layout, tree, reset, step'],
    [{ do: 'step' }, '"step" needs "actions".'],
    [{ do: 'step', actions: [1, 2] }, '"actions" has 2 entries for 1 environments; null leaves one alone.'],
    [
      { do: 'step', actions: [0.5] },
      '"actions" is a list with a number, a text or null for each environment',
    ],
    [{ do: 'legal', env: 1 }, 'There are environments 0 to 0, and no environment 1.'],
    [{ do: 'observe', seat: 9 }, 'There are seats 0 to 3, and no seat 9.'],
    [{ do: 'reset', chance: 'maybe' }, '"chance" is "sampled" or "asked", not "maybe".'],
    [{ do: 'returns', env: 0 }, '"returns" does not take "env"; it takes nothing else.'],
    [[], 'A request is a JSON object such as {"do": "reset"}.'],
  ];
  const answers = await ask(['do-boy'], ...wrong.map(([request]) => request));
  for (const [i, { error }] of answers.entries()) expect(error).toContain(wrong[i][1]);
  expect((await messdeck(['env', 'do-boy'], 'nonsense\n')).stdout).toContain('This line is not JSON');
  expect(await complaint(['env', 'do-boy', '--seats', '2'])).toContain('3, 4, 5 or 6 seats');
});

test('a tiny game tells its histories and information sets', async () => {
  const { stdout } = await messdeck(['env', 'do-boy', '--tiny', '--seats', '2', '--tree']);
  expect(jsonLines(stdout)).toEqual([
    {
      game: 'tiny-do-boy',
      seats: 2,
      histories: 6801,
      ends: 1584,
      informationSets: 4241,
      withChoice: [expect.any(Number), expect.any(Number)],
    },
  ]);
  const documented = readFileSync(new URL('../../../docs/research.md', import.meta.url), 'utf8');
  expect(documented).toContain(stdout.trim().replaceAll(/[:,]/g, '$& '));
  expect(await complaint(['env', 'bang', '--tiny'])).toContain(
    'Bang has no tiny variant; militac, do-boy, sigs have.',
  );
});
