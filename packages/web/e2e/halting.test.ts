// The time to call Halt! in SIGS: a call without success is answered and costs nothing, and those who listen hear how long it is.

import type { Match } from '@messdeck/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layTable, momentOf } from './laid.ts';
import { withPage } from './visit.ts';

/** Somebody has just discarded a card that fits no set; `after` seats further on it is the player's turn. */
const fitsNothing =
  (after: number) =>
  (match: Match, seat: number): boolean => {
    const last = match.log.at(-1);
    const { phase, facts } = match.view(seat);
    if (match.seats < 4 || phase !== 'draw' || typeof last?.by !== 'number') return false;
    const sets = facts['sets'] as readonly unknown[];
    return last.do.startsWith('discard ') && sets.length > 0 && (last.by + after) % match.seats === seat;
  };

const lastEntry = (page: Page): Promise<string> =>
  page.evaluate(() => window.probe.entries().at(-1)!.do.split(' ')[0]);

const ANSWER = 'That card fits no set on the table.';

test.each(['phone', 'desk'] as const)('Halt! in vain is answered while the others play on: %s', (size) =>
  withPage({ size, speed: 1, settings: { pace: 'natural', windows: 'long' } }, async (page) => {
    await layTable(page, momentOf('sigs', fitsNothing(3))!);
    await page.locator('[data-action="halt"]').click();
    await page.getByRole('alert').filter({ hasText: ANSWER }).waitFor({ timeout: 1000 });
    // The next player draws at once, and the answer is still there to be read.
    await page.waitForFunction(() => window.probe.entries().at(-1)!.do.startsWith('draw'));
    expect(await page.getByRole('alert').innerText()).toContain(ANSWER);
    await page.waitForFunction(() => window.probe.entries().at(-1)!.do.startsWith('discard'));
    await page.getByText(ANSWER).waitFor({ state: 'detached' });
    expect(await lastEntry(page)).toBe('discard');
  }),
);

test('Halt! in vain costs nothing: the player draws as ever', () =>
  withPage({ speed: 1 }, async (page) => {
    await layTable(page, momentOf('sigs', fitsNothing(1))!);
    await page.locator('[data-action="halt"]').click();
    await page.getByText(ANSWER).waitFor();
    await page.locator('.ask [data-action="draw reserve"]').click();
    await page.waitForFunction(() => window.probe.entries().at(-1)!.do === 'draw reserve');
    await page.getByText(ANSWER).waitFor({ state: 'detached' });
  }));

test('those who listen hear what the time to call asks, how long it is and how much is left', () =>
  withPage({ speed: 1, settings: { windows: 'long' } }, async (page) => {
    await layTable(page, momentOf('sigs', fitsNothing(2))!);
    const said = page.getByRole('log', { name: 'Announcements' });
    await said.getByText('Does it fit a set? 15 seconds.').waitFor();
    await said.getByText('10 seconds left.').waitFor();
    await page.locator('[data-action="decline"]').click();
    await said.getByText('10 seconds left.').waitFor({ state: 'detached' });
  }));
