// The invitation: copied where the finger is, renewed by the host, and by itself when the host removes somebody from a
// private table. The old link opens nothing then, on whatever page it stood.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTable, withFriends } from './online.ts';
import type { Room } from './online-scenes.ts';

const linkOn = (page: Page): Promise<string> => page.locator('[data-link=invite]').inputValue();
const behind = (link: string): string => link.slice(link.indexOf('#'));

/** The link is another one than before. */
const renewed = (page: Page, old: string): Promise<void> =>
  expect.poll(() => linkOn(page)).not.toBe(old) as unknown as Promise<void>;

async function host({ visit }: Room): Promise<Page> {
  const page = await visit('#/friends/do-boy');
  await page.locator('.friends .field').fill('Dora');
  await page.locator('[data-action=lay]').click();
  await page.locator('[data-link=invite]').waitFor();
  return page;
}

async function join({ visit }: Room, link: string, name: string): Promise<Page> {
  const page = await visit(behind(link), undefined, 'phone');
  await page.locator('.invite .field').fill(name);
  await page.locator('[data-action=sit]').click();
  await page.locator('.seatcard', { hasText: /^You/ }).waitFor();
  return page;
}

const opensNothing = async ({ visit }: Room, link: string): Promise<void> => {
  const page = await visit(behind(link), undefined, 'phone');
  await page.getByRole('heading', { name: 'This table doesn’t exist or is over' }).waitFor();
};

test.each([true, false])(
  '"Copied" stands on the button that was pressed; with a clipboard: %s',
  (clipboard) =>
    openTable(async (room) => {
      const page = await host(room);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      // As on a page without TLS from another machine.
      if (!clipboard)
        await page.evaluate(() => {
          const { clipboard } = navigator;
          Object.assign(window, { readText: () => clipboard.readText() });
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
        });
      const read = (): Promise<string> =>
        page.evaluate(() =>
          'readText' in window
            ? (window.readText as () => Promise<string>)()
            : navigator.clipboard.readText(),
        );
      const copy = page.locator('.linkrow [data-action=copy]');
      const width = (await copy.boundingBox())!.width;
      await copy.click();
      await expect.poll(() => copy.textContent()).toBe('Copied');
      expect((await copy.boundingBox())!.width).toBe(width);
      expect(await read()).toBe(await linkOn(page));
      const watch = page.locator('[data-link*="#/watch/"]');
      await watch.click();
      await expect.poll(() => watch.textContent()).toBe('Copied');
      expect(await read()).toBe(await watch.getAttribute('data-link'));
      // After a moment the buttons offer it again.
      await expect.poll(() => watch.textContent(), { timeout: 5000 }).toBe('copy the spectator link');
      // In the sheet of the own seat, too, which is a dialog.
      await page.locator('[data-action="seat link"]').click();
      const link = await page.locator('[data-link=seat]').inputValue();
      const inSheet = page.locator('.seat-link [data-action=copy]');
      await inSheet.click();
      await expect.poll(() => inSheet.textContent()).toBe('Copied');
      expect(await read()).toBe(link);
    }),
);

test('the host makes a new link: the old one opens nothing, and friends do not pass it on', () =>
  openTable(async (room) => {
    const page = await host(room);
    const old = await linkOn(page);
    const guest = await join(room, old, 'Jean');
    expect(await linkOn(guest)).toBe(old);
    await page.locator('[data-action="new link"]').click();
    await page.getByText('The old link no longer works.').waitFor();
    await renewed(page, old);
    await opensNothing(room, old);
    const late = await join(room, await linkOn(page), 'Karl');
    await guest.locator('[data-link=invite]').waitFor({ state: 'detached' });
    expect(await linkOn(late)).toBe(await linkOn(page));
    // It is kept for the next time the host opens the page.
    const link = await linkOn(page);
    await page.reload();
    await page.locator('[data-link=invite]').waitFor();
    expect(await linkOn(page)).toBe(link);
  }));

test('whoever is removed from a private table cannot use the link: the page shows a new one by itself', () =>
  openTable(async (room) => {
    const page = await host(room);
    const old = await linkOn(page);
    const guest = await join(room, old, 'Jean');
    await page.getByRole('button', { name: 'the chair of Jean' }).click();
    await page.locator('[data-action=remove]').click();
    await page.getByRole('dialog', { name: 'Remove Jean?' }).getByText('the old one stops working').waitFor();
    await page.locator('[data-action="make room"]').click();
    await guest.getByRole('heading', { name: 'You no longer have a seat here' }).waitFor();
    await renewed(page, old);
    await opensNothing(room, old);
    await join(room, await linkOn(page), 'Karl');
  }));

test('while the match runs the host asks a friend in, after a removal by the new link', () =>
  withFriends(
    { game: 'do-boy', seats: 4, rules: { match: 'hand', exchange: 'false' }, friends: 2 },
    async ({ pages: [page, guest], server, visit, table, invite }) => {
      expect(await page.locator('[data-action="ask in"]').count()).toBe(1);
      // Whether the old link still opens something is answered after it was renewed.
      await page.route(`**/api/tables/${table}`, async (route) => {
        await page.waitForTimeout(3000);
        await route.continue();
      });
      await page.getByRole('button', { name: 'Chair… of Friend 1' }).click();
      await page.locator('[data-action=remove]').click();
      await page.locator('[data-action="make room"]').click();
      await guest.getByRole('heading', { name: 'You no longer have a seat here' }).waitFor();
      await page.locator('[data-action="ask in"]').click();
      const old = page.url().replace(/#.*/, `#/t/${table}/${invite}`);
      await renewed(page, old);
      const link = await linkOn(page);
      await opensNothing({ server, visit }, old);
      await page.waitForTimeout(3000);
      expect(await linkOn(page)).toBe(link);
      const late = await visit(behind(link), undefined, 'phone');
      await late.locator('.invite .field').fill('Eve');
      await late.getByRole('button', { name: 'Take over' }).first().click();
      await late.locator('.hand [data-card]').first().waitFor();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  ));
