// Looks at a table that was laid out: one page after another on the same profile, and words as they are read.

import type { Page } from 'playwright-core';
import { layTable, type Moment } from './laid.ts';
import { onKeptPage } from './visit.ts';

/** The words of the first such part, in one line. */
export const textOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .innerText()
    .then((text) => text.replace(/\s+/g, ' '));

/** What happened stands written out, in the words of the game. */
export const logWritten = (page: Page): Promise<void> =>
  page.locator('#log .chapters[aria-busy="false"]').waitFor({ state: 'attached' });

/** Lays a moment out and looks at it. */
export const laid = <T>(moment: Moment | undefined, look: (page: Page) => Promise<T>): Promise<T> =>
  onKeptPage({}, async (page) => {
    await layTable(page, moment!);
    return look(page);
  });

/** How high the parts of a phone's table are that a pick must leave as they are. */
export const heightsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    ['.middle', '#ask', '.hand-box'].map(
      (part) => document.querySelector(part)!.getBoundingClientRect().height,
    ),
  );

/** Picks the first card that may be played. */
export async function pickCard(page: Page): Promise<void> {
  await page
    .locator('.hand [data-state="legal"]')
    .first()
    .click({ position: { x: 12, y: 12 } });
  await page.locator('.hand [data-state="chosen"]').waitFor();
}
