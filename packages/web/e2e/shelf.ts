// From the shelf to a table, as a player goes: open the box, set the table, deal.

import type { Page } from 'playwright-core';
import { boxes } from '../src/games/catalog.ts';
import type { Hands } from './hands.ts';
import type { Setting } from './tables.ts';

/** Opens the box with the game in it. */
export async function openBox(page: Page, hands: Hands, game: string): Promise<void> {
  const { pack } = boxes.find(({ games }) => games.some(({ id }) => id === game))!;
  const lid = `[aria-controls="tray-${pack}"]`;
  if ((await page.locator(lid).getAttribute('aria-expanded')) !== 'true') await hands.press(page, lid);
}

/** Sets a table and sits down. */
export async function sitDown(page: Page, hands: Hands, setting: Setting, seed = '4711'): Promise<void> {
  await openBox(page, hands, setting.game);
  await hands.press(page, `a[href="#/set/${setting.game}"]`);
  await page.locator('form.setup').waitFor();
  if (setting.seats !== undefined && (await page.locator('input[name="seats"]').count()) > 0)
    await hands.pick(page, `input[name="seats"][value="${setting.seats}"]`);
  const levels = page.locator('.seat select');
  for (let i = 0; i < (await levels.count()); i++)
    await hands.choose(page, `.seat:nth-child(${i + 2}) select`, setting.bots ?? 'recruit');
  for (const [key, value] of Object.entries(setting.rules ?? {})) await setOption(page, hands, key, value);
  await hands.write(page, 'input.seed', seed);
  await hands.press(page, 'form.setup button[type="submit"]');
  await page.locator('.table').waitFor();
}

/** Unfolds what is seldom changed in the form that hosts a table: seats, clock, talk and rules. */
export async function unfoldTerms(page: Page): Promise<void> {
  await page.locator('.friends > details > summary').click();
}

/** An option is a row of radio buttons, a list or a field, depending on how many values it has. */
export async function setOption(page: Page, hands: Hands, key: string, value: string): Promise<void> {
  const radio = `.options input[name="${key}"][value="${value}"]`;
  // Finer points are unfolded first.
  if ((await page.locator(`.options details:not([open]) input[name="${key}"]`).count()) > 0)
    await hands.press(page, '.options summary');
  if ((await page.locator(radio).count()) > 0) {
    await hands.pick(page, radio);
    return;
  }
  const title = key.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  const list = `.options select[aria-label="${title}" i]`;
  if ((await page.locator(list).count()) > 0) await hands.choose(page, list, value);
  else await hands.write(page, `.options input[aria-label="${title}" i]`, value);
}
