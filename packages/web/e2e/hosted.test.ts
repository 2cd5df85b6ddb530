// Picket, the second game of docs/adding-a-game.md, hosted by the command and played on its page to the end: an auction,
// cards put away, tricks, with the layout that serves every game.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { ensurePage } from '../../../scripts/prepare.mjs';
import { served } from '../../cli/test/served.ts';
import { openPage } from './browser.ts';
import { Pointer } from './hands.ts';
import { play } from './player.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

test('a game from outside is played on the page of the server that hosts it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'messdeck-hosted-'));
  const server = await served(path('../../cli/bin/messdeck.js'), [
    ...['--data', join(folder, 'tables.db'), '--page', ensurePage()],
    ...['--game', path('../../../docs/examples/picket.js')],
  ]);
  const browser = await chromium.connect(inject('browser'));
  try {
    const page = await openPage(browser, server.address, {});
    await page.goto(`${server.address}#/set/picket`);
    await page.locator('form.setup button[type=submit]').click();
    await page.locator('.table').waitFor();
    const asked = new Set<string>();
    const setting = { title: 'Picket', game: 'picket', seats: 3 };
    const look = await play({
      page,
      hands: new Pointer(false),
      setting,
      watch: async ({ phase }) => {
        asked.add(phase);
        return undefined;
      },
    });
    expect(look.over).toBe(true);
    expect([...asked]).toEqual(expect.arrayContaining(['auction', 'play']));
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});
