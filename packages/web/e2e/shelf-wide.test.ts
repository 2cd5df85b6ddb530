// The shelf for people who come for the first time, and in windows from a page at four times its size to a wide desk.

import { expect, test } from 'vitest';
import { boxes } from '../src/games/catalog.ts';
import { Pointer } from './hands.ts';
import { openBox } from './shelf.ts';
import { withPage } from './visit.ts';

const WINDOWS = [
  [320, 568],
  [390, 844],
  [1160, 800],
  [1280, 800],
  [1500, 900],
  [1920, 1080],
] as const;

test('newcomers are told where to start, until a match has begun', () =>
  withPage({}, async (page) => {
    const slip = page.getByRole('region', { name: 'New here?' });
    await slip.getByText('Start with Bang or Do-Boy').waitFor();
    await slip.getByRole('link', { name: 'Do-Boy' }).click();
    await page.locator('.ask.coach').waitFor();
    await page.goto('./#/');
    await page.getByRole('button', { name: 'Play now: Bang' }).click();
    await page.locator('.table').waitFor();
    await page.goto('./#/');
    await page.getByRole('link', { name: 'Learn a game' }).waitFor();
    expect(await slip.count()).toBe(0);
  }));

test('every game has its line for newcomers', () =>
  withPage({ size: 'phone' }, async (page) => {
    for (const { games } of boxes) {
      await openBox(page, new Pointer(true), games[0].id);
      for (const { like } of games)
        expect(await page.getByText(like, { exact: true }).isVisible()).toBe(true);
    }
  }));

test.each(WINDOWS)('%i × %i: the three buttons of a game stand in one row, whole', (width, height) =>
  withPage({}, async (page) => {
    await page.setViewportSize({ width, height });
    for (const { games } of boxes) {
      await openBox(page, new Pointer(false), games[0].id);
      const faults = await page.evaluate(() =>
        [...document.querySelectorAll('.tray:not([hidden]) .button-row')].flatMap((row) => {
          const buttons = [...row.querySelectorAll<HTMLElement>('.btn')];
          const [first] = buttons;
          return buttons
            .filter(
              (button) => button.offsetTop !== first.offsetTop || button.scrollWidth > button.clientWidth + 1,
            )
            .map(({ textContent }) => textContent);
        }),
      );
      expect(faults).toEqual([]);
    }
    // Nothing reaches over another thing in the head, and nothing beyond the window.
    const [name, nav] = [
      (await page.locator('h1').boundingBox())!,
      (await page.locator('nav').first().boundingBox())!,
    ];
    expect(nav.x >= name.x + name.width - 1 || nav.y >= name.y + name.height - 1).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }),
);

test('a wide window is used', () =>
  withPage({ size: 'wide' }, async (page) => {
    await openBox(page, new Pointer(false), 'tactics');
    const [shelf, links] = [
      (await page.locator('.shelf').boundingBox())!,
      (await page.locator('.study-links').boundingBox())!,
    ];
    expect(shelf.width).toBeGreaterThan(0.85 * 1920);
    expect(links.y + links.height).toBeGreaterThan(0.85 * 1080);
    expect(links.y + links.height).toBeLessThanOrEqual(1080);
  }));
