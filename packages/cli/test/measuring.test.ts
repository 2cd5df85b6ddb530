// Measuring a bot of one's own: modules as players, records kept, thinking told, and the sequential test.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
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
  expect(words.stdout).toMatch(/ ms \|\n\nSPRT 0 to 400: .*LLR/);
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
  expect(await complaintOfProcess(arena(odd))).toMatch(
    /Seat \d \(.*odd\.mjs\) chose 99; it has the choices 0 to \d+\./,
  );
  const broken = module('broken.mjs', 'throw new Error("no cards today");\n');
  expect(await complaintOfProcess(arena(broken))).toContain('cannot be loaded: no cards today');
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
