// Installing the page: offered once, in one line on the shelf, never during play, and never again after an answer.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Inspector } from './axe.ts';
import type { Size } from './browser.ts';
import { withPage } from './visit.ts';

declare global {
  interface Window {
    prompted: number;
  }
}

/** What a browser does that can install the page; whether its own banner was held back. */
function offer(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    window.prompted ??= 0;
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, { prompt: async () => void window.prompted++ });
    dispatchEvent(event);
    return event.defaultPrevented;
  });
}

const line = '.install-line';

test.each(['desk', 'phone'] satisfies Size[])('it is offered in one line of the shelf on the %s', (size) =>
  withPage({ size }, async (page) => {
    expect(await page.locator(line).count()).toBe(0);
    expect(await offer(page)).toBe(true);
    await page.locator(line).waitFor();
    const box = (await page.locator(line).boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height + 1);
    const inspector = new Inspector(page);
    await inspector.inspect('the offer to install');
    expect(inspector.violations).toEqual([]);
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    expect(await page.evaluate(() => window.prompted)).toBe(1);
    expect(await page.locator(line).count()).toBe(0);
  }),
);

test('a refusal holds for good', () =>
  withPage({}, async (page) => {
    await offer(page);
    await page.getByRole('button', { name: 'No thanks' }).click();
    expect(await page.locator(line).count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { name: 'Messdeck' }).waitFor();
    expect(await offer(page)).toBe(true);
    await page.getByRole('link', { name: 'Learn', exact: true }).waitFor();
    expect(await page.locator(line).count()).toBe(0);
    expect(await page.evaluate(() => window.prompted)).toBe(0);
  }));

test('during play nothing is offered; back on the shelf it is', () =>
  withPage({}, async (page) => {
    await page.getByRole('button', { name: 'Play now: Tactics' }).click();
    await page.locator('.table').waitFor();
    expect(await offer(page)).toBe(true);
    expect(await page.locator(line).count()).toBe(0);
    await page.goto('./#/');
    await page.locator(line).waitFor();
  }));
