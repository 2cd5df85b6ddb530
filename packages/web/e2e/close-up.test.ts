// Every card can be seen large: by a long press, a right press, or the key Z; in the hand, in a trick, in the hands of
// everybody, and as a state on the map.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Inspector } from './axe.ts';
import { asked, handEnded, layTable, momentOf } from './laid.ts';
import { onKeptPage } from './visit.ts';

const large = (page: Page) => page.locator('dialog.close-up');

const nameOf = (page: Page): Promise<string> => large(page).locator('h2').innerText();

/** The table hears once the first card could be played; until then nothing is awaited that is not needed for it. */
const hears = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/close-ups')),
    )
    .then(() => page.waitForTimeout(300));

/** A finger rests near the corner of an element until something has happened. */
async function rest(page: Page, selector: string, until: () => Promise<unknown>): Promise<void> {
  const box = (await page.locator(selector).first().boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const at = { x: box.x + Math.min(14, box.width / 2), y: box.y + Math.min(14, box.height / 2) };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await until();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

test('a finger that rests on a card sees it large, and plays nothing', () =>
  onKeptPage({ size: 'phone' }, async (page) => {
    await layTable(page, momentOf('tactics', asked(/play/, 15))!);
    await hears(page);
    const card = page.locator('.hand .card').first();
    const name = await card.locator('.sr').first().innerText();
    await rest(page, '.hand .card', () => large(page).waitFor());
    // Longer than a click of this finger could take.
    await page.waitForTimeout(600);
    expect(await nameOf(page)).toBe(name);
    expect(await large(page).locator('dt').allInnerTexts()).toContain('Company');
    expect(await card.getAttribute('data-state')).not.toBe('chosen');
    // On the smallest phones too the way back is in sight.
    await page.setViewportSize({ width: 320, height: 568 });
    const back = (await large(page).getByRole('button', { name: 'Close' }).boundingBox())!;
    expect(back.y + back.height).toBeLessThanOrEqual(568);
    await page.setViewportSize({ width: 390, height: 844 });
    const { width } = (await large(page).locator('.card').boundingBox())!;
    expect(width).toBeGreaterThan(200);
    await large(page).getByRole('button', { name: 'Close' }).click();
    await large(page).waitFor({ state: 'detached' });
    // However late the finger is lifted, and a tap beside it closes it.
    await rest(page, '.hand .card', () =>
      large(page)
        .waitFor()
        .then(() => page.waitForTimeout(700)),
    );
    await page.waitForTimeout(600);
    expect(await large(page).count()).toBe(1);
    await page.touchscreen.tap(5, 5);
    await large(page).waitFor({ state: 'detached' });
    // A short touch is a tap, as before.
    await rest(page, '.hand .card[data-state="legal"], .hand.any .card', async () => undefined);
    await page.locator('.hand [data-state="chosen"]').waitFor();
    expect(await large(page).count()).toBe(0);
  }));

test('a right press and Z show a card large; arrows lead to the others, Escape back to the focus', () =>
  onKeptPage({}, async (page) => {
    await layTable(page, momentOf('united-states', asked(/play/, 10))!);
    await hears(page);
    const cards = page.locator('.hand .card');
    // Also one that may not be played.
    await cards.nth(1).click({ button: 'right', position: { x: 10, y: 30 }, force: true });
    await large(page).waitFor();
    const second = await cards.nth(1).locator('.sr').first().innerText();
    expect(await nameOf(page)).toBe(second);
    expect(await large(page).locator('div:has(> dt:text-is("Borders")) dd').innerText()).not.toBe('');
    const inspector = new Inspector(page);
    await inspector.inspect('a card seen large');
    expect(inspector.violations).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => nameOf(page)).toBe(await cards.nth(2).locator('.sr').first().innerText());
    await page.keyboard.press('z');
    await large(page).waitFor({ state: 'detached' });

    await cards.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('z');
    await large(page).waitFor();
    expect(await nameOf(page)).toBe(second);
    await page.keyboard.press('Escape');
    await large(page).waitFor({ state: 'detached' });
    expect(await cards.nth(1).evaluate((card) => card === document.activeElement)).toBe(true);

    // A card on top of a stack, under the pointer alone; and a state on the map.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const top = page.locator('.middle .card[data-card]').first();
    await top.hover();
    await page.keyboard.press('z');
    await large(page).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.map [data-state="TX"]').click({ button: 'right', force: true });
    await expect.poll(() => nameOf(page)).toContain('Texas');
  }));

test('in the hands of everybody ranks can be read, and every card is seen large', () =>
  onKeptPage({}, async (page) => {
    await layTable(page, momentOf('sammy', handEnded)!);
    await page.getByRole('button', { name: 'Show all hands' }).click();
    const cards = page.locator('.open-hands dd').first().locator('.card');
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [320, 568],
    ]) {
      await page.setViewportSize({ width, height });
      // What is free of a card holds its index, of which the rank takes two thirds.
      const boxes = await cards.evaluateAll((all) =>
        all.map((card) => {
          const { left, top, width: wide } = card.getBoundingClientRect();
          return { left, top, wide };
        }),
      );
      for (const [i, { left, top, wide }] of boxes.entries()) {
        const next = boxes[i + 1];
        expect(wide).toBeGreaterThanOrEqual(64);
        if (next && next.top === top) expect(next.left - left).toBeGreaterThanOrEqual(wide * 0.24);
      }
    }
    await cards.nth(3).click({ button: 'right', position: { x: 6, y: 30 } });
    await large(page).waitFor();
    expect(await nameOf(page)).toBe(await cards.nth(3).getAttribute('aria-label'));
  }));
