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
