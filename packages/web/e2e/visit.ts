// Pages for the tests, in the one browser that all of them share.

import { type Browser, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { openPage, type PageOptions } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is served. */
    address: string;
    /** Where the browser is driven. */
    browser: string;
  }
}

let browser: Promise<Browser> | undefined;
const kept: Map<string, Page> = new Map();

async function open(options: PageOptions): Promise<Page> {
  browser ??= chromium.connect(inject('browser'));
  return openPage(await browser, inject('address'), options);
}

/** Opens a page of a new profile for as long as a test needs it. */
export async function withPage<T>(options: PageOptions, test: (page: Page) => Promise<T>): Promise<T> {
  const page = await open(options);
  try {
    return await test(page);
  } finally {
    await page.context().close();
  }
}

/** The same profile for match after match, with the page loaded again: a third of the work of a new one. */
export async function onKeptPage<T>(options: PageOptions, test: (page: Page) => Promise<T>): Promise<T> {
  const key = JSON.stringify(options);
  const page = kept.get(key) ?? (await open(options));
  // A page that something went wrong on is not used again.
  kept.delete(key);
  try {
    await page.goto('about:blank');
    await page.goto('./');
    await page.getByRole('heading', { name: 'Messdeck' }).waitFor();
    const result = await test(page);
    kept.set(key, page);
    return result;
  } catch (error) {
    await page.context().close();
    throw error;
  }
}
