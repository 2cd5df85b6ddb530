// A hint in every phase of every game in which there is a choice, by keyboard and by finger, at four sizes: in words, in
// the window, and never on what it speaks of.

import { readFileSync } from 'node:fs';
import { type Game, games, Match, type MatchRecord } from '@messdeck/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Inspector } from './axe.ts';
import { SIZES, type Size } from './browser.ts';
import { Pointer } from './hands.ts';
import { layTable, type Moment } from './laid.ts';
import { RECORDS } from './scenes.ts';
import { onKeptPage } from './visit.ts';

/** The first moment of every phase in which somebody has a choice. */
function momentsOf(game: Game): (Moment & { readonly phase: string })[] {
  const found = new Map<string, Moment>();
  for (const line of readFileSync(new URL(`${game.id}.jsonl`, RECORDS), 'utf8')
    .trim()
    .split('\n')) {
    const { rules, seats, log } = JSON.parse(line) as MatchRecord;
    const match = new Match(game, rules, seats.length);
    for (const step of [-1, ...log.keys()]) {
      // Before the first event, too: a journey begins with a choice.
      if (step >= 0) match.act(log[step].by, log[step].do);
      for (const seat of seats.keys()) {
        const { phase, actors, legal } = match.view(seat);
        // In a window another may be quicker, and the question passes.
        const alone = phase !== 'window' || actors.every((by) => typeof by !== 'number' || by === seat);
        if (found.has(phase) || !actors.includes(seat) || legal.length < 2 || !alone) continue;
        const copy = new Match(game, rules, seats.length);
        for (const event of log.slice(0, step + 1)) copy.act(event.by, event.do);
        found.set(phase, { match: copy, seat });
      }
    }
  }
  return [...found].map(([phase, moment]) => ({ phase, ...moment }));
}

const MOMENTS = games
  .flatMap((game) => momentsOf(game as Game))
  .map(({ phase, match, seat }) => ({ title: `${match.game.title}: ${phase}`, match, seat }));

/** Parts of the cloth that the hint lies on, and whether it leaves the window. */
function covered(): string[] {
  const hint = document.querySelector('.hint')!.getBoundingClientRect();
  const out = hint.left < -1 || hint.top < -1 || hint.right > innerWidth + 1 || hint.bottom > innerHeight + 1;
  const parts = [...document.querySelectorAll('.trick .card, .auction, .middle .map')].filter((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const x = Math.min(right, hint.right) - Math.max(left, hint.left);
    const y = Math.min(bottom, hint.bottom) - Math.max(top, hint.top);
    return part.checkVisibility() && x > 2 && y > 2;
  });
  return [...(out ? ['it leaves the window'] : []), ...parts.map(({ className }) => String(className))];
}

test('there are phases with a choice in every game but the one that is a race', () => {
  const named = new Set(MOMENTS.map(({ match }) => match.game.id));
  expect(games.map(({ id }) => id).filter((id) => !named.has(id))).toEqual(['bang']);
});

/** Words in a hint, and at both sizes it lies on nothing it speaks of. */
async function judge(page: Page, sizes: readonly Size[]): Promise<void> {
  await page.locator('.hint li').first().waitFor({ timeout: 60_000 });
  expect(await page.locator('.hint h3').textContent()).toMatch(/^I would /);
  expect(await page.locator('.hint .why').textContent()).toMatch(/\.$/);
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    await expect.poll(() => page.evaluate(covered), { message: size, timeout: 4000 }).toEqual([]);
  }
}

const SLOW = { speed: 1, settings: { windows: 'long' } } as const;

test.each(MOMENTS)('$title, by keyboard at a desk and on a wide screen', ({ match, seat }) =>
  onKeptPage(SLOW, async (page) => {
    await layTable(page, { match, seat });
    await page.locator('.hint-btn').first().waitFor();
    const inspector = new Inspector(page);
    await page.keyboard.press('h');
    await judge(page, ['desk', 'wide']);
    await inspector.inspect('a hint');
    expect(inspector.violations).toEqual([]);
    // The last candidate is lifted by its number.
    const last = await page.locator('.hint li').count();
    await page.keyboard.press(String(last));
    await page.locator(`.hint li:nth-child(${last}).best`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.hint').waitFor({ state: 'detached' });
  }),
);

test.each(MOMENTS)('$title, by finger on a phone upright and on its side', ({ match, seat }) =>
  onKeptPage({ ...SLOW, size: 'phone' }, async (page) => {
    await layTable(page, { match, seat });
    const finger = new Pointer(true);
    await finger.press(page, '.hint-btn');
    await judge(page, ['phone', 'side']);
    const last = await page.locator('.hint li').count();
    await finger.press(page, `.hint li:nth-child(${last}) .no`);
    await page.locator(`.hint li:nth-child(${last}).best`).waitFor();
    await page.setViewportSize(SIZES.phone);
    await finger.press(page, '.hint header button');
    await page.locator('.hint').waitFor({ state: 'detached' });
    expect([...finger.tooSmall]).toEqual([]);
  }),
);
