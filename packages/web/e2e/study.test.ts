// The pages to study in a real browser: deep links, the way back, keyboard and finger, search, and axe on each.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Inspector } from './axe.ts';
import type { Size } from './browser.ts';
import { withPage } from './visit.ts';

const PAGES = [
  ['#/chart/12', 'Chart of Ranks, 1944'],
  ['#/chart/quiz', 'Chart of Ranks, 1944'],
  ['#/atlas', 'Atlas of the Sammy pack'],
  ['#/atlas/suits/KS', 'Atlas of the Sammy pack'],
  ['#/atlas/elections', 'Atlas of the Sammy pack'],
  ['#/atlas/elections/1912', 'Atlas of the Sammy pack'],
  ['#/atlas/tours', 'Atlas of the Sammy pack'],
  ['#/atlas/tours/ME-NH-VT', 'Atlas of the Sammy pack'],
  ['#/almanac', 'Almanac'],
  ['#/almanac/how', 'How it is counted'],
  ['#/almanac/sammy', 'Sammy'],
  ['#/almanac/flag', 'Flag'],
  ['#/packs', 'The packs'],
  ['#/packs/armed-forces/NA9', 'The packs'],
  ['#/packs/search/captain', 'The packs'],
  ['#/rules/tactics/TAC-4', 'Rules'],
  ['#/rules/search/ordnance', 'Rules'],
  ['#/replay', 'Open a record'],
] as const;

async function visit(page: Page, hash: string, title: string): Promise<void> {
  await page.goto(`./${hash}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText('One moment…').waitFor({ state: 'detached' });
}

test.each(['desk', 'phone'] satisfies Size[])(
  'axe finds nothing on any of them on the %s, and nothing is wider than the page',
  async (size) => {
    await withPage({ size }, async (page) => {
      const inspector = new Inspector(page);
      for (const [hash, title] of PAGES) {
        await visit(page, hash, title);
        await inspector.inspect(hash);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, hash).toBeLessThanOrEqual(0);
      }
      expect(inspector.violations).toEqual([]);
    });
  },
);

test.each(['desk', 'wide', 'phone', 'side'] satisfies Size[])(
  'the packs lie side by side over their cards on the %s, and none is covered',
  (size) =>
    withPage({ size }, async (page) => {
      await visit(page, '#/packs', 'The packs');
      await page.locator('.binder .card').first().waitFor();
      const covered = await page.evaluate(
        () =>
          [...document.querySelectorAll('.lids a')].filter((lid) => {
            lid.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            const { left, top, width, height } = lid.getBoundingClientRect();
            return !lid.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }).length,
      );
      expect(covered).toBe(0);
      // What is told of the chosen card begins where the cards do, or stands under them on a phone.
      if (size === 'desk' || size === 'wide') {
        const [grid, aside] = await Promise.all([
          page.locator('.binder .grid').boundingBox(),
          page.locator('.binder aside').boundingBox(),
        ]);
        expect(Math.abs(grid!.y - aside!.y)).toBeLessThan(2);
      }
    }),
);

test('the chart is searched, a row is chosen, and the way back leads through what was looked at', async () => {
  await withPage({}, async (page) => {
    await visit(page, '#/chart', 'Chart of Ranks, 1944');
    await page.getByRole('searchbox', { name: 'Find a rank' }).fill('commodore');
    await expect.poll(() => page.locator('.chart tbody tr:not(.grp)').count()).toBe(1);
    await page.getByRole('link', { name: '16', exact: true }).first().click();
    await page.getByText('equal in all four services').waitFor();
    await page.locator('aside .card').first().click();
    await page.getByRole('heading', { level: 1, name: 'The packs' }).waitFor();
    await page.getByRole('heading', { level: 2, name: /Brigadier General/ }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Chart of Ranks, 1944' }).waitFor();
    expect(page.url()).toContain('#/chart/16');
    await page.reload();
    await page.getByText('Brigadier General, Commodore').waitFor();
  });
});

test('the quiz is answered by keys, and remembers what was known', async () => {
  await withPage({}, async (page) => {
    await visit(page, '#/chart/quiz', 'Chart of Ranks, 1944');
    for (let i = 1; i <= 10; i++) {
      await page.getByText(`Question ${i} of 10`).waitFor();
      await page.keyboard.press('2');
      await page.getByRole('button', { name: 'Continue' }).waitFor();
      await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { name: /of 10 were right/ }).waitFor();
    const kept = await page.evaluate(
      () => Object.keys(JSON.parse(localStorage.getItem('messdeck.ranks')!)).length,
    );
    expect(kept).toBe(10);
  });
});

test('a tour is walked on the map by keyboard, taken back, and shown to its end', async () => {
  await withPage({}, async (page) => {
    await visit(page, '#/atlas/tours/ME', 'Atlas of the Sammy pack');
    await page.getByText('68,656,026').first().waitFor();
    await page.locator('svg.us [role="button"][tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Where to next from New Hampshire?').waitFor();
    expect(page.url()).toContain('ME-NH');
    await page.getByRole('button', { name: 'Back one' }).click();
    await page.getByText('Where to next from Maine?').waitFor();
    await page.getByRole('button', { name: 'Show me one tour' }).click();
    await page.getByRole('heading', { name: 'A complete tour' }).waitFor();
    expect(new URL(page.url()).hash.split('-').length).toBe(48);
  });
});

test('addresses work without a network, after a reload, and with the way back', async () => {
  await withPage({ serviceWorker: true }, async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    for (const [hash, title] of PAGES) {
      await page.goto('about:blank');
      await visit(page, hash, title);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(new URL(page.url()).hash).toBe(hash);
    }
    const first = './#/atlas/elections/1912';
    await page.goto(first);
    await page.getByRole('navigation', { name: 'Elections' }).getByRole('link', { name: '1916' }).click();
    await page.getByRole('heading', { name: '1916, state by state' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: '1912, state by state' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: '1916, state by state' }).waitFor();
  });
});

test.each(['phone', 'side'] satisfies Size[])(
  'every page is worked with a finger on the %s',
  async (size) => {
    await withPage({ size }, async (page) => {
      const small: string[] = [];
      for (const [hash, title] of PAGES) {
        await visit(page, hash, title);
        // Links within running text and tables are as high as their line; all that looks like a button is a finger wide.
        const found = await page
          .locator('.sheetpage :is(.btn, .seg a, .lids a, .answer, input)')
          .evaluateAll((parts) =>
            parts
              .filter((part) => part.checkVisibility() && part.getBoundingClientRect().height < 43.5)
              .map((part) => part.textContent || part.getAttribute('aria-label') || part.tagName),
          );
        small.push(...found.map((words) => `${hash}: ${words}`));
      }
      expect(small).toEqual([]);
      await visit(page, '#/chart/12', 'Chart of Ranks, 1944');
      await page.getByRole('link', { name: 'Quiz', exact: true }).tap();
      await page.getByText('Question 1 of 10').waitFor();
      await page.locator('.answer').first().tap();
      await page.getByRole('button', { name: 'Continue' }).tap();
      await page.getByText('Question 2 of 10').waitFor();
      await visit(page, '#/atlas', 'Atlas of the Sammy pack');
      await page.getByRole('link', { name: 'Suits' }).tap();
      await page.getByText('dashed: borders Ohio').waitFor();
      await page.getByRole('link', { name: 'Elections' }).tap();
      await page.locator('.mult a').nth(1).tap();
      await page.getByRole('heading', { name: '1916, state by state' }).waitFor();
      await page.getByRole('link', { name: 'Tours' }).tap();
      await page.getByRole('button', { name: 'Start in Maine' }).tap();
      await page.locator('.next').first().tap();
      await page.getByText('Where to next from New Hampshire?').waitFor();
      await visit(page, '#/packs', 'The packs');
      await page.locator('.grid a.card').nth(3).tap();
      await expect.poll(() => page.url()).toMatch(/#\/packs\/parker\/\w+$/);
      await visit(page, '#/rules/search/ordnance', 'Rules');
      await page.locator('.found a').first().tap();
      await page.locator('.linked').waitFor();
    });
  },
);

test('every page is worked by keys alone', async () => {
  await withPage({}, async (page) => {
    /** Goes on by Tab until what has the focus fits. */
    const tabTo = async (fits: string): Promise<void> => {
      for (let k = 0; k < 90; k++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, fits))
          return;
      }
      throw new Error(`The Tab key does not lead to ${fits}.`);
    };
    await visit(page, '#/chart', 'Chart of Ranks, 1944');
    await tabTo('.chart .no a');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toMatch(/#\/chart\/\d+$/);
    await visit(page, '#/atlas', 'Atlas of the Sammy pack');
    await tabTo('svg.us [role="button"]');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toMatch(/#\/atlas\/population\/(?!OH)\w\w$/);
    await visit(page, '#/atlas/elections', 'Atlas of the Sammy pack');
    await tabTo('.mult a');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '1912, state by state' }).waitFor();
    await visit(page, '#/packs', 'The packs');
    await tabTo('.grid a.card:nth-of-type(2)');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toMatch(/#\/packs\/parker\/\w+$/);
    await visit(page, '#/rules/tactics', 'Rules');
    await tabTo('input[type="search"]');
    await page.keyboard.type('tank');
    await page.locator('.found a').first().waitFor();
    await tabTo('.found a');
    await page.keyboard.press('Enter');
    await page.locator('.linked').waitFor();
  });
});

test('the rules of all games are searched by words and numbers, and the way back leads through it', async () => {
  await withPage({}, async (page) => {
    await visit(page, '#/rules/flag', 'Rules');
    const field = page.getByRole('searchbox', { name: 'Search the rules of all games' });
    await field.pressSequentially('tac 12');
    await expect.poll(() => page.locator('.found a').first().textContent()).toMatch(/^TAC-12 Tactics/);
    await expect.poll(() => page.url()).toContain('#/rules/search/tac%2012');
    await field.fill('ordnance led');
    await page.getByText(/places? in the rules/).waitFor();
    expect(await page.locator('.found mark').first().textContent()).toMatch(/ordnance|led/i);
    await page.locator('.found a', { hasText: 'TAC-12' }).click();
    await page.locator('#rule-TAC-12.linked').waitFor();
    // A number within a rule leads to that rule.
    await page.locator('#rule-TAC-3').getByRole('link', { name: 'TAC-6' }).click();
    await page.locator('#rule-TAC-6.linked').waitFor();
    await page.goBack();
    await page.locator('#rule-TAC-12.linked').waitFor();
    await page.goBack();
    await page.getByText(/places? in the rules/).waitFor();
    expect(await field.inputValue()).toBe('ordnance led');
    await page.reload();
    await page.getByText(/places? in the rules/).waitFor();
    await field.fill('xylophone');
    await page.getByText('No rule has all these words').waitFor();
    await field.fill('');
    await page.getByRole('heading', { level: 2, name: 'Tactics' }).waitFor();
  });
});

test('a search goes over the cards of all packs, a card found is opened, and the way back leads to the list', () =>
  withPage({}, async (page) => {
    await visit(page, '#/packs/sigs', 'The packs');
    const field = page.getByRole('searchbox', { name: 'Find a card in any pack' });
    await field.pressSequentially('captain');
    await page.getByText(/^\d+ cards in \d packs\.$/).waitFor();
    expect(await page.locator('.binder h2').allTextContents()).toEqual(
      expect.arrayContaining(['Tactics & Militac', 'SIGS']),
    );
    const names = await page.locator('.binder .card').allTextContents();
    for (const name of names) expect(name).toMatch(/captain/i);
    // Words are found in any order, in the name of a card and of its group.
    await field.fill('captain cavalry');
    await page.getByText('One card.').waitFor();
    await page.locator('.binder .card').click();
    await page.getByRole('heading', { level: 2, name: /Captain of Cavalry/ }).waitFor();
    expect(await field.inputValue()).toBe('');
    await page.goBack();
    await page.getByText('One card.').waitFor();
    expect(await field.inputValue()).toBe('captain cavalry');
    await field.fill('xylophone');
    await page.getByText('No card by that name in any pack.').waitFor();
    await field.fill('');
    await page.getByRole('link', { name: /^SIGS/ }).first().waitFor();
    await page.locator('.binder aside').waitFor();
  }));

test('rules are printed dark on light, without what only a screen needs', async () => {
  await withPage({ light: 'dark' }, async (page) => {
    await visit(page, '#/rules/sigs', 'Rules');
    await page.locator('.rulesbody li[id]').first().waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const part of ['.sheetbar', '.rulesnav', '.rulesoptions .btn'])
      expect(await page.locator(part).first().isVisible(), part).toBe(false);
    const [ink, paper] = await page
      .locator('.rulesbody li')
      .first()
      .evaluate((rule) => {
        const lightness = (colour: string): number =>
          (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 765;
        let behind: Element | null = rule;
        while (behind && /, 0\)$|transparent/.test(getComputedStyle(behind).backgroundColor))
          behind = behind.parentElement;
        return [
          lightness(getComputedStyle(rule).color),
          behind ? lightness(getComputedStyle(behind).backgroundColor) : 1,
        ];
      });
    expect(ink).toBeLessThan(0.35);
    expect(paper).toBeGreaterThan(0.85);
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
  });
});

test('on a phone the smallest states are named, and reached with a finger, in a part of the map drawn larger', async () => {
  await withPage({ size: 'phone' }, async (page) => {
    await visit(page, '#/atlas', 'Atlas of the Sammy pack');
    const north = page.locator('svg.inset');
    const boxes = await north.locator('.reaches rect').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x, y, width, height };
      }),
    );
    expect(boxes).toHaveLength(8);
    for (const [i, { x, y, width, height }] of boxes.entries()) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      for (const other of boxes.slice(i + 1))
        expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThanOrEqual(24);
    }
    const sizes = await north
      .locator('.callout text')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
    const [first] = boxes;
    await page.touchscreen.tap(first.x + first.width / 2, first.y + first.height / 2);
    await expect.poll(() => page.url()).toMatch(/#\/atlas\/population\/(MA|NJ|MD|CT|RI|NH|VT|DE)$/);
  });
});

test('addresses that mean nothing lead to something sensible', async () => {
  await withPage({}, async (page) => {
    await visit(page, '#/atlas/tours/ME-CA', 'Atlas of the Sammy pack');
    await page.getByText('This address doesn’t cross from border to border').waitFor();
    await visit(page, '#/chart/99', 'Chart of Ranks, 1944');
    await page.getByText('Captain, Lieutenant').waitFor();
    await visit(page, '#/packs/nothing/%E0%A4%A', 'The packs');
    await page
      .getByRole('heading', { level: 2, name: /Infantry/ })
      .first()
      .waitFor();
    await visit(page, '#/rules/nothing', 'Rules');
    await page.getByRole('heading', { level: 2, name: 'Tactics' }).waitFor();
  });
});
