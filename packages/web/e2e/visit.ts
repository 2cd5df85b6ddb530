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

/** Opens a page for as long as a test needs it. */
export async function withPage<T>(options: PageOptions, test: (page: Page) => Promise<T>): Promise<T> {
  browser ??= chromium.connect(inject('browser'));
  const page = await openPage(await browser, inject('address'), options);
  try {
    return await test(page);
  } finally {
    await page.context().close();
  }
}
