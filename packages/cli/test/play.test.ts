// The terminal table: every game played to its end by typed choices, with saving, resuming, undo and rules.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@messdeck/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { ended, SIGNALS, worked } from './ended.ts';
import { complaint, messdeck, start } from './messdeck.ts';

/** Short matches, where a game has them. */
const RULES: Record<string, string> = {
  tactics: '{"match": "hand"}',
  militac: '{"match": "hand"}',
  'do-boy': '{"match": "hand"}',
  bang: '{"limit": 240}',
  skirmish: '{"limit": 0}',
  'armed-forces': '{"target": 25}',
  sigs: '{"target": 300}',
  'national-contest': '{"election": "president"}',
  sammy: '{"deals": 1}',
  'united-states': '{"target": 10}',
};

const FAST = ['--bots', 'random', '--pace', '0', '--window', '30', '--seed', '7'];

/** A match that is left is kept in the folder it is played in. */
function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'messdeck-'));
}

/** Plays by typing: the first choice, or what the prompt suggests; `typed` lines come first, one at each prompt. */
function playThrough(args: readonly string[], typed: string[] = [], cwd = newFolder()): Promise<string> {
  const child = start(['play', ...args, ...FAST], cwd, { COLUMNS: '60' });
  let output = '';
  let answered = 0;
  let prompts = 0;
  let suggested: string | undefined;
  let choices = 1;
  child.stdout!.on('data', (bytes) => {
    output += bytes;
    const fresh = output.slice(answered);
    if (!/> $/.test(fresh)) return;
    answered = output.length;
    if (fresh.includes('──')) {
      // The table is drawn again with every question; after a command the question stands.
      suggested = /such as "([^"]+)"/.exec(fresh)?.[1];
      choices = Math.max(1, [...fresh.matchAll(/^ {2,3}(\d+) {2}\S/gm)].length);
    }
    child.stdin!.write(`${typed.shift() ?? suggested ?? (prompts++ % choices) + 1}\n`);
  });
  return new Promise((resolve) => child.on('close', () => resolve(output)));
}

/** How long the longest line is. */
function widest(output: string): number {
  return Math.max(...output.split('\n').map((line) => [...line].length));
}

const played = new Map<string, Promise<string>>();

/** What a short match of a game shows, played once for all tests. */
function matchOf(id: string): Promise<string> {
  const output = played.get(id) ?? playThrough([id, '--rules', RULES[id] ?? '{}']);
  played.set(id, output);
  return output;
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('is played to a clear ending', async () => {
    const output = await matchOf(id);
    expect(output).toMatch(/(You|\w+) wins?\.|is drawn\.|game is over\./);
    expect(output).toContain('Result');
    expect(output).toContain(`── ${game.title}`);
    expect(output).not.toMatch(/undefined|NaN|\[object/);
    // Nothing is longer than the terminal is wide, and nothing speaks of the program's insides.
    expect(widest(output)).toBeLessThanOrEqual(60);
    expect(output).not.toMatch(/since won|plays this pass|possible this pass|last calls/);
    expect(output).not.toMatch(/\b[a-z]+[A-Z][a-z]+/);
    // A name and its card stay together.
    expect(output).not.toMatch(/[:,] (You|West|North|East)\n {2}[A-Z0-9]+[,.]/);
  });
});

test('what the table plays for the person is told, what the person has typed is not', async () => {
  const output = await matchOf('tactics');
  expect(output.match(/^· You play /gm)).toHaveLength(1);
});

test('Skirmish counts what was captured so far', async () => {
  const output = await matchOf('skirmish');
  const last = [...output.matchAll(/points captured:\s+you (−?\d+),\s+they (−?\d+)/g)].at(-1)!;
  const [, you, they] = [...output.matchAll(/^\d+ +(−?\d+) +(−?\d+)/gm)].at(-1)!;
  expect([last[1], last[2]]).toEqual([you, they]);
});

test('snappy United States is played in real time', async () => {
  const output = await playThrough(['united-states', '--rules', '{"pace": "snappy", "target": 10}']);
  expect(output).toContain('Result');
  // Anyone who is to lay has seen the table and the own hand once.
  expect(output.indexOf('  Hand: ')).toBeLessThan(output.indexOf('Lay a card any time you like.'));
  expect(output).not.toContain('Enter calls');
});

test('rules, score, log and help answer and ask again', async () => {
  const output = await playThrough(
    ['do-boy', '--rules', RULES['do-boy']],
    ['help', 'rules', 'counts', 'cards', 'score', 'log', 'xyzzy', 'quit'],
  );
  expect(output).toContain('Choose by number');
  expect(output).toContain('DOB-4');
  expect(output).toMatch(/^Each Infantry card {2}1$/m);
  expect(output).toMatch(/^Your hand: I\d+ the [\w.-]+ of Infantry \(\d+\),/m);
  expect(output).toContain('No hand has been scored yet.');
  expect(output).toContain('That is not one of the choices: "xyzzy"');
  expect(widest(output)).toBeLessThanOrEqual(60);
});

test('hint tells what is best, and why', async () => {
  const output = await playThrough(['do-boy', '--rules', RULES['do-boy']], ['1', '1', '1', 'hint', 'quit']);
  expect(output).toMatch(/^ {2}1\. (Play|Lead) the \w/m);
  expect(widest(output)).toBeLessThanOrEqual(60);
});

test('numbers choose among more choices than are listed, word by word', async () => {
  const folder = newFolder();
  const typed = ['1', '0', '2', '1', '1', 'save match.json', 'quit'];
  const output = await playThrough(['do-boy', '--rules', RULES['do-boy']], typed, folder);
  expect(output).toMatch(/Next: 1 I\d+ · 2 /);
  expect(output).toMatch(/Chosen so far: give I\d+\. Type 0 to start over\./);
  const { log } = JSON.parse(readFileSync(join(folder, 'match.json'), 'utf8'));
  const second = /Next: 1 I\d+ · 2 ([A-Z]\d+)/.exec(output)![1];
  expect(log.find(({ by }: { by: unknown }) => by === 0).do).toContain(`give ${second} `);
});

test.each([[['play', 'do-boy', ...FAST]], [['play']]])(
  'nothing to read and no terminal is said at once: %j',
  async (args) => {
    const { status, stderr } = await messdeck(args, '', newFolder());
    expect([status, stderr]).toEqual([
      1,
      'messdeck: A match needs a terminal, or choices on standard input. To see bots play, add --watch.\n',
    ]);
  },
);

test('a saved match that was edited is refused with the step and the rule', async () => {
  const folder = newFolder();
  await playThrough(
    ['do-boy', '--rules', RULES['do-boy']],
    ['1', '1', '1', 'save match.json', 'quit'],
    folder,
  );
  const file = join(folder, 'match.json');
  const saved = JSON.parse(readFileSync(file, 'utf8'));
  const own = saved.log.findIndex(({ by }: { by: unknown }) => by === 0);
  saved.log[own].do = 'play PRES';
  writeFileSync(file, JSON.stringify(saved));
  expect(await complaint(['play', '--resume', file])).toMatch(
    /^The match in .*match\.json was changed: .*DOB-1/,
  );
});

test('an illegal action is refused with its rule', async () => {
  const output = await playThrough(['do-boy', '--rules', RULES['do-boy']], ['give I1 I2', 'quit']);
  expect(output).toMatch(/Exactly three cards are given, not 2 \(DOB-1\)/);
});

test('a match is saved, resumed at the same position and finished', async () => {
  const folder = newFolder();
  await playThrough(['tactics', '--rules', RULES['tactics']], ['pass', 'save match.json', 'quit'], folder);
  const saved = JSON.parse(readFileSync(join(folder, 'match.json'), 'utf8'));
  expect(saved).toMatchObject({ game: 'tactics', self: 0 });
  const log = JSON.stringify(saved.log);
  const output = await playThrough(['--resume', 'match.json'], ['save again.json'], folder);
  const again = JSON.stringify(JSON.parse(readFileSync(join(folder, 'again.json'), 'utf8')).log);
  expect(again.startsWith(log.slice(0, -1))).toBe(true);
  expect(output).toContain('Result');
});

test('quitting never writes over another save, and saving only over its own', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'flag-match.json'), 'mine');
  mkdirSync(join(folder, 'full'));
  const typed = [
    'save full',
    'save nowhere/x.json',
    'save flag-match.json',
    'save a.json',
    'deal',
    'save',
    'quit',
  ];
  const output = await playThrough(['flag'], typed, folder);
  expect(output).toMatch(/cannot be saved to nowhere\/x\.json:\s+there\s+is\s+no\s+such\s+folder/);
  expect(output).toMatch(/flag-match\.json already exists and was not changed/);
  expect(output.match(/--resume a\.json/g)).toHaveLength(3);
  await playThrough(['flag'], ['quit'], folder);
  expect(readFileSync(join(folder, 'flag-match.json'), 'utf8')).toBe('mine');
  expect(readdirSync(folder).sort()).toEqual(['a.json', 'flag-match-2.json', 'flag-match.json', 'full']);
});

test('the end of what is typed (Ctrl-D) keeps the match, and never over another save', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'flag-match.json'), 'mine');
  const { stdout, status } = await messdeck(['play', 'flag', ...FAST], 'deal\n', folder);
  expect(stdout).toContain('--resume flag-match-2.json');
  expect(status).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['flag-match-2.json', 'flag-match.json']);
  expect(readFileSync(join(folder, 'flag-match.json'), 'utf8')).toBe('mine');
});

test('a signal ends the table at once, also while bots think, and the match is kept', async () => {
  const endsBy = async (signal: NodeJS.Signals): Promise<void> => {
    const folder = newFolder();
    writeFileSync(join(folder, 'skirmish-match.json'), 'mine');
    const args = ['play', 'skirmish', '--bots', 'search:10000000', '--pace', 'instant', '--seed', '1'];
    const child = start(args, folder);
    // The cards are dealt, and West thinks for ever.
    let dealt = Number.POSITIVE_INFINITY;
    const { by } = await ended(child, signal, (written) => {
      if (written.includes('dealt')) dealt = Math.min(dealt, worked(child));
      return worked(child) > dealt + 0.3;
    });
    expect(by).toBe(signal);
    expect(readdirSync(folder).sort()).toEqual(['skirmish-match-2.json', 'skirmish-match.json']);
    expect(readFileSync(join(folder, 'skirmish-match.json'), 'utf8')).toBe('mine');
  };
  await Promise.all(SIGNALS.map(endsBy));
});

describe('--resume', () => {
  const folder = newFolder();
  beforeAll(async () => {
    const args = ['sammys-travels', '--seats', '2', '--seat', '1', '--rules', '{"packs": "shared"}'];
    await playThrough(args, ['save match.json', 'quit'], folder);
  });

  test.each([
    [['bang'], /is Sammy's Travels, not Bang/],
    [['--seats', '1'], /--seats 2, not 1/],
    [['--seat', '0'], /--seat 1, not 0/],
    [['--seed', 'other'], /--seed "7", not "other"/],
    [['--rules', '{"packs": "separate"}'], /the option packs "shared", not "separate"/],
    [['--bots', 'search:10'], /--bots "random", not "search:10"/],
    [['--watch'], /not watch it/],
  ])('refuses %j', async (args, sentence) => {
    expect(await complaint(['play', '--resume', join(folder, 'match.json'), ...args])).toMatch(sentence);
  });

  test('keeps the bots of the match, and takes what agrees with it', async () => {
    const args = ['play', 'sammys-travels', '--resume', 'match.json', '--seats', '2', '--seed', '7'];
    await messdeck(args, 'save again.json\nquit\n', folder);
    const { seats } = JSON.parse(readFileSync(join(folder, 'again.json'), 'utf8'));
    expect(seats).toEqual([{ name: 'Ada', bot: 'random' }, { name: 'You' }]);
  });

  test('the cards to come are those of the seed', async () => {
    const cards = (file: string): string[] =>
      JSON.parse(readFileSync(join(folder, file), 'utf8'))
        .log.filter(({ by }: { by: unknown }) => by === 'chance')
        .map((event: { do: string }) => event.do);
    await playThrough(['do-boy', '--rules', '{"target": 25}'], ['save one.json', 'quit'], folder);
    const output = await playThrough(['--resume', 'one.json'], [], folder);
    expect(output).toContain('Result');
    const { stdout } = await messdeck(['simulate', 'do-boy', '--seed', '7', '--rules', '{"target": 25}']);
    const dealt = JSON.parse(stdout).log.filter(({ by }: { by: unknown }) => by === 'chance');
    expect(cards('one.json')).toEqual(dealt.slice(0, 2).map((event: { do: string }) => event.do));
  });
});

describe('what is drawn', () => {
  test('Flag shows its stacks, the waste and the hand', async () => {
    const output = await playThrough(['flag'], ['deal', 'table', 'quit'], newFolder());
    expect(output).toMatch(
      /Stack 1: [A-Z]{2}\.\S+\n {2}Stack 2: ▒ [A-Z]{2}\.\S+\n {2}Stack 3: ▒▒ [A-Z]{2}\.\S+\n {2}Stack 4: ▒▒▒ [A-Z]{2}\.\S+/,
    );
    expect(output).toMatch(/Hand: ▒×46/);
    expect(output).toMatch(/Waste: [A-Z]{2}\.\S+/);
  });

  test('a trick says who played what and who took it; every hand has its score sheet', async () => {
    const output = await playThrough(['do-boy', '--rules', '{"target": 25}']);
    const flat = output.replaceAll('\n  ', ' ');
    expect(flat).toMatch(/(\w+) takes? the squad: (\w+ \w+, ){3}\w+ \w+\./);
    expect(flat).toMatch(/You take the squad|(West|North|East) takes the squad/);
    expect(flat).toMatch(/Squad: \w+ [A-Z]\w+/);
    const deals = output.match(/Enter deals the next hand/g) ?? [];
    const sheets = output.match(/^Hand +You +West +North +East$/gm) ?? [];
    expect(deals.length).toBeGreaterThan(0);
    expect(sheets).toHaveLength(deals.length + 1);
  });

  // In Sammy's Travels the hand is dealt from, in the order in which it lies.
  const sorted = games.filter(({ id }) => id !== 'sammys-travels');
  test.each(sorted.map(({ id, pack }) => [id, pack] as const))(
    'the hand stands in rank order: %s',
    async (id, pack) => {
      const output = (await matchOf(id)).replaceAll('\n    ', ' ');
      for (const [, hand] of output.matchAll(/^[▸ ] You .*? hand ((?:[A-Z][A-Z0-9]*(?: |$))+)/gm)) {
        const cards = hand.trim().split(' ');
        const order = cards.map((card) => pack.find(card)!);
        expect(order, hand).toEqual([...order].sort((a, b) => a - b));
      }
    },
  );

  test('choices stand in the order of the pack', async () => {
    const output = await matchOf('militac');
    const { pack } = games.find(({ id }) => id === 'militac')!;
    for (const question of output.split('──').map((text) => [...text.matchAll(/play ([A-Z]\w*)$/gm)])) {
      const order = question.map(([, card]) => pack.find(card)!);
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  });

  test('Bang is drawn at its beginning and its end, and a line tells each card', async () => {
    const output = await matchOf('bang');
    expect(output.match(/── Bang/g)).toHaveLength(2);
    expect(output).toMatch(/· West lays [ICAE]\d+\. \[/);
  });

  test('the rules are written for players', async () => {
    const output = await playThrough(['militac', '--rules', RULES['militac']], ['rules', 'quit']);
    expect(output).toContain('MILITAC');
    expect(output).not.toMatch(/`|\*\*|###|Checked by script|Game id|exchange: true/);
  });
});

test('a game for one can be undone and redone', async () => {
  const folder = newFolder();
  await playThrough(
    ['flag'],
    ['deal', 'deal', 'undo', 'save one.json', 'redo', 'save two.json', 'quit'],
    folder,
  );
  const deals = (file: string): number =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')).log.filter(
      (event: { do: string }) => event.do === 'deal',
    ).length;
  expect([deals('one.json'), deals('two.json')]).toEqual([1, 2]);
});

test('with --watch a match of bots is told in words', async () => {
  const { stdout, status } = await messdeck(['play', '--watch', '--seed', '5']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^A match of Do-Boy between South, West, North, East\./);
  expect(stdout).toMatch(/wins?\.\n$/);
});
