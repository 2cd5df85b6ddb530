// Without a network: once loaded, the page opens, deals every game and plays a match to its end.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Pointer } from './hands.ts';
import { play } from './player.ts';
import { sitDown } from './shelf.ts';
import { GAMES } from './tables.ts';
import { withPage } from './visit.ts';

const mouse = new Pointer(false);

async function cutOff(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Messdeck' }).waitFor();
}

test('a whole match with the network off', async () => {
  await withPage({ serviceWorker: true }, async (page) => {
    await cutOff(page);
    const setting = GAMES.find(({ game }) => game === 'do-boy')!;
    await sitDown(page, mouse, setting);
    expect((await play({ page, hands: mouse, setting })).over).toBe(true);
  });
});

test('every game is dealt with the network off, and its rules can be read', async () => {
  await withPage({ serviceWorker: true }, async (page) => {
    await cutOff(page);
    for (const setting of GAMES) {
      await page.goto('./#/');
      await sitDown(page, mouse, setting);
      await page.waitForFunction(() => window.reader.look().offers.length > 0);
      await page.evaluate(() => document.getElementById('rules')?.showPopover());
      await page.locator('#rules .rules-text h3, #rules .rules-text h2').first().waitFor();
      expect((await page.evaluate(() => window.reader.look())).fault).toBe('');
    }
  });
});

test('an address below the page leads to the page, with the network off too', async () => {
  await withPage({ serviceWorker: true }, async (page) => {
    const home = page.url();
    await cutOff(page);
    await page.goto('./any/path#/learn');
    await page.getByRole('heading', { level: 1, name: 'Learn a game' }).waitFor();
    expect(new URL('.', page.url()).href).toBe(new URL('.', home).href);
  });
});
