// The other games that people play with people: auctions, calls, honor and haste, to their end in real browsers.

import { test } from 'vitest';
import { playOnline, recordHolds, type Wanted, withFriends } from './online.ts';

test.each<Wanted>([
  { game: 'tactics', seats: 4, rules: { match: 'engagement' }, friends: 2 },
  { game: 'sigs', seats: 3, rules: { target: 300 }, friends: 2 },
  { game: 'armed-forces', seats: 3, rules: { honor: true, target: 25 }, friends: 2 },
  { game: 'united-states', seats: 3, rules: { pace: 'snappy', target: 10 }, friends: 2 },
])('$game', async (wanted) => {
  await withFriends(wanted, async (friends) => {
    await Promise.all(friends.pages.map((page, i) => playOnline(page, `${wanted.game} ${i}`)));
    await recordHolds(friends);
  });
});
