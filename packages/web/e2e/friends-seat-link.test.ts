// A seat's private link takes it to another device, where it is played on; and a latecomer watches or takes over from a
// bot. Every person has a browser of their own, at a desk or on a phone.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTable, withFriends } from './online.ts';
import { layCard, type Room, whoActs } from './online-scenes.ts';
import { atSizes, type WindowSize } from './room.ts';

const SIZES: readonly WindowSize[] = [
  [390, 844],
  [320, 568],
  [844, 390],
  [1280, 800],
];
const DO_BOY = { game: 'do-boy', seats: 4, rules: { match: 'hand', exchange: 'false' }, friends: 2 };

const behind = (link: string): string => link.slice(link.indexOf('#'));

/** Nothing of a page leaves the window sideways, however large that is. */
async function fits(page: Page): Promise<void> {
  const own = page.viewportSize();
  expect(await atSizes(page, SIZES, () => sideways(page))).toEqual([]);
  if (own) await page.setViewportSize(own);
}

const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px to the side`] : [];
  });

/** Reads the link of the own seat from the sheet, and closes it. */
async function linkOf(page: Page): Promise<string> {
  const sheet = page.getByRole('dialog', { name: 'Take this seat to another device' });
  const link = await sheet.locator('[data-link=seat]').inputValue();
  await sheet.getByRole('img', { name: 'QR code of the link to your seat' }).waitFor();
  await fits(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  return behind(link);
}

/** Opens the link of a seat on another device and plays it there. */
async function bring(visit: Room['visit'], link: string): Promise<Page> {
  const page = await visit(link, undefined, 'phone');
  await page.getByRole('heading', { name: 'Play Dora’s seat here too?' }).waitFor();
  await fits(page);
  await page.locator('[data-action=bring]').click();
  return page;
}

test('a seat goes on on a phone, the desk keeps it, and an old link opens nothing', () =>
  withFriends(DO_BOY, async ({ pages: [host, guest], visit }) => {
    await host.locator('.seated [data-action="seat link"]').click();
    const old = await linkOf(host);
    await host.locator('.seated [data-action="seat link"]').click();
    const link = await linkOf(host);
    const stale = await visit(old, undefined, 'phone');
    await stale.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    const phone = await bring(visit, link);
    await phone.locator('.table').waitFor();
    expect(phone.url()).not.toContain(link.split('/').at(-1));
    // The same hand lies on both.
    const handOf = (page: Page): Promise<string[]> =>
      page
        .locator('.hand [data-card]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? '').sort());
    expect(await handOf(phone)).toEqual(await handOf(host));
    expect(await handOf(phone)).not.toEqual(await handOf(guest));
    // A card that is played on the phone leaves the hand on the desk.
    while ((await whoActs(phone, guest)) !== phone) await layCard(guest);
    const before = (await handOf(host)).length;
    await layCard(phone);
    await expect.poll(async () => (await handOf(host)).length).toBe(before - 1);
    // It can be taken along again from there, by the menu.
    await phone.getByRole('button', { name: 'More' }).click();
    await phone.locator('#menu [data-action="seat link"]').click();
    expect(await linkOf(phone)).not.toBe(link);
  }));

test('in the waiting room, too; the first device may go', () =>
  openTable(async ({ visit }) => {
    const host = await visit('#/friends/do-boy');
    await host.locator('.friends .field').fill('Dora');
    await host.locator('[data-action=lay]').click();
    await host.locator('[data-action="seat link"]').click();
    const link = await linkOf(host);
    await host.context().clearCookies();
    await host.close();
    const phone = await bring(visit, link);
    await phone.locator('[data-action=fill]').click();
    await phone.locator('[data-action=begin]:not([disabled])').click();
    await phone.locator('.table').waitFor();
  }));

test('a latecomer watches, or takes over from a bot; a person who is away keeps the chair', () =>
  withFriends(DO_BOY, async ({ pages: [host, guest], visit, table, invite }) => {
    await guest.getByRole('button', { name: /^Score sheet/ }).click();
    await guest.locator('[data-action=leave]').click();
    const late = await visit(`#/t/${table}/${invite}`, undefined, 'phone');
    await late.getByText('The match has started.').waitFor();
    await late.locator('.seatcard', { hasText: 'Friend 1' }).waitFor();
    expect(await late.getByRole('button', { name: 'Take over' }).count()).toBe(2);
    expect(await late.locator('.seatcard', { hasText: 'Friend 1' }).getByRole('button').count()).toBe(0);
    await fits(late);
    await late.locator('[data-action=watch]').click();
    await late.locator('.bar .where', { hasText: 'You’re watching' }).waitFor();
    expect(await late.locator('.hand [data-card]').count()).toBe(0);
    await late.goBack();
    await late.locator('.invite .field').fill('Eve');
    const chair = late.locator('.seatcard', { has: late.getByRole('button', { name: 'Take over' }) }).first();
    const bot = await chair.locator('.who').textContent();
    await chair.getByRole('button').click();
    await late.locator('.hand [data-card]').first().waitFor();
    await host.locator('.plaque', { hasText: 'Eve' }).waitFor();
    await host.locator('.seated', { hasText: 'Eve' }).waitFor();
    expect(await host.locator('.plaque', { hasText: bot ?? '' }).count()).toBe(0);
  }));
