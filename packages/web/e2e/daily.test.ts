// Today's deal: five games in turn, one try, a result and a text whose link opens the same cards.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Inspector } from './axe.ts';
import { onDayOf } from './days.ts';
import { Pointer } from './hands.ts';
import { play } from './player.ts';
import { GAMES } from './tables.ts';
import { withPage } from './visit.ts';

const mouse = new Pointer(false);

/** The cards of the first deal, as they are seen. */
async function dealt(page: Page): Promise<string> {
  const cards = await page.waitForFunction(() =>
    JSON.stringify(window.probe.entries().find(({ by }) => by === 'chance')?.view.places),
  );
  return (await cards.jsonValue())!;
}

test('a hand of Tactics is played, told, and found again by its link a day later', () =>
  withPage({}, async (page) => {
    const day = await onDayOf(page, 'tactics');
    await page.goto('./#/');
    await page.reload();
    await page.getByRole('link', { name: 'Today’s deal: Tactics' }).click();
    await page.getByRole('heading', { level: 2, name: 'Tactics' }).waitFor();
    const inspector = new Inspector(page);
    await inspector.inspect('today’s deal of Tactics');
    await page.getByRole('button', { name: 'Play today’s deal' }).click();
    await page.locator('.table').waitFor();
    const cards = await dealt(page);
    await play({ page, hands: mouse, setting: GAMES.find(({ game }) => game === 'tactics')! });
    await page.getByRole('link', { name: 'Today’s result' }).click();
    await page.getByRole('heading', { level: 2, name: /^(Won|Lost|Shared the lead) / }).waitFor();
    await inspector.inspect('the result of a hand of Tactics');
    expect(inspector.violations).toEqual([]);
    const text = (await page.locator('.share-text').innerText()).split('\n');
    expect(text[0]).toBe(`Messdeck · Tactics · ${Number(day.slice(-2))} November 2026`);
    expect(text.at(-1)).toMatch(new RegExp(`#/daily/${day}$`));
    await page.goto('./#/');
    await page.getByRole('link', { name: /^Today’s deal: Tactics.*(Won|Lost|Shared)/ }).waitFor();
    // The link opens the same cards, today and when the day is over.
    await page.goto(text.at(-1)!);
    await page.getByRole('heading', { level: 2, name: 'Share' }).waitFor();
    await onDayOf(page, 'tactics', 1);
    await page.goto('about:blank');
    await page.goto(text.at(-1)!);
    await page.getByRole('button', { name: 'Play this deal' }).click();
    await page.locator('.table').waitFor();
    expect(await dealt(page)).toBe(cards);
  }));

test.each(['sammys-travels', 'do-boy', 'militac'])('%s has its days, and is dealt on them', (game) =>
  withPage({ size: 'phone' }, async (page) => {
    await onDayOf(page, game);
    await page.goto('./#/daily');
    await page.getByRole('button', { name: 'Play today’s deal' }).click();
    await page.locator(`.table[data-game="${game}"]`).waitFor();
    await page.goto('./#/daily');
    await page.getByRole('link', { name: 'Continue it' }).waitFor();
  }),
);
