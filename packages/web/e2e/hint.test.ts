// A hint in every game: asked with the key and with a finger, with candidates in words, counted, and done with a press.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Inspector } from './axe.ts';
import { SIZES } from './browser.ts';
import { keyboard, Pointer } from './hands.ts';
import { byWhim, layTable } from './laid.ts';
import { play } from './player.ts';
import { sitDown } from './shelf.ts';
import { GAMES } from './tables.ts';
import { withPage } from './visit.ts';

/** When the player is asked something that has more than one answer. */
const isAsked = (): boolean => document.querySelector('.ask > .hint-btn') !== null;

/** In a race the moment may pass before the key is heard: then it is pressed again. */
async function askByKey(page: Page): Promise<void> {
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('h');
    const opened = await page
      .locator('.hint')
      .waitFor({ timeout: 5000 })
      .then(
        () => true,
        () => false,
      );
    if (opened) return;
  }
}

/** Runs in the page: candidates, or the reason, that one would have to scroll to. */
function outOfSight(): string[] {
  const bottom = document.querySelector('.hint')!.getBoundingClientRect().bottom;
  return [...document.querySelectorAll('.hint :is(li, .why)')]
    .filter((each) => each.getBoundingClientRect().bottom > bottom)
    .map((each) => each.textContent);
}

test.each(GAMES)(
  '$title: H at a desk, with all candidates and the reason in sight on a phone on its side',
  async (setting) => {
    await withPage({ size: 'desk', speed: 1 }, async (page) => {
      const inspector = new Inspector(page);
      await sitDown(page, keyboard, setting);
      await play({ page, hands: keyboard, setting, watch: () => page.evaluate(isAsked) });
      await askByKey(page);
      await page.locator('.hint li').first().waitFor();
      expect(await page.locator('.hint li').count()).toBeLessThanOrEqual(3);
      expect(await page.locator('.hint h3').textContent()).toMatch(/^Suggestion: /);
      expect(await page.locator('.hint .why').textContent()).toMatch(/\.$/);
      expect(await page.locator('.hint footer').textContent()).toContain('Hints so far: 1');
      // What is counted is said under the figures; the bar of the first is full.
      if ((await page.locator('.hint .figures b').count()) > 0)
        expect(await page.locator('.hint footer').textContent()).toMatch(
          /[A-Z]\w+ (ahead after|in) this hand/,
        );
      expect(await page.locator('.hint .share i').first().getAttribute('style')).toBe('--share: 100%;');
      await inspector.inspect('a hint');
      await page.setViewportSize(SIZES.side);
      expect(await page.evaluate(outOfSight)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('.hint').waitFor({ state: 'detached' });
      expect(inspector.violations).toEqual([]);
    });
  },
);

test.each(GAMES.filter(({ game }) => ['tactics', 'skirmish', 'flag'].includes(game)))(
  '$title: by finger on a phone, and done',
  async (setting) => {
    await withPage({ size: 'phone' }, async (page) => {
      const hands = new Pointer(true);
      await sitDown(page, hands, setting);
      await play({ page, hands, setting, watch: () => page.evaluate(isAsked) });
      const before = await page.evaluate(() => window.probe.told.length);
      await hands.press(page, '.hint-btn');
      await page.locator('.hint li').first().waitFor();
      await page.locator('.hint li .no').first().click();
      await page.getByRole('button', { name: 'Do it' }).click();
      await page.waitForFunction((told) => window.probe.told.length > told, before);
      expect([...hands.tooSmall]).toEqual([]);
    });
  },
);

test('Armed Forces: who has passed can be read beside a hint on a phone on its side', () =>
  withPage({ size: 'side' }, async (page) => {
    const passed = byWhim('armed-forces', (match, seat) => {
      const { phase, actors, legal, facts } = match.view(seat);
      const decided = facts['decided'] as { readonly improvised: boolean }[];
      const asked = phase === 'improvise' && actors.includes(seat) && legal.length > 1;
      return asked && decided.some(({ improvised }) => !improvised);
    });
    await layTable(page, passed);
    await page.locator('.hint-btn').first().click();
    await page.locator('.hint li').first().waitFor();
    const covered = await page.locator('.trick .passed').evaluateAll(
      (tags) =>
        tags.filter((tag) => {
          const { right, top, height } = tag.getBoundingClientRect();
          return document.elementFromPoint(right - 2, top + height / 2) !== tag;
        }).length,
    );
    expect(covered).toBe(0);
  }));

test('Tactics: beside a hint on a phone the contract of somebody with the longest name is whole', () =>
  withPage({ size: 'phone' }, async (page) => {
    const playing = byWhim('tactics', (match, seat) => {
      const { phase, actors, legal, facts } = match.view(seat);
      const bidder = (facts['contract'] as { readonly by: number } | undefined)?.by;
      return phase === 'play' && bidder === (seat + 2) % 4 && actors.includes(seat) && legal.length > 2;
    });
    const longest = ['Wilhelmina Longnamed-Smi', 'Bartholomew-Maximilian X', 'Alexandrina von Sternberg'];
    await layTable(page, playing, 'laid', 'laid', longest);
    await page.locator('.hint-btn').first().click();
    await page.locator('.hint li').first().waitFor();
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.contract, .contract .line > span, .hint, .hint li')]
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < 0 || right > innerWidth || part.scrollWidth > part.clientWidth + 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  }));

test('Enter does what the hint advises, also where a card had the focus when it was asked for', () =>
  withPage({ size: 'desk' }, async (page) => {
    const playing = byWhim('tactics', (match, seat) => {
      const { phase, actors, legal } = match.view(seat);
      return phase === 'play' && actors.includes(seat) && legal.length > 2;
    });
    await layTable(page, playing);
    await page.locator('.hand .card[data-state="legal"]').last().focus();
    await page.keyboard.press('h');
    const advised = page.locator('.hint li').first();
    await advised.waitFor();
    const before = await page.evaluate(() => window.probe.told.length);
    await page.keyboard.press('Enter');
    await page.waitForFunction((told) => window.probe.told.length > told, before);
    expect(await page.locator('.hand .card[data-state="chosen"]').count()).toBe(0);
  }));

test('an auction opens with nothing chosen, and says what a bid is worth', async () => {
  await withPage({ size: 'desk' }, async (page) => {
    await sitDown(page, keyboard, GAMES[1]);
    await page.locator('.auction input[name="bid-1"]').first().waitFor();
    expect(await page.locator('.auction input:checked').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Bid', exact: true }).isDisabled()).toBe(true);
    await page.locator('.auction input[value="combined"]').check({ force: true });
    await page.locator('.paysline', { hasText: 'Made: ' }).waitFor();
    expect(await page.locator('.choice .pays').first().textContent()).toMatch(/^\d+$/);
  });
});
