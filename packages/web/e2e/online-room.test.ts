// At a table with friends and a clock everything has its room, on a phone upright and on its side: the own time, what is
// asked back, plaques with who is here and for whom a bot plays.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call } from '../../server/src/server.testing.ts';
import { openTable } from './online.ts';
import { atSizes, type WindowSize, withoutRoom } from './room.ts';

const SIZES: readonly WindowSize[] = [
  [390, 844],
  [844, 390],
];

/** What has no room, or can be reached by scrolling alone. */
async function crowded(page: Page): Promise<string[]> {
  const cut = await page.locator('#ask').evaluate((ask) => ask.scrollHeight - ask.clientHeight);
  return [...(await withoutRoom(page)), ...(cut > 1 ? [`the ask is cut by ${cut} px`] : [])];
}

test('a clock, an asking back and a bot that stands in have their room on a phone', () =>
  openTable(async ({ server: { base }, visit }) => {
    const { body } = await call(base, 'POST', '/api/tables', {
      body: { game: 'do-boy', name: 'Dora', clock: { perMatch: 600 } },
    });
    const { table, invite } = body;
    const tokens: string[] = [body.token];
    for (const name of ['Carl', 'Ben']) {
      const sat = await call(base, 'POST', `/api/tables/${table}/seats`, { body: { name }, token: invite });
      tokens.push(sat.body.token);
    }
    const page = await visit(`#/t/${table}/${invite}`, undefined, 'side');
    await page.locator('.invite .field').fill('Ann');
    await page.locator('[data-action=sit]').click();
    await page.locator('.seatcard', { hasText: /^You/ }).waitFor();
    await call(base, 'POST', `/api/tables/${table}/start`, { token: tokens[0] });
    await page.locator('.ask', { hasText: 'Your turn' }).waitFor();
    const look = (): Promise<string[]> => atSizes(page, SIZES, () => crowded(page));
    expect(await look()).toEqual([]);
    const cards = await page.locator('.hand [data-card]').all();
    for (const card of cards.slice(0, 3)) await card.press('Enter');
    await page.locator('.ask [data-action^="give "]').click();
    const askBack = page.locator('.ask [data-action="ask back"]');
    await askBack.waitFor();
    expect(await look()).toEqual([]);
    await askBack.click();
    await page.locator('.ask.asks').waitFor();
    expect(await look()).toEqual([]);
    await page.locator('[data-action=play-on]').click();
    for (const [seat, token] of tokens.entries())
      await call(base, 'DELETE', `/api/tables/${table}/seats/${seat}`, { token });
    await page.locator('.plaque .here-mark.stands-in').first().waitFor();
    await page.locator('.ask', { hasText: /Your turn: (follow|lead)|You hold no/ }).waitFor();
    expect(await look()).toEqual([]);
  }));
