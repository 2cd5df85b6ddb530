// The screens of tables on a server hold for everybody: axe finds nothing on any of them, by day and by lamplight, and
// none can be scrolled sideways on a phone.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Inspector } from './axe.ts';
import { SIZES } from './browser.ts';
import { openTable, type Room } from './online.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Looks at a screen as it stands. */
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

async function layTable({ visit }: Room): Promise<{ host: Page; invitation: string; watching: string }> {
  const host = await visit('#/friends/do-boy');
  await look(host, 'set with friends');
  await host.locator('.friends .field').fill('Dora');
  await host.locator('.chip', { hasText: 'Anybody' }).click();
  await host.locator('.chip', { hasText: 'Phrases and plain text' }).click();
  await host.locator('.chip', { hasText: '30 s an action' }).click();
  await host.locator('[data-action=lay]').click();
  const invitation = await host.locator('[data-link=invite]').inputValue();
  const watching = (await host.locator('[data-link*="#/watch/"]').getAttribute('data-link'))!;
  const behind = (link: string): string => link.slice(link.indexOf('#'));
  return { host, invitation: behind(invitation), watching: behind(watching) };
}

test('every screen, from the empty lobby to a bot that plays for somebody who has left', async () => {
  await openTable(async (room) => {
    const { visit, server } = room;
    const lobby = await visit('#/tables');
    await lobby.getByRole('heading', { name: 'Public tables' }).waitFor();
    await look(lobby, 'lobby, empty');
    const { host, invitation, watching } = await layTable(room);
    await look(host, 'waiting room');
    await lobby.locator('.tbl').first().waitFor();
    await look(lobby, 'lobby');
    const guest = await visit(invitation);
    await guest.locator('.invite .field').fill('Carl');
    await look(guest, 'door');
    await guest.locator('[data-action=sit]').click();
    await host.locator('.seatcard', { hasText: 'Carl' }).waitFor();
    await look(host, 'waiting room with a guest');
    await look(guest, 'waiting room of a guest');
    const watcher = await visit(watching);
    await watcher.getByText('The match has not begun.').waitFor();
    await look(watcher, 'looking on before the match');
    await host.locator('[data-action=fill]').click();
    await host.locator('[data-action=begin]:not([disabled])').click();
    for (const page of [host, guest, watcher]) await page.locator('.table').waitFor();
    await look(host, 'the table, with clocks');
    await look(watcher, 'looking on');
    await host.locator('[data-action=talk]').click();
    await host.locator('.phrases button').first().click();
    await host.locator('.msg').first().waitFor();
    await look(host, 'talk');
    await host.keyboard.press('Escape');
    await guest.context().setOffline(true);
    await guest.locator('.wire', { hasText: 'You are offline.' }).waitFor();
    await look(guest, 'offline');
    await guest.context().setOffline(false);
    await guest.locator('.wire', { hasText: 'You are offline.' }).waitFor({ state: 'hidden' });
    const [, table] = /#\/t\/([\w-]+)/.exec(invitation)!;
    await guest.evaluate((path) => fetch(`api/tables/${path}`, { method: 'DELETE' }), `${table}/seats/1`);
    await guest.locator('.wire', { hasText: 'A bot plays for you' }).waitFor();
    await look(guest, 'a bot plays for you');
    expect(server.faults).toEqual([]);
  });
});
