// Friends play each other in browsers of their own: one reloads, one loses the network, one leaves and comes back,
// somebody looks on. The other games are in online-more.

import { expect, test } from 'vitest';
import { meetTrouble, playOnline, recordHolds, withFriends } from './online.ts';

test('Do-Boy: a reload, a tunnel, a leave and a return, and somebody who looks on', async () => {
  await withFriends({ game: 'do-boy', seats: 4, rules: { match: 'hand' }, friends: 3 }, async (friends) => {
    const { pages, table, watch, visit } = friends;
    const [host, other] = pages;
    const watcher = await visit(`#/watch/${table}/${watch}`);
    await watcher.locator('.table').waitFor();
    expect(await watcher.locator('.hand [data-card]').count()).toBe(0);
    await meetTrouble(friends);
    await Promise.all(pages.map((page, i) => playOnline(page, `again ${i}`)));
    await watcher.locator('.ceremony').waitFor();
    await recordHolds(friends);
    await host.locator('[data-action=rematch]').click();
    await other.locator('[data-action=rematch]').click();
    await host.locator('.seatcard', { hasText: /^You/ }).waitFor();
    await other.locator('.seatcard', { hasText: /^You/ }).waitFor();
  });
});

test('Bang: two friends race each other, and a bot', async () => {
  await withFriends({ game: 'bang', seats: 3, friends: 2 }, async (friends) => {
    // Among people the table cannot be halted, and no button says that it can.
    await friends.pages[0].locator('[data-action=bang]').waitFor();
    expect(await friends.pages[0].locator('[data-action=pause]').count()).toBe(0);
    await meetTrouble(friends);
    await Promise.all(friends.pages.map((page, i) => playOnline(page, `bang ${i}`)));
    await recordHolds(friends);
  });
});
