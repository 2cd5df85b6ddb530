// A walk through the screens of challenges and of today's board, with pairs that play by programs.

import type { Page } from 'playwright-core';
import { Client } from '../../server/src/duplicate/challenge.testing.ts';
import { playOnline } from './online.ts';
import type { Room } from './online-scenes.ts';
import { unfoldTerms } from './shelf.ts';

/** Looks at a screen as it is. */
export type Look = (page: Page, name: string) => Promise<void>;

/** Two pairs come by the link and play boards by a rule of their own. */
async function others(base: string, link: string, boards: readonly number[]): Promise<void> {
  const [, challenge, invite] = /#\/challenge\/([\w-]+)\/([\w-]+)$/.exec(link)!;
  for (const [at, name] of ['Ida', 'Kate'].entries()) {
    const client = await Client.join(base, challenge, invite, { name, partner: 'captain' });
    for (const board of boards)
      await client.play(board, (legal, turn) => legal[(turn * (at + 2)) % legal.length]);
  }
}

export async function walkChallenge({ server, visit }: Room, look: Look): Promise<void> {
  const page = await visit('#/challenges');
  await page.getByText('You don’t play in any challenge yet.').waitFor();
  await look(page, 'challenges, none');
  await page.getByRole('link', { name: 'New challenge' }).click();
  await page.getByRole('heading', { name: 'New challenge' }).waitFor();
  await page.getByRole('button', { name: 'Create it' }).click();
  await page.getByText('Type a name first.').waitFor();
  await look(page, 'a new challenge');
  // By keyboard alone, as anybody may.
  await page.getByRole('radio', { name: 'Militac' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('radio', { name: '6', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Dora');
  await page
    .getByText('Four deals of Skirmish, each pair against two Captains, open for one week.')
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dora asks: the same four deals?' }).waitFor();
  await look(page, 'the door of a challenge');
  await page.getByRole('radio', { name: 'A General' }).focus();
  await page.getByRole('button', { name: 'Join' }).press('Enter');
  await page.getByRole('heading', { name: 'Your boards, with a General' }).waitFor();
  await page.getByText('You are the first.').waitFor();
  await look(page, 'own boards, alone');
  const link = await page.locator('[data-link=invite]').inputValue();
  await others(server.base, link, [0, 1]);
  await page.getByRole('button', { name: 'Play board 1' }).press('Enter');
  await page.locator('.table').waitFor();
  await playOnline(page, 'Dora');
  await page.getByRole('link', { name: 'Back to the challenge' }).click();
  await page.getByRole('heading', { name: /^Dora and a General: (first|second|third) of three$/ }).waitFor();
  await page.getByText('The seal of this board holds').waitFor();
  await look(page, 'results of a challenge');
  await arrowsGoFromCellToCell(page);
  await page.getByRole('link', { name: 'Back to your boards' }).click();
  await page.getByRole('button', { name: 'Play board 2' }).waitFor();
  await look(page, 'own boards, one played');
}

/** Only what was played is there: of the other boards nobody is told anything. */
async function arrowsGoFromCellToCell(page: Page): Promise<void> {
  const cells = page.locator('.cross td.mp button');
  if ((await cells.count()) !== 3) throw new Error('A board that was not played is told.');
  await cells.first().focus();
  await page.keyboard.press('ArrowDown');
  const row = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['row']);
  if (row !== '1') throw new Error('The arrow did not go to the next row.');
  await page.keyboard.press('Enter');
}

/** Somebody asks a friend to be the partner, who comes by a link on a phone. */
export async function walkPartner({ visit }: Room, look: Look): Promise<void> {
  const page = await visit('#/challenges/new');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Dora');
  await page.getByRole('button', { name: 'Create it' }).click();
  await page.getByRole('radio', { name: 'A friend, by link' }).check({ force: true });
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByText('Your partner has not come yet.').waitFor();
  await look(page, 'a partner is missing');
  const link = await page.getByRole('textbox', { name: 'The link for your partner' }).inputValue();
  const friend = await visit(link.slice(link.indexOf('#')), undefined, 'phone');
  await friend.getByRole('heading', { name: 'Dora wants you as a partner' }).waitFor();
  await friend.getByRole('textbox', { name: 'Your name' }).fill('Roy');
  await look(friend, 'asked to be a partner');
  await friend.getByRole('button', { name: 'Join' }).tap();
  await friend.getByRole('heading', { name: 'Your boards, with Dora' }).waitFor();
  await look(friend, 'own boards of a partner');
}

export async function walkToday({ visit }: Room, look: Look): Promise<void> {
  const page = await visit('#/challenges/today');
  await page.getByRole('heading', { name: 'Everyone gets the same cards' }).waitFor();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Dora');
  await look(page, 'today’s board');
  await page.getByRole('button', { name: 'Play today’s board' }).click();
  await page.locator('.table').waitFor();
  await playOnline(page, 'Dora');
  await page.getByRole('link', { name: 'Back to the challenge' }).click();
  await page.getByText(/^Better than \d+ % of a hundred Generals\.$/).waitFor();
  await page.getByRole('heading', { name: 'What a hundred Generals made of it' }).waitFor();
  await look(page, 'today’s board, played');
}

/** What a page shows while the server answers, and where it does not. */
export async function walkTrouble({ visit }: Room, look: Look): Promise<void> {
  const page = await visit('#/');
  await page.route('**/api/challenges*', (route) => route.abort());
  await page.goto(`${page.url().split('#')[0]}#/challenges`);
  await page.getByRole('heading', { name: 'Can’t reach the server' }).waitFor();
  await look(page, 'challenges without a server');
  await page.unroute('**/api/challenges*');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await page.getByText('You don’t play in any challenge yet.').waitFor();
  await page.goto(`${page.url().split('#')[0]}#/challenge/nothing`);
  await page
    .getByRole('heading', { level: 2, name: 'This challenge doesn’t exist or is not open to you' })
    .waitFor();
  await look(page, 'no such challenge');
}

/** A table over days: what waits is on a page of its own, with the time that is left. */
export async function walkYourTurn({ visit }: Room, look: Look): Promise<void> {
  const page = await visit('#/your-turn');
  await page.getByRole('heading', { name: 'Nobody is waiting for you' }).waitFor();
  await look(page, 'nobody waits');
  await page.getByRole('link', { name: 'Host a table' }).click();
  await page.locator('.friends .field').fill('Dora');
  await unfoldTerms(page);
  await page.getByRole('radio', { name: '3 days per action' }).check({ force: true });
  await page.locator('[data-action=lay]').click();
  await page.locator('[data-action=fill]').click();
  await page.locator('[data-action=begin]:not([disabled])').click();
  await page.locator('.table').waitFor();
  await page.locator('.thinking-time.own').waitFor();
  await page.goto(`${page.url().split('#')[0]}#/your-turn`);
  const wait = page.locator('.wait').first();
  await wait.getByText('3 days left').waitFor();
  await page.getByRole('link', { name: /^Your turn\s*,\s*1$/ }).waitFor();
  await look(page, 'your turn');
  await wait.getByRole('link', { name: /^Go there/ }).press('Enter');
  await page.locator('.table').waitFor();
}
