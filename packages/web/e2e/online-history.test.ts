// A match with friends stands in the history of everybody who had a chair in it: once, told from the own seat, with its
// replay, and it goes out to a file and back.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Friends, withFriends } from './online.ts';

/** Both leave to bots, which play the match to its end. */
async function leaveToBots({ pages, table }: Friends): Promise<void> {
  for (const [seat, page] of pages.entries())
    await page.evaluate((path) => fetch(path, { method: 'DELETE' }), `api/tables/${table}/seats/${seat}`);
  for (const page of pages) await page.locator('[data-action=rematch]').waitFor({ timeout: 60_000 });
}

async function openHistory(page: Page): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/history`);
  await page.locator('.match').first().waitFor();
  expect(await page.locator('.match').count()).toBe(1);
}

test('a match with friends comes into the history of both, and is replayed from there', () =>
  withFriends({ game: 'do-boy', seats: 3, friends: 2, rules: { match: 'hand' } }, async (friends) => {
    const [host, guest] = friends.pages;
    await leaveToBots(friends);
    await openHistory(host);
    await host.locator('.match', { hasText: 'Friend 1' }).waitFor();
    // What is looked at again is the same match.
    await guest.reload();
    await guest.locator('[data-action=rematch]').waitFor();
    await openHistory(guest);
    const line = guest.locator('.match', { hasText: 'Dora' });
    await line.locator('.line').click();
    expect(await line.locator('.acts').getByText('Same cards').count()).toBe(0);
    const [download] = await Promise.all([
      guest.waitForEvent('download'),
      line.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const saved: Uint8Array[] = [];
    for await (const chunk of await download.createReadStream()) saved.push(chunk as Uint8Array);
    await line.getByRole('button', { name: 'Replay' }).click();
    await guest.locator('.transport').waitFor();
    expect(guest.url()).toMatch(/\/0\/1$/);
    await guest.locator('.transport button[aria-pressed=true]', { hasText: 'Friend 1' }).waitFor();
    const elsewhere = await friends.visit('#/history');
    await elsewhere.setInputFiles('input[type="file"]', {
      name: 'match.jsonl',
      mimeType: 'application/jsonl',
      buffer: Buffer.concat(saved),
    });
    await elsewhere.locator('.match', { hasText: 'Dora' }).waitFor();
  }));
