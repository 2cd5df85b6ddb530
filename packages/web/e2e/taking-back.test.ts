// Taking back: without limit in the games for one, and against bots as long as nothing hidden was shown.

import type { View } from '@messdeck/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keyboard, Pointer } from './hands.ts';
import { play } from './player.ts';
import type { Look, Offer } from './reader.ts';
import { sitDown } from './shelf.ts';
import { GAMES } from './tables.ts';
import { withPage } from './visit.ts';

const mouse = new Pointer(false);
const named = (game: string) => GAMES.find((setting) => setting.game === game)!;

const viewNow = (page: Page): Promise<View> => page.evaluate(() => window.probe.entries().at(-1)!.view);

/** Presses a button and waits until the table stands at another step. */
async function step(page: Page, action: 'undo' | 'redo'): Promise<View> {
  const told = await page.evaluate(() => window.probe.told.length);
  await mouse.press(page, `[data-action="${action}"]`);
  await page.waitForFunction((before) => window.probe.told.length > before, told);
  return viewNow(page);
}

test('Flag goes back to its first card and forth again', async () => {
  await withPage({}, async (page) => {
    await sitDown(page, mouse, named('flag'));
    const way: View[] = [];
    const note = async (): Promise<void> => {
      const view = await viewNow(page);
      if (way.at(-1)?.step !== view.step) way.push(view);
    };
    await play({
      page,
      hands: mouse,
      setting: named('flag'),
      watch: async () => {
        await note();
        return way.length >= 12;
      },
    });
    const back: View[] = [way.at(-1)!];
    while ((await page.locator('[data-action="undo"]').count()) > 0) back.push(await step(page, 'undo'));
    expect(back.at(-1)).toEqual(way[0]);
    const forth: View[] = [back.at(-1)!];
    while ((await page.locator('[data-action="redo"]').count()) > 0) forth.push(await step(page, 'redo'));
    expect(forth).toEqual([...back].reverse());
  });
});

test('a gift in Do-Boy is taken back while the others still choose', async () => {
  // Bots that take minutes: however crowded the machine, they still choose when the gift is taken back.
  await withPage({ speed: 0.01, settings: { pace: 'slow' } }, async (page) => {
    const setting = named('do-boy');
    await sitDown(page, keyboard, setting);
    const gives = ({ offers }: Look): Offer | undefined => offers.find(({ text }) => text.startsWith('give'));
    const look = await play({ page, hands: keyboard, setting, watch: async (seen) => !!gives(seen) });
    const before = await viewNow(page);
    await keyboard.press(page, gives(look)!.selector);
    await page.locator('[data-action="undo"]').waitFor();
    expect((await viewNow(page)).step).toBeGreaterThan(before.step);
    expect((await step(page, 'undo')).places).toEqual(before.places);
  });
});

test('nothing is taken back once another card was shown', async () => {
  await withPage({}, async (page) => {
    const setting = named('skirmish');
    await sitDown(page, keyboard, setting);
    const turns = await play({
      page,
      hands: keyboard,
      setting,
      // Anyone who took the trick and leads has seen nothing since, and may still take the card back.
      watch: async (_, presses) =>
        presses >= 8 &&
        /holds the trick|is high|are high/.test((await page.locator('.table').textContent()) ?? ''),
    });
    expect(turns.over).toBe(false);
    expect(await page.locator('[data-action="undo"]').count()).toBe(0);
  });
});
