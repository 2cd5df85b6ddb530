// What is told to a listener instead of looking, and to anyone who waits: at a table with friends nothing is said that
// is not so, and nothing is waited for without a word.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTable, withFriends } from './online.ts';
import { layCard, offerCard, whoActs } from './online-scenes.ts';

/** Every sentence that has stood in a part of the page since. */
async function hearing(page: Page, part: string): Promise<() => Promise<string[]>> {
  await page.evaluate((part) => {
    const heard = new Set<string>();
    const listen = (): void => {
      for (const each of document.querySelectorAll(part)) heard.add((each.textContent ?? '').trim());
    };
    listen();
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { heard });
  }, part);
  return () => page.evaluate(() => [...(window as unknown as { heard: Set<string> }).heard]);
}

test('seconds that count down in the waiting room are not said one by one', () =>
  openTable(async ({ visit }) => {
    const page = await visit('#/friends/do-boy');
    await page.locator('.friends .field').fill('Dora');
    await page.locator('.chip', { hasText: 'Bots after 2 minutes' }).click();
    await page.locator('[data-action=lay]').click();
    await page.locator('.room .ask', { hasText: /Bots sit down in 1:\d\d/ }).waitFor();
    const heard = await hearing(page, '.room .ask [role=status]');
    await page.waitForTimeout(2500);
    expect(await heard()).toEqual(['Three chairs are open.']);
  }));

test('what is said is heard where the talk is not open, and once; nothing of the own words', () =>
  withFriends({ game: 'do-boy', seats: 4, friends: 2 }, async ({ pages: [host, guest] }) => {
    const log = host.getByRole('log', { name: 'Said at the table' });
    await guest.locator('[data-action=talk]').click();
    await guest.getByLabel('Say something').fill('Who deals?');
    await guest.getByRole('button', { name: 'Good luck!' }).click();
    await expect.poll(() => log.innerText()).toBe('Friend 1 says: Good luck!');
    // A phrase leaves alone what is being typed.
    expect(await guest.getByLabel('Say something').inputValue()).toBe('Who deals?');
    expect(await guest.getByRole('log', { name: 'Said at the table' }).innerText()).toBe('');
    // Read in the talk, it is not said again when that is shut.
    await host.locator('[data-tab=talk]').click();
    await host.locator('.msg', { hasText: 'Good luck!' }).waitFor();
    await host.locator('[data-tab=log]').click();
    expect(await log.innerText()).toBe('');
  }));

test('what is asked back is called by its name to the end', () =>
  withFriends(
    { game: 'do-boy', seats: 4, friends: 2, rules: { exchange: 'false' } },
    async ({ pages: [host, guest] }) => {
      for (let i = 0; i < 24; i++) {
        const actor = await whoActs(host, guest);
        await layCard(actor);
        const askBack = host.locator('.ask [data-action="ask back"]');
        if (actor !== host || !(await askBack.isVisible())) continue;
        await askBack.click({ timeout: 3000 }).catch(() => undefined);
        const agree = guest.locator('[data-action=agree]');
        // A bot may have played on meanwhile.
        if (
          !(await agree.waitFor({ timeout: 3000 }).then(
            () => true,
            () => false,
          ))
        )
          continue;
        const heard = await hearing(guest, '.ask.asks .sentence');
        await agree.click();
        await guest.locator('.ask.asks').waitFor({ state: 'detached' });
        expect(await heard()).toHaveLength(1);
        return;
      }
      throw new Error('The host had nothing to take back.');
    },
  ));

test('whoever left to a bot is not told that it is his turn; at the door of what is over it says so', () =>
  withFriends(
    { game: 'do-boy', seats: 4, friends: 1, rules: { match: 'hand' } },
    async ({ pages: [host], table, invite, visit }) => {
      await host.locator('[data-action=leave]').click();
      await host.locator('.ask.stood-in').waitFor();
      const heard = await hearing(host, '[aria-label=Announcements] p');
      await host.locator('[data-action=rematch]').waitFor({ timeout: 60_000 });
      const said = await heard();
      expect(said.some((sentence) => sentence.startsWith('You play '))).toBe(true);
      expect(said.filter((sentence) => sentence.startsWith('Your turn'))).toEqual([]);
      const late = await visit(`#/t/${table}/${invite}`);
      await late.locator('.invite', { hasText: 'The match is over.' }).waitFor();
    },
  ));

test('a page that comes while the server cannot be reached says what it waits for, and goes on', () =>
  withFriends({ game: 'do-boy', seats: 4, friends: 1 }, async ({ pages: [host] }) => {
    await host.route('**/stream?*', (route) => route.abort());
    await host.reload();
    await host.locator('.wire', { hasText: 'Nothing is lost and your chair is kept.' }).waitFor();
    await host.unroute('**/stream?*');
    await host.locator('.table').waitFor();
  }));

test('a try without a network takes nothing from the hand for good: what never went out is taken up again', () =>
  withFriends(
    { game: 'do-boy', seats: 4, friends: 1, rules: { exchange: 'false' } },
    async ({ pages: [host] }) => {
      await whoActs(host, host);
      await host.context().setOffline(true);
      await host.locator('.wire', { hasText: 'You are offline.' }).waitFor();
      const card = await offerCard(host);
      await host.locator('.ask', { hasText: 'not yet sent.' }).waitFor();
      await host.getByRole('button', { name: 'Try now' }).click();
      // As long as a try may take.
      await host.waitForTimeout(1000);
      await host.locator('[data-action="take up"]').click();
      await host.locator('.ask', { hasText: 'Your turn' }).waitFor();
      await host.context().setOffline(false);
      await host.locator('.wire').waitFor({ state: 'hidden' });
      await host.locator(`.hand [data-card="${card}"]`).waitFor();
    },
  ));
