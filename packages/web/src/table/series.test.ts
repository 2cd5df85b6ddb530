// Several actions with one press: each on the view as it then is, until done, refused or stopped.

import { refuse, type View } from '@messdeck/engine';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableModel } from './model.ts';
import { Series } from './series.ts';

/** A table on which `deal` is legal as often as there are cards. */
function tableWith(cards: number, refusedAt = -1): { model: TableModel; acted: string[]; said: string[] } {
  const acted: string[] = [];
  const said: string[] = [];
  const view = signal({ legal: ['deal'] } as unknown as View);
  const act = async (text: string): Promise<ReturnType<typeof refuse> | undefined> => {
    if (acted.length === refusedAt) return refuse('Not now.');
    acted.push(text);
    if (acted.length === cards) view.value = { legal: ['stop'] } as unknown as View;
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
  const series = new Series();
  const done = series.enter(model, () => 'deal');
  expect(series.runs.value).toBe(true);
  expect(model.picked.value).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(acted).toEqual(['deal', 'deal', 'deal']);
  expect(series.runs.value).toBe(false);
});

test('a refusal ends the series and is said', async () => {
  const { model, acted, said } = tableWith(5, 2);
  const done = new Series().enter(model, () => 'deal');
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(acted).toHaveLength(2);
  expect(said).toEqual(['Not now.']);
});

test('another press stops it', async () => {
  const { model, acted } = tableWith(100);
  const series = new Series();
  const done = series.enter(model, () => 'deal');
  await vi.advanceTimersByTimeAsync(200);
  series.stop();
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(acted.length).toBeGreaterThan(1);
  expect(acted.length).toBeLessThan(5);
});
