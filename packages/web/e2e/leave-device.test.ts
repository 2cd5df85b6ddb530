// Anyone who leaves a device is forgotten there: the page keeps nothing, in no window, and the browser's key is gone.

import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Inspector } from './axe.ts';
import { withFriends } from './online.ts';
import { putSeason, putUnfinished } from './past-matches.ts';
import { withPage } from './visit.ts';

/** What a browser keeps of somebody: names in the page's storage, rows of its store, cookies. */
async function keptBy(page: Page): Promise<unknown> {
  await page.getByRole('heading', { name: 'Messdeck' }).waitFor();
  const [storage, rows] = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name!);
    const counts: Record<string, number> = {};
    for (const name of databases) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of db.objectStoreNames)
        counts[store] = await new Promise((resolve) => {
          const request = db.transaction(store).objectStore(store).count();
          request.onsuccess = () => resolve(request.result);
        });
      db.close();
    }
    return [Object.entries({ ...localStorage }).sort(), counts];
  });
  return { storage, rows, cookies: (await page.context().cookies()).length };
}

/** What a browser keeps of somebody who has just come to the shelf. */
async function keptOfNewcomer(context: BrowserContext, address: string): Promise<unknown> {
  const fresh = await context.browser()!.newContext({ serviceWorkers: 'block' });
  const page = await fresh.newPage();
  await page.goto(address);
  await page.getByText('New here?').waitFor();
  const kept = await keptBy(page);
  await fresh.close();
  return kept;
}

const forget = async (page: Page): Promise<void> => {
  await page.goto(new URL('#/settings', page.url()).href);
  await page.locator('[data-action="leave device"]').click();
  await page.locator('[data-action="forget everything"]').click();
};

/** The settings of the tests are put back on every visit: what they set counts for nothing here. */
const withoutSettings = (kept: unknown): unknown => {
  const { storage, ...others } = kept as { storage: [string, string][] };
  return { ...others, storage: storage.filter(([name]) => name !== 'messdeck.settings') };
};

test('matches, lessons and settings are forgotten after a question, in every window', () =>
  withPage({}, async (page) => {
    await putSeason(page);
    await putUnfinished(page);
    await page.evaluate(() => {
      localStorage.setItem('messdeck.name', 'Dora');
      localStorage.setItem('messdeck.known', JSON.stringify({ learned: ['tactics'], begun: {} }));
      localStorage.setItem('messdeck.settings', JSON.stringify({ cloth: 'walnut' }));
      localStorage.setItem('another page', 'stays');
    });
    await page.reload();
    await page.getByRole('region', { name: 'Unfinished' }).waitFor();
    const other = await page.context().newPage();
    await other.goto(new URL('#/history', page.url()).href);
    await other.locator('.history .key-figures').waitFor({ state: 'attached' });

    await page.goto('./#/settings');
    const opener = page.locator('[data-action="leave device"]');
    await opener.click();
    const inspector = new Inspector(page);
    await inspector.inspect('the question before a device is left');
    expect(inspector.violations).toEqual([]);
    // Enter on the question leaves everything as it is.
    await page.keyboard.press('Enter');
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('messdeck.name'))).toBe('Dora');

    await forget(page);
    for (const window of [page, other]) {
      await window.getByText('New here?').waitFor();
      expect(await window.locator('html').getAttribute('data-cloth')).toBe('olive');
      expect(await window.getByRole('region', { name: 'Unfinished' }).count()).toBe(0);
    }
    expect(await page.evaluate(() => localStorage.getItem('another page'))).toBe('stays');
    await page.evaluate(() => localStorage.removeItem('another page'));
    const newcomer = await keptOfNewcomer(page.context(), new URL('.', page.url()).href);
    expect(withoutSettings(await keptBy(page))).toEqual(withoutSettings(newcomer));
    // Back finds nothing of it either.
    await page.goto('./#/history');
    await page.locator('.history').waitFor();
    expect(await page.locator('.history .key-figures').count()).toBe(0);
  }));

test('a seat with friends is forgotten from the table itself, and only where the server can hear it', () =>
  withFriends(
    { game: 'do-boy', seats: 4, friends: 2, rules: { match: 'hand' } },
    async ({ pages, table }) => {
      const [host, guest] = pages;
      expect(await guest.context().cookies()).toHaveLength(1);
      await guest.goto(new URL('#/settings', guest.url()).href);
      await guest.locator('[data-action="leave device"]').waitFor();
      await guest.context().setOffline(true);
      await guest.locator('[data-action="leave device"]').click();
      await guest.locator('[data-action="forget everything"]').click();
      await guest.getByText('Only the server can erase your seats').waitFor();
      expect(await guest.evaluate(() => localStorage.getItem('messdeck.name'))).toBe('Friend 1');
      await guest.context().setOffline(false);
      await guest.locator('[data-action="forget everything"]').click();
      await guest.getByText('New here?').waitFor();
      const newcomer = await keptOfNewcomer(guest.context(), new URL('.', guest.url()).href);
      expect(withoutSettings(await keptBy(guest))).toEqual(withoutSettings(newcomer));
      // The chair is not this browser's any more.
      await guest.goto(new URL(`#/t/${table}/1`, guest.url()).href);
      expect(await guest.locator('.hand .card').count()).toBe(0);
      expect(
        await guest.evaluate(
          (path) => fetch(path).then(({ status }) => status),
          `api/tables/${table}/seats/1/stream`,
        ),
      ).toBe(401);
      // The form to host a table knows no name, nor does Back.
      await guest.goto(new URL('#/friends/do-boy', guest.url()).href);
      expect(await guest.locator('.friends .field').inputValue()).toBe('');

      // At the table, too.
      await host.evaluate(() => document.getElementById('settings')!.showPopover());
      await host.locator('#settings [data-action="leave device"]').click();
      await host.locator('#settings [data-action="forget everything"]').click();
      await host.getByText('New here?').waitFor();
      expect(withoutSettings(await keptBy(host))).toEqual(withoutSettings(newcomer));
    },
  ));
