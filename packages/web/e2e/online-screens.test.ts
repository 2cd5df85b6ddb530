// The screens of tables on a server hold for everybody: axe finds nothing on any of them, by day and by lamplight, and
// none can be scrolled sideways on a phone.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ensurePage } from '../../../scripts/prepare.mjs';
import { hasty, startServer } from '../../server/src/server.testing.ts';
import { Inspector } from './axe.ts';
import { SIZES } from './browser.ts';
import { openTable, withFriends } from './online.ts';
import { walkOnline } from './online-scenes.ts';
import { launchChromium } from './start.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Looks at a screen as it is. */
async function look(page: Page, name: string): Promise<void> {
  // The page lets no foreign script in, so axe comes by the debugger's door.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const inspector = new Inspector(page);
  await inspector.inspect(name);
  expect(inspector.violations).toEqual([]);
  await page.setViewportSize(SIZES.phone);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([name, Math.max(0, sideways)]).toEqual([name, 0]);
  await page.setViewportSize(SIZES.desk);
}

test('every screen, from the empty lobby to playing again', async () => {
  await openTable((room) => walkOnline(room, look));
});

test('at a table by link those who look at the score hear who plays again', async () => {
  const hand = { game: 'do-boy', seats: 4, friends: 2, rules: { exchange: 'false', match: 'hand' } };
  await withFriends(hand, async ({ pages: [host, guest], table }) => {
    for (const [seat, page] of [host, guest].entries())
      await page.evaluate((path) => fetch(path, { method: 'DELETE' }), `api/tables/${table}/seats/${seat}`);
    await guest.locator('.plays-again [data-seat="0"]', { hasText: 'viewing the score' }).waitFor();
    await guest.locator('.plays-again [data-seat="1"]', { hasText: 'no answer yet' }).waitFor();
    await guest.locator('.plays-again [data-seat="2"]', { hasText: 'a Captain, stays' }).waitFor();
    await host.locator('[data-action=rematch]').click();
    await guest.locator('.plays-again [data-seat="0"]', { hasText: 'asked for a rematch' }).waitFor();
    await host.getByRole('heading', { name: 'Your table' }).waitFor();
    // All cards are open now: the match can be looked at again, and the chair is still there after it.
    await guest.locator('[data-action=replay]').click();
    await guest.locator('.transport').waitFor();
    await guest.goBack();
    await guest.locator('[data-action=rematch]').click();
    await guest.getByRole('heading', { name: 'Dora’s table' }).waitFor();
    await host.locator('[data-action=begin]:not([disabled])').click();
    for (const page of [host, guest]) await page.locator('.table').waitFor();
  });
});

test('a page without TLS from another machine plays as well', async () => {
  const server = await startServer({ page: ensurePage(), time: hasty(4), names: ['messdeck.lan'] });
  const browser = await launchChromium('--host-resolver-rules=MAP messdeck.lan 127.0.0.1');
  try {
    const { port } = new URL(server.base);
    const page = await browser.newPage({ viewport: SIZES.phone });
    await page.goto(`http://messdeck.lan:${port}/`);
    expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false]);
    await page.goto(`http://messdeck.lan:${port}/#/friends/do-boy`);
    await page.locator('.friends .field').fill('Dora');
    await page.locator('[data-action=lay]').click();
    await page.locator('[data-action=fill]').click();
    await page.locator('[data-action=begin]:not([disabled])').click();
    await page.locator('.table .ask').waitFor();
    // Against bots too.
    await page.goto(`http://messdeck.lan:${port}/#/set/tactics`);
    await page.locator('form.setup button[type=submit]').click();
    await page.locator('.table .ask').waitFor();
  } finally {
    await browser.close();
    await server.close();
  }
});
