// Everything that is pressed is 24 by 24 pixels or stands clear of all others, at a desk and on phones: tables in play,
// the ends of hands and matches, shelf, settings, and every screen of a table on a server.

import { expect, test } from 'vitest';
import { openTable } from './online.ts';
import { walkOnline } from './online-scenes.ts';
import { TABLES } from './table-scenes.ts';
import { smallOn } from './targets.ts';
import { withPage } from './visit.ts';

test.each(TABLES.filter(({ alike = false }) => !alike))('$name', ({ go }) =>
  withPage({ settings: { windows: 'long' } }, async (page) => {
    await go(page);
    expect(await smallOn(page)).toEqual([]);
  }),
);

test('the shelf and the settings, with the question before a device is left', () =>
  withPage({}, async (page) => {
    expect(await smallOn(page)).toEqual([]);
    await page.goto('./#/settings');
    await page.locator('[data-action="leave device"]').click();
    expect(await smallOn(page)).toEqual([]);
  }));

test('every screen of a table on a server', () =>
  openTable(async (room) => {
    const found: string[] = [];
    await walkOnline(room, async (page, name) => {
      const before = page.viewportSize()!;
      found.push(...(await smallOn(page)).map((small) => `${name}, ${small}`));
      await page.setViewportSize(before);
    });
    expect(found).toEqual([]);
  }));
