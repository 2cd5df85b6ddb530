// Print this pack, in a real browser: the files are whole, hold every card, and are made without a network too.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readPdf } from '../../print/src/reading.testing.ts';
import { Inspector } from './axe.ts';
import { SIZES } from './browser.ts';
import { withPage } from './visit.ts';

async function open(page: Page): Promise<void> {
  await page.goto('./#/packs/skirmish');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('dialog', { name: 'Print Skirmish' }).waitFor();
}

async function saved(page: Page, press: string): Promise<{ name: string; pages: readonly string[] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: press }).click(),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'messdeck-'));
  await download.saveAs(join(folder, 'saved.pdf'));
  const pdf = readPdf(readFileSync(join(folder, 'saved.pdf')));
  rmSync(folder, { recursive: true });
  return {
    name: download.suggestedFilename(),
    pages: pdf.pages.flatMap(({ placed }) => placed.map(({ name }) => name)),
  };
}

test('a deck is saved as PDF, and the choices are kept', async () => {
  await withPage({ size: 'phone' }, async (page) => {
    await open(page);
    const inspector = new Inspector(page);
    for (const size of ['side', 'desk', 'wide', 'phone'] as const) {
      await page.setViewportSize(SIZES[size]);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await inspector.inspect(`print, ${size}, ${colorScheme}`);
      }
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, size).toBeLessThanOrEqual(0);
    }
    expect(inspector.violations).toEqual([]);
    await page.getByRole('combobox', { name: 'Paper' }).selectOption('letter');
    await page.getByLabel('Up, mm').fill('-0.8');
    const { name, pages } = await saved(page, 'Save as PDF');
    expect(name).toBe('skirmish-cards-letter.pdf');
    expect(new Set(pages.filter((drawing) => drawing !== 'Back')).size).toBe(48);
    expect(pages.filter((drawing) => drawing === 'Back')).toHaveLength(48);
    await page.reload();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    expect(await page.getByRole('combobox', { name: 'Paper' }).inputValue()).toBe('letter');
    expect(await page.getByLabel('Up, mm').inputValue()).toBe('-0.8');
    await page.getByRole('checkbox', { name: 'Print backs' }).uncheck();
    await page.getByText('6 sheets of cards on one side.').waitFor();
    expect(await page.getByLabel('Up, mm').count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Cards' }).uncheck();
    expect(await page.getByRole('button', { name: 'Save as PDF' }).isDisabled()).toBe(true);
    await page.getByText('Choose at least one thing.').waitFor();
  });
});

test('with the network off a booklet is saved', async () => {
  await withPage({ serviceWorker: true }, async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.reload();
    await open(page);
    await page.getByRole('checkbox', { name: 'Cards' }).uncheck();
    await page.getByRole('checkbox', { name: 'Rules booklet' }).check();
    const { name, pages } = await saved(page, 'Save as PDF');
    expect(name).toMatch(/^skirmish-booklet-(a5|half-letter)\.pdf$/);
    expect(pages).toContain('Card-A300');
  });
});
