// Cards are dragged, by mouse and by finger: within the hand they are arranged, onto the table they are played.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, layTable, momentOf } from './laid.ts';
import { onKeptPage } from './visit.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

type Drag = (page: Page, from: Spot, to: Spot) => Promise<void>;

/** So many steps that the way passes the point from which a press is a drag. */
const STEPS = [0.2, 0.6, 1];

const between = (from: Spot, to: Spot, part: number): Spot => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

const byMouse: Drag = async (page, from, to) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const part of STEPS) {
    const { x, y } = between(from, to, part);
    await page.mouse.move(x, y);
  }
  await page.mouse.up();
};

const byFinger: Drag = async (page, from, to) => {
  const line = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot): Promise<unknown> =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  for (const part of STEPS) await touch('touchMove', between(from, to, part));
  await touch('touchEnd');
  await line.detach();
};

/** A point of an element, by the parts of its width and height. */
async function spotOf(page: Page, selector: string, across = 0.5, down = 0.5): Promise<Spot> {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

const handOf = (page: Page): Promise<string[]> =>
  page
    .locator('.hand-box [data-card]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['card'] ?? ''));

const WAYS = [
  { by: 'mouse', drag: byMouse, options: {} },
  { by: 'finger', drag: byFinger, options: { size: 'phone' } },
] as const;

test.each(WAYS)('within the hand a card goes where it is let go, by $by', ({ drag, options }) =>
  onKeptPage(options, async (page) => {
    await layTable(page, momentOf('do-boy', asked(/play/, 2))!);
    const before = await handOf(page);
    const third = await spotOf(page, `.hand-box [data-card="${before[2]}"]`, 0.1, 0.3);
    await drag(page, await spotOf(page, `.hand-box [data-card="${before[0]}"]`, 0.1, 0.3), third);
    await expect.poll(() => handOf(page)).toEqual([before[1], before[0], ...before.slice(2)]);
    expect(await page.locator('[data-state="chosen"]').count()).toBe(0);
  }),
);

test.each(WAYS)('on the table it is played, by $by', ({ drag, options }) =>
  onKeptPage(options, async (page) => {
    await layTable(page, momentOf('do-boy', asked(/play/, 2))!);
    const before = await handOf(page);
    const card = await page.locator('.hand-box [data-state="legal"]').first().getAttribute('data-card');
    const own = `.hand-box [data-card="${card}"]`;
    await drag(page, await spotOf(page, own, 0.1, 0.3), await spotOf(page, '.middle'));
    await page.locator(own).waitFor({ state: 'detached' });
    expect(await handOf(page)).toEqual(before.filter((held) => held !== card));
  }),
);

test('one that may not be played goes back and says why', () =>
  onKeptPage({}, async (page) => {
    await layTable(
      page,
      momentOf('do-boy', (match, seat) => {
        const { legal, places } = match.view(seat);
        return asked(/play/, 2)(match, seat) && legal.length < places[`hand:${seat}`].length;
      })!,
    );
    const before = await handOf(page);
    const held = page.locator('.hand-box [aria-disabled="true"]').first();
    const own = `.hand-box [data-card="${await held.getAttribute('data-card')}"]`;
    await byMouse(page, await spotOf(page, own, 0.1, 0.3), await spotOf(page, '.middle'));
    expect(await page.getByRole('alert').textContent()).toMatch(/^Not .+ DOB-\d+$/);
    expect(await handOf(page)).toEqual(before);
  }));
