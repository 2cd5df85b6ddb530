// A thirteenth game in a copy of the repository (scripts/thirteenth.mjs), played on the page that is built there.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { expect, inject, test } from 'vitest';
import { listen, pageServer } from '../../../scripts/serve.mjs';
import { copyWithThirteenth } from '../../../scripts/thirteenth.mjs';

test('a folder in the engine, one on the page and a line in a list are a game on the shelf', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'thirteenth-'));
  const browser = await chromium.connect(inject('browser'));
  try {
    copyWithThirteenth(copy, true);
    const web = join(copy, 'packages/web');
    await build({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'error' });
    const server = pageServer(join(web, 'dist'));
    const address = await listen(server, 0);
    const page = await browser.newPage();
    await page.goto(`${address.replace(/\/$/, '')}/#/set/lookout`);
    await page.locator('form.setup button[type=submit]').click();
    await page.locator('.table').waitFor();
    // A whole match: the first card that may be played, again and again, until it is over.
    const card = page.locator('.hand [data-state="legal"]').first();
    const raised = page.locator('.hand [aria-pressed="true"]').first();
    const over = page.locator('.poster');
    const onward = page.locator('[data-action="go on"]');
    while ((await over.count()) === 0) {
      if ((await onward.count()) > 0) await onward.click({ timeout: 1000 }).catch(() => undefined);
      else if ((await raised.count()) > 0) await raised.click({ timeout: 1000 }).catch(() => undefined);
      else if ((await card.count()) > 0) await card.click({ timeout: 1000 }).catch(() => undefined);
      else await page.waitForTimeout(100);
    }
    expect(await over.textContent()).toMatch(/\w/);
    server.close();
    server.closeAllConnections();
  } finally {
    await browser.close();
    rmSync(copy, { recursive: true });
  }
});
