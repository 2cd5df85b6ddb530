// The longest names people may have: they keep to their chairs, slots and cards. Anyone who is removed from a match, or
// looks on without a network, is told what is true of them.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call, playSeat, type Seat } from '../../server/src/server.testing.ts';
import { SIZES } from './browser.ts';
import { openTable } from './online.ts';
import type { Room } from './online-scenes.ts';
import { overlaps, PARTS } from './room.ts';

const LONGEST = ['Wilhelmina Longnamed-Smi', 'Bartholomew-Maximilian X', 'WWWWWWWWWWWWWWWWWWWWWWWW'];

interface Laid {
  readonly seats: readonly Seat[];
  readonly table: string;
  readonly invite: string;
  readonly watch: string;
}

/** Programs with such names sit down; one chair is left. */
async function layFor({ server: { base } }: Room): Promise<Laid> {
  const { body } = await call(base, 'POST', '/api/tables', {
    body: { game: 'do-boy', name: LONGEST[0], rules: { exchange: false, match: 'hand' } },
  });
  const { table, invite, watch } = body;
  const seats: Seat[] = [{ table, seat: body.seat, token: body.token }];
  for (const name of LONGEST.slice(1)) {
    const sat = await call(base, 'POST', `/api/tables/${table}/seats`, { body: { name }, token: invite });
    seats.push({ table, seat: sat.body.seat, token: sat.body.token });
  }
  return { seats, table, invite, watch };
}

/** Runs in the page: words that run out of their box without a sign of it. */
function runsOut(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>(
      '.seatcard .name, .trick .slot, .trick .tag, .do-boy-points thead th, .panel .body',
    ),
  ]
    .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth + 1)
    .filter((box) => getComputedStyle(box).textOverflow !== 'ellipsis')
    .map(({ textContent }) => textContent);
}

async function holds(page: Page): Promise<void> {
  for (const size of ['desk', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    expect([size, await page.evaluate(runsOut)]).toEqual([size, []]);
    await expect.poll(() => page.evaluate(overlaps, PARTS)).toEqual([]);
  }
}

test('the longest names keep to their places, and who is removed or looks on is told so', () =>
  openTable(async (room) => {
    const { base } = room.server;
    const { seats, table, invite, watch } = await layFor(room);
    const page = await room.visit(`#/t/${table}/${invite}`);
    await page.locator('.invite .field').fill('Ann');
    await page.locator('[data-action=sit]').click();
    await page.locator('.seatcard', { hasText: /^You/ }).waitFor();
    await holds(page);
    const watcher = await room.visit(`#/watch/${table}/${watch}`);
    await call(base, 'POST', `/api/tables/${table}/start`, { token: seats[0].token });
    const playing = seats.map((seat) => playSeat(base, seat));
    await page.locator('.ask', { hasText: 'Your turn' }).waitFor();
    await holds(page);
    await watcher.locator('.table').waitFor();
    await watcher.context().setOffline(true);
    await watcher.locator('.wire', { hasText: 'Nothing is lost. The game resumes' }).waitFor();
    await watcher.context().setOffline(false);
    await watcher.locator('.wire').waitFor({ state: 'hidden' });
    await call(base, 'DELETE', `/api/tables/${table}/seats/3`, { token: seats[0].token });
    await page.getByText('A Captain is playing your cards.').waitFor();
    await Promise.all(playing);
  }));
