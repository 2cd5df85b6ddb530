// Outside bots: what they are told, and what happens when they go wrong, with everything they have started.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { complaint, jsonLines, messdeck, self, start } from './messdeck.ts';

const HAND = ['--rules', '{"match": "hand"}'];

/** A program that plays the first legal action and writes down every line it reads. */
function scribe(folder: string, name = 'scribe'): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync(${JSON.stringify(join(folder, `${name}.jsonl`))}, line + '\\n');
  const entry = JSON.parse(line);
  if (entry.ask) console.log(entry.view.legal[0]);
}
`,
  );
  return `exec:${process.execPath} ${file}`;
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'messdeck-'));
}

/** What the run says of a program. Only one that sleeps is given up soon: a busy machine takes its time. */
async function fault(program: string): Promise<string> {
  const bots = JSON.stringify(['random', `exec:${program}`, 'random', 'random']);
  const timeout = program.includes('sleep') ? '400' : '60000';
  const { status, stderr } = await messdeck(['simulate', 'do-boy', '--bots', bots, '--bot-timeout', timeout]);
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  return stderr;
}

/** Whether a process with this text in its command line is there. */
function runs(mark: string): boolean {
  return spawnSync('pgrep', ['-f', mark]).stdout.length > 0;
}

test('every entry of the stream is told, the last of the match too', async () => {
  const folder = newFolder();
  const bots = `random,${scribe(folder)},random,random`;
  const { stdout, stderr } = await messdeck([
    'simulate',
    'do-boy',
    '--matches',
    '2',
    '--bots',
    bots,
    ...HAND,
  ]);
  expect(stderr).toBe('');
  const told = jsonLines(readFileSync(join(folder, 'scribe.jsonl'), 'utf8'));
  const begins = told.flatMap((line, i) => ('match' in line ? [i] : []));
  expect(begins).toHaveLength(2);
  const views = jsonLines((await messdeck(['replay', '-', '--views'], stdout)).stdout);
  for (const [match, begin] of begins.entries()) {
    const lines = told.slice(begin + 1, begins[match + 1]).filter((line) => 'n' in line);
    expect(lines.map(({ n }) => n)).toEqual(lines.map((_, n) => n));
    const last = views.filter(({ record }) => record === match).at(-1) as { views: Record<string, unknown> };
    expect(lines.at(-1)).toMatchObject({ view: last.views['1'] });
    expect(lines.at(-1)).toMatchObject({ view: { actors: [] } });
  }
});

/** Milliseconds that are enough on any machine, and far fewer than what is not waited for. */
const LONG_BEFORE = 100_000;

describe('faulty programs stop the run at once, with a sentence', () => {
  test.each([
    ['', /"exec:" needs a command after it/],
    ['   ', /"exec:" needs a command after it/],
    ['no-such-program-here', /Seat 1 .* ended \(status 127: .*no-such-program-here.*\)/],
    ['yes', /Seat 1 .* writes far more than it is asked for/],
    ['head -c 3000000 /dev/zero', /Seat 1 .* writes far more than it is asked for/],
    ['sleep 30', /Seat 1 .* gave no answer within 400 ms/],
    ['echo a,b; cat', /answered "a,b"/],
    ['exit 3', /ended \(status 3\)/],
  ])('%j', async (program, sentence) => {
    expect(await fault(program)).toMatch(sentence);
  });

  test('a program that ends while another thinks is not waited for', async () => {
    const bots = JSON.stringify(['exec:sleep 300', 'exec:sleep 0.2', 'random', 'random']);
    const began = Date.now();
    const { stderr } = await messdeck(['simulate', 'do-boy', '--bots', bots, '--bot-timeout', '300000']);
    expect(stderr).toMatch(/Seat 1 .* ended \(status 0\)/);
    expect(Date.now() - began).toBeLessThan(LONG_BEFORE);
  });

  test('also while one of ours thinks', async () => {
    const bots = JSON.stringify(['search:300000ms', 'exec:sleep 0.5', 'random', 'random']);
    const began = Date.now();
    const { stderr } = await messdeck(['simulate', 'do-boy', '--bots', bots, ...HAND]);
    expect(stderr).toMatch(/Seat 1 .* ended \(status 0\)/);
    expect(Date.now() - began).toBeLessThan(LONG_BEFORE);
  });

  test('nothing of its process group is left', async () => {
    const mark = `3${Date.now() % 1_000_000}.5`;
    expect(await fault(`sh -c "sleep ${mark} & sleep ${mark}" & sleep ${mark}`)).toMatch(/no answer/);
    expect(runs(`sleep ${mark}`)).toBe(false);
  });

  test('nor when the command itself is told to end', async () => {
    const mark = `4${Date.now() % 1_000_000}.5`;
    const child = start([
      'simulate',
      'flag',
      '--bots',
      `exec:sleep ${mark} & sleep ${mark}`,
      '--bot-timeout',
      '60000',
    ]);
    while (!runs(`sleep ${mark}`)) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGTERM');
    await new Promise((resolve) => child.on('close', resolve));
    expect(runs(`sleep ${mark}`)).toBe(false);
  });
});

test('lists of bots: commas inside a command are written in a JSON list', async () => {
  const folder = newFolder();
  const program = `${scribe(folder)} --weights 1,2,3`;
  const args = ['simulate', 'do-boy', '--seats', '3', ...HAND, '--bots'];
  const { stdout, status } = await messdeck([...args, JSON.stringify([program, 'random', 'random'])]);
  expect(status).toBe(0);
  expect((jsonLines(stdout)[0]['seats'] as { bot: string }[])[0].bot).toBe(program);
  expect(await complaint([...args, `${program},random`])).toMatch(/JSON list/);
  expect(await complaint([...args, '["random", 3]'])).toMatch(/a JSON list such as/);
  expect(await complaint([...args, '["random"'])).toMatch(/a JSON list such as/);
});

test('a bot of ours behind exec: plays alike in any number of threads', async () => {
  const args = [
    'simulate',
    'do-boy',
    '--seats',
    '3',
    '--matches',
    '4',
    ...HAND,
    '--bots',
    `exec:${self} bot search:5`,
  ];
  const one = await messdeck([...args, '--jobs', '1']);
  const two = await messdeck([...args, '--jobs', '2']);
  expect(one.stdout).toBe(two.stdout);
  expect(jsonLines(one.stdout)).toHaveLength(4);
});
