// Hands that are quicker than the page: pressed twice is once, and a sheet goes with the page it lies over.

import { expect, test } from 'vitest';
import { withPage } from './visit.ts';

test('Play now, pressed twice, opens one match', () =>
  withPage({}, async (page) => {
    await page.getByRole('button', { name: 'Play now: Tactics' }).dblclick();
    await page.locator('.table').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Messdeck' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
  }));

test('Back from a page takes How to play away with it', () =>
  withPage({}, async (page) => {
    await page.getByRole('link', { name: 'Set up Tactics' }).click();
    await page.getByRole('button', { name: 'How to play' }).click();
    const sheet = page.getByRole('dialog', { name: 'Tactics' });
    await sheet.waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Messdeck' }).waitFor();
    await sheet.waitFor({ state: 'detached' });
  }));
