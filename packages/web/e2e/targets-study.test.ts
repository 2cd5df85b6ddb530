// Everything that is pressed is 24 by 24 pixels or stands clear of all others: the pages to study that targets-pages.test.ts
// leaves out, the almanac, and what is printed.

import { expect, test } from 'vitest';
import { PAGES } from './page-scenes.ts';
import { GAMES } from './tables.ts';
import { smallOn } from './targets.ts';
import { withPage } from './visit.ts';

const PACKS = ['parker', 'skirmish', 'sigs', 'sammy', 'armed-forces'];

const isLeftOut = ({ name, alike = false }: (typeof PAGES)[number]): boolean =>
  alike && !/^(lesson|replay|review)-/.test(name);

test.each(PAGES.filter(isLeftOut))('$name', ({ go }) =>
  withPage({}, async (page) => {
    await go(page);
    expect(await smallOn(page)).toEqual([]);
  }),
);

test('the almanac, of every game', () =>
  withPage({}, async (page) => {
    for (const leaf of ['', '/how', ...GAMES.map(({ game }) => `/${game}`)]) {
      await page.goto(`./#/almanac${leaf}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByText('One moment…').waitFor({ state: 'detached' });
      expect(await smallOn(page), leaf).toEqual([]);
    }
  }));

test('every pack, and what is printed of it', () =>
  withPage({}, async (page) => {
    for (const id of PACKS) {
      await page.goto(`./#/packs/${id}`);
      await page.locator('.binder .card').first().waitFor();
      expect(await smallOn(page), id).toEqual([]);
      await page.getByRole('button', { name: 'Print', exact: true }).click();
      await page.getByRole('dialog', { name: /^Print / }).waitFor();
      expect(await smallOn(page), `print ${id}`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }));
