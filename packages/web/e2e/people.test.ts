// The pages about people in a browser: a key that no script can read out, the name on two devices, a lost one shut out, a
// key file; by keyboard and by finger, with nothing for axe to find.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Inspector } from './axe.ts';
import { SIZES } from './browser.ts';
import { openTable } from './online.ts';
import { type Look, linkAlong, named, toYou, walkLadder, walkYou } from './people-scenes.ts';
import { smallOn } from './targets.ts';

/** Nothing for axe, nothing too small to be pressed, nothing beyond the window's edge. */
const look: Look = async (page, name) => {
  const size = page.viewportSize() ?? SIZES.desk;
  const inspector = new Inspector(page);
  for (const window of [SIZES.desk, SIZES.phone]) {
    await page.setViewportSize(window);
    await inspector.inspect(`${name}, ${window.width}`);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([name, window.width, Math.max(0, sideways)]).toEqual([name, window.width, 0]);
  }
  expect(inspector.violations).toEqual([]);
  expect([name, await smallOn(page)]).toEqual([name, []]);
  await page.setViewportSize(size);
};

test('who you are: nobody yet, a name, two devices, one shut out, all taken away', () =>
  openTable((room) => walkYou(room, look)));

test('ladders, ratings, and playing again with somebody', () => openTable((room) => walkLadder(room, look)));

/** What the browser keeps of its key. */
const keptKey = (page: Page): Promise<{ extractable: boolean; algorithm: string } | undefined> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('messdeck-key', 1);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('keys').objectStore('keys').get('own');
          asked.onsuccess = () => {
            const { extractable, algorithm } = asked.result.pair.privateKey as CryptoKey;
            resolve({ extractable, algorithm: algorithm.name });
          };
        };
      }),
  );

test('a key of the browser’s own brings the name back when the cookie is lost; a key file does on another', () =>
  openTable(async (room) => {
    const page = await named(room, 'Dora');
    expect(await keptKey(page)).toEqual({ extractable: false, algorithm: 'Ed25519' });
    const ribbon = async (of: Page): Promise<string | null> => {
      await toYou(of);
      return of.locator('.nameplate .ribbon').getAttribute('aria-label');
    };
    const before = await ribbon(page);
    await page.locator('[data-action="take along"]').click();
    const saving = page.waitForEvent('download');
    await page.locator('[data-action="save key"]').click();
    const chunks: Uint8Array[] = [];
    for await (const chunk of await (await saving).createReadStream()) chunks.push(chunk as Uint8Array);
    const file = { name: 'key.json', mimeType: 'application/json', buffer: Buffer.concat(chunks) };
    expect(JSON.parse(String(file.buffer))).toMatchObject({ format: 'messdeck key 1', name: 'Dora' });
    await page.context().clearCookies();
    const table = await page.context().newPage();
    await table.goto(`${room.server.base}/#/friends/do-boy`);
    await table.locator('[data-action=lay]').click();
    await table.locator('[data-link=invite]').waitFor();
    expect(await ribbon(table)).toBe(before);
    const other = await room.visit('#/you', undefined, 'phone');
    await other.locator('.key-file input').setInputFiles(file);
    await other.locator('.nameplate h2', { hasText: 'Dora' }).waitFor();
    expect(await ribbon(other)).toBe(before);
    const kinds = other.locator('.devices li');
    expect(await kinds.evaluateAll((all) => all.map((one) => one.getAttribute('data-kind')).sort())).toEqual([
      'computer',
      'file',
      'phone',
    ]);
  }));

test('a browser that makes no Ed25519 keys says so, and goes on with its cookie', () =>
  openTable(async (room) => {
    const without = {
      ...room,
      visit: async (...visited: Parameters<typeof room.visit>) => {
        const page = await room.visit('#/tables', ...(visited.slice(1) as []));
        await page.addInitScript(() => {
          const never = (): Promise<never> => Promise.reject(new DOMException('', 'NotSupportedError'));
          Object.defineProperty(crypto.subtle, 'generateKey', { value: never });
        });
        await page.reload();
        await page.goto(`${room.server.base}/${visited[0]}`);
        return page;
      },
    };
    const page = await named(without, 'Dora');
    await toYou(page);
    await page.locator('.why', { hasText: 'This browser can’t make a key of its own' }).waitFor();
    const link = await linkAlong(page);
    const phone = await room.visit(link, undefined, 'phone');
    await phone.locator('[data-action=be]').click();
    await phone.locator('.nameplate h2', { hasText: 'Dora' }).waitFor();
  }));

test('by keyboard alone: rename, and take the name along', () =>
  openTable(async (room) => {
    const page = await named(room, 'Dora');
    await toYou(page);
    await page.locator('[data-action=rename]').focus();
    await page.keyboard.press('Enter');
    await page.locator('.rename .field:focus').waitFor();
    await page.keyboard.type('Edna');
    await page.keyboard.press('Enter');
    await page.locator('.nameplate h2', { hasText: 'Edna' }).waitFor();
    await page.locator('[data-action="take along"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-link=along]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-link=along]').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe('take along');
  }));

test('without a server the page says so, and looks again when told to', () =>
  openTable(async (room) => {
    const page = await named(room, 'Dora');
    await page.route('**/api/people/me', (route) => route.abort());
    await page.evaluate(() => {
      location.hash = '#/you';
    });
    await page.getByRole('heading', { name: 'Can’t reach the server' }).waitFor();
    await look(page, 'you, no server');
    await page.unroute('**/api/people/me');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.nameplate h2', { hasText: 'Dora' }).waitFor();
  }));
