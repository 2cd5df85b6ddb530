// The way of a step's card, read from what the step asks for.

import { expect, test } from 'vitest';
import { loadLesson } from '../games/parts-of.ts';
import { loadGame } from '../sources/games.ts';
import { LessonTable } from './lesson-table.ts';
import { type Way, wayOf } from './way.ts';

async function wayAt(id: string, step: number): Promise<Way | undefined> {
  const table = new LessonTable(await loadGame(id), await loadLesson(id), step - 1);
  return wayOf(table.game.pack, table.view.value, table.seat, table.wanted);
}

test('from column to column, from the waste, and to an empty column', async () => {
  const to = '[data-card="KY"]';
  expect(await wayAt('flag', 3)).toEqual({ card: 'CA', from: 'stack:2', onto: 'KY', to, overCloth: true });
  expect(await wayAt('flag', 10)).toMatchObject({ card: 'MA', from: 'waste', onto: 'IA', overCloth: true });
  const space = await wayAt('flag', 6);
  expect(space).toMatchObject({ card: 'WI', to: '[data-place="stack:2"] .slot', overCloth: true });
  expect(space).not.toHaveProperty('onto');
});

test('a card that flies has its flag ringed, and no arrow through what is written between', async () => {
  expect(await wayAt('flag', 4)).toMatchObject({ card: 'PR', to: '.flag.now', overCloth: false });
});

test('from the stock to the journey; from the hand without an arrow', async () => {
  expect(await wayAt('sammys-travels', 5)).toMatchObject({ card: 'VT', onto: 'NH', overCloth: true });
  expect(await wayAt('united-states', 4)).toMatchObject({ card: 'TX', onto: 'OK', overCloth: false });
});

test('to the trick, and where nothing is to be done, nothing is shown', async () => {
  expect(await wayAt('tactics', 11)).toBeUndefined();
  expect(await wayAt('tactics', 1)).toBeUndefined();
});
