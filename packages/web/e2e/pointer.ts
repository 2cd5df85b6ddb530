// A whole match by pointer, watched by axe in every phase it comes to.

import { expect } from 'vitest';
import { Inspector } from './axe.ts';
import type { Size } from './browser.ts';
import { Pointer } from './hands.ts';
import { play } from './player.ts';
import { sitDown } from './shelf.ts';
import type { Setting } from './tables.ts';
import { withPage } from './visit.ts';

export async function playByPointer(setting: Setting, size: Size): Promise<void> {
  await withPage({ size, speed: setting.speed ?? 20 }, async (page) => {
    const hands = new Pointer(size === 'phone');
    const inspector = new Inspector(page);
    await sitDown(page, hands, setting);
    await play({
      page,
      hands,
      setting,
      watch: async ({ phase, chosen, offers }) => {
        const goesOn = offers.some(({ text }) => text === 'go on');
        await inspector.inspect(
          `${phase}${chosen.length > 0 ? ', picked' : ''}${goesOn ? ', between hands' : ''}`,
        );
        return false;
      },
    });
    await inspector.inspect('the end');
    expect(inspector.violations).toEqual([]);
    expect([...hands.tooSmall]).toEqual([]);
    expect(await page.evaluate(sideways)).toBe(0);
  });
}

/** How far the page could be scrolled sideways. */
function sideways(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(0, scrollWidth - clientWidth);
}
