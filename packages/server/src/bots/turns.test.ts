// Thoughts that share a thread: a newcomer goes first, and no number of others takes its place.

import { expect, test } from 'vitest';
import { Attention } from './attention.ts';
import { type Share, type Turn, Turns } from './turns.ts';

/** A thread in which time passes only while somebody thinks. */
function makeThread() {
  let now = 0;
  const turns = new Turns(() => now, setImmediate);
  /** Thinks for so long in pieces of 5 ms; says when it began and when it was done. */
  const think = async (share: Share, milliseconds: number, piece = 5): Promise<[number, number]> => {
    const turn = turns.begin(share);
    await turn.pause();
    const began = now;
    for (let done = 0; done < milliseconds; done += piece) {
      now += piece;
      await turn.pause();
    }
    turn.end();
    return [began, now];
  };
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 10; i++) await new Promise(setImmediate);
  };
  return { think, settle, turns, now: () => now };
}

const share = (address: string, table: string, on = true): Share => {
  const attention = new Attention();
  attention.set(on);
  return { address, table, watched: attention.watched };
};

test('a new address waits for one turn at most, however many think for others', async () => {
  const { think, settle, now } = makeThread();
  const others = Array.from({ length: 180 }, (_, i) => think(share('crowd', `table ${i % 60}`), 60, 20));
  await settle();
  const came = now();
  const [began, done] = await think(share('visitor', 'own'), 300, 20);
  expect(began - came).toBeLessThanOrEqual(20);
  expect(done - came).toBeLessThan(1000);
  await Promise.all(others);
});

test('at one address a new table goes before the others', async () => {
  const { think, settle, now } = makeThread();
  const others = Array.from({ length: 60 }, (_, i) => think(share('services', `table ${i}`), 60, 20));
  for (let i = 0; i < 10; i++) await settle();
  const came = now();
  const [, done] = await think(share('services', 'new'), 100, 20);
  expect(done - came).toBeLessThan(300);
  await Promise.all(others);
});

test('at one address a short thought goes before long ones, also of a table that has thought much', async () => {
  const { think, settle, now } = makeThread();
  await think(share('services', 'own'), 500, 20);
  const others = Array.from({ length: 4 }, (_, i) => think(share('services', `table ${i}`), 1000, 20));
  for (let i = 0; i < 20; i++) await settle();
  const came = now();
  const [, done] = await think(share('services', 'own'), 60, 20);
  expect(done - came).toBeLessThan(200);
  await Promise.all(others);
});

test('two addresses that think all the time have half each, whatever the number of their tables', async () => {
  const { think, now } = makeThread();
  const crowd = Array.from({ length: 9 }, (_, i) => think(share('crowd', `table ${i}`), 200, 20));
  const [, done] = await think(share('one', 'table'), 200, 20);
  expect(done).toBeGreaterThan(350);
  expect(done).toBeLessThan(450);
  await Promise.all(crowd);
  expect(now()).toBe(2000);
});

test('a watched table waits for one turn at most, however much its address thinks where nobody watches', async () => {
  const { think, settle, now } = makeThread();
  const others = Array.from({ length: 60 }, (_, i) => think(share('services', `left ${i}`, false), 200, 20));
  for (let i = 0; i < 20; i++) await settle();
  const came = now();
  const [began, done] = await think(share('services', 'own'), 300, 20);
  expect(began - came).toBeLessThanOrEqual(20);
  expect(done - began).toBe(300);
  await Promise.all(others);
});

test('what is thought where nobody watches is not counted against its address', async () => {
  const { think, now } = makeThread();
  await think(share('services', 'left', false), 1000, 20);
  const began = now();
  const two = ['services', 'elsewhere'].map((address) => think(share(address, 'new'), 200, 20));
  for (const [, done] of await Promise.all(two)) expect(done - began).toBeGreaterThan(350);
});

test('a thought goes first as soon as somebody comes to its table', async () => {
  const { think, settle, now } = makeThread();
  const crowd = Array.from({ length: 60 }, (_, i) => think(share(`${i}`, 'left', false), 200, 20));
  const left = share('services', 'left', false);
  const thought = think(left, 200, 20);
  for (let i = 0; i < 20; i++) await settle();
  const came = now();
  left.watched[0] = 1;
  const [, done] = await thought;
  expect(done - came).toBeLessThanOrEqual(220);
  await Promise.all(crowd);
});

test('a thought that nobody waits for ends at its next pause and leaves its place', async () => {
  const { think, settle, turns } = makeThread();
  const turn: Turn = turns.begin(share('a', 'table'));
  await turn.pause();
  const next = think(share('b', 'table'), 50);
  await settle();
  turn.end();
  await expect(turn.pause()).rejects.toThrow();
  await next;
  const waiting = turns.begin(share('a', 'table'));
  const running = turns.begin(share('b', 'table'));
  await running.pause();
  const paused = waiting.pause();
  waiting.end();
  await expect(paused).rejects.toThrow();
  running.end();
});
