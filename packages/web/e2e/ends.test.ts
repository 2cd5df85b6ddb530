// The ends of hands and matches say what is theirs to say: what a result counts, who won, and whether a contract was
// made, beside the flag of the bid.

import type { Match } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { byWhim, handEnded, isOver, layTable, momentOf } from './laid.ts';
import { withPage } from './visit.ts';

const SIZES = ['phone', 'desk'] as const;

const campaignOver = (match: Match): boolean => match.over && match.rules['match'] === 'campaign';

test.each(SIZES)('a Campaign ends with its Engagements, and the table says who won: %s', async (size) => {
  await withPage({ size }, async (page) => {
    await layTable(page, byWhim('tactics', campaignOver));
    await page.locator('.poster .score', { hasText: /^\d Engagements? to \d$/ }).waitFor();
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await page.locator('.ask', { hasText: /The match is over: \w+ and \w+ won\./ }).waitFor();
    await page.getByRole('button', { name: 'Back to the result' }).click();
    await page.locator('.poster').waitFor();
  });
});

test.each(SIZES)('A National Contest ends with its branches: %s', async (size) => {
  await withPage({ size }, async (page) => {
    await layTable(page, momentOf('national-contest', isOver)!);
    await page.locator('.poster .score', { hasText: /^\d branch(es)? to \d$/ }).waitFor();
  });
});

test.each(SIZES)('the stamp of a contract leaves the flag of the bid in sight: %s', async (size) => {
  await withPage({ size }, async (page) => {
    for (const game of ['tactics', 'militac']) {
      await layTable(page, byWhim(game, handEnded), game);
      const covered = await page.locator('.gauge:has(.rub)').evaluate((gauge) => {
        const stamp = gauge.querySelector('.rub')!.getBoundingClientRect();
        const over = (part: Element): boolean => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return stamp.left < right && left < stamp.right && stamp.top < bottom && top < stamp.bottom;
        };
        return [...gauge.querySelectorAll('.at, .foot b')].some(over);
      });
      expect([game, covered]).toEqual([game, false]);
    }
  });
});
