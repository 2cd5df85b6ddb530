// Sammy's Travels for two with a pack each: a dead end is called one before anybody goes there, and a journey that is
// over says why and who still travels.

import { type Game, isRefusal, Match, settleRules } from '@messdeck/engine';
import { sammysTravels, UNION } from '@messdeck/engine/games/sammys-travels';
import { sammy } from '@messdeck/engine/packs/sammy';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layTable } from './laid.ts';
import { textOf } from './looks.ts';
import { onKeptPage } from './visit.ts';

/** From Virginia to Maryland; the District of Columbia has been dealt, and borders nothing else. */
function beforeTheDistrict(): Match {
  const game = sammysTravels as Game;
  const rules = settleRules(game, { start: 'VA' }, 2);
  if (isRefusal(rules)) throw new Error(rules.refused);
  const match = new Match(game, rules, 2);
  const first = ['MD', 'DC', 'PA'];
  const states = UNION.map((card) => sammy.ids[card]).filter((id) => id !== 'VA' && !first.includes(id));
  for (let seat = 0; seat < 2; seat++) match.act('chance', `shuffle ${[...first, ...states].join(' ')}`);
  for (const text of ['deal', 'transfer MD VA', 'deal']) match.act(0, text);
  return match;
}

/** The companion takes his time. */
const AT_EASE = { speed: 0.05, settings: { pace: 'slow' } } as const;

const atMaryland = (look: (page: Page) => Promise<void>): Promise<void> =>
  onKeptPage(AT_EASE, async (page) => {
    await layTable(page, { match: beforeTheDistrict(), seat: 0 });
    await look(page);
  });

test('the primary button leads past a dead end, which is called one in words and on the map', () =>
  atMaryland(async (page) => {
    expect(await textOf(page, '.ask .sentence')).toContain('the District of Columbia (a dead end)');
    expect(await page.locator('.ask .btn.primary').allTextContents()).toEqual(['Keep dealing']);
    expect(await page.locator('[data-action="transfer DC MD"]').textContent()).toBe('Take the dead end');
    expect(await page.locator('.map [data-state="DC"] title').textContent()).toContain('dead end');
    await page.locator('[data-action="deal on"]').click();
    await page.locator('[data-action="transfer PA MD"].primary').waitFor();
  }));

test('a journey that is over says why, and who still travels', () =>
  atMaryland(async (page) => {
    await page.locator('[data-action="transfer DC MD"]').click();
    await page.getByText('Your journey is over').waitFor();
    expect(await textOf(page, '.ask .sentence')).toBe(
      'Your journey is over: you have been to every neighbor of the District of Columbia. Mabel is still traveling.',
    );
    expect(await page.locator('[role="log"]').first().textContent()).toContain(
      'travel to the District of Columbia from Maryland, and the journey is over.',
    );
  }));
