// lighthouse as a phone sees the page: the shelf, and a table in play.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { ensureChromium, FLAGS } from '../../../scripts/chromium.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const PORT = 9333;

/** Scores from 0 to 100 of both screens. */
export async function audit(address) {
  const profile = mkdtempSync(join(tmpdir(), 'messdeck-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: [...FLAGS, `--remote-debugging-port=${PORT}`],
  });
  try {
    const table = await dealt(context, address);
    return [
      { screen: 'the shelf', scores: await scoresOf(address) },
      { screen: 'a table', scores: await scoresOf(table) },
    ];
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** The address of a table at which a match has begun; nobody sits there any more. */
async function dealt(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Play now: Tactics' }).click();
  await page.locator('.hand [data-card]').first().waitFor();
  const table = page.url();
  await page.close();
  return table;
}

async function scoresOf(url) {
  const { lhr } = await lighthouse(
    url,
    { port: PORT, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES, disableStorageReset: true },
    { extends: 'lighthouse:default', settings: { formFactor: 'mobile' } },
  );
  return Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round(100 * (lhr.categories[category].score ?? 0))]),
  );
}
