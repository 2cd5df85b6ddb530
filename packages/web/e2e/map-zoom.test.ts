// The map of the states on a phone: names beside the coast are large enough for a finger and choose their state; two
// fingers, a double tap, buttons, keys and the wheel draw it closer.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, byWhim, layTable, momentOf, under } from './laid.ts';
import { onKeptPage } from './visit.ts';

const SMALL = [
  [390, 844],
  [360, 640],
  [320, 568],
] as const;

/** How many times larger the map is drawn. */
const scaleOf = (page: Page): Promise<number> =>
  page.locator('.map > svg').evaluate((svg) => new DOMMatrix(getComputedStyle(svg).transform).a);

/** Two fingers on the middle of the map move from so far apart to so far. */
async function pinch(page: Page, from: number, to: number): Promise<void> {
  const box = (await page.locator('.map').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (apart: number) => [
    { x: x - apart / 2, y, id: 0 },
    { x: x + apart / 2, y, id: 1 },
  ];
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (let step = 1; step <= 5; step++) {
    const apart = from + ((to - from) * step) / 5;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

test('two fingers draw the map closer, and it never leaves its place', () =>
  onKeptPage({ size: 'phone' }, async (page) => {
    await layTable(page, momentOf('sammys-travels', asked(/play/, 12))!);
    await page.locator('[data-zoom="closer"]').waitFor();
    await pinch(page, 60, 180);
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
    const [map, drawing] = await Promise.all(
      ['.map', '.map > svg'].map(async (part) => (await page.locator(part).boundingBox())!),
    );
    expect(drawing.x).toBeLessThanOrEqual(map.x);
    expect(drawing.x + drawing.width).toBeGreaterThanOrEqual(map.x + map.width - 1);
    await pinch(page, 180, 40);
    await expect.poll(() => scaleOf(page)).toBe(1);
  }));

test('buttons, keys, the wheel and a double press draw it closer too', () =>
  onKeptPage({}, async (page) => {
    await layTable(page, momentOf('sammys-travels', asked(/play/, 12))!);
    const closer = page.locator('[data-zoom="closer"]');
    const whole = page.locator('[data-zoom="whole"]');
    await closer.click();
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1.6);
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
    await whole.click();
    await page.keyboard.press('-');
    await expect.poll(() => scaleOf(page)).toBe(1);
    expect(await whole.isDisabled()).toBe(true);
    const map = (await page.locator('.map > svg').boundingBox())!;
    // The sea beside California.
    const sea = [map.x + map.width / 2, map.y + map.height * 0.97] as const;
    await page.mouse.dblclick(...sea);
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
    await page.mouse.dblclick(...sea);
    await expect.poll(() => scaleOf(page)).toBe(1);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
  }));

test('names beside the coast are large enough for a finger on the smallest phones, and choose their state', () =>
  onKeptPage({ size: 'phone' }, async (page) => {
    await layTable(page, byWhim('sammys-travels', asked(/start/, 0)));
    for (const [width, height] of SMALL) {
      await page.setViewportSize({ width, height });
      // The smallest map is drawn closer for it.
      if (width < 360) await page.locator('[data-zoom="closer"]').click();
      for (const state of ['RI', 'CT', 'DC', 'DE', 'MD', 'NJ', 'MA', 'NH', 'VT']) {
        const name = page.locator(`.map [data-label-of="${state}"]`);
        const box = (await name.boundingBox())!;
        expect(Math.min(box.width, box.height), `${state} at ${width}`).toBeGreaterThanOrEqual(24);
        if (width < 360) continue;
        await name.click();
        await expect.poll(() => page.locator('.start select').inputValue()).toBe(state);
      }
    }
  }));

/** How much of the window's width the states take, from the westernmost to the easternmost. */
const widthOf = (page: Page): Promise<number> =>
  page.locator('.map .state').evaluateAll((states) => {
    const boxes = states.map((state) => state.getBoundingClientRect());
    return (
      (Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left))) / innerWidth
    );
  });

/**
 * The least part of the window that the states take, before anybody draws the map closer. On the smallest phones the
 * cards of a contest and of United States leave it less.
 */
test.each([
  ['united-states', under({ pace: 'turns' }, asked(/play/, 20)), [0.7, 0.4]],
  ['national-contest', asked(/play/, 6), [0.6, 0.4]],
  ['sammys-travels', asked(/play/, 12), [0.75, 0.75, 0.75]],
] as const)(
  '%s: a phone’s map has its part of the window, and two fingers draw it as wide as the window',
  (id, when, least) =>
    onKeptPage({ size: 'phone' }, async (page) => {
      await layTable(page, momentOf(id, when) ?? byWhim(id, when));
      await page.locator('[data-zoom="closer"]').waitFor({ state: 'attached' });
      for (const [at, part] of least.entries()) {
        const [width, height] = SMALL[at];
        await page.setViewportSize({ width, height });
        expect(await widthOf(page), `${width} × ${height}`).toBeGreaterThan(part);
        await pinch(page, 60, 180);
        await expect.poll(() => widthOf(page)).toBeGreaterThan(0.95);
        await pinch(page, 180, 40);
        await expect.poll(() => scaleOf(page)).toBe(1);
      }
    }),
);
