// Every key is on one sheet, opened with "?" on the shelf and at a table; and the set-up asks only what applies.

import { expect, test } from 'vitest';
import { Inspector } from './axe.ts';
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
      await inspector.inspect(`keys on ${where}`);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    }
    expect(inspector.violations).toEqual([]);
  }),
);

test('set-up: how to play, and only options that apply to the seats', () =>
  withPage({}, async (page) => {
    await page.goto('./#/set/sammys-travels');
    await page.locator('form.setup').waitFor();
    await page.locator('input[name="seats"][value="1"]').check({ force: true });
    expect(await page.locator('[name="packs"]').count()).toBe(0);
    await page.locator('input[name="seats"][value="2"]').check({ force: true });
    await page.locator('[name="packs"]').first().waitFor({ state: 'attached' });
    await page
      .getByRole('button', { name: /^How to play/ })
      .first()
      .click();
    await page.locator('dialog.howto figure').first().waitFor();
  }));
