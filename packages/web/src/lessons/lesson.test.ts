// Every lesson is played through the rules: its log, what it asks for, and every wrong try it answers.

import { isRefusal, legalMoves, Match, parseMove, type Rules, settleRules } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { boxes } from '../games/catalog.ts';
import { eventsFrom, eventsOf, LET_PASS, type Lesson, type Step } from '../games/lesson.ts';
import { loadLesson } from '../games/parts-of.ts';
import { loadGame } from '../sources/games.ts';

const ids = boxes.flatMap(({ games }) => games.map(({ id }) => id));

/** The match as it is when a step begins. */
async function matchAt(lesson: Lesson, events: number): Promise<Match> {
  const game = await loadGame(lesson.game);
  const rules = settleRules(game, lesson.rules, lesson.seats.length);
  if (isRefusal(rules)) throw new Error(rules.refused);
  const match = new Match(game, rules as Rules, lesson.seats.length);
  for (const { by, do: text } of eventsOf(lesson).slice(0, events)) {
    const refusal = match.act(by, text);
    if (refusal) throw new Error(`${by} ${text}: ${refusal.refused}`);
  }
  return match;
}

test.each(ids)('%s: the log is legal, every action written as the game writes it', async (id) => {
  const lesson = await loadLesson(id);
  const match = await matchAt(lesson, lesson.log.length);
  expect(match.log.map(({ by, do: text }) => `${by} ${text}`)).toEqual(lesson.log);
  // "Finish on your own" needs a match that goes on.
  expect(match.over).toBe(false);
});

test.each(ids)('%s: ten to twelve steps in order, at most 38 words each', async (id) => {
  const { steps } = await loadLesson(id);
  expect(steps.length).toBeGreaterThanOrEqual(10);
  expect(steps.length).toBeLessThanOrEqual(12);
  for (const [i, step] of steps.entries()) {
    if (i > 0) expect(step.at).toBeGreaterThanOrEqual(steps[i - 1].at);
    expect(step.say.split(/\s+/).length).toBeLessThanOrEqual(38);
    expect(step.point.length).toBeGreaterThan(0);
  }
});

test.each(ids)('%s: a step that asks for something begins with the player’s turn', async (id) => {
  const lesson = await loadLesson(id);
  for (const [i, step] of lesson.steps.entries()) {
    const own = eventsFrom(lesson, i).findIndex(({ by }) => by === 0);
    if (own < 0) continue;
    const match = await matchAt(lesson, step.at + own);
    expect(match.view(0).actors).toContain(0);
    expect(match.view(0).legal).toContain(eventsFrom(lesson, i)[own].do);
  }
});

test('United States: the tops that the coach names lie there when he names them', async () => {
  const lesson = await loadLesson('united-states');
  const { at } = lesson.steps.find(({ say }) => say.includes('Utah, Washington, Kentucky, Colorado'))!;
  const { places } = (await matchAt(lesson, at)).view(0);
  const tops = ['OK', 'NE', 'MO', 'CO'].map((corner) => places[`corner:${corner}`].at(-1));
  expect(tops.sort()).toEqual(['CO', 'KY', 'UT', 'WA']);
});

test.each(ids)('%s: every wrong try can be made, and is legal or not as the coach says', async (id) => {
  const lesson = await loadLesson(id);
  for (const [i, step] of lesson.steps.entries()) {
    for (const wrong of step.wrong ?? []) {
      if (wrong.when.test(LET_PASS)) continue;
      const found = await triesIn(lesson, i, step, wrong.when);
      const where = `${id}, step ${i + 1}, ${wrong.when}`;
      if (wrong.rule === undefined) expect(found.legal, where).toBeGreaterThan(0);
      else {
        expect(found.legal, where).toBe(0);
        expect(found.refusals.join(' '), where).toContain(wrong.rule);
      }
    }
  }
});

/** What the rules say to tries that an answer is for, at every moment of a step in which the player acts. */
async function triesIn(
  lesson: Lesson,
  index: number,
  step: Step,
  when: RegExp,
): Promise<{ legal: number; refusals: string[] }> {
  const events = eventsFrom(lesson, index);
  let legal = 0;
  const refusals: string[] = [];
  for (const [n, { by, do: asked }] of events.entries()) {
    if (by !== 0 && !(step.lets && n === 0)) continue;
    const match = await matchAt(lesson, step.at + n);
    const { game, position } = match;
    const moves = legalMoves(game, position, 0).map((move) => game.text(position, 0, move));
    const earlier = (step.wrong ?? []).slice(
      0,
      (step.wrong ?? []).findIndex((wrong) => wrong.when === when),
    );
    const mine = (text: string): boolean =>
      when.test(text) && text !== asked && !earlier.some((wrong) => wrong.when.test(text));
    legal += moves.filter(mine).length;
    for (const text of attempts(match, moves).filter(mine)) {
      const move = parseMove(game, position, 0, text);
      if (isRefusal(move)) refusals.push(move.refused);
    }
  }
  return { legal, refusals };
}

/** Texts a player could try: the verbs of the moment with any card of the own hand. */
function attempts(match: Match, moves: readonly string[]): string[] {
  const view = match.view(0);
  const own = Object.entries(view.places).flatMap(([, cards]) => cards.filter((card) => card !== null));
  const verbs = [...new Set(moves.map((text) => text.split(' ')[0]))];
  const tails = [
    ...new Set(
      moves
        .map((text) => text.split(' '))
        .flatMap(([, , tail, ...more]) => (more.length ? [] : (tail ?? []))),
    ),
  ];
  return [
    ...['bang', 'pass', 'bid 6 infantry', 'bid TN', 'bid MS', 'bid FL', 'bid GA', 'bid LA', 'bid NY'],
    ...verbs.flatMap((verb) =>
      own.flatMap((card) => [
        `${verb} ${card}`,
        ...tails.map((tail) => `${verb} ${card} ${tail}`),
        ...['1', '2', 'KS'].map((to) => `${verb} ${card} ${to}`),
      ]),
    ),
    ...own.map((card) => `bid ${card}`),
    ...own.map((card) => `improvise ${card}`),
    'lay run A11 A12 A13',
    'discard E2 E5 E6 O15',
    'discard A2 E2 E5 O15',
  ];
}
