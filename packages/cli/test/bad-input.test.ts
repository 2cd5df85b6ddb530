// Bad input of every kind: one clear sentence on standard error, exit status 1, no stack trace, nothing half-written.

import { beforeAll, describe, expect, test } from 'vitest';
import { jsonLines, messdeck } from './messdeck.ts';

async function complaint(args: readonly string[], input = ''): Promise<string> {
  const { status, stderr, stdout } = await messdeck(args, input);
  expect(status).toBe(1);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  for (const line of stdout.split('\n').filter((text) => text !== '')) JSON.parse(line);
  return stderr.trim();
}

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
    [['simulate', 'do-boy', '--bots', 'genius'], /no bot "genius"; the bots are random, recruit/],
    [['simulate', 'do-boy', '--bots', 'search:0'], /no bot "search:0"/],
    [['simulate', 'do-boy', '--bots', 'random,random'], /one for each of the 4 seats, not 2/],
    [['simulate', 'do-boy', '--colour', 'red'], /unknown option '--colour'/],
    [['simulate'], /missing required argument 'game'/],
    [['sing'], /unknown command 'sing'/],
    [['bot', 'genius'], /no bot "genius"/],
    [['play', 'chess'], /no game "chess"/],
    [['play', 'do-boy', '--seat', '7'], /--seat takes a seat from 0 to 3, not 7/],
    [['play', '--resume', 'nowhere.json'], /no file nowhere.json/],
    [['replay', 'nowhere.jsonl'], /no file nowhere.jsonl/],
    [['replay', '.'], /is not a file/],
    [['replay', '-'], /Standard input holds no record/],
  ] as const)('%j', async (args, sentence) => {
    expect(await complaint(args)).toMatch(sentence);
  });
});

describe('records', () => {
  let record: Record<string, unknown> & { log: { by: unknown; do: string }[] };

  beforeAll(async () => {
    const { stdout } = await messdeck(['simulate', 'do-boy', '--rules', '{"match": "hand"}']);
    record = jsonLines(stdout)[0] as typeof record;
  });

  const replayed = (change: object): Promise<string> =>
    complaint(['replay', '-'], JSON.stringify({ ...record, ...change }));
  const withEvent = (step: number, event: object): object => ({
    log: record.log.map((old, i) => (i === step ? event : old)),
  });

  test('cut off in the middle', async () => {
    expect(await complaint(['replay', '-'], JSON.stringify(record).slice(0, 700))).toMatch(
      /not whole JSON; is it cut off/,
    );
  });

  test('of another format, game, edition, seats or rules', async () => {
    expect(await replayed({ format: 'messdeck/9' })).toMatch(
      /format is "messdeck\/9"; this program reads "messdeck\/1"/,
    );
    expect(await replayed({ game: 'chess' })).toMatch(/no game "chess"/);
    expect(await replayed({ edition: 7 })).toMatch(/edition 7 of Do-Boy; known is edition 1/);
    expect(await replayed({ seats: [] })).toMatch(/3, 4, 5 or 6 seats, not 0/);
    expect(await replayed({ rules: { match: 'week' } })).toMatch(/match of Do-Boy cannot be "week"/);
    expect(await replayed({ log: undefined })).toMatch(/no list "log"/);
    expect(await complaint(['replay', '-'], '[]')).toMatch(/A record is a JSON object/);
  });

  test('of the wrong shape', async () => {
    const { result } = record as unknown as { result: object };
    for (const [change, sentence] of [
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
    ] as const) {
      expect(await replayed(change)).toMatch(sentence);
    }
  });

  test('with an illegal action, which names the step and the rule', async () => {
    const step = record.log.findIndex((event) => event.do.startsWith('play'));
    const held = record.log[step];
    expect(await replayed(withEvent(step, { by: held.by, do: 'play O5' }))).toMatch(
      new RegExp(`step ${step}: .*DOB-`),
    );
    expect(await replayed(withEvent(step, { by: held.by, do: 'play NY' }))).toMatch(
      /"NY" is no card of the pack parker/,
    );
    expect(await replayed(withEvent(step, { by: held.by, do: 'salute' }))).toMatch(/is no action of Do-Boy/);
    expect(await replayed(withEvent(step, { by: ((held.by as number) + 1) % 4, do: held.do }))).toMatch(
      /not for seat/,
    );
    expect(await replayed(withEvent(step, { by: 'north', do: held.do }))).toMatch(/is not an event/);
  });

  test('with a wrong shuffle', async () => {
    const step = record.log.findIndex((event) => event.do.startsWith('shuffle'));
    const cards = record.log[step].do.split(' ');
    const twice = [...cards.slice(0, 2), cards[1], ...cards.slice(3)].join(' ');
    expect(await replayed(withEvent(step, { by: 'chance', do: twice }))).toMatch(/stands twice/);
    expect(await replayed(withEvent(step, { by: 'chance', do: cards.slice(0, 9).join(' ') }))).toMatch(
      /takes 49 cards, not 8/,
    );
  });

  test('with another end than the rules give', async () => {
    expect(await replayed({ result: { scores: [0, 0, 0, 17], winners: [0] } })).toMatch(
      /the result is .* by the rules/,
    );
    expect(await replayed({ hands: [{ points: [1, 2, 3, 4] }] })).toMatch(/points of the hands/);
    expect(await replayed({ result: undefined })).toMatch(/over, but the record has no result/);
    expect(await replayed({ log: record.log.slice(0, 9), hands: [] })).toMatch(/the match is not over/);
  });

  test('a good record before a bad one is still told', async () => {
    const lines = `${JSON.stringify(record)}\n{"format": 1}\n`;
    const { stdout, status } = await messdeck(['replay', '-'], lines);
    expect(jsonLines(stdout).map(({ ok }) => ok)).toEqual([true, false]);
    expect(status).toBe(1);
  });
});

describe('bot programs', () => {
  const withBot = (program: string): Promise<string> =>
    complaint([
      'simulate',
      'do-boy',
      '--bots',
      `random,exec:${program},random,random`,
      '--bot-timeout',
      '400',
    ]);

  test.each([
    [
      'echo nonsense; cat > /dev/null',
      /Seat 1 .* answered "nonsense" at step \d+, which is not a legal action/,
    ],
    ['true', /Seat 1 .* ended \(status 0\) without an answer/],
    ['sleep 3', /Seat 1 .* gave no answer within 400 ms/],
    ['no-such-program-here 2> /dev/null', /Seat 1 .* ended \(status 127\)/],
  ])('%s', async (program, sentence) => {
    expect(await withBot(program)).toMatch(sentence);
  });

  test('a bot that is sent nonsense says so', async () => {
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
      ['{"match": {"game": null}}\n', /"game" of a match must be a text/],
      ['{"match": {"game": "do-boy", "edition": 1, "seats": 4, "seat": 9}}\n', /seat must be from 0 to 3/],
      [
        '{"match": {"game": "do-boy", "edition": 1, "rules": 1, "seats": 4, "seat": 0}}\n',
        /"rules" of a match/,
      ],
      ['{"match": {"game": "do-boy", "edition": 1, "seats": "4", "seat": 0}}\n', /"seats" of a match/],
      ['{"match": {"game": "do-boy", "seats": 4, "seat": 0}}\n', /"edition" of a match/],
      [entry({}, null), /needs a "view"/],
      [entry({ n: 3 }), /Entry 0 of the stream is due, not 3/],
      [entry({ by: 5 }), /"by" of entry 0/],
      [entry({ do: [] }), /"do" of entry 0/],
      [entry({}, { seat: 2 }), /"seat" of a view must be 0, not 2/],
      [entry({}, { game: 'sigs' }), /"game" of a view must be "flag"/],
      [entry({}, { places: { flags: ['XX'] } }), /"places" of a view/],
      [entry({}, { actors: {} }), /"actors" of a view/],
      [entry({}, { legal: [1] }), /"legal" of a view/],
      [entry({}, { scores: [] }), /"scores" of a view/],
      [entry({}), /the stream is none that a match of Flag gives|legal actions of Flag/],
    ] as const) {
      expect(await complaint(['bot', 'search:5'], input)).toMatch(sentence);
    }
  });
});
