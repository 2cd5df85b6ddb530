// Several people at one table: everybody has a stream and a counter of its own, bots stand in, and what is taken back
// is agreed on. In fake time.

import { type Entry, streamOf } from '@messdeck/engine';
import { doBoy } from '@messdeck/engine/games/do-boy';
import { flag } from '@messdeck/engine/games/flag';
import { skirmish } from '@messdeck/engine/games/skirmish';
import { tactics } from '@messdeck/engine/games/tactics';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { layTable, type TestTable } from './table.testing.ts';

const DO_BOY = { exchange: true, match: 'points', target: 50 };
const PEOPLE = [undefined, undefined, undefined];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets everybody who is asked do the first thing that is allowed, so often. */
async function playOn({ matchHost, act, wait, view, state }: TestTable, times: number): Promise<void> {
  for (let i = 0; i < times && !matchHost.match.over; i++) {
    await wait(20);
    const people = matchHost.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    for (const seat of people) if (state(seat).betweenHands) void matchHost.goOn(seat);
    const [seat] = people.filter((person) => view(person).legal.length > 0);
    if (seat !== undefined) expect(await act(seat, view(seat).legal[0])).not.toHaveProperty('refused');
  }
}

test('three people play a match, each with the stream that the record gives', async () => {
  const table = layTable(doBoy, { seats: PEOPLE, rules: DO_BOY });
  await playOn(table, 1000);
  expect(table.matchHost.match.over).toBe(true);
  const record = table.matchHost.record();
  if ('refused' in record) throw new Error(record.refused);
  for (const seat of [0, 1, 2]) {
    expect(table.entries(seat)).toEqual(streamOf(doBoy as never, record, seat) as Entry[]);
  }
});

test('an action is answered with the number of its entry in the stream of whoever acted', async () => {
  const table = layTable(doBoy, { seats: PEOPLE, rules: DO_BOY });
  await table.wait(20);
  for (const seat of [2, 0, 1]) {
    const done = await table.act(seat, table.view(seat).legal[0]);
    const own = table.entries(seat).findLast(({ by }) => by === seat)!;
    expect(done).toEqual({ n: own.n });
    expect(table.matchHost.heard(seat)).toBe(table.entries(seat).length);
    // The same request once more, and one that has seen what is not there.
    const seen = { seen: own.n - 1 };
    expect(await table.matchHost.act(seat, own.do, seen)).toMatchObject({ kind: 'late' });
    expect(await table.matchHost.act(seat, own.do, { seen: 1000 })).toMatchObject({ kind: 'late' });
  }
});

test('refusals say of what kind they are', async () => {
  const { matchHost, view, until } = layTable(tactics, {
    seats: [undefined, undefined, undefined, 'random'],
    rules: { match: 'hand' },
  });
  await until(() => [0, 1, 2].some((seat) => view(seat).legal.length > 0), 10_000);
  const turn = [0, 1, 2].find((seat) => view(seat).legal.length > 0)!;
  const other = (turn + 1) % 3;
  expect(await matchHost.act(turn, 'bid 1000 cavalry')).toMatchObject({ kind: 'rules' });
  expect(await matchHost.act(other, 'pass')).toMatchObject({ kind: 'turn' });
  expect(await matchHost.act(3, 'pass')).toMatchObject({ kind: 'unable', refused: 'A bot sits there.' });
  expect(await matchHost.act(7, 'pass')).toMatchObject({ kind: 'unable' });
  expect(await matchHost.decline(turn)).toMatchObject({ kind: 'turn' });
  expect(await matchHost.goOn(turn)).toMatchObject({ kind: 'unable' });
  expect(await matchHost.undo(turn)).toMatchObject({ kind: 'unable' });
});

describe('between two hands', () => {
  async function atTheEndOfAHand(services: { dealWait?: number }): Promise<TestTable> {
    const table = layTable(doBoy, { seats: PEOPLE, rules: DO_BOY, services });
    for (let i = 0; i < 500; i++) {
      await table.wait(20);
      if (table.state(0).betweenHands) break;
      const [seat] = [0, 1, 2].filter((person) => table.view(person).legal.length > 0);
      if (seat !== undefined) await table.act(seat, table.view(seat).legal[0]);
    }
    return table;
  }

  test('the next deal waits for all the people', async () => {
    const { matchHost, state, wait } = await atTheEndOfAHand({});
    const steps = matchHost.match.log.length;
    await matchHost.goOn(2);
    await matchHost.goOn(0);
    await wait(600_000);
    expect(matchHost.match.log.length).toBe(steps);
    expect(state(1)).toMatchObject({ betweenHands: true, ready: [0, 2] });
    await matchHost.goOn(1);
    await wait(5_000);
    expect(matchHost.match.log[steps].by).toBe('chance');
  });

  test('at most as long as the services waits', async () => {
    const { matchHost, wait } = await atTheEndOfAHand({ dealWait: 15_000 });
    const steps = matchHost.match.log.length;
    await matchHost.goOn(2);
    await wait(14_900);
    expect(matchHost.match.log.length).toBe(steps);
    await wait(200);
    expect(matchHost.match.log.length).toBeGreaterThan(steps);
  });

  test('and not for somebody for whom a bot stands in', async () => {
    const { matchHost, wait } = await atTheEndOfAHand({});
    const steps = matchHost.match.log.length;
    await matchHost.goOn(2);
    await matchHost.goOn(0);
    await matchHost.standIn(1, 'random');
    await wait(5_000);
    expect(matchHost.match.log.length).toBeGreaterThan(steps);
  });
});

describe('a bot stands in', () => {
  test('until its person acts again', async () => {
    const { matchHost, view, state, act, wait, until } = layTable(skirmish, {
      seats: [undefined, undefined, 'random', 'random'],
      rules: { deal: 'combined', limit: 0 },
    });
    await until(() => view(0).legal.length > 0 || view(1).legal.length > 0, 20_000);
    const gone = view(0).legal.length > 0 ? 0 : 1;
    const steps = matchHost.match.log.length;
    await matchHost.standIn(gone, 'search:5');
    expect(state(1 - gone).standIns?.[gone]).toBe('search:5');
    await until(() => matchHost.match.log.length > steps, 10_000);
    expect(matchHost.match.log[steps].by).toBe(gone);
    await until(() => view(1 - gone).legal.length > 0, 20_000);
    await act(1 - gone, view(1 - gone).legal[0]);
    await until(() => view(gone).legal.length > 0, 20_000);
    expect(await act(gone, view(gone).legal[0])).toHaveProperty('n');
    expect(state(1 - gone).standIns).toBeUndefined();
    // Bots play on, the person's seat waits.
    await wait(60_000);
    const waiting = [0, 1].filter((seat) => view(seat).legal.length > 0);
    expect(waiting.length).toBe(1);
  });

  test('when the time for an action has run out, and hands back', async () => {
    const { matchHost, view, state, until, wait } = layTable(skirmish, {
      seats: [undefined, undefined, 'random', 'random'],
      rules: { deal: 'combined', limit: 0 },
      services: { clock: { perAction: 30_000 }, standInBot: 'random' },
    });
    await until(() => view(0).legal.length > 0, 20_000).catch(() => {});
    const due = view(0).legal.length > 0 ? 0 : 1;
    await wait(0);
    expect(state(1 - due).due?.seat).toBe(due);
    expect(state(1 - due).due?.inMs).toBeGreaterThan(20_000);
    const steps = matchHost.match.log.length;
    await wait(31_500);
    expect(matchHost.match.log[steps].by).toBe(due);
    expect(state(due).standIns?.[due]).toBe('random');
    await matchHost.handBack(due);
    expect(state(due).standIns).toBeUndefined();
  });

  test('a match’s time is counted over all actions, written down, and goes on after a break', async () => {
    const spent: (readonly number[] | undefined)[] = [];
    const setting = { seats: [undefined, undefined, undefined], rules: { ...DO_BOY, exchange: false } };
    const services = { clock: { perMatch: 60_000 }, relief: 'random' };
    const { matchHost, view, act, until, wait, written } = layTable(doBoy, {
      ...setting,
      services: { ...services, write: async (change) => void spent.push(change.spent) },
    });
    await until(() => [0, 1, 2].some((seat) => view(seat).legal.length > 0), 5_000);
    const first = [0, 1, 2].find((seat) => view(seat).legal.length > 0)!;
    await wait(20_000);
    await act(first, view(first).legal[0]);
    expect(spent.at(-1)![first]).toBeGreaterThanOrEqual(20_000);
    expect(spent.at(-1)![first]).toBeLessThan(21_000);
    matchHost.stop();
    expect(written).toEqual([]);
  });

  test('a person leaves for good and a bot plays on', async () => {
    const { matchHost, view, until } = layTable(doBoy, {
      seats: [undefined, 'random', 'random'],
      rules: { ...DO_BOY, match: 'hand' },
      shared: true,
    });
    await until(() => view(0).legal.length > 0, 5_000);
    await matchHost.reseat(0, { name: 'Search', bot: 'search:5' });
    await until(() => matchHost.match.over, 600_000);
    const record = matchHost.record();
    expect('seats' in record && record.seats[0]).toEqual({
      name: 'Search',
      bot: 'search:5',
      since: expect.any(Number),
    });
  });
});

describe('taking back together', () => {
  async function afterOneBid(services = {}): Promise<TestTable & { first: number }> {
    const table = layTable(tactics, {
      seats: [undefined, undefined, undefined, 'random'],
      rules: { match: 'hand' },
      services: { able: { takeback: true, undo: false, redo: false }, ...services },
    });
    await table.until(() => [0, 1, 2].some((seat) => table.view(seat).legal.length > 0), 20_000);
    const first = [0, 1, 2].find((seat) => table.view(seat).legal.length > 0)!;
    await table.act(first, table.view(first).legal.find((text) => text.startsWith('bid'))!);
    return { ...table, first };
  }

  test('happens when all the people agree, and everybody’s stream goes back', async () => {
    const { matchHost, first, state, entries, written, wait } = await afterOneBid();
    const [second, third] = [0, 1, 2].filter((seat) => seat !== first);
    const before = matchHost.match.log.length;
    expect(state(first).canUndo).toBe(true);
    expect(await matchHost.takeBack(first, true)).toEqual({});
    expect(state(third).takeback).toEqual({ by: first, agreed: [first] });
    await matchHost.takeBack(second, true);
    // Nothing goes on by itself meanwhile.
    await wait(20_000);
    expect(matchHost.match.log.length).toBe(before);
    await matchHost.takeBack(third, true);
    expect(matchHost.match.log.length).toBe(before - 1);
    expect(written.length).toBe(before - 1);
    for (const seat of [0, 1, 2]) expect(entries(seat).length).toBe(before - 1);
    expect(state(second).takeback).toBeUndefined();
  });

  test('does not happen when one declines, or when nobody answers in time', async () => {
    const { matchHost, first, state, wait } = await afterOneBid();
    const other = (first + 1) % 3;
    const before = matchHost.match.log.length;
    await matchHost.takeBack(first, true);
    await matchHost.takeBack(other, false);
    expect(state(first).takeback).toBeUndefined();
    expect(matchHost.match.log.length).toBeGreaterThanOrEqual(before);
    expect(await matchHost.takeBack(other, false)).toMatchObject({ kind: 'unable' });
    await matchHost.takeBack(first, true);
    await wait(31_000);
    expect(state(first).takeback).toBeUndefined();
  });

  test('is refused when somebody has learnt of a card since', async () => {
    const table = layTable(skirmish, {
      seats: [undefined, undefined, undefined, undefined],
      rules: { deal: 'combined', limit: 0 },
      services: { able: { takeback: true } },
    });
    await table.until(() => [0, 1, 2, 3].some((seat) => table.view(seat).legal.length > 0), 20_000);
    const turn = (): number => [0, 1, 2, 3].find((seat) => table.view(seat).legal.length > 0)!;
    const first = turn();
    await table.act(first, table.view(first).legal[0]);
    expect(await table.matchHost.takeBack(first, true)).toEqual({});
    await table.act(turn(), table.view(turn()).legal[0]);
    expect(table.state(first).takeback).toBeUndefined();
    expect(await table.matchHost.takeBack(first, true)).toMatchObject({ kind: 'unable' });
  });

  test('alone one needs nobody’s consent, but cards that were dealt stay dealt', async () => {
    const table = layTable(flag, {
      seats: [undefined],
      shared: true,
      rules: {},
      services: { able: { takeback: true, undo: false } },
    });
    await table.until(() => table.view(0).legal.length > 0, 20_000);
    await table.act(0, 'deal');
    expect(table.state(0).canUndo).toBe(false);
    expect(await table.matchHost.takeBack(0, true)).toMatchObject({ kind: 'unable' });
    const alone = layTable(tactics, {
      seats: [undefined, 'random', 'random', 'random'],
      shared: true,
      rules: { match: 'hand' },
      services: { able: { takeback: true, undo: false } },
    });
    await alone.until(() => alone.view(0).legal.includes('pass'), 60_000);
    await alone.act(0, 'pass');
    expect(alone.state(0).canUndo).toBe(true);
    expect(await alone.matchHost.takeBack(0, true)).toEqual({});
    expect(alone.view(0).legal).toContain('pass');
  });

  test('a table that does not offer it says so', async () => {
    const { matchHost, first } = await afterOneBid({ able: { takeback: false } });
    expect(await matchHost.takeBack(first, true)).toMatchObject({ kind: 'unable' });
  });
});
