// Bad input of every kind: one clear sentence on standard error, exit status 1, no stack trace, nothing half-written.

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseBot } from '@messdeck/bots';
import { beforeAll, describe, expect, test } from 'vitest';
import { answersTo } from '../src/commands/bot.ts';
import { must } from '../src/complaint.ts';
import { complaint, complaintOfProcess, jsonLines, messdeck } from './messdeck.ts';

describe('what is asked for', () => {
  test.each([
    [['simulate', 'chess'], /no game "chess"; the games are .*do-boy/],
    [['simulate', 'tactics', '--seats', '5'], /Tactics is played with 4 seats, not 5/],
    [['simulate', 'do-boy', '--seats', '2'], /3, 4, 5 or 6 seats, not 2/],
    [['simulate', 'do-boy', '--seats', 'four'], /--seats takes a whole number/],
    [['simulate', 'do-boy', '--matches', '0'], /--matches takes a whole number from 1/],
    [['simulate', 'do-boy', '--rules', '{match: hand}'], /--rules takes JSON/],
    [['simulate', 'do-boy', '--rules', '[1]'], /--rules takes a JSON object/],
    [
      ['simulate', 'do-boy', '--rules', '{"length": 3}'],
      /no option "length"; its options are match, target, exchange/,
    ],
    [
      ['simulate', 'do-boy', '--rules', '{"target": 60}'],
      /target of Do-Boy cannot be 60; allowed: 25, 50, 100/,
    ],
    [['simulate', 'flag', '--rules', '{"target": 60}'], /it has no options/],
    [['simulate', 'united-states', '--rules', '{"target": 9}'], /a whole number from 10 to 500/],
    [
      ['simulate', 'sammy', '--rules', '{"partners": "changing"}'],
      /Changing partners needs 12 or 24 deals, not 4/,
    ],
    [
      ['simulate', 'sigs', '--rules', '{"variation": "running", "scoring": "counters"}'],
      /Counters are won only in the regular game/,
    ],
    [
      ['simulate', 'sammys-travels', '--seats', '1', '--rules', '{"packs": "shared"}'],
      /"packs" must be "separate" with one seat/,
    ],
    [
      ['simulate', 'do-boy', '--bots', 'genius'],
      /no bot "genius"; the bots are random, recruit.*; exec:COMMAND runs a program of yours\./,
    ],
    [['play', 'do-boy', '--bots', 'exec:cat'], /takes only built-in bots/],
    [['simulate', 'do-boy', '--bots', 'search:0'], /no bot "search:0"/],
    [['simulate', 'do-boy', '--bots', 'random,random'], /one for each of the 4 seats, not 2/],
    [['simulate', 'do-boy', '--colour', 'red'], /unknown option '--colour'/],
    [['simulate'], /^Name a game, or the file of your own with --game/],
    [['sing'], /unknown command 'sing'/],
    [['bot', 'genius'], /no bot "genius"/],
    [['play', 'chess'], /no game "chess"/],
    [['print'], /Name a pack \(parker, .*\), or say --all/],
    [['print', 'tarot'], /no pack "tarot"; the packs are parker, skirmish, sigs, sammy, armed-forces/],
    [['print', 'parker', '--all'], /not both/],
    [['print', 'parker', '--paper', 'a5'], /--paper takes a4 or letter, not "a5"/],
    [['print', 'parker', '--way', 'fax'], /--way takes home, gutterfold, .* or drivethru, not "fax"/],
    [['print', 'parker', '--edition', 'gold'], /--edition takes standard, .* or ink-saving, not "gold"/],
    [['print', 'parker', '--what', 'sleeves'], /--what takes cards, .* or poster, not "sleeves"/],
    [['print', 'parker', '--stock', '80'], /--stock takes 160 or 300, not "80"/],
    [['print', 'parker', '--offset', '9,0'], /two numbers of millimeters from -5 to 5, as in 0.4,-0.8/],
    [
      ['print', 'parker', '--out', '/dev/null/cards'],
      /The folder \/dev\/null\/cards cannot be made: a file is/,
    ],
    [['play', 'do-boy', '--seat', '7'], /--seat takes a seat from 0 to 3, not 7/],
    [['play', '--resume', 'nowhere.json'], /no file nowhere.json/],
    [['replay', 'nowhere.jsonl'], /no file nowhere.jsonl/],
    [['replay', '.'], /is not a file/],
  ] as const)('%j', async (args, sentence) => {
    expect(await complaint(args)).toMatch(sentence);
  });

  test('a process says it on standard error and ends with status 1', async () => {
    expect(await complaintOfProcess(['simulate', 'chess'])).toMatch(/no game "chess"/);
    expect(await complaintOfProcess(['sing'])).toMatch(/unknown command 'sing'/);
    expect(await complaintOfProcess(['replay', '-'])).toMatch(/Standard input has no records/);
  });

  test('a server whose port is in use says so and ends', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'messdeck-'));
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const args = ['serve', '--port', String(port), '--data', join(folder, 'tables.db'), '--log', 'silent'];
    expect(await complaintOfProcess(args)).toMatch(/cannot be served: it is in use/);
    other.close();
    rmSync(folder, { recursive: true });
  });

  test('a server that is to trust what is no address says so and ends', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'messdeck-'));
    const args = ['serve', '--port', '0', '--data', join(folder, 'tables.db'), '--log', 'silent'];
    expect(await complaintOfProcess([...args, '--trust-proxy', 'nonsense'])).toMatch(/invalid IP.*nonsense/);
    rmSync(folder, { recursive: true });
  });

  test('a server whose name is an address says what a name is and ends', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'messdeck-'));
    const args = ['serve', '--port', '0', '--data', join(folder, 'tables.db'), '--log', 'silent'];
    const complaint = await complaintOfProcess([
      ...args,
      '--name',
      'cards.example.org, http://cards.example',
    ]);
    expect(complaint).toMatch(/without http:\/\/ and port, not "http:\/\/cards\.example"/);
    rmSync(folder, { recursive: true });
  });

  test('a server with a database URL that is none says how one looks and ends', async () => {
    expect(await complaintOfProcess(['serve', '--database', 'mysql://ann:secret@db/cards'])).toMatch(
      /begins with postgres:\/\/, not mysql:\/\/\. It looks like postgres:\/\/USER:PASSWORD@/,
    );
    const both = ['serve', '--database', 'postgres://db/cards', '--data', 'tables.db'];
    expect(await complaintOfProcess(both)).toMatch(/give --data or --database, not both/);
  });

  test('a node without a database, or with an address that is none, says what is missing and ends', async () => {
    const alone = ['serve', '--data', 'a.db', '--inner', 'http://10.0.0.5:4849'];
    expect(await complaintOfProcess(alone)).toMatch(
      /--inner is for several nodes on one PostgreSQL database/,
    );
    const wrong = ['serve', '--database', 'postgres://db/cards', '--inner', '10.0.0.5'];
    expect(await complaintOfProcess(wrong)).toMatch(/--inner takes http:\/\/, a host and a port, not "10/);
  });

  test('a server whose database cannot be reached within ten seconds says so and ends', async () => {
    expect(await complaintOfProcess(['serve', '--database', 'postgres://127.0.0.1:1/cards'])).toMatch(
      /The database cards at 127\.0\.0\.1:1 cannot be used: connect ECONNREFUSED/,
    );
  });

  test('a migration from nowhere says so and ends', async () => {
    expect(await complaint(['migrate', '--from', 'nowhere.db', '--to', 'new.db'])).toBe(
      'There is no database nowhere.db.',
    );
    expect(await complaint(['migrate', '--to', 'new.db'])).toMatch(/--from/);
  });

  test('a server with limits that are none says what is allowed and ends', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'messdeck-'));
    const limits = join(folder, 'limits.json');
    const args = ['serve', '--port', '0', '--data', join(folder, 'tables.db'), '--limits', limits];
    expect(await complaintOfProcess(args)).toMatch(/limits\.json cannot be read \(ENOENT\)/);
    writeFileSync(limits, '{"tabels": 5}');
    expect(await complaintOfProcess(args)).toMatch(/There is no limit "tabels"; there are requestsPerKey,/);
    rmSync(folder, { recursive: true });
  });
});

describe('records', () => {
  let record: Record<string, unknown> & { log: { by: unknown; do: string }[] };

  beforeAll(async () => {
    const { stdout } = await messdeck(['simulate', 'do-boy', '--rules', '{"match": "hand"}']);
    record = jsonLines(stdout)[0] as typeof record;
  });

  /** Replays bad records, a line each, in one run: every one is told with what is wrong, the first is complained of. */
  async function replayed(lines: readonly string[]): Promise<string[]> {
    const { stdout, stderr, status } = await messdeck(['replay', '-'], `${lines.join('\n')}\n`);
    const told = jsonLines(stdout) as { record: number; ok: boolean; error: string }[];
    expect(told.map(({ record: n, ok }) => [n, ok])).toEqual(lines.map((_, n) => [n, false]));
    const more = lines.length > 1 ? ` (and ${lines.length - 1} more of ${lines.length} records)` : '';
    expect(stderr).toBe(`messdeck: record 0: ${told[0].error.replaceAll('\n', ' ')}${more}\n`);
    expect(status).toBe(1);
    return told.map(({ error }) => error);
  }

  /** Every change of the record is refused with its sentence. */
  async function refused(changes: readonly (readonly [object | string, RegExp])[]): Promise<void> {
    const lines = changes.map(([change]) =>
      typeof change === 'string' ? change : JSON.stringify({ ...record, ...change }),
    );
    const errors = await replayed(lines);
    for (const [i, [, sentence]] of changes.entries()) expect(errors[i]).toMatch(sentence);
  }

  const withEvent = (step: number, event: object): object => ({
    log: record.log.map((old, i) => (i === step ? event : old)),
  });

  test('with a byte order mark before it is read', async () => {
    const { stdout } = await messdeck(['replay', '-'], `\uFEFF${JSON.stringify(record)}\n`);
    expect(jsonLines(stdout)).toMatchObject([{ record: 0, ok: true }]);
  });

  test('of another format, game, edition, seats, rules or shape', async () => {
    const { result } = record as unknown as { result: object };
    await refused([
      [JSON.stringify(record).slice(0, 700), /not complete JSON\. Was it cut off/],
      ['[]', /A record is a JSON object/],
      [{ format: 'messdeck/9' }, /format is "messdeck\/9"; this program reads "messdeck\/1"/],
      [{ game: 'chess' }, /no game "chess"/],
      [{ edition: 7 }, /edition 7 of Do-Boy; this program knows edition 1/],
      [{ seats: [] }, /3, 4, 5 or 6 seats, not 0/],
      [{ rules: { match: 'week' } }, /match of Do-Boy cannot be "week"/],
      [{ log: undefined }, /no list "log"/],
      [{ hands: [null] }, /Hand 0 of the record is not an object with a list "points"/],
      [{ hands: [{}] }, /Hand 0 of the record/],
      [{ hands: undefined }, /no list "hands"/],
      [{ hands: 'none' }, /no list "hands"/],
      [{ rules: {} }, /"rules" of the record do not say "match"/],
      [{ rules: undefined }, /no object "rules"/],
      [{ rules: null }, /no object "rules"/],
      [{ seats: null }, /no list "seats"/],
      [{ seats: [null, null, null, null] }, /Seat 0 of the record is not an object with a "name"/],
      [{ seats: [{ name: 'A' }, { name: 'B' }, {}, { name: 'D' }] }, /Seat 2 of the record/],
      [{ result: null }, /"result" of the record is not an object/],
      [{ result: { ...result, scores: null } }, /"result" of the record is not an object/],
      [{ format: undefined }, /format is left out/],
      [{ log: [null] }, /Step 0 is not an event/],
    ]);
  });

  test('with an illegal action, which names the step and the rule, a wrong shuffle or another end', async () => {
    const step = record.log.findIndex((event) => event.do.startsWith('play'));
    const { by, do: text } = record.log[step];
    const shuffle = record.log.findIndex((event) => event.do.startsWith('shuffle'));
    const cards = record.log[shuffle].do.split(' ');
    const twice = [...cards.slice(0, 2), cards[1], ...cards.slice(3)].join(' ');
    await refused([
      [withEvent(step, { by, do: 'play O5' }), /DOB-/],
      [withEvent(step, { by, do: 'play NY' }), /"NY" is not a card of the pack parker/],
      [withEvent(step, { by, do: 'salute' }), /is not an action of Do-Boy/],
      [withEvent(step, { by: ((by as number) + 1) % 4, do: text }), /not for seat/],
      [withEvent(step, { by: 'north', do: text }), /is not an event/],
      [withEvent(shuffle, { by: 'chance', do: twice }), /stands twice/],
      [withEvent(shuffle, { by: 'chance', do: cards.slice(0, 9).join(' ') }), /takes 49 cards, not 8/],
      [{ result: { scores: [0, 0, 0, 17], winners: [0] } }, /the result is .* by the rules/],
      [{ hands: [{ points: [1, 2, 3, 4] }] }, /points of the hands/],
      [{ result: undefined }, /over, but the record has no result/],
      [{ log: record.log.slice(0, 9), hands: [] }, /the match is not over/],
    ]);
    const [illegal] = await replayed([
      JSON.stringify({ ...record, ...withEvent(step, { by, do: 'play O5' }) }),
    ]);
    expect(illegal).toMatch(new RegExp(`^step ${step}: `));
  });

  test('a good record before a bad one is still told', async () => {
    const lines = `${JSON.stringify(record)}\n{"format": 1}\n`;
    const { stdout, status } = await messdeck(['replay', '-'], lines);
    expect(jsonLines(stdout).map(({ ok }) => ok)).toEqual([true, false]);
    expect(status).toBe(1);
  });
});

describe('lines for a bot', () => {
  test('nonsense is refused in a sentence', async () => {
    const MATCH = '{"match": {"game": "flag", "edition": 1, "rules": {}, "seats": 1, "seat": 0}}\n';
    const VIEW = {
      game: 'flag',
      seat: 0,
      step: 1,
      phase: 'play',
      places: {},
      facts: {},
      actors: [0],
      legal: ['deal'],
      scores: [0],
    };
    const entry = (change: object, view: object | null = {}): string =>
      `${MATCH}${JSON.stringify({ n: 0, by: 'chance', do: 'shuffle', view: view && { ...VIEW, ...view }, ask: true, ...change })}\n`;
    for (const [input, sentence] of [
      ['hello\n', /must be a JSON object/],
      ['null\n', /must be a JSON object/],
      ['{"n": 0}\n', /first line must be/],
      ['{"match": 7}\n', /"match" must be an object/],
      ['{"match": {"game": null}}\n', /"game" of a match must be a string/],
      ['{"match": {"game": "do-boy", "edition": 1, "seats": 4, "seat": 9}}\n', /seat must be from 0 to 3/],
      [
        '{"match": {"game": "do-boy", "edition": 1, "rules": 1, "seats": 4, "seat": 0}}\n',
        /"rules" of a match/,
      ],
      ['{"match": {"game": "do-boy", "edition": 1, "seats": "4", "seat": 0}}\n', /"seats" of a match/],
      ['{"match": {"game": "do-boy", "seats": 4, "seat": 0}}\n', /"edition" of a match/],
      [entry({}, null), /needs a "view"/],
      [entry({ n: 3 }), /Expected entry 0 of the stream, not 3/],
      [entry({ by: 5 }), /"by" of entry 0/],
      [entry({ do: [] }), /"do" of entry 0/],
      [entry({}, { seat: 2 }), /"seat" of a view must be 0, not 2/],
      [entry({}, { game: 'sigs' }), /"game" of a view must be "flag"/],
      [entry({}, { places: { flags: ['XX'] } }), /"places" of a view/],
      [entry({}, { actors: {} }), /"actors" of a view/],
      [entry({}, { legal: [1] }), /"legal" of a view/],
      [entry({}, { scores: [] }), /"scores" of a view/],
      [entry({}), /the stream could not come from a match of Flag|legal actions of Flag/],
    ] as const) {
      const answers = answersTo(input.split('\n'), must(parseBot('search:5')), '1');
      await expect(answers.next()).rejects.toThrow(sentence);
    }
    expect(await complaintOfProcess(['bot', 'search:5'], entry({ n: 3 }))).toMatch(
      /Expected entry 0 of the stream, not 3/,
    );
  });
});
