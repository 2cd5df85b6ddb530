// Several actions with one press: each on the view as it then is, until done, refused or stopped.

import { refuse, type View } from '@messdeck/engine';
import { sammy } from '@messdeck/engine/packs/sammy';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Table } from '../../sources/table.ts';
import { TableModel } from './model.ts';
import { Series } from './series.ts';

/** A table on which `deal` is legal as often as there are cards. */
function tableWith(cards: number, refusedAt = -1): { model: TableModel; acted: string[]; said: string[] } {
  const acted: string[] = [];
  const said: string[] = [];
  const view = signal({ legal: ['deal'], actors: [0], places: {} } as unknown as View);
  const act = async (text: string): Promise<ReturnType<typeof refuse> | undefined> => {
    if (acted.length === refusedAt) return refuse('Not now.');
    acted.push(text);
    const legal = [acted.length === cards ? 'stop' : 'deal'];
    view.value = { legal, actors: [0], places: {} } as unknown as View;
    return undefined;
  };
  const model = {
    view,
    picked: signal(['NY']),
    refused: signal(undefined),
    refuse: (sentence: string) => said.push(sentence),
    table: { act },
  } as unknown as TableModel;
  return { model, acted, said };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('actions are entered one after another while they are legal', async () => {
  const { model, acted } = tableWith(3);
  const series = new Series(model);
  const done = series.enter(() => 'deal');
  expect(series.runs.value).toBe(true);
  expect(model.picked.value).toEqual([]);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(acted).toEqual(['deal', 'deal', 'deal']);
  expect(series.runs.value).toBe(false);
});

test('a refusal ends the series and is said', async () => {
  const { model, acted, said } = tableWith(5, 2);
  const done = new Series(model).enter(() => 'deal');
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(acted).toHaveLength(2);
  expect(said).toEqual(['Not now.']);
});

test('a table that only tries what is entered is asked once', async () => {
  const { model } = tableWith(5);
  const tried: string[] = [];
  const act = async (text: string): Promise<undefined> => void tried.push(text);
  const series = new Series({ ...model, table: { act } } as unknown as TableModel);
  const done = series.enter(() => 'deal');
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  expect(tried).toEqual(['deal']);
  expect(series.runs.value).toBe(false);
});

test('another press stops it', async () => {
  const { model, acted } = tableWith(100);
  const series = new Series(model);
  const done = series.enter(() => 'deal');
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(200);
  series.stop();
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(acted.length).toBeGreaterThan(1);
  expect(acted.length).toBeLessThan(5);
});

test.each([
  ['an action', (model: TableModel) => void model.act('stop')],
  ['a tap on a card', (model: TableModel) => model.tap('NY')],
  ['taking back', (model: TableModel) => model.undo()],
  ['leaving the table', (model: TableModel) => model.close()],
])('%s stops it too', async (_, does) => {
  const { model: like, acted } = tableWith(100);
  const table = {
    view: like.view,
    state: signal({ enters: false }),
    act: like.table.act,
    why: async () => 'Not now.',
    undo: () => undefined,
    close: () => undefined,
    game: { pack: sammy },
    names: ['You'],
    bots: [undefined],
    seat: 0,
  } as unknown as Table;
  const model = new TableModel(table, {} as never);
  const done = model.series.enter(() => 'deal');
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(200);
  does(model);
  expect(model.series.runs.value).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(acted.filter((text) => text === 'deal').length).toBeLessThan(5);
});

test('however many cards are dealt, it takes less than two seconds', async () => {
  const { model, acted } = tableWith(98);
  const series = new Series(model);
  const done = series.enter(() => 'deal');
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(series.runs.value).toBe(false);
  await done;
  expect(acted).toHaveLength(98);
});
