// A hint in every phase of every game in which there is a choice, at four sizes: in words, in the window, and never on
// what it speaks of.

import { readFileSync } from 'node:fs';
import { type Game, games, Match, type MatchRecord } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { Inspector } from './axe.ts';
import { SIZES } from './browser.ts';
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
    for (const [step, { by, do: text }] of log.entries()) {
      match.act(by, text);
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

test.each(MOMENTS)('$title', ({ match, seat }) =>
  onKeptPage({ speed: 1, settings: { windows: 'long' } }, async (page) => {
    await layTable(page, { match, seat });
    await page.locator('.hint-btn').first().waitFor();
    const inspector = new Inspector(page);
    await page.keyboard.press('h');
    await page.locator('.hint li').first().waitFor({ timeout: 60_000 });
    expect(await page.locator('.hint h3').textContent()).toMatch(/^I would /);
    expect(await page.locator('.hint .why').textContent()).toMatch(/\.$/);
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(covered), { message: name, timeout: 4000 }).toEqual([]);
    }
    await inspector.inspect('a hint');
    expect(inspector.violations).toEqual([]);
    // By finger the same button closes it and asks again.
    await page.setViewportSize(SIZES.phone);
    await page.locator('.hint').getByRole('button', { name: 'Close' }).click();
    await page.locator('.hint').waitFor({ state: 'detached' });
  }),
);
