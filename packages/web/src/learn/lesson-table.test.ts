// A lesson as a table: it goes to its end by showing everything, answers what is beside the point, and goes back.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boxes } from '../app/catalog.ts';
import { loadGame } from '../app/games.ts';
import { loadLesson } from './lesson.ts';
import { LessonTable } from './lesson-table.ts';

const ids = boxes.flatMap(({ games }) => games.map(({ id }) => id));

async function tableOf(id: string, step = 0): Promise<LessonTable> {
  return new LessonTable(await loadGame(id), await loadLesson(id), step);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(ids)('%s: shown step by step, the lesson comes to its end', async (id) => {
  const table = await tableOf(id);
  for (let i = 0; i < 60 && !table.done; i++) {
    if (table.wanted === undefined) await table.goOn();
    else table.showMe();
    vi.advanceTimersByTime(60_000);
    expect(table.busy.value).toBe(false);
    expect(table.fault.value).toBeUndefined();
  }
  expect(table.done).toBe(true);
  expect(table.log.length).toBe(table.lesson.log.length);
});

test.each(ids)('%s: a step that is repeated stands as it stood', async (id) => {
  const table = await tableOf(id, 4);
  const before = JSON.stringify(table.view.value);
  if (table.wanted === undefined) await table.goOn();
  else table.showMe();
  vi.advanceTimersByTime(60_000);
  table.goTo(4);
  expect(JSON.stringify(table.view.value)).toBe(before);
});

test('a legal try beside the point is answered and not carried out, a second time with other words', async () => {
  const table = await tableOf('tactics', 2);
  const events = table.log.length;
  expect(await table.act('pass')).toBeUndefined();
  expect(table.answered.value).toMatchObject({ times: 1, say: expect.stringContaining('yours to play') });
  await table.act('pass');
  expect(table.answered.value!.times).toBe(2);
  expect(table.log.length).toBe(events);
});

test('a try against the rules is refused by the rules, in the coach’s words', async () => {
  const table = await tableOf('tactics', 4);
  const refusal = await table.act('discard E2 E5 E6 O15');
  expect(refusal?.refused).toContain('TAC-8');
  expect(table.answered.value).toMatchObject({ rule: 'TAC-8' });
});
