// One address thinks about a bounded number of playouts at a time; others do not wait for it.

import { expect, test } from 'vitest';
import { Attention } from './attention.ts';
import { Gate, playoutsOf } from './gate.ts';

/** Who has been let in, in order; at tables whose names begin with `left`, nobody reads. */
function at(gate: Gate) {
  const inside: string[] = [];
  const attentions: Map<string, Attention> = new Map();
  const attentionAt = (table: string): Attention => {
    const attention = attentions.get(table) ?? new Attention();
    if (!attentions.has(table)) attention.set(!table.startsWith('left'));
    attentions.set(table, attention);
    return attention;
  };
  const enter = async (
    name: string,
    playouts: number,
    calledOff = new AbortController().signal,
  ): Promise<(() => void) | undefined> => {
    const [address, table] = name.split(' ');
    const attention = attentionAt(table);
    const leave = await gate.enter({ address, table, attention }, playouts, calledOff);
    if (leave) inside.push(name);
    return leave;
  };
  return { inside, enter, attentionAt };
}

const settle = (): Promise<void> => new Promise(setImmediate);

test('what is more than an address may think about waits until something is done', async () => {
  const { inside, enter } = at(new Gate(1000));
  const first = await enter('a 1', 600);
  void enter('a 2', 600);
  void enter('a 3', 100);
  void enter('b 1', 1000);
  await settle();
  expect(inside).toEqual(['a 1', 'b 1']);
  first!();
  await settle();
  expect(inside).toEqual(['a 1', 'b 1', 'a 2', 'a 3']);
});

test('a thought larger than the bound is let in alone, but for a short one', async () => {
  const { inside, enter } = at(new Gate(1000));
  const large = await enter('a 1', 5000);
  void enter('a 2', 100);
  await settle();
  expect(inside).toEqual(['a 1']);
  large!();
  await settle();
  expect(inside).toEqual(['a 1', 'a 2']);
});

test('whoever is called off gives up the place in line', async () => {
  const { inside, enter } = at(new Gate(1000));
  await enter('a 1', 900);
  const off = new AbortController();
  const second = enter('a 2', 900, off.signal);
  void enter('a 3', 100);
  await settle();
  expect(inside).toEqual(['a 1']);
  off.abort();
  expect(await second).toBeUndefined();
  await settle();
  expect(inside).toEqual(['a 1', 'a 3']);
});

test('behind one address tables take turns, whoever asks more often', async () => {
  const { inside, enter } = at(new Gate(1000));
  const first = await enter('a 1', 1000);
  const again = [enter('a 1', 1000), enter('a 1', 1000)];
  void enter('a 2', 1000);
  first!();
  await settle();
  expect(inside).toEqual(['a 1', 'a 2']);
  void again;
});

test('a short thought of a newcomer does not wait for the long ones of its address', async () => {
  const { inside, enter } = at(new Gate(1600));
  for (let table = 1; table <= 60; table++) void enter(`a ${table}`, 400);
  const crowd = [1, 2, 3, 4].map((table) => `a ${table}`);
  await settle();
  expect(inside).toEqual(crowd);
  const leave = await enter('a new', 100);
  expect(inside).toEqual([...crowd, 'a new']);
  // There is one such place, and anyone who had it waits for the others.
  void enter('a newer', 100);
  await settle();
  expect(inside).toEqual([...crowd, 'a new']);
  void enter('a new', 100);
  leave!();
  await settle();
  expect(inside).toEqual([...crowd, 'a new', 'a newer']);
});

test('tables that somebody watches have the whole room, however many of their address nobody watches', async () => {
  const { inside, enter } = at(new Gate(1000));
  for (let table = 1; table <= 60; table++) void enter(`a left-${table}`, 500);
  await settle();
  expect(inside).toEqual(['a left-1', 'a left-2']);
  void enter('a own', 400);
  void enter('a other', 600);
  void enter('a third', 500);
  await settle();
  expect(inside.slice(2)).toEqual(['a own', 'a other']);
});

test('a table to which somebody comes back goes before the others at once', async () => {
  const { inside, enter, attentionAt } = at(new Gate(1000));
  for (let table = 1; table <= 60; table++) void enter(`a left-${table}`, 1000);
  await settle();
  expect(inside).toEqual(['a left-1']);
  attentionAt('left-40').set(true);
  await settle();
  expect(inside).toEqual(['a left-1', 'a left-40']);
});

test('what nobody watches has only the room that is left', async () => {
  const { inside, enter } = at(new Gate(1000));
  const leave = await enter('a own', 900);
  void enter('a left', 900);
  await settle();
  expect(inside).toEqual(['a own']);
  leave!();
  await settle();
  expect(inside).toEqual(['a own', 'a left']);
});

test('every kind of bot counts in playouts', () => {
  expect(playoutsOf({ playouts: 0 })).toBe(1);
  expect(playoutsOf({ playouts: 600 })).toBe(600);
  expect(playoutsOf({ iterations: 4000 })).toBe(4000);
  expect(playoutsOf({ milliseconds: 2000 })).toBe(4000);
});
