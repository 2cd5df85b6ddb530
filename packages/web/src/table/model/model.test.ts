// A tap on a card: it rises or sinks at once, and what can be done with it is asked when that has been painted.

import type { View } from '@messdeck/engine';
import { sammy } from '@messdeck/engine/packs/sammy';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Table } from '../../sources/table.ts';
import { TableModel } from './model.ts';

let paint: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  paint = undefined;
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => (paint = frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The picture is shown, and what waited for it is done. */
async function painted(): Promise<void> {
  paint?.();
  await vi.advanceTimersByTimeAsync(0);
}

const viewWith = (legal: readonly string[]): View =>
  ({ legal, actors: [0], places: { 'hand:0': ['NY', 'PA', 'NJ'] }, phase: 'play' }) as unknown as View;

function tableWith(...legal: string[]): { model: TableModel; acted: string[]; show(view: View): void } {
  const acted: string[] = [];
  const view = signal(viewWith(legal));
  const table = {
    view,
    state: signal({ enters: false }),
    entries: signal([]),
    act: async (text: string) => void acted.push(text),
    why: async () => 'Not now.',
    game: { pack: sammy },
    names: ['You'],
    bots: [undefined],
    seat: 0,
  } as unknown as Table;
  return { model: new TableModel(table, {} as never), acted, show: (next) => (view.value = next) };
}

test('a card rises at once and counts as picked when that has been painted', async () => {
  const { model } = tableWith('give NY PA', 'give NY NJ');
  model.tap('NY');
  expect(model.raised.value).toEqual(['NY']);
  expect(model.picked.value).toEqual([]);
  expect(model.pickable.value).toEqual(new Set(['NY', 'PA', 'NJ']));
  await painted();
  expect(model.picked.value).toEqual(['NY']);
  expect(model.raised.value).toEqual(['NY']);
});

test('a second card tapped before the first was painted is picked with it', async () => {
  const { model } = tableWith('give NY PA', 'give NY NJ');
  model.tap('NY');
  model.tap('PA');
  expect(model.raised.value).toEqual(['NY', 'PA']);
  await painted();
  expect(model.picked.value).toEqual(['NY', 'PA']);
});

test('a second tap plays the card, painted or not, and after it nothing is picked', async () => {
  const { model, acted } = tableWith('play NY', 'play PA');
  model.tap('NY');
  model.tap('NY');
  await painted();
  expect(acted).toEqual(['play NY']);
  expect(model.raised.value).toEqual([]);
  expect(model.picked.value).toEqual([]);
});

test('what lets go of picked cards lets go of a card that has just risen', async () => {
  const { model } = tableWith('play NY', 'play PA');
  model.tap('NY');
  model.picked.value = [];
  expect(model.raised.value).toEqual([]);
  await painted();
  expect(model.picked.value).toEqual([]);
});

test('a card that means nothing any more when it has risen sinks again', async () => {
  const { model, show } = tableWith('play NY', 'play PA');
  model.tap('NY');
  show(viewWith(['play PA']));
  expect(model.raised.value).toEqual([]);
  await painted();
  expect(model.picked.value).toEqual([]);
});
