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

/** Lays a moment out and looks at it. */
export const laid = <T>(moment: Moment | undefined, look: (page: Page) => Promise<T>): Promise<T> =>
  onKeptPage({}, async (page) => {
    await layTable(page, moment!);
    return look(page);
  });
