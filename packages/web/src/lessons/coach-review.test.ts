// Coach and review agree: nothing that a lesson asks for is found worse by the review than its own uncertainty allows.

import { type ReviewedChoice, reviewMatch } from '@messdeck/bots';
import { isRefusal, Match, type MatchRecord, makeRecord, settleRules } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { boxes } from '../games/catalog.ts';
import { eventsOf, type Lesson } from '../games/lesson.ts';
import { loadLesson } from '../games/parts-of.ts';
import { loadGame } from '../sources/games.ts';

/** Those that are reviewed quickly; `npm run test:all` reviews all of them. */
const QUICK = ['do-boy', 'skirmish', 'united-states', 'sammys-travels', 'flag'];
const ids = boxes
  .flatMap(({ games }) => games.map(({ id }) => id))
  .filter((id) => process.env['EVERY_TEST'] || QUICK.includes(id));

/** Six times as many as in a review by default, so that little is put down to luck. */
const POSITIONS = 600;

async function recordOf(lesson: Lesson): Promise<MatchRecord> {
  const game = await loadGame(lesson.game);
  const rules = settleRules(game, lesson.rules, lesson.seats.length);
  if (isRefusal(rules)) throw new Error(rules.refused);
  const match = new Match(game, rules, lesson.seats.length);
  for (const { by, do: text } of eventsOf(lesson)) match.act(by, text);
  return makeRecord(
    match,
    lesson.seats.map((name) => ({ name })),
  );
}

const inWords = ({ step, chosen, best, cost, error, known }: ReviewedChoice): string => {
  const { cost: less, error: give } = known ?? { cost, error };
  return `${step}: ${chosen} is ${less.toFixed(2)} ± ${(2 * give).toFixed(2)} points worse than ${known?.best ?? best}`;
};

test.each(ids)('%s: no choice of the lesson is a mistake to the review', async (id) => {
  const [game, record] = [await loadGame(id), await recordOf(await loadLesson(id))];
  const mistakes: string[] = [];
  for await (const choice of reviewMatch(record, game, { seats: [0], positions: POSITIONS }))
    if (choice.foreseeable) mistakes.push(inWords(choice));
  expect(mistakes).toEqual([]);
});
