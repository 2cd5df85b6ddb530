// After the match friends stay together: talk goes on beside the result, everybody hears at once who asks for a rematch,
// those who looked on come along, and chairs keep their names until somebody new sits there.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Friends, openTable, withFriends } from './online.ts';
import { atSizes, type WindowSize } from './room.ts';

const SIZES: readonly WindowSize[] = [
  [390, 844],
  [320, 568],
  [1280, 800],
];
const DO_BOY = { game: 'do-boy', seats: 4, rules: { match: 'hand', exchange: 'false' }, friends: 3 };

/** Everybody leaves to bots, which play to the end. */
async function toTheEnd({ pages, table }: Friends): Promise<void> {
  for (const [seat, page] of pages.entries())
    await page.evaluate((path) => fetch(path, { method: 'DELETE' }), `api/tables/${table}/seats/${seat}`);
  for (const page of pages) await page.locator('.ceremony').waitFor({ timeout: 120_000 });
}

const rematch = (page: Page) => page.locator('[data-action=rematch]');

/** Keeps what the line over the table announces: it stands for a moment only. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const box = document.querySelector('.wire-box')!;
    new MutationObserver(() => {
      box.setAttribute('data-announced', `${box.getAttribute('data-announced') ?? ''}|${box.textContent}`);
    }).observe(box, { childList: true, subtree: true, characterData: true });
  });
const announced = (page: Page, words: string): Promise<void> =>
  page.locator(`.wire-box[role=status][data-announced*="${words}"]`).waitFor({ state: 'attached' });

const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px to the side`] : [];
  });

test('talk stays open on the result, and a rematch is announced to everybody, watchers included', () =>
  withFriends(DO_BOY, async (friends) => {
    const { pages, table, watch, visit } = friends;
    const [host, asker, late] = pages;
    const watcher = await visit(`#/watch/${table}/${watch}`, undefined, 'phone');
    await watcher.locator('.table').waitFor();
    await toTheEnd(friends);
    await watcher.locator('.ceremony').waitFor();
    await host.locator('.talk-after').getByLabel('Say something').fill('Once more?');
    await host.locator('.talk-after').getByRole('button', { name: 'Say', exact: true }).click();
    for (const page of [asker, late, watcher])
      await page.locator('.talk-after .msg', { hasText: 'Once more?' }).waitFor();
    expect(await atSizes(late, SIZES, () => sideways(late))).toEqual([]);
    expect(await rematch(host).textContent()).toBe('Rematch, same chairs');
    expect(await rematch(watcher).count()).toBe(0);
    for (const page of [host, late, watcher]) await listen(page);
    await rematch(asker).click();
    for (const page of [host, late, watcher]) {
      await announced(page, 'Friend 1 wants a rematch.');
      await page.locator('.talk-after .note', { hasText: 'Friend 1 wants a rematch.' }).waitFor();
    }
    expect(await rematch(late).textContent()).toBe('Join the rematch');
    expect(await rematch(watcher).textContent()).toBe('Watch the rematch');
    // Who has not come yet is named in the chair, which is kept.
    const chair = (name: string) => asker.locator('.seatcard', { hasText: name });
    for (const name of ['Dora', 'Friend 2'])
      await chair(name).getByText('played before; chair held').waitFor();
    await rematch(host).click();
    await host.getByRole('heading', { name: 'Friend 1’s table' }).waitFor();
    await chair('Dora').getByText('is here').waitFor();
    await host.locator('.seatcard', { hasText: 'Friend 2' }).waitFor();
    // Anyone who does not come back makes room, and a bot sits down.
    await asker.getByRole('button', { name: 'the chair of Friend 2' }).click();
    await asker.locator('[data-action="make room"]').click();
    await chair('Friend 2').waitFor({ state: 'detached' });
    await asker.locator('[data-action=fill]').click();
    await asker.locator('[data-action=begin]:not([disabled])').click();
    // Who looked on comes along by the same key, without a press.
    await watcher.locator('.bar .where', { hasText: 'Friend 1’s table' }).waitFor();
    expect(watcher.url()).not.toContain(table);
    await watcher.locator('.near').first().waitFor();
  }));

test('two people with one name are told apart at the door', () =>
  openTable(async ({ visit }) => {
    const host = await visit('#/friends/do-boy');
    await host.locator('.friends .field').fill('Dora');
    await host.locator('[data-action=lay]').click();
    const link = await host.locator('[data-link=invite]').inputValue();
    const guest = await visit(link.slice(link.indexOf('#')), undefined, 'phone');
    await guest.locator('.invite .field').fill('dora');
    await guest.locator('[data-action=sit]').click();
    await guest.getByRole('alert').getByText('Somebody at this table is called "Dora"').waitFor();
    await guest.locator('.invite .field').fill('Dora K.');
    await guest.locator('[data-action=sit]').click();
    await host.locator('.seatcard', { hasText: 'Dora K.' }).waitFor();
  }));

test('a latecomer who watches by the invitation is offered a chair, before the match and during it', () =>
  withFriends({ ...DO_BOY, friends: 2 }, async ({ visit, table, invite, watch }) => {
    const invited = await visit(`#/watch/${table}/${invite}/invited`, undefined, 'phone');
    await invited.locator('[data-action="take over"]').click();
    await invited.locator('.invite .field').fill('Eve');
    await invited.getByRole('button', { name: 'Take over' }).first().click();
    await invited.locator('.hand [data-card]').first().waitFor();
    // The watching link opens no chair.
    const watcher = await visit(`#/watch/${table}/${watch}`, undefined, 'phone');
    await watcher.locator('.ask', { hasText: 'You’re watching.' }).waitFor();
    expect(await watcher.locator('[data-action="take over"]').count()).toBe(0);
  }));
