// Patience as people expect it: deals by their numbers, the same deal again, a stop that asks; and the deal of the day with
// its one try and its text to share.

import type { Match } from '@messdeck/engine';
import { sammy } from '@messdeck/engine/packs/sammy';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES } from './browser.ts';
import { onDayOf } from './days.ts';
import { Pointer } from './hands.ts';
import { byBots, byWhim, layTable } from './laid.ts';
import { sitDown } from './shelf.ts';
import { GAMES } from './tables.ts';
import { onKeptPage, withPage } from './visit.ts';

const mouse = new Pointer(false);
const flag = GAMES.find(({ game }) => game === 'flag')!;

/** What lies open, once the cards are dealt. */
async function dealtCards(page: Page): Promise<string> {
  await page.locator('.stack .run').first().waitFor();
  // A table that is just being laid again shows the old cards for a moment.
  const dealt = await page.waitForFunction(() =>
    JSON.stringify(window.probe.entries().find(({ by }) => by === 'chance')?.view.places),
  );
  return (await dealt.jsonValue())!;
}

test('a deal has a number; it can be dealt again, and another by its number', () =>
  withPage({}, async (page) => {
    await sitDown(page, mouse, flag, '1919');
    const first = await dealtCards(page);
    await expect.poll(() => page.locator('.deal-btn .num').textContent()).toBe('1919');
    await page.locator('.deal-btn').click();
    await page.getByRole('textbox', { name: 'Deal number' }).fill('48213');
    await page.getByRole('button', { name: 'Deal it' }).click();
    await expect.poll(() => page.locator('.deal-btn .num').textContent()).toBe('48213');
    expect(await dealtCards(page)).not.toBe(first);
    await page.locator('.deal-btn').click();
    await page.getByRole('textbox', { name: 'Deal number' }).fill('1919');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.deal-btn .num').textContent()).toBe('1919');
    expect(await dealtCards(page)).toBe(first);
  }));

test('a deal by a long name covers neither the title nor what stands beside it', () =>
  withPage({}, async (page) => {
    await sitDown(page, mouse, flag, 'a very long name for a deal of cards');
    await page.locator('.deal-btn').waitFor();
    await page.locator('[data-action="deal"]').first().click();
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      const boxes = await page.evaluate(() =>
        ['.bar h1', '.bar [data-action="undo"]', '.deal-btn', '.bar > .score']
          .map((part) => document.querySelector(part)!)
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect())
          .map(({ left, right }) => [left, right]),
      );
      for (const [i, [left]] of boxes.entries())
        if (i > 0) expect(left, name).toBeGreaterThanOrEqual(boxes[i - 1][1] - 1);
      expect(boxes.at(-1)![1]).toBeLessThanOrEqual(size.width);
      const { title, shown } = await page.evaluate(() => {
        const heading = document.querySelector('.bar h1')!;
        return { title: heading.scrollWidth, shown: heading.parentElement!.clientWidth };
      });
      expect(title, name).toBeLessThanOrEqual(shown + 1);
    }
  }));

test('a stop asks first; what was dealt is marked until the next play, and named', () =>
  withPage({}, async (page) => {
    await sitDown(page, mouse, flag, '1919');
    await mouse.press(page, '[data-action="deal"]');
    await page.locator('.fanned li.new').first().waitFor();
    expect(await page.locator('.fanned li.new').count()).toBe(2);
    expect(await page.getByRole('button', { name: /^Top of the waste: .*, new$/ }).count()).toBe(1);
    const said = await page.evaluate(() => window.probe.announced.findLast((words) => / deal /.test(words)));
    expect(said).toMatch(/ deal .+ \(.+ of \w+\) and .+ \(.+ of \w+\)\.$/);
    await mouse.press(page, '[data-action="stop"]');
    await page.getByRole('button', { name: 'Keep playing' }).click();
    expect(await page.locator('.table').count()).toBe(1);
    await mouse.press(page, '[data-action="stop"]');
    await page.getByRole('button', { name: 'Stop for good' }).click();
    await page.locator('.poster').waitFor();
  }));

test('a journey asks too before it stops, and then says that it was stopped', () =>
  withPage({ size: 'phone' }, async (page) => {
    const travels = GAMES.find(({ game }) => game === 'sammys-travels')!;
    await sitDown(page, new Pointer(true), { ...travels, rules: { start: 'CA' } });
    await page.getByRole('button', { name: 'Stop here' }).click();
    // Nothing else is asked meanwhile.
    const asked = page.locator('.ask .button-row button:visible');
    expect(await asked.allInnerTexts()).toEqual(['Stop for good', 'Keep playing']);
    await page.getByRole('button', { name: 'Keep playing' }).click();
    await page.getByRole('button', { name: 'Stop here' }).click();
    await page.getByRole('button', { name: 'Stop for good' }).click();
    await page
      .locator('.poster', { hasText: 'You stopped in California, with 3 of its neighbors' })
      .waitFor();
  }));

/** A card can be moved and none flies. */
const mayMove = (match: Match): boolean => {
  const { legal } = match.view(0);
  return legal.some((text) => text.startsWith('move ')) && !legal.some((text) => text.startsWith('flag '));
};

test('Flag: what a card was picked for comes first', () =>
  onKeptPage({}, async (page) => {
    const moment = byWhim('flag', mayMove);
    await layTable(page, moment);
    const [, card, stack] = moment.match
      .view(0)
      .legal.find((text) => text.startsWith('move '))!
      .split(' ');
    expect(await page.locator('.ask .btn.primary').innerText()).toMatch(/^(Deal|Turn)/);
    await mouse.press(page, `[data-card="${card}"]`);
    const first = page.locator('.ask .button-row .btn').first();
    await expect.poll(() => first.innerText()).toMatch(/To stack \d$/);
    expect(await first.getAttribute('class')).toBe('btn primary');
    await page.locator(`.ask [data-action="move ${card} ${stack}"]`).waitFor();
  }));

test('the deal of the day: one try, then a text that betrays no card', () =>
  withPage({}, async (page) => {
    await onDayOf(page, 'flag');
    await page.goto('./#/daily');
    await page.getByRole('button', { name: 'Play today’s deal' }).click();
    await page.locator('.deal-btn .num', { hasText: 'of today' }).waitFor();
    await mouse.press(page, '[data-action="stop"]');
    await page.getByRole('button', { name: 'Stop for good' }).click();
    await page.locator('.poster').waitFor();
    await page.getByRole('link', { name: 'Today’s result' }).click();
    const text = await page.locator('.share-text').innerText();
    expect(text).toContain('Messdeck');
    for (const card of sammy.cards.keys()) expect(text).not.toContain(sammy.say(card));
    expect(await page.getByRole('button', { name: 'Play today’s deal' }).count()).toBe(0);
    await page.getByText('days in a row').waitFor();
    // The time of the next deal is part of its sentence.
    const flow = await page.locator('.daily-page .once').evaluate((said) => getComputedStyle(said).display);
    expect(flow).toBe('block');
  }));

test('another deal leaves the try of the day as it is; the same cards again are no try', () =>
  withPage({}, async (page) => {
    await onDayOf(page, 'flag');
    await page.goto('./#/daily');
    await page.getByRole('button', { name: 'Play today’s deal' }).click();
    await mouse.press(page, '[data-action="deal"]');
    const counted = page.url();
    await page.locator('.deal-btn').click();
    await page.getByText('it waits for you').waitFor();
    await page.getByRole('button', { name: 'A new deal' }).click();
    await expect.poll(() => page.url()).not.toBe(counted);
    await page.goto('./#/daily');
    await page.getByRole('link', { name: 'Continue it' }).click();
    await page.locator('.fanned li').first().waitFor();
    expect(page.url()).toBe(counted);
    await mouse.press(page, '[data-action="stop"]');
    await page.getByRole('button', { name: 'Stop for good' }).click();
    await page.getByRole('button', { name: 'Same cards again' }).click();
    await page.locator('.deal-btn .num', { hasText: /^daily \d{4}-\d\d-\d\d$/ }).waitFor();
    await page.locator('.deal-btn').click();
    await page.getByRole('button', { name: 'Restart this deal' }).waitFor();
  }));

/** Two cards can fly. */
const twoFly = (match: Match): boolean =>
  match.view(0).legal.filter((text) => text.startsWith('flag ')).length > 1;

test('all that fit fly with one press', () =>
  onKeptPage({}, async (page) => {
    await layTable(page, byWhim('flag', twoFly));
    const flown = (): Promise<number> =>
      page.evaluate(() => window.probe.entries().at(-1)!.view.places['flags'].length);
    const before = await flown();
    await page.getByRole('button', { name: 'Fly all that fit' }).click();
    await expect.poll(flown).toBeGreaterThan(before + 1);
  }));

test('the end of a patience shows those before it, and how it stands beside them', () =>
  withPage({}, async (page) => {
    const scores: number[] = [];
    for (const deal of ['first', 'second', 'third']) {
      const match = await byBots('flag', {}, 1, deal);
      scores.push(match.game.tally(match.position).result!.scores[0]);
      await layTable(page, { match, seat: 0 }, deal);
      await page.locator('.poster').waitFor();
    }
    await page.locator('.last-ten').waitFor();
    const shown = await page.locator('.last-ten li').allTextContents();
    expect(shown.map(Number)).toEqual(scores);
    expect(await page.locator('.last-ten li[aria-current]').textContent()).toBe(String(scores[2]));
    expect(await page.locator('.last-ten h3').textContent()).toMatch(/^Your last 3 /);
    // Flag has no rules to choose from.
    expect(await page.getByRole('link', { name: 'Change the rules' }).count()).toBe(0);
    // The last play can be taken back there and then.
    await page.getByRole('button', { name: 'Undo the last play' }).click();
    await page.locator('.table .ask').waitFor();
    expect(await page.locator('.poster').count()).toBe(0);
  }));
