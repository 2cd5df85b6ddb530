// Hosting a table: from Tables and from the shelf straight to one short form, at a desk and on a phone; friends come by
// the link, or anybody from Tables.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxes } from '../src/games/catalog.ts';
import { Pointer } from './hands.ts';
import { openTable } from './online.ts';
import { openBox } from './shelf.ts';

const SIZES = ['phone', 'desk'] as const;

/** What is folded away is not asked. */
const asked = (page: Page): Promise<string[]> =>
  page.locator('.friends > .at-table :is(.lbl, legend)').allInnerTexts();

const host = (page: Page): Promise<void> => page.locator('[data-action=lay]').click();

test.each(SIZES)('%s: Host a table on Tables opens the form, and the game is chosen there', (size) =>
  openTable(async ({ visit }) => {
    const page = await visit('#/tables', undefined, size);
    await page.getByRole('link', { name: 'Host a table' }).last().click();
    await page.getByRole('heading', { name: 'Host a table' }).waitFor();
    expect(await asked(page)).toEqual(['Game', 'Your name', 'Who can join', 'Empty chairs']);
    expect(await page.getByText('Players', { exact: true }).isVisible()).toBe(false);
    await page.getByLabel('Your name').fill('Dora');
    await page.locator('.chip', { hasText: 'Bots at once' }).click();
    await page.getByRole('combobox', { name: 'Game' }).selectOption('bang');
    await page.locator('.setup-foot', { hasText: 'Bang for four' }).waitFor();
    expect(page.url()).toMatch(/#\/friends\/bang$/);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Dora');
    await host(page);
    await page.locator('.seatcard.bot').nth(2).waitFor();
    // The next table begins with the game of the last.
    await page.goto(`${page.url().split('#')[0]}#/friends`);
    await page.locator('.setup-foot', { hasText: 'Bang for four' }).waitFor();
  }),
);

test('a table for friends with the link, and one for anybody: each reached by another browser', () =>
  openTable(async ({ visit }) => {
    const page = await visit('#/friends/do-boy');
    await page.getByLabel('Your name').fill('Dora');
    await host(page);
    const link = await page.locator('[data-link=invite]').inputValue();
    const friend = await visit(link.slice(link.indexOf('#')), undefined, 'phone');
    await friend.locator('.invite .field').fill('Jean');
    await friend.locator('[data-action=sit]').click();
    await page.locator('.seatcard', { hasText: 'Jean' }).waitFor();
    const stranger = await visit('#/tables', undefined, 'phone');
    await stranger.getByText('No open tables right now').waitFor();
    const other = await visit('#/friends/sigs');
    await other.getByLabel('Your name').fill('Karl');
    await other.locator('.chip', { hasText: 'Anyone' }).click();
    await host(other);
    await stranger.getByRole('link', { name: 'Sit down' }).click();
    await stranger.locator('.invite .field').fill('Hilda');
    await stranger.locator('[data-action=sit]').click();
    await other.locator('.seatcard', { hasText: 'Hilda' }).waitFor();
  }));

test.each(SIZES)('%s: the shelf offers to play with friends, every game that people can share', (size) =>
  openTable(async ({ visit }) => {
    const page = await visit('#/', undefined, size);
    for (const { games } of boxes) {
      await openBox(page, new Pointer(size === 'phone'), games[0].id);
      for (const { id, title } of games)
        expect([
          id,
          await page.getByRole('link', { name: `Play with friends: ${title}`, exact: true }).count(),
        ]).toEqual([id, id === 'flag' ? 0 : 1]);
    }
    await openBox(page, new Pointer(size === 'phone'), 'sigs');
    await page.getByRole('link', { name: 'Play with friends: SIGS' }).click();
    await page.locator('.setup-foot', { hasText: 'SIGS for four' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: /^Play with friends Host/ }).click();
    await page.getByRole('heading', { name: 'Host a table' }).waitFor();
    // From the set-up of a game, too.
    await page.goto(`${page.url().split('#')[0]}#/set/bang`);
    await page.getByRole('link', { name: 'With friends' }).click();
    await page.locator('.setup-foot', { hasText: 'Bang for four' }).waitFor();
  }),
);
