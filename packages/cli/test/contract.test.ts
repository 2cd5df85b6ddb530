// The contract on the command line: games, simulate, replay, bot, as scripts and other programs use them.

import { describe, expect, test } from 'vitest';
import { jsonLines, messdeck, self, start } from './messdeck.ts';

const HAND = ['--rules', '{"match": "hand"}'];

describe('games --json', () => {
  test('prints an object a game, with seats, options, ranges, defaults and help', async () => {
    const { stdout, status } = await messdeck(['games', '--json']);
    const games = jsonLines(stdout);
    expect(status).toBe(0);
    const doBoy = games.find(({ game }) => game === 'do-boy')!;
    expect(doBoy).toMatchObject({ title: 'Do-Boy', pack: 'parker', seats: [3, 4, 5, 6] });
    expect(doBoy['options']).toMatchObject({ target: { values: [25, 50, 100], default: 50 } });
    for (const { options } of games) {
      for (const option of Object.values(options as Record<string, Record<string, unknown>>)) {
        expect(option['help']).toMatch(/\.$/);
        expect(option).toHaveProperty('default');
        expect('values' in option || 'min' in option || 'pattern' in option).toBe(true);
      }
    }
  });

  test('defaults that depend on the seats are objects by number of seats', async () => {
    const games = jsonLines((await messdeck(['games', '--json'])).stdout);
    const { options } = games.find(({ game }) => game === 'united-states')!;
    expect((options as Record<string, { default: unknown }>)['target'].default).toEqual({
      3: 150,
      4: 175,
      5: 225,
      6: 250,
    });
  });
});

describe('simulate', () => {
  test('the same seed gives the same bytes, another seed other ones', async () => {
    const once = await messdeck(['simulate', 'tactics', '--matches', '3', '--seed', 'x', ...HAND]);
    const again = await messdeck(['simulate', 'tactics', '--matches', '3', '--seed', 'x', ...HAND]);
    const other = await messdeck(['simulate', 'tactics', '--matches', '3', '--seed', 'y', ...HAND]);
    expect(once.stdout).toBe(again.stdout);
    expect(once.stdout).not.toBe(other.stdout);
    expect(jsonLines(once.stdout)).toHaveLength(3);
  });

  test('search bots with an iteration budget are as deterministic', async () => {
    const args = ['simulate', 'do-boy', '--seats', '3', ...HAND, '--bots', 'search:30,random,search:10'];
    const [once, again] = [await messdeck(args), await messdeck(args)];
    expect(once.stdout).toBe(again.stdout);
    expect(jsonLines(once.stdout)[0]['seats']).toEqual([
      { name: 'Seat 0', bot: 'search:30' },
      { name: 'Seat 1', bot: 'random' },
      { name: 'Seat 2', bot: 'search:10' },
    ]);
  });

  test('other bots are dealt the same cards', async () => {
    const cards = async (bots: string): Promise<unknown> => {
      const { stdout } = await messdeck(['simulate', 'militac', ...HAND, '--bots', bots]);
      return (jsonLines(stdout)[0]['log'] as { do: string }[]).find((event) =>
        event.do.startsWith('shuffle'),
      );
    };
    expect(await cards('search:5')).toEqual(await cards('random'));
  });

  test('interrupted, it leaves whole lines', async () => {
    const child = start(['simulate', 'do-boy', '--matches', '1000000', ...HAND]);
    let stdout = '';
    child.stdout!.on('data', (bytes) => {
      stdout += bytes;
      if (stdout.length > 200_000) child.kill('SIGINT');
    });
    await new Promise((resolve) => child.on('close', resolve));
    expect(stdout.endsWith('\n')).toBe(true);
    expect(jsonLines(stdout).length).toBeGreaterThan(10);
  });

  test('a bot of ours behind exec: plays like any other program', async () => {
    const bots = `exec:${self} bot search:20,random,exec:${self} bot random`;
    const { stdout, status } = await messdeck([
      'simulate',
      'do-boy',
      '--seats',
      '3',
      '--matches',
      '2',
      ...HAND,
      '--bots',
      bots,
    ]);
    expect(status).toBe(0);
    const replayed = await messdeck(['replay', '-'], stdout);
    expect(jsonLines(replayed.stdout).map(({ ok }) => ok)).toEqual([true, true]);
  });

  test('calls in real time and a choice before the first event work through exec: too', async () => {
    for (const [game, seats, rules] of [
      ['bang', '3', '{"limit": 240}'],
      ['sammys-travels', '2', '{"packs": "shared"}'],
    ] as const) {
      const args = [
        'simulate',
        game,
        '--seats',
        seats,
        '--rules',
        rules,
        '--bots',
        `exec:${self} bot random`,
      ];
      const { stdout, stderr } = await messdeck(args);
      expect(stderr).toBe('');
      expect(jsonLines((await messdeck(['replay', '-'], stdout)).stdout)[0]).toMatchObject({ ok: true });
    }
  });
});

describe('replay', () => {
  test('--legal tells the actors and the sorted legal actions before every step', async () => {
    const record = (await messdeck(['simulate', 'do-boy', '--seats', '3', ...HAND])).stdout;
    const { stdout } = await messdeck(['replay', '-', '--legal'], record);
    const steps = jsonLines(stdout);
    expect(steps[0]).toEqual({ record: 0, step: 0, actors: ['chance'], legal: {} });
    const exchange = steps[2]['legal'] as Record<string, string[]>;
    expect(Object.keys(exchange)).toEqual(['0', '1', '2']);
    expect(exchange['0']).toEqual([...exchange['0']].sort());
    expect(exchange['0']).toHaveLength(560);
  });

  test('the clock has its tick', async () => {
    const record = (await messdeck(['simulate', 'bang', '--seats', '2', '--rules', '{"limit": 240}'])).stdout;
    const steps = jsonLines((await messdeck(['replay', '-', '--legal'], record)).stdout);
    const window = steps.find(({ actors }) => (actors as unknown[]).includes('clock'))!;
    expect(window['legal']).toMatchObject({ clock: ['tick'] });
  });

  test('--views tells what every seat and a spectator see after every step', async () => {
    const record = (await messdeck(['simulate', 'do-boy', '--seats', '3', ...HAND])).stdout;
    const steps = jsonLines((await messdeck(['replay', '-', '--views'], record)).stdout);
    const views = steps[1]['views'] as Record<string, { seat: unknown; places: Record<string, unknown[]> }>;
    expect(Object.keys(views)).toEqual(['0', '1', '2', 'null']);
    expect(views['1'].places['hand:1']).not.toContain(null);
    expect(new Set(views['null'].places['hand:1'])).toEqual(new Set([null]));
  });

  test('a record without its end is a match that is not over', async () => {
    const [record] = jsonLines((await messdeck(['simulate', 'do-boy', ...HAND])).stdout);
    const { result: _, hands: __, ...unfinished } = record!;
    const cut = { ...unfinished, hands: [], log: (unfinished['log'] as unknown[]).slice(0, 20) };
    const { stdout, status } = await messdeck(['replay', '-'], JSON.stringify(cut));
    expect(jsonLines(stdout)).toEqual([{ record: 0, steps: 20, ok: true }]);
    expect(status).toBe(0);
  });
});

test('a game for one is said to have one seat', async () => {
  const { stdout } = await messdeck(['games']);
  expect(stdout).toContain('Flag (flag), one seat\n');
  expect(stdout).not.toMatch(/\b1 seats/);
});
