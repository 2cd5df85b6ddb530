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
    await page.getByRole('img', { name: 'First sheet, front' }).waitFor();
    const inspector = new Inspector(page);
    for (const size of ['side', 'desk', 'wide', 'phone'] as const) {
      await page.setViewportSize(SIZES[size]);
      // In daylight and by lamplight.
      await inspector.inspect(`print, ${size}`);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, size).toBeLessThanOrEqual(0);
    }
    expect(inspector.violations).toEqual([]);
    await page.getByRole('radio', { name: 'US Letter' }).check();
    await page.getByLabel('mm up').fill('-0.8');
    const { name, pages } = await saved(page, 'Save as PDF');
    expect(name).toBe('skirmish-cards-letter.pdf');
    expect(new Set(pages.filter((drawing) => drawing !== 'Back')).size).toBe(48);
    expect(pages.filter((drawing) => drawing === 'Back')).toHaveLength(48);
    await page.reload();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    expect(await page.getByRole('radio', { name: 'US Letter' }).isChecked()).toBe(true);
    expect(await page.getByLabel('mm up').inputValue()).toBe('-0.8');
    await page.getByRole('radio', { name: 'None' }).check();
    await page.getByText('6 sheets of cards on one side.').waitFor();
    expect(await page.getByLabel('mm up').count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Cards' }).uncheck();
    for (const name of ['Save as PDF', 'Print…'])
      expect(await page.getByRole('button', { name }).isDisabled()).toBe(true);
    await page.getByText('Choose at least one thing.').waitFor();
  });
});

/** Where the cards of the preview stand, in pixels. */
const placed = (page: Page, part: string): Promise<number[]> =>
  page
    .locator(`.print-preview use[x="-14"][href^="#print-${part}"]`)
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));

test('the first sheet is shown: front, back, held to the light', async () => {
  await withPage({ size: 'desk' }, async (page) => {
    await open(page);
    await page.getByRole('img', { name: 'First sheet, front: ' }).waitFor();
    expect(await placed(page, '')).toHaveLength(9);
    // By the keys, as everywhere among radios.
    await page.getByRole('radio', { name: 'Front' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('img', { name: 'First sheet, back' }).waitFor();
    expect(await placed(page, 'Back')).toHaveLength(9);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('img', { name: 'First sheet, held to the light' }).waitFor();
    const before = await placed(page, 'frames-Frame');
    expect(before).toHaveLength(9);
    // On its own side a back goes to the right, so seen through the paper it goes to the left.
    for (let i = 0; i < 30; i++) await page.getByRole('button', { name: 'Farther right' }).click();
    expect(await page.getByLabel('mm right').inputValue()).toBe('3');
    await page.getByText('moved to make up for your printer').waitFor();
    await expect.poll(async () => (await placed(page, 'frames-Frame'))[0]).toBeLessThan(before[0]);
    await page.getByLabel('mm right').press('ArrowUp');
    expect(await page.getByLabel('mm right').inputValue()).toBe('3.1');
    await page.getByLabel('mm right').fill('80');
    await page.getByLabel('mm right').blur();
    expect(await page.getByLabel('mm right').inputValue()).toBe('5');
    expect(await page.getByRole('button', { name: 'Farther right' }).isDisabled()).toBe(true);
    await page.getByRole('radio', { name: 'Gutterfold' }).check();
    await expect.poll(() => page.getByRole('radio', { name: 'Held to the light' }).count()).toBe(0);
    expect(await placed(page, '')).toHaveLength(8);
    await page.getByRole('radio', { name: 'Card printer' }).check();
    await page.getByRole('radio', { name: 'The Game Crafter' }).check();
    await page.getByText('48 faces and one back as 49 pages.').waitFor();
    await page.getByRole('radio', { name: 'Large index' }).check();
    expect(await page.locator('.editions svg :is(path, g)').count()).toBeGreaterThan(20);
    const small = await page
      .locator('.print-form :is(button, label, input[type=checkbox])')
      .evaluateAll((all) =>
        all
          .map((one) => ({ one: one.outerHTML, box: one.getBoundingClientRect() }))
          .filter(({ box }) => Math.min(box.width, box.height) < 24)
          .map(({ one }) => one),
      );
    expect(small).toEqual([]);
  });
});

test('Print opens the PDF, and asks once whether the backs line up', async () => {
  await withPage({ size: 'desk' }, async (page) => {
    // A browser without a window for PDF would save it and close the tab: the address is looked at instead.
    await page.evaluate(() => {
      window.open = () => {
        const tab = { document: { body: {} }, location: { href: '' }, close: () => {} };
        Object.assign(window, { opened: tab });
        return tab as unknown as Window;
      };
    });
    await open(page);
    const print = page.getByRole('button', { name: 'Print…' });
    await print.click();
    const question = page.getByRole('group', { name: 'Do the backs line up with the fronts?' });
    await question.waitFor();
    await page.getByText('set the scale to 100 %').waitFor();
    const link = page.getByRole('link', { name: /^skirmish-cards-(a4|letter)\.pdf$/ });
    const [address, begins] = await link.evaluate(async (to: HTMLAnchorElement) => {
      const bytes = await (await fetch(to.href)).text();
      return [to.href, bytes.slice(0, 5)];
    });
    expect(begins).toBe('%PDF-');
    const opened = () => page.evaluate(() => (window as unknown as { opened: Window }).opened.location.href);
    expect(await opened()).toBe(address);
    const inspector = new Inspector(page);
    await inspector.inspect('the question');
    expect(inspector.violations).toEqual([]);
    await question.getByRole('button', { name: 'No, print the test sheet' }).click();
    const test = page.getByRole('link', { name: /^test-sheet-/ });
    await test.waitFor();
    expect(await opened()).toBe(await test.getAttribute('href'));
    await page.getByText('Read two numbers on the test sheet').waitFor();
    await print.click();
    await link.waitFor();
    expect(await question.count()).toBe(0);
  });
});

test('a browser that opens no tab leaves links to the files', async () => {
  await withPage({ size: 'phone' }, async (page) => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await open(page);
    await page.getByRole('checkbox', { name: 'Box' }).check();
    await page.getByRole('button', { name: 'Print…' }).click();
    await page.getByText('set the scale to 100 %').waitFor();
    expect(await page.getByRole('list', { name: 'Files' }).getByRole('link').allTextContents()).toEqual([
      expect.stringMatching(/^skirmish-cards-/),
      expect.stringMatching(/^skirmish-box-/),
    ]);
  });
});

test('with the network off a booklet is saved', async () => {
  await withPage({ serviceWorker: true }, async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.reload();
    await open(page);
    await page.getByRole('img', { name: 'First sheet, front' }).waitFor();
    await page.getByRole('checkbox', { name: 'Cards' }).uncheck();
    await page.getByRole('checkbox', { name: 'Rules booklet' }).check();
    const { name, pages } = await saved(page, 'Save as PDF');
    expect(name).toMatch(/^skirmish-booklet-(a5|half-letter)\.pdf$/);
    expect(pages).toContain('Card-A300');
  });
});
