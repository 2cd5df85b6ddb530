// Nothing is lost: a reload in the middle goes on at the same position, and so does a match whose tab was closed.

import type { View } from '@messdeck/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Pointer } from './hands.ts';
import { logWritten } from './looks.ts';
import { play } from './player.ts';
import type { Look } from './reader.ts';
import { sitDown } from './shelf.ts';
import { GAMES, type Setting, VARIANTS } from './tables.ts';
import { withPage } from './visit.ts';

const mouse = new Pointer(false);
const settings = [...GAMES, ...VARIANTS];
const named = (title: string) => settings.find((setting) => setting.title === title)!;

const viewNow = (page: Page): Promise<View | undefined> =>
  page.evaluate(() => window.probe.entries().at(-1)?.view);

/** A moment that stands still, for the player is asked and no clock runs. */
const inTheMiddle = async ({ phase, chosen }: Look, presses: number): Promise<boolean> =>
  presses >= 9 && phase === 'play' && chosen.length === 0;

/** Plays a match to such a moment, and tells what is seen then. */
async function toTheMiddle(page: Page, setting: Setting): Promise<View | undefined> {
  await sitDown(page, mouse, setting);
  await play({ page, hands: mouse, setting, watch: inTheMiddle });
  return viewNow(page);
}

/** The table is there again, with what it knew. */
async function laidAgain(page: Page): Promise<void> {
  await page.waitForFunction(() => window.probe.told.some(({ is }) => is === 'stream'));
  await page.locator('.table').waitFor();
}

/** What happened, once it is written out. */
async function logOf(page: Page): Promise<string[]> {
  await logWritten(page);
  return page.locator('#log li').allTextContents();
}

describe('a reload in the middle', () => {
  test.each(['Tactics', 'United States', 'Flag', 'SIGS', 'Sammy’s Travels, one pack'])(
    '%s goes on at the same position',
    async (title) => {
      const setting = named(title);
      await withPage({ speed: setting.speed ?? 20 }, async (page) => {
        const before = await toTheMiddle(page, setting);
        const log = await logOf(page);
        await page.reload();
        await laidAgain(page);
        expect(await viewNow(page)).toEqual(before);
        expect(await logOf(page)).toEqual(log);
        await play({ page, hands: mouse, setting, seed: 'after', watch: async (_, presses) => presses >= 6 });
        expect((await viewNow(page))!.step).toBeGreaterThan(before!.step);
      });
    },
  );
});

test('a second tab can take the match over, and give it back', async () => {
  const setting = named('Do-Boy');
  await withPage({}, async (page) => {
    const before = await toTheMiddle(page, setting);
    const second = await page.context().newPage();
    await second.goto(page.url());
    const playHere = (tab: Page) => tab.getByRole('button', { name: 'Play here instead' });
    await playHere(second).click();
    await laidAgain(second);
    expect(await viewNow(second)).toEqual(before);
    await playHere(page).click();
    await laidAgain(page);
    expect(await viewNow(page)).toEqual(before);
    await playHere(second).waitFor();
    expect((await play({ page, hands: mouse, setting })).over).toBe(true);
  });
});

test('a match whose tab was closed is offered first on the shelf and goes on', async () => {
  const setting = named('Do-Boy');
  await withPage({}, async (page) => {
    const before = await toTheMiddle(page, setting);
    const again = await page.context().newPage();
    await page.close();
    await again.goto('./');
    const offered = again.getByRole('region', { name: 'Unfinished' });
    await offered.getByRole('link', { name: /^Continue Do-Boy/ }).click();
    await laidAgain(again);
    expect(await viewNow(again)).toEqual(before);
    expect((await play({ page: again, hands: mouse, setting })).over).toBe(true);
    await again.getByRole('link', { name: 'Back to the shelf' }).click();
    await again.getByRole('heading', { name: 'Messdeck' }).waitFor();
    expect(await again.getByRole('region', { name: 'Unfinished' }).count()).toBe(0);
  });
});
