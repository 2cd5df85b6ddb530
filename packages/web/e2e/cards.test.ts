// Cards and words grow with the window; what is under the pointer is what a click takes, and no index is ever covered;
// buttons name counts; six sets of SIGS lie whole.

import { type Game, isRefusal, Match, Random, settleRules } from '@messdeck/engine';
import { sigs } from '@messdeck/engine/games/sigs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, layTable, type Moment, momentOf } from './laid.ts';
import { coveredIndices } from './room.ts';
import { onKeptPage } from './visit.ts';

/** How wide a card of the hand and how high a word of the prompt is. */
function measures(): { card: number; word: number; whole: boolean } {
  const cards = [...document.querySelectorAll<HTMLElement>('.hand-box .card')];
  const boxes = cards.map((card) => card.getBoundingClientRect());
  return {
    card: cards[0].offsetWidth,
    word: Number.parseFloat(getComputedStyle(document.querySelector('.ask .sentence')!).fontSize),
    whole: boxes.every(({ top, bottom }) => top >= 0 && bottom <= innerHeight),
  };
}

const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

test.each(['tactics', 'skirmish', 'sigs', 'sammy', 'national-contest', 'united-states', 'armed-forces'])(
  '%s: cards and words grow with the window up to 2560, and stay whole',
  (id) =>
    onKeptPage({}, async (page) => {
      await layTable(page, momentOf(id, asked(/play|lay|turn|bid/, 12))!);
      const seen: { card: number; word: number }[] = [];
      for (const [width, height] of [
        [1280, 800],
        [1920, 1080],
        [2560, 1440],
      ]) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const { card, word, whole } = await page.evaluate(measures);
        expect(whole, `${width} × ${height}`).toBe(true);
        seen.push({ card, word });
      }
      for (const [i, { card, word }] of seen.entries()) {
        if (i === 0) continue;
        expect(card).toBeGreaterThan(seen[i - 1].card * 1.2);
        expect(word).toBeGreaterThan(seen[i - 1].word * 1.1);
      }
    }),
);

test('under the pointer every index stays free, and a click on it takes that card', () =>
  onKeptPage({}, async (page) => {
    await layTable(page, momentOf('tactics', asked(/discard/, 2))!);
    const cards = page.locator('.hand-box .card');
    const count = await cards.count();
    for (let i = 0; i < count - 1; i++) {
      const box = (await cards.nth(i).boundingBox())!;
      await page.mouse.move(box.x + box.width / 8, box.y + box.height / 3);
      await settled(page);
      expect(await page.evaluate(coveredIndices)).toEqual([]);
    }
    // The neighbour of a card that was lifted.
    await page.mouse.move(0, 0);
    for (const at of [1, 2, 3, 4]) {
      const box = (await cards.nth(at).boundingBox())!;
      await page.mouse.click(box.x + box.width / 8, box.y + box.height / 10);
      await settled(page);
      await expect.poll(() => cards.nth(at).getAttribute('data-state')).toBe('chosen');
    }
    await page.locator('[data-action^="discard"]').waitFor();
    expect(await page.locator('[data-action^="discard"]').textContent()).toBe('Discard 4 cards');
  }));

/** A match of SIGS in which everybody lays what can be laid, up to a turn with six sets on the table. */
function sixSets(): Moment {
  const game = sigs as Game;
  const rules = settleRules(game, {}, 4);
  if (isRefusal(rules)) throw new Error(rules.refused);
  const random = new Random('six sets');
  for (;;) {
    const match = new Match(game, rules, 4);
    while (!match.over) {
      const { actors, phase, facts, places } = match.view(-1);
      const sets = (facts['sets'] as { name: string }[] | undefined) ?? [];
      // One that is longer takes a row of its own.
      const short = sets.every(({ name }) => places[name].length < 6);
      const by = actors.find((each) => typeof each === 'number');
      if (actors.includes('chance')) match.chance(random);
      else if (actors.includes('clock')) match.act('clock', 'tick');
      else if (phase === 'play' && sets.length === 6 && short) return { match, seat: by! };
      else {
        const { legal } = match.view(by!);
        const lays = legal.filter((text) => text.startsWith('lay'));
        const from = lays.length > 0 ? lays : legal;
        match.act(by!, from[random.below(from.length)]);
      }
    }
  }
}

test('SIGS: six sets lie whole at a desk, and can be seen to go on at a phone', () => {
  return onKeptPage({}, async (page) => {
    await layTable(page, sixSets());
    expect(await page.locator('.set').count()).toBe(6);
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
      [390, 844],
      [844, 390],
    ]) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const wrong = await page.evaluate(() => {
        const box = document.querySelector('.sets')!;
        const { bottom } = box.getBoundingClientRect();
        const cut = [...box.querySelectorAll('.set')].filter(
          (set) => set.getBoundingClientRect().bottom > bottom + 1,
        );
        const fades = getComputedStyle(box).maskImage !== 'none' && box.scrollHeight > box.clientHeight;
        return fades && innerWidth < 1280 ? [] : cut.map((set) => set.textContent);
      });
      expect(wrong).toEqual([]);
    }
  });
});
