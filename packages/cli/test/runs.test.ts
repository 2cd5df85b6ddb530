// Runs of many matches: threads, numbers of matches, the arena's figures, and how a run is ended from outside.

import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ended, SIGNALS, worked } from './ended.ts';
import { bin, complaint, jsonLines, messdeck, start } from './messdeck.ts';

const HAND = ['--rules', '{"match": "hand"}'];

describe('simulate', () => {
  test('any number of threads gives the same bytes', async () => {
    const args = ['simulate', 'skirmish', '--matches', '23', '--bots', 'search:4,random,random,random'];
    const [one, three] = [await messdeck([...args, '--jobs', '1']), await messdeck([...args, '--jobs', '3'])];
    expect(three.stdout).toBe(one.stdout);
    expect(jsonLines(one.stdout)).toHaveLength(23);
  });

  test('--first K gives match K alone', async () => {
    const args = ['simulate', 'tactics', '--seed', 'k', ...HAND];
    const all = (await messdeck([...args, '--matches', '6'])).stdout.split('\n');
    expect((await messdeck([...args, '--first', '4'])).stdout).toBe(`${all[4]}\n`);
    expect((await messdeck([...args, '--first', '2', '--matches', '3'])).stdout).toBe(
      `${all.slice(2, 5).join('\n')}\n`,
    );
  });

  test('deals do not depend on who sits at the table, after call windows neither', async () => {
    const shuffles = async (bots: string): Promise<string[]> => {
      const args = ['simulate', 'sigs', '--seats', '2', '--rules', '{"target": 300}', '--bots', bots];
      const [record] = jsonLines((await messdeck(args)).stdout);
      const log = record['log'] as { by: unknown; do: string }[];
      return log.filter(({ by }) => by === 'chance').map((event) => event.do);
    };
    const [random, search] = [await shuffles('random'), await shuffles('search:2')];
    const both = Math.min(random.length, search.length);
    expect(both).toBeGreaterThan(1);
    expect(random.slice(0, both)).toEqual(search.slice(0, both));
  });
});

describe('arena', () => {
  test('plays every deal from each side and prints share and margin with their intervals', async () => {
    const args = ['arena', 'militac', '--bot', 'search:10', '--matches', '8', ...HAND, '--json'];
    const [row] = jsonLines((await messdeck(args)).stdout);
    expect(row).toMatchObject({ game: 'militac', deals: 4, matches: 8, fair: 0.5, against: 'random' });
    const [low, high] = row['marginInterval'] as number[];
    expect(low).toBeLessThan(row['margin'] as number);
    expect(high).toBeGreaterThan(row['margin'] as number);
    expect(row['margin']).toBeGreaterThan(0);
    expect((row['shareInterval'] as number[])[1]).toBeLessThanOrEqual(1);
  });

  test('a bot against itself on duplicate deals has no margin at all', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'messdeck-'));
    const file = join(folder, 'first.mjs');
    writeFileSync(
      file,
      `import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { ask, view } = JSON.parse(line);
  if (ask) console.log(view.legal[0]);
}
`,
    );
    const bot = `exec:${process.execPath} ${file}`;
    const args = ['arena', 'skirmish', '--bot', bot, '--against', `${bot} `, '--matches', '6', '--json'];
    const [row] = jsonLines((await messdeck(args)).stdout);
    expect(row).toMatchObject({ margin: 0, marginInterval: [0, 0], share: 0.5 });
  });

  test('says where less is better, and compares scores in games for one', async () => {
    const doBoy = await messdeck(['arena', 'do-boy', '--bot', 'search:20', '--matches', '8', ...HAND]);
    expect(doBoy.stdout).toMatch(/−\d+\.\d\d \(less is better\)/);
    const flag = await messdeck(['arena', 'flag', '--bot', 'search:5', '--matches', '3']);
    expect(flag.stdout).toMatch(/\d+\.\d\d : \d+\.\d\d/);
  });

  test('several bots play a round robin and are rated', async () => {
    const args = ['arena', 'skirmish', '--bots', 'random,search:2,search:40', '--matches', '6', '--json'];
    const lines = jsonLines((await messdeck([...args, '--jobs', '2'])).stdout);
    expect(lines.slice(0, 3).map(({ bot, against }) => [bot, against])).toEqual([
      ['random', 'search:2'],
      ['random', 'search:40'],
      ['search:2', 'search:40'],
    ]);
    const ratings = lines[3]['ratings'] as { bot: string; rating: number; interval: number[] }[];
    expect(ratings.map(({ bot }) => bot)).toContain('random');
    expect(ratings[0].rating).toBeGreaterThanOrEqual(ratings[1].rating);
    expect(ratings.reduce((sum, { rating }) => sum + rating, 0) / 3).toBeCloseTo(1500);
    // How long they thought is all that depends on the moment.
    const again = jsonLines((await messdeck([...args, '--jobs', '1'])).stdout);
    expect(again.map((row) => ({ ...row, thinking: 0 }))).toEqual(
      lines.map((row) => ({ ...row, thinking: 0 })),
    );
  });

  test.each([
    [['--bots', 'random'], /two or more different bots/],
    [['--bots', 'random,random'], /two or more different bots/],
    [['--bots', 'random,search', '--bot', 'random'], /not both/],
    [['--bot', 'exec:'], /"exec:" needs a command/],
    [['--bot', 'genius'], /no bot "genius"/],
  ])('%j', async (args, sentence) => {
    expect(await complaint(['arena', 'flag', ...args])).toMatch(sentence);
  });
});

describe('Ctrl-C and SIGTERM end every command within half a second, with whole lines', () => {
  /** Seconds of work: twice what a command needs to start, with its threads. */
  const UNDER_WAY = 0.8;

  test.each([
    ['simulate', ['simulate', 'do-boy', '--bots', 'search:10000000']],
    ['simulate, writing', ['simulate', 'do-boy', '--matches', '1000000', '--jobs', '2', ...HAND]],
    ['arena', ['arena', 'tactics', '--bot', 'search:10000000']],
    ['bot', ['bot', 'search:10000000']],
    ['replay', ['replay', '-']],
    ['watching', ['play', 'tactics', '--watch', '--bots', 'search:10000000']],
    ['solve', ['solve', '-', '--step', '12', '--nodes', '1000000000']],
    ['review', ['review', '-']],
    ['serve', ['serve', '--port', '0']],
  ])('%s', async (_, args) => {
    await Promise.all(SIGNALS.map((signal) => endsBy(signal, args)));
  });

  async function endsBy(signal: NodeJS.Signals, args: readonly string[]): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'messdeck-'));
    const child = start(args, folder, { MESSDECK_DATA: join(folder, 'tables.db') });
    const given = await givenTo(args[0]);
    if (given) child.stdin!.write(given);
    if (given && args[0] !== 'replay') child.stdin!.end();
    const answers = args[0] === 'serve' || args[0] === 'replay';
    const { by, stdout } = await ended(child, signal, (written) =>
      answers ? written !== '' : worked(child) > UNDER_WAY,
    );
    // A server closes what it serves and ends by itself.
    expect(by).toBe(args[0] === 'serve' ? 0 : signal);
    expect(stdout === '' || stdout.endsWith('\n')).toBe(true);
  }

  /** What a command is given to do on its standard input. */
  async function givenTo(command: string): Promise<string | undefined> {
    if (command === 'bot') return (question ??= firstQuestion());
    if (command === 'review' || command === 'replay') return (await messdeck(['simulate', 'tactics'])).stdout;
    return command === 'solve' ? (await messdeck(['simulate', 'armed-forces'])).stdout : undefined;
  }

  let question: Promise<string> | undefined;

  /** The lines with which a bot is asked for the first time. */
  async function firstQuestion(): Promise<string> {
    const [record] = jsonLines((await messdeck(['simulate', 'do-boy', '--seats', '3', ...HAND])).stdout);
    const steps = jsonLines((await messdeck(['replay', '-', '--views'], JSON.stringify(record))).stdout);
    const entries = steps.slice(0, 2).map(({ step, views }) => ({
      n: step,
      by: 'chance',
      do: step === 0 ? (record['log'] as { do: string }[])[0].do : 'shuffle',
      view: (views as Record<string, unknown>)['0'],
      ask: step === 1,
    }));
    const match = { game: 'do-boy', edition: 1, rules: record['rules'], seats: 3, seat: 0 };
    return [{ match }, ...entries].map((line) => `${JSON.stringify(line)}\n`).join('');
  }
});

describe('standard output that cannot be written', () => {
  test.each([
    [['simulate', 'do-boy', ...HAND]],
    [['arena', 'flag', '--bot', 'random', '--matches', '1']],
    [['games']],
    [['games', '--json']],
    [['--help']],
    [['play', 'flag', '--watch']],
  ])('a full device: %j', async (args) => {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    let stderr = '';
    child.stderr!.on('data', (bytes) => (stderr += bytes));
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect(stderr).toBe('messdeck: Standard output cannot be written: the device is full.\n');
    expect(status).toBe(1);
  });

  test('a reader that has left is no fault', async () => {
    for (const args of [['simulate', 'do-boy', '--matches', '100000'], ['games']]) {
      const child = start(args);
      child.stdout!.destroy();
      let stderr = '';
      child.stderr!.on('data', (bytes) => (stderr += bytes));
      const status = await new Promise((resolve) => child.on('close', resolve));
      expect([status, stderr]).toEqual([0, '']);
    }
  });

  test('a complaint that nobody hears keeps its status', async () => {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [bin, 'sing'], { stdio: ['ignore', 'ignore', full] });
    closeSync(full);
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(1);
  });
});

test('a record may go over several lines, alone or among others', async () => {
  const { stdout } = await messdeck(['simulate', 'do-boy', '--rules', '{"match": "hand"}', '--matches', '2']);
  const records = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const text = records.map((record) => JSON.stringify(record, null, 2)).join('\n');
  const { status, stdout: replayed } = await messdeck(
    ['replay', '-'],
    `${text}\n${JSON.stringify(records[0])}\n`,
  );
  expect(status).toBe(0);
  expect(replayed.trim().split('\n')).toHaveLength(3);
});

test('names of a stranger’s record write nothing on the terminal but themselves', async () => {
  const { stdout } = await messdeck(['simulate', 'do-boy', '--rules', '{"match": "hand"}', '--matches', '1']);
  const record = JSON.parse(stdout.trim());
  record.seats[0].name = 'A\u001b[2Jda\u0007';
  const { stdout: words } = await messdeck(['review', '-', '--words', '--seat', '0'], JSON.stringify(record));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
  expect(words).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]/);
  expect(words).toContain('A\uFFFD[2Jda');
});

test('a line beyond all measure is refused before it fills the memory', async () => {
  for (const args of [
    ['replay', '-'],
    ['bot', 'random'],
    ['replay', '/dev/zero'],
  ]) {
    const child = spawn('sh', [
      '-c',
      `head -c 600000000 /dev/zero | ${process.execPath} ${bin} ${args.join(' ')}`,
    ]);
    let stderr = '';
    child.stderr!.on('data', (bytes) => (stderr += bytes));
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect(stderr).toMatch(
      /^messdeck: Line 1 of .* is longer than 64 MB, more than any record or entry can be\.\n$/,
    );
    expect(status).toBe(1);
  }
});
