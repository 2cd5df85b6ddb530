// Who comes goes before who acts: nothing waits while nobody comes, and little is done in a turn in which somebody does.

import { expect, test } from 'vitest';
import { Newcomers } from './newcomers.ts';

const turn = (): Promise<void> => new Promise((next) => setImmediate(next));

test('while nobody comes nothing waits', async () => {
  const newcomers = new Newcomers();
  expect(newcomers.time).toBeUndefined();
  newcomers.comes();
  await turn();
  expect(newcomers.time).toBeUndefined();
});

test('while somebody comes in every turn, two things are done in each; then the rest at once, in their order', async () => {
  const newcomers = new Newcomers();
  const done: number[] = [];
  newcomers.comes();
  for (let i = 0; i < 20; i++) void newcomers.time?.then(() => done.push(i));
  for (const count of [2, 4, 6]) {
    await turn();
    newcomers.comes();
    expect(done).toHaveLength(count);
  }
  await turn();
  expect(done).toHaveLength(8);
  await turn();
  expect(done).toEqual(Array.from({ length: 20 }, (_, i) => i));
});
