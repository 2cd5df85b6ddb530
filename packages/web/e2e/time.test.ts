// Time is the player's: the table waits behind a drawer, a sheet, a pause and a hidden page; a journey deals on to a state
// that was pressed; and what one left or gave up is there again when it is wanted.

import type { Match } from '@messdeck/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { asked, layTable, momentOf } from './laid.ts';
import { laid } from './looks.ts';
import { withPage } from './visit.ts';

describe('Time is the player’s', () => {
  test.each(['phone', 'side', 'desk', 'wide'] as const)(
    'alone with bots the table waits behind a drawer and goes on when it is shut: %s',
    (size) =>
      withPage({ size, speed: 1, settings: { pace: 'brisk' } }, async (page) => {
        await layTable(page, momentOf('tactics', leads)!);
        const before = await entries(page);
        await page.locator('.hand .card[data-state="legal"]').last().dblclick();
        await page.evaluate(() => document.getElementById('rules')!.showPopover());
        await page.waitForFunction((n) => window.probe.entries().length > n, before);
        const waiting = await page.waitForFunction(() =>
          window.probe.told.findLast(({ is }) => is === 'stream'),
        );
        await page.waitForFunction(isPaused);
        expect(waiting).toBeTruthy();
        const held = await entries(page);
        // Three times as long as the bots take over a card.
        await page.waitForTimeout(1400);
        expect(await entries(page)).toBe(held);
        await page.evaluate(() => document.getElementById('rules')!.hidePopover());
        await page.waitForFunction((n) => window.probe.entries().length > n, held);
      }),
  );

  test('the table waits behind How to play, too', () =>
    // Slow bots: on a busy machine quick ones have all played before the key is heard.
    withPage({ speed: 1, settings: { pace: 'slow' } }, async (page) => {
      await layTable(page, momentOf('tactics', leads)!);
      await page.locator('.hand .card[data-state="legal"]').last().dblclick();
      await page.keyboard.press('r');
      await page.locator('dialog.howto').waitFor();
      await page.waitForFunction(isPaused);
      const held = await entries(page);
      // Twice as long as they take over a card.
      await page.waitForTimeout(3200);
      expect(await entries(page)).toBe(held);
      await page.keyboard.press('Escape');
      await page.waitForFunction((n) => window.probe.entries().length > n, held);
    }));

  test('a call waits while a hint is read, and the table goes on after it', () =>
    withPage({ size: 'phone', speed: 1, settings: { windows: 'usual', pace: 'brisk' } }, async (page) => {
      await layTable(page, momentOf('sigs', mayHalt)!);
      await page.locator('.hint-btn').click();
      await page.locator('.hint li').first().waitFor();
      await page.waitForFunction(isPaused);
      const held = await entries(page);
      // Longer than the window stays open.
      await page.waitForTimeout(3500);
      expect(await entries(page)).toBe(held);
      await page.getByRole('button', { name: 'Close' }).click();
      await page.waitForFunction((n) => window.probe.entries().length > n + 2, held);
    }));

  test('the player can halt the table and go on', () =>
    laid(momentOf('tactics', asked(/play/, 12)), async (page) => {
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByText('Paused.').waitFor();
      // The veil lies over cards, not over who sits there and what counts.
      for (const [clear, veiled] of [
        ['.plaque', '.trick .card'],
        ['.contract', '.hand .card'],
      ]) {
        expect(await order(page, clear)).toBeGreaterThan(VEIL);
        expect(await order(page, veiled)).toBeLessThanOrEqual(VEIL);
      }
      await page.locator('.ask').getByRole('button', { name: 'Continue' }).click();
      await page
        .locator('#ask')
        .getByText(/^Your turn[:.]/)
        .waitFor();
    }));

  test('Sammy’s Travels: a press on a border state deals on to it within two seconds', () =>
    laid(momentOf('sammys-travels', asked(/play/, 12)), async (page) => {
      const border = page.locator('.map [role="button"]').first();
      const state = await border.getAttribute('data-state');
      await border.press('Enter');
      // How long it takes is counted in series.test.ts; here a busy machine may take its time.
      await page.waitForFunction(
        (to) => window.probe.entries().at(-1)!.view.places['travel:0'].at(-1) === to,
        state,
      );
    }));

  test('the table waits while the page is out of sight, and goes on when it is seen again', () =>
    withPage({ speed: 1, settings: { pace: 'brisk' } }, async (page) => {
      await layTable(page, momentOf('tactics', leads)!);
      const before = await entries(page);
      await page.locator('.hand .card[data-state="legal"]').last().dblclick();
      await hide(page, true);
      await page.waitForFunction(isPaused);
      const held = await entries(page);
      expect(held).toBeGreaterThan(before);
      await page.waitForTimeout(1400);
      expect(await entries(page)).toBe(held);
      await hide(page, false);
      await page.waitForFunction((n) => window.probe.entries().length > n, held);
    }));
});

const entries = (page: Page): Promise<number> => page.evaluate(() => window.probe.entries().length);

/** Runs in the page. */
function isPaused(): boolean {
  const last = window.probe.told.findLast(({ is }) => is === 'stream');
  return last?.is === 'stream' && last.state.paused;
}

/** Where the veil of a halted table lies (halted.css). */
const VEIL = 4;

/** The highest place of something, or of what holds it, above the cloth. */
const order = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      let highest = 0;
      for (let each: Element | null = element; each?.closest('.table > *'); each = each.parentElement)
        highest = Math.max(highest, Number(getComputedStyle(each).zIndex) || 0);
      return highest;
    });

const leads = (match: Match, seat: number): boolean =>
  asked(/play/, 12)(match, seat) && match.view(seat).places['squad'].length === 0;

/** Another has discarded what fits a set. */
const mayHalt = (match: Match, seat: number): boolean =>
  match.view(seat).phase === 'window' && match.view(seat).legal.length > 0;

/** As if another tab were looked at. */
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((away) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => away });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
