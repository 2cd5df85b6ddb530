// Friends play each other in browsers of their own: one reloads, one loses the network, one leaves and comes back, two
// sit at one device, somebody looks on.

import { expect, test } from 'vitest';
import { playOnline, recordHolds, withFriends } from './online.ts';

test('Do-Boy: a reload, a tunnel, a leave and a return, and somebody who looks on', async () => {
  await withFriends({ game: 'do-boy', seats: 4, rules: { match: 'hand' }, friends: 3 }, async (friends) => {
    const { pages, table, watch, visit } = friends;
    const [host, other, leaver] = pages;
    const watcher = await visit(`#/watch/${table}/${watch}`);
    await watcher.locator('.table').waitFor();
    expect(await watcher.locator('.hand [data-card]').count()).toBe(0);
    let busy = true;
    const playing = pages.map((page, i) => playOnline(page, `friend ${i}`, () => !busy));
    // Well into the hand.
    await host.waitForFunction(() => document.querySelectorAll('#log li').length >= 8);
    busy = false;
    await Promise.all(playing);
    await host.reload();
    await host.locator('.table').waitFor();
    await other.context().setOffline(true);
    await other.locator('.wire').waitFor();
    await other.context().setOffline(false);
    await other.locator('.wire').waitFor({ state: 'hidden' });
    await leaver.evaluate((path) => fetch(`api/tables/${path}`, { method: 'DELETE' }), `${table}/seats/2`);
    await leaver.locator('.wire', { hasText: 'A bot plays for you' }).waitFor();
    await leaver.getByRole('button', { name: 'I am here' }).click();
    await leaver.locator('.wire').waitFor({ state: 'hidden' });
    await Promise.all(pages.map((page, i) => playOnline(page, `again ${i}`)));
    await watcher.locator('.ceremony').waitFor();
    await recordHolds(friends);
    await host.locator('[data-action=rematch]').click();
    await other.locator('[data-action=rematch]').click();
    await host.locator('.seatcard', { hasText: 'You' }).waitFor();
    await other.locator('.seatcard', { hasText: 'You' }).waitFor();
  });
});

test('Bang: a race against a bot on the server', async () => {
  await withFriends({ game: 'bang', seats: 2, friends: 1 }, async (friends) => {
    await playOnline(friends.pages[0], 'bang');
    await recordHolds(friends);
  });
});
