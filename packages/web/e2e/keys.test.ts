// Every key is on one sheet, opened with "?" on the shelf and at a table, and does what the sheet says; and the set-up asks only what applies.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Inspector } from './axe.ts';
import { asked, handEnded, layTable, momentOf } from './laid.ts';
import { withPage } from './visit.ts';

test.each(['desk', 'wide', 'phone', 'side'] as const)('the keys are listed: %s', (size) =>
  withPage({ size }, async (page) => {
    const inspector = new Inspector(page);
    const sheet = page.locator('dialog', { has: page.getByText('This sheet') });
    for (const where of ['the shelf', 'a table']) {
      if (where === 'a table') {
        await page.getByRole('button', { name: 'Play now: Tactics' }).click();
        await page.locator('.table').waitFor();
      }
      await page.keyboard.press('?');
      await sheet.waitFor();
      expect(await sheet.locator('kbd').count()).toBeGreaterThan(15);
      // By the names of their buttons; a range of keys is no pair of them.
      for (const said of [/^U\s*Undo/, /^Y\s*Redo/, /^1–8/])
        expect(await sheet.locator('dl > div').filter({ hasText: said }).count(), String(said)).toBe(1);
      // Nothing lies beside what is seen; what is below is scrolled to.
      const keys = sheet.locator('.keys');
      expect(await keys.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      // At a desk no row is cut.
      const below = await keys.evaluate((box) => box.scrollHeight - box.clientHeight);
      if (size === 'desk' || size === 'wide') expect(below).toBe(0);
      await inspector.inspect(`keys on ${where}`);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    }
    expect(inspector.violations).toEqual([]);
  }),
);

/** The cards of the hand as they lie. */
const handOf = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.hand .card')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['card'] ?? null));

const deals = (page: Page): Promise<number> =>
  page.evaluate(() => window.probe.entries().filter(({ by }) => by === 'chance').length);

test.each(['desk', 'phone'] as const)('S sorts, P halts and goes on, L shows the last trick: %s', (size) =>
  withPage({ size }, async (page) => {
    await layTable(page, momentOf('tactics', asked(/play/, 20))!);
    const bySuit = await handOf(page);
    await page.keyboard.press('s');
    await expect.poll(() => handOf(page)).not.toEqual(bySuit);
    await page.keyboard.press('s');
    await expect.poll(() => handOf(page)).toEqual(bySuit);
    for (const goOn of ['p', ' ']) {
      await page.keyboard.press('p');
      await page.getByText('Paused.').waitFor();
      await page.keyboard.press(goOn);
      await page
        .locator('#ask')
        .getByText(/^Your turn[:.]/)
        .waitFor();
    }
    await page.keyboard.press('l');
    await page.locator('#last:popover-open .last-trick').waitFor();
    await page.keyboard.press('l');
    await page.locator('#last').waitFor({ state: 'hidden' });
  }),
);

test('Space deals the next hand, but presses the button that has the focus', () =>
  withPage({}, async (page) => {
    await layTable(page, momentOf('tactics', handEnded)!);
    await page.locator('[data-action="go on"]').waitFor();
    const before = await deals(page);
    await page.getByRole('button', { name: 'Show all hands' }).press(' ');
    await page.getByRole('button', { name: 'Hide the hands' }).waitFor();
    expect(await deals(page)).toBe(before);
    await page.locator('#ask').focus();
    await page.keyboard.press(' ');
    await expect.poll(() => deals(page)).toBeGreaterThan(before);
  }));

test('Space goes on in a lesson', () =>
  withPage({}, async (page) => {
    await page.goto('./#/lesson/tactics');
    await page.locator('[data-action="lesson on"]').waitFor();
    await page.locator('#ask').focus();
    await page.keyboard.press(' ');
    await page.locator('.coach-at', { hasText: 'Step 2 of' }).waitFor();
  }));

test('SIGS: X lets a discard pass', () =>
  // Slower than life: the discard is not gone before the key is heard, however busy the machine is.
  withPage({ speed: 0.25, settings: { windows: 'long' } }, async (page) => {
    const discarded = momentOf('sigs', (match, seat) => {
      const last = match.log.at(-1);
      return last?.do.startsWith('discard') === true && last.by !== seat;
    })!;
    await layTable(page, discarded);
    await page.locator('[data-action="decline"]').waitFor();
    // Who has arrived at what is asked is heard.
    await page.locator('#ask:focus').waitFor();
    const pressed = page.evaluate(
      () =>
        new Promise((resolve) => {
          const tell = ({ target }: Event): void => resolve((target as HTMLElement).dataset['action']);
          addEventListener('click', tell, { once: true });
        }),
    );
    await page.keyboard.press('x');
    expect(await pressed).toBe('decline');
  }));

test('Bang: P halts the race and goes on', () =>
  withPage({ speed: 1 }, async (page) => {
    await page.getByRole('button', { name: 'Play now: Bang' }).click();
    await page.locator('[data-action="begin"]').waitFor();
    await page.keyboard.press(' ');
    await page.locator('[data-action="bang"]').waitFor();
    await page.keyboard.press('p');
    await page.locator('[data-action="begin"]').waitFor();
    await page.keyboard.press('p');
    await page.locator('[data-action="bang"]').waitFor();
  }));

test('set-up: how to play, and only options that apply to the seats', () =>
  withPage({}, async (page) => {
    await page.goto('./#/set/sammys-travels');
    await page.locator('form.setup').waitFor();
    await page.locator('input[name="seats"][value="1"]').check({ force: true });
    expect(await page.locator('[name="packs"]').count()).toBe(0);
    await page.locator('input[name="seats"][value="2"]').check({ force: true });
    await page.locator('[name="packs"]').first().waitFor({ state: 'attached' });
    const start = page.getByLabel('Start', { exact: true }).and(page.locator('select'));
    await start.selectOption({ label: 'Oregon' });
    await page.locator('.setup-foot', { hasText: 'start: Oregon' }).waitFor();
    // One pack for two: two starts, and what was chosen for one is gone.
    await page.locator('input[name="packs"][value="shared"]').check({ force: true });
    await page.getByLabel('First player’s start').selectOption({ label: 'Oregon' });
    await page.getByLabel('Second player’s start').selectOption({ label: 'Ohio' });
    await page.locator('.setup-foot', { hasText: 'start: Oregon and Ohio' }).waitFor();
    await page.locator('input[name="seats"][value="1"]').check({ force: true });
    await page.locator('.setup-foot', { hasText: 'for one, the usual rules' }).waitFor();
    await page.getByText('For two there are two more choices').waitFor();
    await page
      .getByRole('button', { name: /^How to play/ })
      .first()
      .click();
    await page.locator('dialog.howto figure').first().waitFor();
  }));
