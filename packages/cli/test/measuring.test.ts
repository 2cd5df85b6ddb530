// Measuring a bot of one's own: modules as players, records kept, thinking told, and the sequential test.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { judge, parseHypotheses } from '../src/arena/sprt.ts';
import { complaint, complaintOfProcess, jsonLines, messdeck } from './messdeck.ts';

const folder = mkdtempSync(join(tmpdir(), 'messdeck-measuring-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HAND = ['--rules', '{"match": "hand"}'];

/** A bot of somebody's own: plays its lowest card, as far as the order of the pack tells. */
function module(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const lowest = module('lowest.mjs', 'export const player = () => ({ choose: () => 0 });\n');

// What Fishtest's own program says (LLRcalc.LLR_logistic, commit 93fe81eb): deals by score, ratings, likelihood.
test.each([
  [[3, 20, 50, 22, 5], 0, 20, 0.040320372417],
  [[3, 20, 50, 22, 5], 0, 5, 0.178380224382],
  [[3, 20, 50, 22, 5], -10, 10, 0.934472911389],
  [[0, 10, 30, 12, 0], 0, 20, -0.270414536289],
  [[0, 10, 30, 12, 0], 0, 5, 0.085226848212],
  [[12, 40, 60, 30, 8], 0, 20, -2.997301135158],
  [[12, 40, 60, 30, 8], -10, 10, -2.057973200426],
])('deals %j, ratings %i and %i: as published', (deals, elo0, elo1, llr) => {
  expect(judge({ elo0, elo1 }, deals).llr).toBeCloseTo(llr, 9);
});

test('the test is decided where it leaves its bounds', () => {
  const bounds = [expect.closeTo(-2.9444, 4), expect.closeTo(2.9444, 4)];
  expect(judge({ elo0: 0, elo1: 20 }, [12, 40, 60, 30, 8])).toMatchObject({ accepted: 'elo0', bounds });
  expect(judge({ elo0: 0, elo1: 20 }, [3, 20, 50, 22, 5]).accepted).toBeNull();
  expect(judge({ elo0: 0, elo1: 20 }, [2, 20, 60, 60, 30]).accepted).toBe('elo1');
  expect(judge({ elo0: 0, elo1: 20 }, [0, 0, 0, 0, 0])).toMatchObject({ llr: 0, accepted: null });
  expect(parseHypotheses('-5,2.5')).toEqual({ elo0: -5, elo1: 2.5 });
  for (const wrong of ['5', '5,5', '5,1', 'a,b', '1,2,3', '0,5000'])
    expect(() => parseHypotheses(wrong)).toThrow('the lower first');
});

test('the arena stops as soon as it is decided, alike with any number of threads', async () => {
  const args = [
    'arena',
    'militac',
    ...HAND,
    '--bot',
    'sergeant',
    '--sprt',
    '0,200',
    '--matches',
    '400',
    '--json',
  ];
  const [one] = jsonLines((await messdeck([...args, '--jobs', '1'])).stdout);
  const [two] = jsonLines((await messdeck([...args, '--jobs', '2'])).stdout);
  const sprt = one['sprt'] as { accepted: string; deals: number[]; llr: number };
  expect(sprt.accepted).toBe('elo1');
  expect(sprt.deals.reduce((sum, count) => sum + count, 0)).toBe((one['matches'] as number) / 2);
  expect(one['matches']).toBeLessThan(400);
  expect({ ...two, thinking: 0 }).toEqual({ ...one, thinking: 0 });
});

test('a module plays against bots of the house; records and thinking are kept', async () => {
  const records = join(folder, 'duel.jsonl');
  const args = [
    'arena',
    'militac',
    ...HAND,
    '--bot',
    lowest,
    '--against',
    'random',
    '--matches',
    '6',
    '--jobs',
    '1',
  ];
  const [row] = jsonLines((await messdeck([...args, '--records', records, '--json'])).stdout);
  expect(row).toMatchObject({ bot: lowest, matches: 6, made: { players: [lowest, 'random'] } });
  expect(row['thinking']).toMatchObject({
    bot: { mean: expect.any(Number) },
    against: { most: expect.any(Number) },
  });
  const kept = readFileSync(records, 'utf8');
  expect(jsonLines(kept)).toHaveLength(6);
  expect(jsonLines(kept)[0]).not.toHaveProperty('times');
  const { stdout, status } = await messdeck(['replay', records]);
  expect([status, jsonLines(stdout).every(({ ok }) => ok)]).toEqual([0, true]);
  const words = await messdeck([...args, '--sprt', '0,400']);
  expect(words.stdout).toMatch(/ ms \| 0 : 0 \|\n\nSPRT 0 to 400: .*LLR/);
  expect(words.stdout).toMatch(
    /\nMessdeck \d+\.\d+\.\d+ on Node \d+\.\d+\.\d+; Militac, edition 1 \([0-9a-f]{12}\)\n$/,
  );
});

test('what a module does wrong is said in one sentence', async () => {
  const arena = (bot: string): string[] => [
    ...['arena', 'do-boy', ...HAND, '--matches', '1', '--json', '--bot'],
    bot,
  ];
  expect(await complaint(arena('./no-such-bot.js'))).toBe('There is no file ./no-such-bot.js.');
  const two = module('two.mjs', 'export const a = () => 0;\nexport const b = () => 0;\n');
  expect(await complaintOfProcess(arena(two))).toContain('does not export a function named "player"');
  const odd = module('odd.mjs', 'export const player = () => ({ choose: () => 99 });\n');
  expect(await complaintOfProcess(['simulate', 'do-boy', ...HAND, '--bots', odd])).toMatch(
    /Seat \d \(.*odd\.mjs\) chose 99; it has the choices 0 to \d+\./,
  );
  const broken = module('broken.mjs', 'throw new Error("no cards today");\n');
  expect(await complaintOfProcess(arena(broken))).toContain('cannot be loaded: no cards today');
});

describe('a bot that is at fault forfeits the match', () => {
  /** Answers with its first legal action, except as `fault` has it the second time. */
  const program = (name: string, fault: string): string => {
    const file = module(
      `${name}.mjs`,
      `import { createInterface } from 'node:readline';
let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { match, ask, view } = JSON.parse(line);
  if (match) asked = 0;
  if (!ask) continue;
  if (asked++ === 1) ${fault};
  else console.log(view.legal[0]);
}
`,
    );
    return `exec:${process.execPath} ${file}`;
  };
  const duel = (bot: string, ...more: string[]): string[] => [
    ...['arena', 'militac', ...HAND, '--against', 'random', '--matches', '4', '--jobs', '1', '--bot', bot],
    ...more,
  ];

  test.each([
    ['illegal', 'console.log("salute")', /answered "salute" at step \d+, which is not a legal action/],
    ['late', 'continue', /gave no answer within 700 ms/],
    ['ended', 'process.exit(3)', /ended \(status 3\) before the match was over/],
  ])('%s', async (name, fault, why) => {
    const { stdout, stderr } = await messdeck(duel(program(name, fault), '--bot-timeout', '700', '--json'));
    expect(stderr).toBe('');
    const [row] = jsonLines(stdout);
    expect(row).toMatchObject({ matches: 4, share: 0, margin: null, forfeits: { bot: 4, against: 0 } });
    // A slow machine may be late with the first answer too.
    if (name !== 'ended') expect(row['fault']).toMatch(name === 'late' ? why : /not a legal|gave no answer/);
  });

  test('the table tells it, records have no result, and in a game for one the deal is lost', async () => {
    const odd = module('always-odd.mjs', 'export const player = () => ({ choose: () => 99 });\n');
    const records = join(folder, 'forfeits.jsonl');
    const told = await messdeck(duel(odd, '--records', records));
    expect(told.stdout).toContain(' | 4 : 0 |\n\nForfeited: Seat ');
    for (const record of jsonLines(readFileSync(records, 'utf8')))
      expect(record).not.toHaveProperty('result');
    const flag = ['arena', 'flag', '--bot', odd, '--against', 'random', '--matches', '2', '--json'];
    const [row] = jsonLines((await messdeck(flag)).stdout);
    expect(row).toMatchObject({ share: 0, forfeits: { bot: 2, against: 0 }, margin: null });
  });

  test('a program that is none stops the run', async () => {
    expect(await complaintOfProcess(duel('exec:/nowhere/no-such-bot', '--json'))).toContain(
      'without an answer',
    );
  });
});

test('what cannot be measured so is refused before anything is played', async () => {
  const records = join(folder, 'none', 'matches.jsonl');
  expect(await complaint(['arena', 'do-boy', '--sprt', '0,10'])).toContain('Do-Boy with 4 seats has 4');
  expect(await complaint(['arena', 'militac', '--bots', 'random,recruit', '--sprt', '0,10'])).toContain(
    '--against',
  );
  expect(await complaint(['arena', 'militac', '--records', records])).toContain('cannot be written');
  expect(existsSync(records)).toBe(false);
});
