// A whole Tactics match through accessible names alone: every element is found by its role and what it is called.

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withPage } from './visit.ts';

/** Chooses a radio button as a keyboard or a screen reader does. */
async function choose(radio: Locator, timeout = 30_000): Promise<void> {
  await radio.focus({ timeout });
  await radio.press(' ', { timeout });
}

async function setTheTable(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Set up Tactics' }).click();
  for (const name of ['Mabel', 'Roy', 'Otto'])
    await page.getByRole('combobox', { name: `Strength of ${name}` }).selectOption({ label: 'Recruit' });
  const match = page.getByRole('group', { name: 'Match' });
  await choose(match.getByRole('radio', { name: /^One skirmish/ }));
  await choose(page.getByRole('radio', { name: 'A deal by number' }));
  await page.getByRole('textbox', { name: 'Deal number' }).fill('1919');
  await page.getByRole('button', { name: 'Deal' }).click();
}

/** Something the player can answer with: a button of what is asked, or a card of the hand that is not disabled. */
function answers(page: Page): { readonly asked: Locator; readonly cards: Locator } {
  // A hint is asked for, and answers nothing.
  const asked = page.getByRole('region', { name: 'Current move' }).getByRole('button', { name: /^(?!Hint)/ });
  const hand = page.getByRole('region', { name: /^Your hand/ });
  return { asked, cards: hand.getByRole('button', { disabled: false, pressed: false }) };
}

/** The longest the match may take on a busy machine. */
const MATCH_TIME = 220_000;

/** How long something that has just gone is waited for: what was pressed stays until the table has answered. */
const PASSES = 2000;

const pressed = (click: Promise<void>): Promise<boolean> =>
  click.then(
    () => true,
    () => false,
  );

test('a Tactics match through accessible names alone', async () => {
  await withPage({}, async (page) => {
    await setTheTable(page);
    const over = page.getByRole('heading', { level: 1, name: / wins?$|drawn/ });
    const { asked, cards } = answers(page);
    const bids = page.getByRole('region', { name: 'The auction' });
    let played = 0;
    await page.getByRole('heading', { level: 1, name: 'Tactics' }).waitFor();
    for (const began = Date.now(); (await over.count()) === 0 && Date.now() - began < MATCH_TIME; ) {
      const buttons = await asked.allTextContents();
      const bid = buttons.find((name) => name.startsWith('Bid'));
      if (bid !== undefined) {
        const company = bids.getByRole('radio', { name: /^Cavalry$/i });
        if ((await company.count()) > 0) await pressed(choose(company, PASSES));
        const choice = asked.filter({ hasText: /^Bid .*Cavalry/i }).first();
        await pressed(choice.click({ timeout: PASSES }));
      } else if (buttons.length > 0) {
        if (await pressed(asked.first().click({ timeout: PASSES }))) played++;
      } else if ((await cards.count()) > 0) {
        await pressed(cards.first().click({ position: { x: 14, y: 30 }, timeout: PASSES }));
      } else {
        await page.waitForTimeout(40);
      }
    }
    expect(await over.count()).toBe(1);
    expect(played).toBeGreaterThanOrEqual(12);
    expect(await page.getByRole('table', { name: 'Points of every hand' }).count()).toBe(1);
  });
});
