// A hint in every phase of every game in which there is a choice, by keyboard and by finger, at four sizes: in words, in
// the window, and never on what it speaks of.

import { type Game, games, Match, type MatchRecord, type View } from '@messdeck/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Inspector } from './axe.ts';
import { type PageOptions, SIZES, type Size } from './browser.ts';
import { Pointer } from './hands.ts';
import { layTable, type Moment } from './laid.ts';
import { recordLines } from './records.ts';
import { onKeptPage } from './visit.ts';

/** What a phase with a choice is called; calls that run against the clock are a phase of their own. */
const phaseOf = ({ phase, actors }: View): string =>
  actors.includes('clock') && phase !== 'window' ? `${phase}, with a call` : phase;

/** The first moment of every phase in which somebody has a choice. */
function momentsOf(game: Game): (Moment & { readonly phase: string })[] {
  const found = new Map<string, Moment>();
  for (const line of recordLines(game.id)) {
    const { rules, seats, log } = JSON.parse(line) as MatchRecord;
    const match = new Match(game, rules, seats.length);
    for (const step of [-1, ...log.keys()]) {
      // Before the first event, too: a journey begins with a choice.
      if (step >= 0) match.act(log[step].by, log[step].do);
      for (const seat of seats.keys()) {
        const view = match.view(seat);
        const { actors, legal } = view;
        const phase = phaseOf(view);
        // A call may also be left undone: one alone is a choice.
        const least = actors.includes('clock') ? 1 : 2;
        if (found.has(phase) || !actors.includes(seat) || legal.length < least) continue;
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

/**
 * Parts of the cloth that the hint lies on, what of a trick it pushes onto the slip above, a slip it cuts, and whether it
 * leaves the window.
 */
function covered(): string[] {
  const hint = document.querySelector('.hint')!.getBoundingClientRect();
  const seen = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    );
  const meet = (part: Element, other: DOMRect): boolean => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const x = Math.min(right, other.right) - Math.max(left, other.left);
    const y = Math.min(bottom, other.bottom) - Math.max(top, other.top);
    return x > 2 && y > 2;
  };
  const out = hint.left < -1 || hint.top < -1 || hint.right > innerWidth + 1 || hint.bottom > innerHeight + 1;
  const under = seen('.trick :is(.card, .slot, .tag), .auction, .middle .map').filter((part) =>
    meet(part, hint),
  );
  const slips = seen('.middle:has(> .cloth) > :not(.cloth, .taken)').map((slip) =>
    slip.getBoundingClientRect(),
  );
  const onSlips = seen('.trick :is(.card, .slot, .tag)').filter((part) =>
    slips.some((slip) => meet(part, slip)),
  );
  const cut = seen('.auction').filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  return [
    ...(out ? ['it leaves the window'] : []),
    ...under.map(({ className }) => `under it: ${className}`),
    ...onSlips.map(({ className }) => `on a slip: ${className}`),
    ...cut.map(({ className }) => `cut: ${className}`),
  ];
}

test('there are phases with a choice in every game, and every call is among them', () => {
  const named = new Set(MOMENTS.map(({ match }) => match.game.id));
  expect(games.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
  const calls = MOMENTS.filter(isCall).map(({ match, seat }) => `${match.game.id} ${match.view(seat).phase}`);
  expect(calls.sort()).toEqual(['armed-forces window', 'bang window', 'sigs window', 'united-states play']);
});

/** Words in a hint, and at both sizes it lies on nothing it speaks of. */
async function judge(page: Page, sizes: readonly Size[]): Promise<void> {
  await page.locator('.hint li').first().waitFor({ timeout: 60_000 });
  expect(await page.locator('.hint h3').textContent()).toMatch(/^Suggestion: /);
  expect(await page.locator('.hint .why').textContent()).toMatch(/\.$/);
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    await expect.poll(() => page.evaluate(covered), { message: size, timeout: 4000 }).toEqual([]);
  }
}

const isCall = ({ match, seat }: Moment): boolean => match.view(seat).actors.includes('clock');

/** Calls are so slow that nobody is quicker than the hand that asks for a hint. */
const slowFor = (moment: Moment): PageOptions => ({
  speed: isCall(moment) ? 0.2 : 1,
  settings: { windows: 'long' },
});

test.each(MOMENTS)('$title, by keyboard at a desk and on a wide screen', ({ match, seat }) =>
  onKeptPage(slowFor({ match, seat }), async (page) => {
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
  onKeptPage({ ...slowFor({ match, seat }), size: 'phone' }, async (page) => {
    await layTable(page, { match, seat });
    const finger = new Pointer(true);
    await finger.press(page, '.hint-btn');
    await judge(page, ['phone', 'side']);
    const last = await page.locator('.hint li').count();
    await finger.press(page, `.hint li:nth-child(${last}) .no`);
    await page.locator(`.hint li:nth-child(${last}).best`).waitFor();
    await page.setViewportSize(SIZES.phone);
    await finger.press(page, '.hint footer .quiet');
    await page.locator('.hint').waitFor({ state: 'detached' });
    expect([...finger.tooSmall]).toEqual([]);
  }),
);
