// Wherever a card is shown or named by its index it can be seen large: in play, at the ends, in replays and reviews, on
// maps, in How to play and under the day's result.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, layTable, momentOf } from './laid.ts';
import { PAGES, type PageScene } from './page-scenes.ts';
import { TABLES } from './table-scenes.ts';
import { withPage } from './visit.ts';

/** A blocked hand of United States: all hands lie open. */
const blocked: PageScene = {
  name: 'blocked hands',
  go: (page) => layTable(page, momentOf('united-states', asked(/discard/, 10))!),
};

const scenes: readonly PageScene[] = [...TABLES, ...PAGES, blocked];

/** The pile of SIGS lies open to be looked through. */
const lookThrough = (page: Page): Promise<unknown> =>
  page.getByRole('button', { name: /look through it|draw a buried card/ }).click();

/** A screen, a card on it, and what is done before it is in sight. */
const SHOWN: readonly {
  readonly screen: string;
  readonly card: string;
  readonly first?: (page: Page) => Promise<unknown>;
}[] = [
  { screen: 'tactics', card: '.panel [data-shows]' },
  { screen: 'sigs', card: '.through [data-shows]', first: lookThrough },
  { screen: 'flag', card: '.middle [data-card]' },
  { screen: 'armed-forces', card: '.intel [data-card]' },
  { screen: 'national-contest', card: '.middle [data-card]' },
  { screen: 'hand-end-sigs', card: '.lefts [data-shows]' },
  { screen: 'blocked hands', card: '.shown-hands [data-shows]' },
  { screen: 'hand-end-thrown-in', card: '.turned-up [data-shows]' },
  { screen: 'match-end-national-contest', card: '.map [data-state="TX"]' },
  { screen: 'match-end-sammys-travels', card: '.map [data-state="TX"]' },
  { screen: 'lesson-sammys-travels', card: '.map [data-state="TX"]' },
  { screen: 'replay-tactics-open', card: '.held-open [data-shows]' },
  { screen: 'replay-united-states-open', card: '.held-open [data-shows]' },
  { screen: 'review-tactics', card: '.chip[data-shows]' },
  { screen: 'how-to-play-tactics', card: '.howto [data-shows]' },
  { screen: 'how-to-play-sammys-travels', card: '.howto .map [data-state="TX"]' },
  { screen: 'daily-played', card: '.left-cards [data-shows]' },
];

/** Faces in sight that no press enlarges, by what is said of them. */
const without = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.card:not(.back), .left-cards li')]
      .filter((card) => card.checkVisibility() && !card.closest('[data-card], [data-shows], [aria-hidden]'))
      .map((card) => `${card.getAttribute('aria-label')} in ${card.parentElement!.className}`),
  );

test.each(SHOWN)('$screen', ({ screen, card, first }) =>
  withPage({ settings: { windows: 'long' } }, async (page) => {
    await scenes.find(({ name }) => name === screen)!.go(page);
    await first?.(page);
    await page.locator(card).first().waitFor();
    expect(await without(page)).toEqual([]);
    const large = page.locator('dialog.close-up');
    // What hears of it comes a moment after the screen.
    const press = async (): Promise<number> => {
      await page.locator(card).first().dispatchEvent('contextmenu', { bubbles: true, cancelable: true });
      return large.count();
    };
    await expect.poll(press, { timeout: 20_000 }).toBe(1);
    expect((await large.locator('h2').innerText()).length).toBeGreaterThan(2);
    expect(await large.locator('dt').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    // A sheet or a drawer below it is open again.
    await page.locator(card).first().waitFor();
  }),
);
