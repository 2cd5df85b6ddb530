// A page at four times its size: on every kind of screen everything can be scrolled into sight, and nothing sideways.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withFriends } from './online.ts';
import { PAGES, type PageScene } from './page-scenes.ts';
import { NEEDED, outOfReach } from './reach.ts';
import { TABLES } from './table-scenes.ts';
import { withPage } from './visit.ts';

const WINDOWS = [
  [320, 256],
  [320, 568],
] as const;

/** One of each kind: table and its ends, set-up, history, replay, review, rules, lesson, pages to study. */
const SCREENS = [
  'tactics',
  'sigs',
  'sammy',
  'hand-end-tactics',
  'match-end-won',
  'shelf-in-use',
  'set-tactics',
  'how-to-play-tactics',
  'lesson-tactics',
  'hint-tactics',
  'history',
  'daily-played',
  'replay-tactics',
  'replay-share',
  'review-tactics',
  'rules',
  'packs',
  'atlas',
];

const scenes: readonly PageScene[] = [...TABLES, ...PAGES];

async function look(page: Page): Promise<void> {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    // The table is measured again before it is drawn.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect([width, height, await page.evaluate(outOfReach, NEEDED)]).toEqual([width, height, []]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  }
}

test.each(SCREENS)('%s at 320 pixels', (wanted) =>
  withPage({ size: 'phone', settings: { windows: 'long' } }, async (page) => {
    await scenes.find(({ name }) => name === wanted)!.go(page);
    await look(page);
  }),
);

test('a table with friends at 320 pixels', () =>
  withFriends(
    { game: 'do-boy', seats: 4, friends: 2, rules: { match: 'hand' } },
    async ({ pages: [host] }) => {
      await look(host);
      await host.goto(new URL('/#/tables', host.url()).href);
      await host.getByRole('heading', { level: 1, name: 'Tables' }).waitFor();
      await look(host);
    },
  ));
