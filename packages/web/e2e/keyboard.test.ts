// Every game from the shelf to the final score with the keyboard alone.

import { expect, test } from 'vitest';
import { keyboard } from './hands.ts';
import { play } from './player.ts';
import { sitDown } from './shelf.ts';
import { GAMES } from './tables.ts';
import { withPage } from './visit.ts';

test.each(GAMES)('$title by keyboard alone, from the shelf to the final score', async (setting) => {
  await withPage({ speed: setting.speed ?? 20 }, async (page) => {
    await sitDown(page, keyboard, setting);
    await play({ page, hands: keyboard, setting });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(
      / wins?$|drawn|come out|came out/,
    );
    expect(await page.evaluate(() => window.probe.unfocused)).toEqual([]);
  });
});
