// axe on the pages around the table: the shelf with and without a match, setting the table for every game, settings.

import { expect, test } from 'vitest';
import { boxes } from '../src/games/catalog.ts';
import { Inspector } from './axe.ts';
import { isTouched, SIZES, type Size } from './browser.ts';
import { Pointer } from './hands.ts';
import { openBox, sitDown } from './shelf.ts';
import { GAMES } from './tables.ts';
import { withPage } from './visit.ts';

const sizes = Object.keys(SIZES) as Size[];

test.each(sizes)('shelf and settings on the %s', async (size) => {
  await withPage({ size }, async (page) => {
    const hands = new Pointer(isTouched(size));
    const inspector = new Inspector(page);
    for (const { games } of boxes) {
      await openBox(page, hands, games[0].id);
      await inspector.inspect(`the box with ${games[0].title}`);
    }
    await hands.press(page, 'a[href="#/settings"]');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await inspector.inspect('settings');
    await hands.press(page, 'a[href="#/"]');
    await sitDown(page, hands, GAMES[2]);
    await page.goBack();
    await page.goBack();
    await page.getByRole('region', { name: 'Unfinished' }).waitFor();
    await inspector.inspect('the shelf with an unfinished match');
    expect(inspector.violations).toEqual([]);
    expect([...hands.tooSmall]).toEqual([]);
  });
});

test.each(sizes)('setting the table for every game on the %s', async (size) => {
  await withPage({ size }, async (page) => {
    const inspector = new Inspector(page);
    for (const { game } of GAMES) {
      await page.goto(`./#/set/${game}`);
      await page.locator('form.setup').waitFor();
      await inspector.inspect(`set the table for ${game}`);
    }
    expect(inspector.violations).toEqual([]);
  });
});

test('Back and Forward find a set-up as it was left', async () => {
  await withPage({}, async (page) => {
    const hands = new Pointer(false);
    await page.goto('./#/set/do-boy');
    await page.locator('form.setup').waitFor();
    await hands.pick(page, 'input[name="seats"][value="5"]');
    await hands.choose(page, '.seat:nth-child(2) select', 'recruit');
    await hands.pick(page, '.options input[name="match"][value="hand"]');
    await hands.write(page, 'input.seed', '1919');
    const summary = page.locator('.setup-foot .sentence');
    const said = 'Do-Boy for five, match: One hand. Deal 1919.';
    await summary.getByText(said).waitFor();
    await hands.press(page, 'form.setup button[type="submit"]');
    await page.locator('.table').waitFor();
    await page.goBack();
    await summary.getByText(said).waitFor();
    expect(await page.locator('.seat:nth-child(2) select').inputValue()).toBe('recruit');
    // Anyone who comes again finds the usual table.
    await page.goto('./#/');
    await page.goto('./#/set/do-boy');
    await summary.getByText('Do-Boy for four, the usual rules.').waitFor();
    await page.goBack();
    await page.goBack();
    await summary.getByText(said).waitFor();
  });
});

test.each(sizes)(
  'finer points of the rules are folded, and say whether they are as usual: %s',
  async (size) => {
    await withPage({ size }, async (page) => {
      const hands = new Pointer(isTouched(size));
      const inspector = new Inspector(page);
      await page.goto('./#/set/tactics');
      const line = page.locator('.finer summary');
      await line.getByText('Three finer points').waitFor();
      await line.getByText('auction, all pass, a failed bid: standard').waitFor();
      expect(await page.locator('.options fieldset:visible legend').allTextContents()).toEqual(['Match']);
      await hands.press(page, '.finer summary');
      await hands.pick(page, 'input[name="setback"][value="shortfall"]');
      await line.getByText('a failed bid: changed').waitFor();
      await inspector.inspect('finer points');
      // One alone stands with the others, and a game without any has none.
      for (const game of ['bang', 'flag']) {
        await page.goto(`./#/set/${game}`);
        await page.locator('form.setup').waitFor();
        expect(await line.count()).toBe(0);
      }
      expect(inspector.violations).toEqual([]);
      expect([...hands.tooSmall]).toEqual([]);
    });
  },
);
