// Challenges and today's board in a browser: every screen by keyboard and by finger, at desk and phone; axe finds nothing.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstOfAll } from '../../server/src/duplicate/challenge.testing.ts';
import { Inspector } from './axe.ts';
import { SIZES } from './browser.ts';
import {
  type Look,
  walkChallenge,
  walkPartner,
  walkToday,
  walkTrouble,
  walkYourTurn,
} from './challenge-scenes.ts';
import { openTable } from './online.ts';
import type { Room } from './online-scenes.ts';

/** Looks with axe, and that nothing is wider than the page, at both sizes. */
async function inspected(walk: (room: Room, look: Look) => Promise<void>): Promise<void> {
  const violations: string[] = [];
  const look: Look = async (page, name) => {
    const own = page.viewportSize()!;
    for (const size of ['phone', 'desk'] as const) {
      await page.setViewportSize(SIZES[size]);
      const inspector = new Inspector(page);
      await inspector.inspect(`${name}, ${size}`);
      violations.push(...inspector.violations);
      expect(await tooWide(page), `${name}, ${size}`).toBe(0);
    }
    await page.setViewportSize(own);
  };
  await openTable((room) => walk(room, look), { seatBot: firstOfAll });
  expect(violations).toEqual([]);
}

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

test('a challenge is laid, joined and played, and its results are compared', () => inspected(walkChallenge));

test('a friend comes as the partner, on a phone', () => inspected(walkPartner));

test('today’s board is played on the server and compared', () => inspected(walkToday));

test('a server that does not answer, and a challenge that is not there', () => inspected(walkTrouble));

test('a table over days waits on a page of its own', () => inspected(walkYourTurn));
