// What others see of a match: a link opens on the first card or on the result, with names; and whoever's mistake is looked
// at, the chairs stay where they are and nothing is cut off.

import { findGame, type Game, isRefusal, type MatchRecord } from '@messdeck/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeLink } from '../src/sources/replay/link.ts';
import { recordLines } from './records.ts';
import { withPage } from './visit.ts';

const NAMES = ['You', 'Mabel', 'Roy', 'Otto'];

/** A record in which a person sat in the first seat, and every seat played for itself. */
function played(id: string): MatchRecord {
  const records = recordLines(id).map((line) => JSON.parse(line) as MatchRecord & { legal?: unknown });
  const { legal: _, ...record } = records.find(({ rules }) => rules['mode'] !== 'suits')!;
  const seats = record.seats.map((_, seat) => ({ name: NAMES[seat], ...(seat > 0 && { bot: 'recruit' }) }));
  return { ...record, seats };
}

function linkTo(record: MatchRecord): Promise<string> {
  const game = findGame(record.game);
  if (isRefusal(game)) throw new Error(game.refused);
  return makeLink(record, game as Game);
}

const slip = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The names on the plaques, with where each sits. */
const chairs = (page: Page): Promise<string[]> =>
  page
    .locator('.plaques .plaque')
    .evaluateAll((plaques) =>
      plaques.map(
        (plaque) =>
          `${plaque.querySelector('.name')?.textContent} ${(plaque as HTMLElement).dataset['seat']}`,
      ),
    );

test('a shared link opens on the first card, with the hands dealt and the names at their chairs', async () => {
  const link = await linkTo(played('sammy'));
  await withPage({}, async (page) => {
    await page.goto(`./#/replay/${link}`);
    await slip(page, 'The replay').waitFor();
    await page.locator('.hand .card').first().waitFor();
    expect(await page.locator('.hand .card').count()).toBe(14);
    expect(await chairs(page)).toEqual(['Mabel w', 'Roy n', 'Otto e']);
  });
});

test('a link can open on the result, and names the person who shared it', async () => {
  const link = await linkTo(played('tactics'));
  await withPage({}, async (page) => {
    await page.goto(`./#/replay/${link}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('radio', { name: 'The result' }).check();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Anna');
    const field = page.getByRole('textbox', { name: 'Link' });
    await expect.poll(() => field.inputValue()).not.toContain(link);
    const shared = await field.inputValue();
    await page.goto('about:blank');
    await page.goto(shared);
    await slip(page, 'The replay')
      .getByText(/(Anna and Roy|Mabel and Otto) won\. .*Anna and Roy −?\d/)
      .waitFor();
  });
});

test('what if for another player: the chairs stay, and a name stands at the hand', async () => {
  const record = played('sammy');
  const at = record.log.findIndex(
    ({ by, do: text }, step) => step > 40 && by === 3 && text.startsWith('play '),
  );
  await withPage({}, async (page) => {
    await page.goto(`./#/replay/${await linkTo(record)}/${at}/3`);
    await slip(page, 'The replay').waitFor();
    await page.keyboard.press('w');
    await slip(page, 'What if').getByText('had made another choice').waitFor();
    expect(await chairs(page)).toEqual(['Mabel w', 'Roy n', 'Otto e']);
    await page.getByText('Otto’s cards').waitFor();
    await page.getByRole('region', { name: /^Otto’s hand/ }).waitFor();
    expect(await page.locator('.viewer-hand').count()).toBe(0);
    // With all cards face up, the viewer's own lie beside them.
    await page.goto(`./#/replay/${await linkTo(record)}/${at}/3open/review`);
    await slip(page, 'The review').waitFor();
    await page.locator('.viewer-hand .held-open b').first().waitFor();
    expect(await chairs(page)).toEqual(['Mabel w', 'Roy n', 'Otto e']);
  });
});

const WINDOWS = [
  [1280, 800],
  [800, 800],
  [800, 1280],
  [1920, 1080],
] as const;

/** What reaches beyond the window or is covered; runs in the page. */
function cut(): string[] {
  const slip = document.querySelector('.transport')!.getBoundingClientRect();
  return [...document.querySelectorAll('.hand .card, .whose-hand, .viewer-hand, .transport .btn')]
    .filter((part) => part.checkVisibility())
    .filter((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      const below = part.closest('.transport') ? slip.bottom : innerHeight;
      return bottom > below + 1 || right > innerWidth + 1 || left < -1 || top < 0;
    })
    .map((part) => `${part.className} ${part.textContent.slice(0, 30)}`);
}

test('a review of another player’s mistake: nothing is cut, the chairs stay, and it says whose cards they are', async () => {
  const link = await linkTo(played('tactics'));
  await withPage({}, async (page) => {
    await page.goto(`./#/replay/${link}/40/0/review`);
    const review = slip(page, 'The review');
    await review.getByText('are listed').waitFor({ timeout: 240_000 });
    const own = page.locator('#sheet').getByRole('button', { name: 'Mine', exact: true });
    const others = page.locator('#sheet').getByRole('button', { name: 'Others’', exact: true });
    const costs = page.locator('#sheet .missed');
    for (const whose of [own, others]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await whose.click();
      await costs.first().click();
      await review.getByRole('button', { name: 'Play the better line' }).waitFor();
      expect(await page.locator('.whose-hand').count()).toBe(whose === own ? 0 : 1);
      expect(await chairs(page)).toEqual(['Mabel w', 'Roy n', 'Otto e']);
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => page.evaluate(cut), { message: `${width} × ${height}` }).toEqual([]);
      }
    }
    // Back in the replay it is the viewer's own hand again.
    await page.keyboard.press('Escape');
    await slip(page, 'The replay').waitFor();
    await expect.poll(() => page.url()).toMatch(/\/0(open)?$/);
  });
});
