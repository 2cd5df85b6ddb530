// Short phones, and phones with the bars of their browser: what lies on the cloth can be read in every game, nothing
// overlaps, and what goes on below is seen to go on.

import type { Match } from '@messdeck/engine';
import { describe, expect, test } from 'vitest';
import { asked, byWhim, layTable, momentOf } from './laid.ts';
import { MOMENTS, sixSets } from './moments.ts';
import { atSizes, resized, type WindowSize, withoutRoom } from './room.ts';
import { onKeptPage } from './visit.ts';

const SIZES: readonly WindowSize[] = [
  [375, 553],
  [360, 640],
  [320, 568],
];

describe.each(MOMENTS)('%s', (_, moment) => {
  test('has room on three short phones', async () => {
    await onKeptPage({}, async (page) => {
      await layTable(page, moment()!);
      expect(await atSizes(page, SIZES, () => withoutRoom(page))).toEqual([]);
    });
  });
});

test('SIGS: sets that are not whole in sight are counted at the lower edge', async () => {
  await onKeptPage({}, async (page) => {
    await layTable(page, momentOf('sigs', sixSets)!);
    for (const [width, height] of [...SIZES, [390, 844], [844, 390], [640, 400]] as const) {
      await resized(page, width, height);
      const sets = page.locator('.sets');
      await sets.evaluate((list) => list.scrollTo(0, 0));
      const below = await sets.evaluate(
        (list) =>
          [...list.children].filter(
            (set) => set.getBoundingClientRect().bottom > list.getBoundingClientRect().bottom + 4,
          ).length,
      );
      expect(below, `${width} × ${height}`).toBeGreaterThan(0);
      await page.locator('.more-below', { hasText: `${below} more below` }).waitFor();
      await sets.evaluate((list) => list.scrollTo(0, list.scrollHeight));
      await page.locator('.more-below').waitFor({ state: 'detached' });
    }
  });
});

test('SIGS: from where to where a run goes can be read beside another set', () =>
  onKeptPage({ size: 'phone' }, async (page) => {
    await layTable(page, momentOf('sigs', sixSets)!);
    await resized(page, 390, 844);
    const titles = page.locator('.set .of');
    const cut = await titles.evaluateAll((all) =>
      all.filter((title) => title.scrollWidth > title.clientWidth).map((title) => title.textContent),
    );
    expect(cut.filter((title) => !title.includes('C.I.C.'))).toEqual([]);
  }));

/** Most of a round lies there, and the player is asked. */
const most =
  (place: string) =>
  (match: Match, seat: number): boolean => {
    const laid = match.view(seat).places[place] ?? [];
    return laid.length > 3 && asked(/./, 12)(match, seat);
  };

test.each([
  ['armed-forces', 4, () => byWhim('armed-forces', most('trick'))],
  [
    'do-boy',
    6,
    () => momentOf('do-boy', (m, seat, { seats }) => seats.length === 6 && most('squad')(m, seat)),
  ],
] as const)('%s: on a phone on its side the names of %i players are whole', (_game, _seats, moment) =>
  onKeptPage({}, async (page) => {
    await layTable(page, moment()!);
    await resized(page, 844, 390);
    const cut = await page
      .locator('.trick .who')
      .evaluateAll((all) =>
        all.filter((who) => who.scrollWidth > who.clientWidth).map((who) => who.textContent),
      );
    expect(cut).toEqual([]);
  }),
);

test('Bang: whoever is out of cards has all buttons in sight on a phone on its side', () =>
  onKeptPage({}, async (page) => {
    const moment = momentOf(
      'bang',
      (match, seat) => !match.over && ((match.view(seat).facts['out'] ?? []) as number[]).includes(seat),
    );
    await layTable(page, moment!);
    await resized(page, 844, 390);
    await page.locator('[data-action="begin"]').click();
    const foot = await page.locator('.ask .rest').evaluate((button) => button.getBoundingClientRect().bottom);
    expect(foot).toBeLessThanOrEqual(390);
  }));

test.each([
  ['tactics', /auction/],
  ['militac', /auction/],
  ['sammy', /bid/],
])('%s: all that can be bid is in sight on the smallest screens', (game, phase) =>
  onKeptPage({}, async (page) => {
    await layTable(page, momentOf(game, asked(phase, 2))!);
    await page.locator('.auction .choices').first().waitFor();
    for (const [width, height] of [...SIZES, [640, 400], [844, 390]] as const) {
      await resized(page, width, height);
      const hidden = await page.locator('.auction').evaluate((slip) => slip.scrollHeight - slip.clientHeight);
      // A seam of paper below the last line may be cut.
      expect([width, height, hidden < 6]).toEqual([width, height, true]);
    }
  }),
);
