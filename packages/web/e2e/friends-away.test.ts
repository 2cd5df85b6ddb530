// A friend drops out where no clock runs: everybody can let a bot play meanwhile, the host can remove the friend, and a
// host who stays away passes the table on. At a desk and on phones, with the room that all this takes.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call, hasty } from '../../server/src/server.testing.ts';
import { type Friends, openTable, withFriends } from './online.ts';
import { layCard } from './online-scenes.ts';
import { atSizes, type WindowSize, withoutRoom } from './room.ts';

const SIZES: readonly WindowSize[] = [
  [390, 844],
  [320, 568],
  [844, 390],
  [1280, 800],
];
const DO_BOY = { game: 'do-boy', seats: 4, rules: { match: 'hand', exchange: 'false' }, friends: 3 };
/** By the server's clock, which runs so many times as fast as ours. */
const HASTE = 20;
const AWAY = { time: hasty(HASTE), patience: { standIn: 20_000, host: 3_600_000 } };

const offer = (page: Page) => page.locator('.away-offer', { hasText: 'Friend 1 is away.' });
const standIn = (page: Page) =>
  page.getByRole('button', { name: 'Let a bot play until Friend 1 is back', exact: true });
const heard = (page: Page, words: string): Promise<void> =>
  page.getByRole('log', { name: 'Said at the table' }).getByText(words).waitFor({ state: 'attached' });

/** Keeps what the line over the table announces: it appears for a while only, and timers run fast here. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const box = document.querySelector('.wire-box')!;
    const note = (): void => {
      box.setAttribute('data-announced', `${box.getAttribute('data-announced') ?? ''}|${box.textContent}`);
    };
    new MutationObserver(note).observe(box, { childList: true, subtree: true, characterData: true });
  });
const announced = (page: Page, words: string): Promise<void> =>
  page.locator(`.wire-box[role=status][data-announced*="${words}"]`).waitFor({ state: 'attached' });

/** Friend 1 closes the page; returns the way back. */
async function leave({ pages }: Friends): Promise<() => Promise<void>> {
  const table = pages[1].url();
  await pages[1].goto('about:blank');
  return async () => {
    await pages[1].goto(table);
  };
}

/** Everybody who is here plays until the others wait for Friend 1, with cards on the table. */
async function playUntilStuck(...pages: readonly Page[]): Promise<void> {
  for (let waited = 0; waited < 10; waited++) {
    for (const page of pages) if ((await layCard(page)) !== undefined) waited = 0;
    await pages[0].waitForTimeout(200);
  }
}

/** What has no room, or can be reached by scrolling alone. */
async function crowded(page: Page): Promise<string[]> {
  const cut = await page.locator('#ask').evaluate((ask) => ask.scrollHeight - ask.clientHeight);
  // Long names end in dots on the plaques of a phone.
  const found = (await withoutRoom(page)).filter((each) => !/Friend \d” is cut$/.test(each));
  return [...found, ...(cut > 1 ? [`the ask is cut by ${cut} px`] : [])];
}

/** Tab after tab, as somebody without a mouse. */
async function tabTo(page: Page, action: string): Promise<void> {
  await page.locator('#ask').focus();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((to) => document.activeElement?.matches(`[data-action="${to}"]`), action)) return;
  }
  throw new Error(`No way to ${action} by the Tab key.`);
}

test('any player lets a bot play for a friend who is away, who has the cards back by returning', () =>
  withFriends(
    DO_BOY,
    async (friends) => {
      const { pages, server, table, watch } = friends;
      const [host, jean, karl] = pages;
      const comeBack = await leave(friends);
      await playUntilStuck(host, karl);
      for (const page of [host, karl]) {
        await offer(page).waitFor();
        await heard(page, 'Friend 1 is still away. Any player can let a bot play until Friend 1 is back.');
      }
      expect(await offer(karl).locator('[data-action=remove]').count()).toBe(0);
      expect(await atSizes(karl, SIZES, () => crowded(karl))).toEqual([]);
      expect(await atSizes(host, SIZES, () => crowded(host))).toEqual([]);
      await tabTo(karl, 'stand in');
      await karl.keyboard.press('Enter');
      for (const page of [host, karl]) {
        await offer(page).waitFor({ state: 'detached' });
        await page.locator('.plaque .here-mark.stands-in').first().waitFor();
        await heard(page, 'A Captain plays for Friend 1.');
      }
      // The sentences name the bot that the server has seated.
      const told = await call(server.base, 'GET', `/api/tables/${table}`, { token: watch });
      expect(told.body.seats[1]).toMatchObject({ name: 'Friend 1', bot: 'captain', standsIn: true });
      await host.locator('.seated', { hasText: 'Friend 1, a Captain stands in' }).waitFor();
      await comeBack();
      await jean.locator('.table').waitFor();
      await heard(host, 'Friend 1 is playing again.');
      await jean.locator('.ask.stood-in').waitFor({ state: 'detached' });
    },
    AWAY,
  ));

test('the host is asked before somebody is removed, and can think better of it', () =>
  withFriends(
    DO_BOY,
    async (friends) => {
      const [host, jean] = friends.pages;
      const comeBack = await leave(friends);
      const remove = offer(host).locator('[data-action=remove]');
      await remove.click();
      const question = host.getByRole('dialog', { name: 'Remove Friend 1?' });
      await question.getByText('A Captain takes the chair, under its own name').waitFor();
      await question.getByRole('button', { name: 'Keep Friend 1 at the table' }).click();
      await question.waitFor({ state: 'detached' });
      expect(await remove.evaluate((link) => link === document.activeElement)).toBe(true);
      await host.keyboard.press('Enter');
      await question.getByRole('button', { name: 'Remove Friend 1' }).click();
      await host.locator('.plaque', { hasText: 'Friend 1' }).waitFor({ state: 'detached' });
      await host.locator('[data-tab=talk]').click();
      await host.locator('.talk .note', { hasText: 'now has Friend 1’s chair.' }).waitFor();
      await standIn(host).waitFor({ state: 'detached' });
      await comeBack();
      await jean.getByRole('heading', { name: 'You can’t join this table' }).waitFor();
    },
    AWAY,
  ));

test('a host who stays away passes the table on, and everybody reads who hosts now', () =>
  withFriends(
    DO_BOY,
    async ({ pages: [host, guest, other] }) => {
      for (const page of [guest, other]) await listen(page);
      await host.goto('about:blank');
      await announced(guest, 'You host the table now. Dora was away too long.');
      await announced(other, 'Friend 1 hosts the table now. Dora was away too long.');
      await guest.locator('.bar .where', { hasText: 'Your table' }).waitFor();
      await other.locator('.bar .where', { hasText: 'Friend 1’s table' }).waitFor();
    },
    { time: hasty(HASTE), patience: { standIn: 3_600_000, host: 20_000 } },
  ));

test('in the waiting room, too', () =>
  openTable(
    async ({ visit }) => {
      const host = await visit('#/friends/do-boy');
      await host.locator('.friends .field').fill('Dora');
      await host.locator('[data-action=lay]').click();
      const link = await host.locator('[data-link=invite]').inputValue();
      const guest = await visit(link.slice(link.indexOf('#')), undefined, 'phone');
      await guest.locator('.invite .field').fill('Carl');
      await guest.locator('[data-action=sit]').click();
      await guest.locator('.seatcard', { hasText: /^You/ }).waitFor();
      await listen(guest);
      await host.goto('about:blank');
      await announced(guest, 'You host the table now. Dora was away too long.');
      await guest.locator('[data-action=fill]').click();
      await guest.locator('[data-action=begin]').waitFor();
    },
    { time: hasty(HASTE), patience: { standIn: 3_600_000, host: 20_000 } },
  ));
