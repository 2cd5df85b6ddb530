// The screens of tables on a server hold for everybody: axe finds nothing on any of them, by day and by lamplight, and
// none can be scrolled sideways on a phone.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Inspector } from './axe.ts';
import { SIZES } from './browser.ts';
import { openTable } from './online.ts';
import { walkOnline } from './online-scenes.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Looks at a screen as it stands. */
async function look(page: Page, name: string): Promise<void> {
  // The page lets no foreign script in, so axe comes by the debugger's door.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const inspector = new Inspector(page);
  await inspector.inspect(name);
  expect(inspector.violations).toEqual([]);
  await page.setViewportSize(SIZES.phone);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([name, Math.max(0, sideways)]).toEqual([name, 0]);
  await page.setViewportSize(SIZES.desk);
}

test('every screen, from the empty lobby to playing again', async () => {
  await openTable((room) => walkOnline(room, look));
});
