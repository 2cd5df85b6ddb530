// A pupil in a lesson: does what the coach asks for, with the buttons and cards of the page.

import type { Page } from 'playwright-core';
import { asksForDeed, eventsFrom, type Lesson } from '../src/games/lesson.ts';
import { selectorOf } from '../src/hints/pointing.tsx';
import type { Hands } from './hands.ts';

export interface Seen {
  /** Steps whose ringed part is nowhere on the page. */
  readonly unpointed: string[];
}

/** Goes through a lesson to its end; `look` is called at every step. */
export async function takeLesson(
  page: Page,
  hands: Hands,
  lesson: Lesson,
  look: (step: number) => Promise<void> = async () => {},
): Promise<Seen> {
  const seen: Seen = { unpointed: [] };
  for (let step = 0; step < lesson.steps.length; step++) {
    await atStep(page, step);
    const points = lesson.steps[step].point.map(selectorOf).join(', ');
    const shown = await page.evaluate(
      (parts) =>
        [...document.querySelectorAll(`.table :is(${parts})`)].some((part) => part.checkVisibility()),
      points,
    );
    if (!shown) seen.unpointed.push(`step ${step + 1}: ${points}`);
    await look(step);
    if (asksForDeed(lesson, step)) await doWhatIsAsked(page, hands, lesson, step);
    else if (step < lesson.steps.length - 1) await hands.press(page, '[data-action="lesson on"]');
  }
  await page.locator('[data-action="play on"]').waitFor();
  return seen;
}

async function atStep(page: Page, step: number): Promise<void> {
  await page.locator('.coach-at', { hasText: `Step ${step + 1} of` }).waitFor();
  await settled(page);
}

/** The others have played, and the coach waits. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.querySelector(
      '.coach :is([data-action="lesson on"], [data-action="show me"], [data-action="play on"])',
    ),
  );
}

async function doWhatIsAsked(page: Page, hands: Hands, lesson: Lesson, step: number): Promise<void> {
  if (lesson.steps[step].lets) {
    await hands.press(page, '[data-action="decline"]');
    return;
  }
  for (const { by, do: text } of eventsFrom(lesson, step)) {
    if (by !== 0) continue;
    await settled(page);
    await enter(page, hands, text);
  }
}

const actionOf = (text: string): string => `[data-action=${JSON.stringify(text)}]`;
const isThere = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((what) => window.reader.find(what) !== undefined, selector);

/** How long what follows from a press is waited for, in milliseconds: it is drawn a picture later. */
const FOLLOWS = 1000;

const comes = (page: Page, selector: string): Promise<boolean> =>
  page
    .waitForFunction((what) => window.reader.find(what) !== undefined, selector, { timeout: FOLLOWS })
    .then(
      () => true,
      () => false,
    );

/** Does something as a player does: a button, the words of a bid, or cards that are picked one after another. */
export async function enter(page: Page, hands: Hands, text: string): Promise<void> {
  const [verb, ...words] = text.split(' ');
  // Halt! is called first; the set is named then, where several would take the card.
  if (verb === 'halt') {
    await hands.press(page, actionOf('halt'));
    await page.waitForTimeout(200);
    if (!(await isThere(page, actionOf(text)))) return;
  }
  for (const [i, word] of words.entries()) {
    const radio = `input[name="${verb}-${i}"][value="${word}"]`;
    if (await isThere(page, radio)) await hands.pick(page, radio);
  }
  for (const word of words) {
    // In Flag a whole run is picked up by its foot.
    const card = `:is([data-card="${word}"], [data-run="${word}"])[data-state="legal"]`;
    await comes(page, `:is(${actionOf(text)}, ${card})`);
    if (await isThere(page, actionOf(text))) break;
    if (await isThere(page, card)) await hands.press(page, card);
  }
  if (await comes(page, actionOf(text))) await hands.press(page, actionOf(text));
  else if (words.length === 0) throw new Error(`${text} is not offered.`);
  else await hands.press(page, `[data-card="${words[0]}"][data-state="chosen"]`);
}
