// `messdeck solve` and `messdeck review` as a user runs them: words and JSON, exact and estimated told apart, bad input.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { complaint, complaintOfProcess, jsonLines, messdeck } from './messdeck.ts';

/** North leads with the ace and the two of spades; nobody else has two of them. */
const POSITION = {
  hands: { N: ['SA', 'S2'], E: ['SQ', 'HA'], S: ['S3', 'DA'], W: ['SK', 'CA'] },
  trumps: 'N',
  leader: 'N',
};
const DEAL = ['--deal', 'N:A2... Q.A.. 3..A. K...A', '--trumps', 'N', '--leader', 'N'];

describe('a position of cards', () => {
  test('as JSON, in and out', async () => {
    const solved = { hand: 'N', of: 2, exact: true };
    const { stdout, status } = await messdeck(['solve', '--json', JSON.stringify(POSITION)]);
    expect(status).toBe(0);
    // The ace takes the queen and the king with it, and the two is then the last spade of all; the two first gives the
    // lead to West, on whose ace of clubs the ace of spades is thrown away.
    expect(JSON.parse(stdout)).toEqual({
      ...solved,
      cards: [
        { card: 'SA', tricks: 2 },
        { card: 'S2', tricks: 0 },
      ],
    });
    expect((await messdeck(['solve', '--json', '-'], JSON.stringify(POSITION))).stdout).toBe(stdout);
  });

  test('as options, the same results a line a card, or in words', async () => {
    const lines = jsonLines((await messdeck(['solve', ...DEAL])).stdout);
    expect(lines).toEqual([
      { hand: 'N', card: 'SA', tricks: 2, of: 2, exact: true },
      { hand: 'N', card: 'S2', tricks: 0, of: 2, exact: true },
    ]);
    const words = (await messdeck(['solve', ...DEAL, '--words'])).stdout;
    expect(words).toContain('N plays SA: 2 of 2 tricks for its side (exact).');
  });

  test('with a trick in play: who must follow may play nothing else', async () => {
    const position = {
      hands: { N: ['S2'], E: ['SQ', 'HA'], S: ['S3', 'DA'], W: ['SK', 'CA'] },
      trumps: 'N',
      leader: 'N',
      trick: ['SA'],
    };
    const { stdout } = await messdeck(['solve', '--json', JSON.stringify(position)]);
    expect(JSON.parse(stdout)).toEqual({
      hand: 'E',
      of: 2,
      exact: true,
      cards: [{ card: 'SQ', tricks: 0 }],
    });
  });

  test.each([
    ['{"hands": ', /--json takes a position as JSON, .*not complete JSON/],
    ['[]', /as a JSON object/],
    [JSON.stringify({ ...POSITION, dealer: 'N' }), /A position has no "dealer"; it has hands, trumps/],
    [JSON.stringify({ ...POSITION, hands: { N: ['SA'] } }), /"hands" takes an object with a list/],
    [JSON.stringify({ ...POSITION, hands: [['SA']] }), /"hands" takes an object with a list/],
    [
      JSON.stringify({ ...POSITION, hands: { ...POSITION.hands, N: ['SA', 'S1'] } }),
      /"hands" of N: "S1" is not a card/,
    ],
    [
      JSON.stringify({ ...POSITION, hands: { ...POSITION.hands, N: ['SA', 'SK'] } }),
      /SK appears twice; a card can be in one place only/,
    ],
    [
      JSON.stringify({ ...POSITION, hands: { ...POSITION.hands, N: ['SA'] } }),
      /hands must have the same number of cards/,
    ],
    [JSON.stringify({ ...POSITION, trumps: 'X' }), /"trumps" takes one of S, H, D, C and N/],
    [JSON.stringify({ ...POSITION, trumps: ['S'] }), /"trumps" takes one of S, H, D, C and N/],
    [JSON.stringify({ ...POSITION, leader: 0 }), /"leader" takes one of N, E, S and W/],
    [JSON.stringify({ ...POSITION, trick: 'SA' }), /"trick" takes a list of cards/],
    [JSON.stringify({ ...POSITION, trick: ['C2', 'C3', 'C4', 'C5'] }), /three at most, not 4/],
  ])('%s is refused', async (text, sentence) => {
    expect(await complaint(['solve', '--json', text])).toMatch(sentence);
  });

  test.each([
    [['solve'], /Give a file of records and a --step, or a --deal .*, or a position as --json/],
    [['solve', ...DEAL, '--json', '{}'], /Give a file of records/],
    [['solve', '--deal', 'N:AK', '--trumps', 'N', '--leader', 'N'], /--deal takes four hands/],
    [[...['solve', ...DEAL].slice(0, -2)], /--leader takes one of/],
    [['solve', ...DEAL, '--trick', 'ZZ'], /--trick: "ZZ" is not a card/],
    [['solve', ...DEAL, '--nodes', '1'], /needs more than 1 cards of search; allow more with --nodes/],
    [['solve', 'nowhere.jsonl', '--step', '3'], /no file nowhere.jsonl/],
  ] as const)('%j', async (args, sentence) => {
    expect(await complaint(args)).toMatch(sentence);
  });
});

describe('a record', () => {
  const folder = mkdtempSync(join(tmpdir(), 'messdeck-'));
  let match = '';
  let file = '';
  let steps = 0;

  beforeAll(async () => {
    match = (await messdeck(['simulate', 'militac', '--rules', '{"match": "hand"}', '--seed', '5'])).stdout;
    file = kept('match.jsonl', match);
    steps = (jsonLines(match)[0] as { log: unknown[] }).log.length;
  });

  function kept(name: string, text: string): string {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  }

  test('every legal card of a step with its exact result, as JSON and in words', async () => {
    const args = ['solve', '-', '--step', String(steps - 8)];
    const lines = jsonLines((await messdeck(args, match)).stdout);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toMatchObject({ record: 0, step: steps - 8, unit: 'squads', exact: true });
      expect(line['action']).toMatch(/^play /);
    }
    const words = (await messdeck([...args, '--words'], match)).stdout.trim().split('\n');
    expect(words).toHaveLength(lines.length);
    for (const line of words)
      expect(line).toMatch(/^Seat \d, Play .*: -?\d+ squads, -?\d+ in the hand \(exact\)\.$/);
  });

  test('where everybody plays for himself the last cards are told as not exact', async () => {
    const record = (await messdeck(['simulate', 'armed-forces', '--rules', '{"target": 25}'])).stdout;
    const { log } = jsonLines(record)[0] as { log: { by: unknown; do: string }[] };
    const last = log.map((event) => event.do.startsWith('play')).lastIndexOf(true);
    const lines = jsonLines((await messdeck(['solve', '-', '--step', String(last)], record)).stdout);
    expect(lines.map(({ action }) => action)).toContain(log[last].do);
    for (const line of lines) expect(line).toMatchObject({ unit: 'points', exact: false });
    expect(await complaint(['solve', kept('forces.jsonl', record), '--step', '3', '--nodes', '9'])).toMatch(
      /there are too many cards left to solve with 9 cards/,
    );
  });

  test('steps that cannot be solved are refused', async () => {
    expect(await complaint(['solve', file])).toMatch(/Use --step to say/);
    expect(await complaint(['solve', file, '--step', '99999'])).toMatch(/there is nothing before step 99999/);
    expect(await complaint(['solve', file, '--step', '0'])).toMatch(
      /Before step 0, nobody is playing to a trick/,
    );
    expect(await complaint(['solve', file, '--step', '4', '--record', '7'])).toMatch(/there is no record 7/);
    const flag = (await messdeck(['simulate', 'flag'])).stdout;
    expect(await complaint(['solve', kept('flag.jsonl', flag), '--step', '2'])).toMatch(
      /Flag is not a game the solver/,
    );
  });

  test('a review tells exact from estimated costs, as JSON and in words', async () => {
    const args = ['review', '-', '--seat', '1'];
    const choices = jsonLines((await messdeck(args, match)).stdout);
    expect(new Set(choices.map(({ kind }) => kind))).toEqual(new Set(['exact', 'estimated']));
    for (const choice of choices) {
      expect(choice['seat']).toBe(1);
      if (choice['kind'] === 'exact') expect(choice['error']).toBe(0);
      expect(choice['foreseeable']).toBeTypeOf('boolean');
    }
    const words = (await messdeck([...args, '--words'], match)).stdout;
    expect(words).toMatch(/\| player \| exact choices \| cost \|/);
    const exact = choices.filter(({ kind }) => kind === 'exact').length;
    expect(words).toContain(`| ${exact} |`);
    // The seats of a run have no names of their own.
    expect(words).toContain('| West (seat 1) |');
    for (const line of words.split('\n').filter((text) => text.startsWith('Step ')))
      expect(line).toMatch(
        /^Step \d+: West .*\((exact; (the player could have known|only open cards show it)|estimated, within about [\d.]+)\)\.$/,
      );
  });

  test('records that cannot be reviewed are refused', async () => {
    expect(await complaint(['review', file, '--seat', '6'])).toMatch(/there is no seat 6/);
    expect(await complaintOfProcess(['review', '-'])).toMatch(/Standard input has no records/);
    const [record] = jsonLines(match) as { log: { by: unknown; do: string }[] }[];
    const broken = { ...record, log: [...record.log.slice(0, 9), { by: 0, do: 'play I1' }] };
    expect(await complaint(['review', kept('broken.jsonl', JSON.stringify(broken))])).toMatch(
      /record 0: step 9: /,
    );
    expect(await complaint(['review', kept('none.jsonl', '{"format": 1}')])).toMatch(/format/);
  });
});
