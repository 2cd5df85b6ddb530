// The other games that people play with people: auctions, calls, honor and haste, to their end in two to six browsers.

import { expect, test } from 'vitest';
import { meetTrouble, playOnline, recordHolds, type Wanted, withFriends } from './online.ts';

test.each<Wanted>([
  { game: 'tactics', seats: 4, rules: { match: 'hand' }, friends: 3, shared: true },
  { game: 'sigs', seats: 3, rules: { target: '300' }, friends: 2 },
  { game: 'armed-forces', seats: 3, rules: { honor: 'true', target: '25' }, friends: 3 },
  { game: 'united-states', seats: 3, rules: { pace: 'snappy', target: '10' }, friends: 2 },
  { game: 'do-boy', seats: 6, rules: { match: 'hand', exchange: 'false' }, friends: 6 },
])('$game: $friends friends', async (wanted) => {
  await withFriends(wanted, async (friends) => {
    const { pages, table, watch, visit } = friends;
    const watcher = await visit(`#/watch/${table}/${watch}`);
    await watcher.locator('.table').waitFor();
    await meetTrouble(friends);
    await Promise.all(pages.map((page, i) => playOnline(page, `${wanted.game} ${i}`)));
    await watcher.locator('.ceremony').waitFor();
    await recordHolds(friends);
    expect(await watcher.locator('.hand [data-card]').count()).toBe(0);
  });
});
