// Everything that is pressed is 24 by 24 pixels or stands clear of all others: setting the table for every game, alone and
// with friends, and the lobby.

import { expect, test } from 'vitest';
import { findOnShelf, isForFriends } from '../src/games/catalog.ts';
import { openTable } from './online.ts';
import { GAMES } from './tables.ts';
import { smallOn } from './targets.ts';
import { withPage } from './visit.ts';

test('setting the table for every game', () =>
  withPage({}, async (page) => {
    for (const { game } of GAMES) {
      await page.goto(`./#/set/${game}`);
      await page.locator('form.setup').waitFor();
      expect(await smallOn(page), game).toEqual([]);
    }
  }));

test('setting the table for friends, in every game, and the lobby', () =>
  openTable(async ({ visit }) => {
    const page = await visit('#/tables');
    await page.locator('h1').waitFor();
    expect(await smallOn(page)).toEqual([]);
    for (const { game } of GAMES.filter((one) => isForFriends(findOnShelf(one.game)!.game))) {
      await page.goto(`./#/friends/${game}`);
      await page.locator('.setup-foot').waitFor();
      expect(await smallOn(page), game).toEqual([]);
    }
  }));
