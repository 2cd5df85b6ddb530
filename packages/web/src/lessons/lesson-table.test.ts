// A lesson as a table: it goes to its end by showing everything, answers what is beside the point, and goes back.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boxes } from '../games/catalog.ts';
import { loadLesson } from '../games/parts-of.ts';
import { loadGame } from '../sources/games.ts';
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
  expect(table.answered.value).toMatchObject({
    times: 1,
    say: expect.stringContaining('you should play this hand'),
  });
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

test.each(ids)(
  '%s: nothing that the rules forbid is called allowed, and nothing allowed is carried out',
  async (id) => {
    const table = await tableOf(id);
    for (let i = 0; i < 60 && !table.done; i++) {
      const { wanted } = table;
      if (wanted !== undefined) await tryAll(table, wanted);
      if (wanted === undefined) await table.goOn();
      else table.showMe();
      vi.advanceTimersByTime(60_000);
    }
  },
);

/** Tries what may be done now and is not wanted, and all with other cards of the own hand. */
async function tryAll(table: LessonTable, wanted: string): Promise<void> {
  const { game, lesson } = table;
  const before = table.log.length;
  const { legal, places } = table.view.value;
  const verbs = new Set(legal.map((text) => text.split(' ')[0]));
  const hand = places['hand:0'] ?? [];
  const tries = [...legal, ...[...verbs].flatMap((verb) => hand.map((card) => `${verb} ${card}`))];
  // Of the many ways to put four cards away a part will do.
  const stride = Math.ceil(tries.length / 200);
  const also = lesson.steps[table.step.value].also ?? /^(?!)/;
  for (const text of tries.filter((text, i) => i % stride === 0 && text !== wanted && !also.test(text))) {
    const refusal = await table.act(text);
    const answer = table.answered.value;
    const where = `${game.id}, step ${table.step.value + 1}, ${text}: ${answer?.words}`;
    if (legal.includes(text)) expect(answer?.rule ?? 'allowed', where).toBe('allowed');
    else {
      expect(refusal, where).toBeDefined();
      expect(answer === undefined || answer.rule !== undefined, where).toBe(true);
    }
    expect(table.log.length, where).toBe(before);
  }
}

test('what the coach has no words for is named by what is asked instead, and only once called another time', async () => {
  const table = await tableOf('sammy', 7);
  await table.act('play RI');
  expect(table.answered.value!.words).toBe('Allowed, but not yet. Play Hawaii.');
  await table.act('play RI');
  expect(table.answered.value!.words).toBe('Some other time. Play Hawaii.');
});

test('A National Contest: either party may be chosen, and stays when a step is repeated', async () => {
  const table = await tableOf('national-contest');
  expect(await table.act('ticket republican')).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  expect(table.step.value).toBe(1);
  expect(table.log.map(({ do: text }) => text)).toContain('ticket republican');
  table.goTo(2);
  expect(table.log.map(({ do: text }) => text)).toContain('ticket republican');
});

test('after two tries that were taken back in a step, it had better be shown', async () => {
  const table = await tableOf('tactics', 2);
  await table.act('pass');
  expect(table.stuck).toBe(false);
  await table.act('bid 70 cavalry');
  expect(table.stuck).toBe(true);
  table.showMe();
  vi.advanceTimersByTime(60_000);
  expect(table.step.value).toBe(3);
  expect(table.stuck).toBe(false);
});

test('who goes back twice to a step has taken its card back twice', async () => {
  const table = await tableOf('flag', 2);
  for (const times of [1, 2]) {
    table.showMe();
    expect(table.step.value).toBe(3);
    table.back();
    expect(table.stuck).toBe(times === 2);
  }
});

test('what the coach told of a pile gives way to the next try, deed or step', async () => {
  const table = await tableOf('tactics', 2);
  await table.act('pass');
  table.tell('The squad.');
  expect(table.answered.value).toBeUndefined();
  await table.act('pass');
  expect(table.told.value).toBeUndefined();
  table.tell('The squad.');
  table.showMe();
  expect(table.told.value).toBeUndefined();
});
