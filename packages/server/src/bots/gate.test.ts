// One address thinks about a bounded number of playouts at a time; others do not wait for it.

import { expect, test } from 'vitest';
import { Gate, playoutsOf } from './gate.ts';

/** Who has been let in, in order. */
function at(gate: Gate) {
  const inside: string[] = [];
  const enter = async (
    name: string,
    playouts: number,
    calledOff = new AbortController().signal,
  ): Promise<(() => void) | undefined> => {
    const [address, table] = name.split(' ');
    const leave = await gate.enter({ address, table }, playouts, calledOff);
    if (leave) inside.push(name);
    return leave;
  };
  return { inside, enter };
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
  // There is one such place, and whoever had it waits for the others.
  void enter('a newer', 100);
  await settle();
  expect(inside).toEqual([...crowd, 'a new']);
  void enter('a new', 100);
  leave!();
  await settle();
  expect(inside).toEqual([...crowd, 'a new', 'a newer']);
});

test('every kind of bot counts in playouts', () => {
  expect(playoutsOf({ playouts: 0 })).toBe(1);
  expect(playoutsOf({ playouts: 600 })).toBe(600);
  expect(playoutsOf({ iterations: 4000 })).toBe(4000);
  expect(playoutsOf({ milliseconds: 2000 })).toBe(4000);
});
