// A walk through the pages about people, from a browser that nobody has used: looked at by the tests.

import type { Page } from 'playwright-core';
import { TestDevice } from '../../server/src/people/device.testing.ts';
import { MatchResults } from '../../server/src/people/results.ts';
import { SIZES, type Size } from './browser.ts';
import type { Room } from './online-scenes.ts';

/** Looks at a screen as it is. */
export type Look = (page: Page, name: string) => Promise<void>;

/** Lays a table, and so has a name on the server. */
export async function named(
  { visit }: Pick<Room, 'visit'>,
  name: string,
  size: Size = 'desk',
  game = 'do-boy',
): Promise<Page> {
  const page = await visit(`#/friends/${game}`, undefined, size);
  await page.locator('.friends .field').fill(name);
  await page.locator('[data-action=lay]').click();
  await page.locator('[data-link=invite]').waitFor();
  return page;
}

/** Opens the page about oneself. */
export async function toYou(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/you';
  });
  await page.locator('.nameplate h2').waitFor();
}

/** The link that takes the name along, from the sheet that shows it. */
export async function linkAlong(page: Page): Promise<string> {
  await page.locator('[data-action="take along"]').click();
  const link = await page.locator('[data-link=along]').inputValue();
  return link.slice(link.indexOf('#'));
}

/** Who you are: nobody yet, somebody, on another device, shut out, gone. */
export async function walkYou(room: Room, look: Look): Promise<void> {
  const { visit } = room;
  const stranger = await visit('#/you');
  await stranger.getByRole('heading', { name: 'You don’t have a name here yet' }).waitFor();
  await look(stranger, 'you, nobody');
  const desk = await named(room, 'Dora');
  await toYou(desk);
  await look(desk, 'you');
  await desk.locator('[data-action=rename]').click();
  await look(desk, 'you, renaming');
  await desk.locator('.rename .field').fill('Dora B.');
  await desk.keyboard.press('Enter');
  await desk.getByRole('heading', { name: 'Dora B.' }).waitFor();
  const link = await linkAlong(desk);
  await look(desk, 'take along');
  const phone = await visit(link, undefined, 'phone');
  await phone.getByRole('heading', { name: 'Be Dora B. on this device?' }).waitFor();
  await look(phone, 'along');
  await phone.setViewportSize(SIZES.phone);
  await phone.locator('[data-action=be]').click();
  await phone.locator('.nameplate h2', { hasText: 'Dora B.' }).waitFor();
  await desk.locator('.along .taken', { hasText: 'Your phone is Dora B. now, too.' }).waitFor();
  await look(desk, 'taken along');
  await desk.getByRole('button', { name: 'Close' }).click();
  await desk.locator('.devices li').nth(1).waitFor();
  const late = await visit(link);
  await late.getByRole('heading', { name: 'This link has worked once already' }).waitFor();
  await look(late, 'along, used');
  await desk.locator('[data-kind=phone] [data-action="shut out"]').click();
  await look(desk, 'you, shutting out');
  await desk.locator('[data-action=sure]').click();
  await desk.locator('[data-kind=phone]').waitFor({ state: 'detached' });
  await phone.reload();
  await phone.getByRole('heading', { name: 'This device was shut out' }).waitFor();
  await look(phone, 'you, shut out');
  await phone.getByRole('button', { name: 'Start over' }).click();
  await phone.locator('.nameplate h2').waitFor();
  await desk.locator('[data-action="take away"]').click();
  await look(desk, 'you, taking away');
  await desk.locator('[data-action=sure]').click();
  await desk.getByRole('heading', { name: 'You don’t have a name here yet' }).waitFor();
}

/** Who is on the ladder of the walk, the best first. */
const PLAYERS = ['Kate', 'Hal', 'Ida', 'Gus'];

/** Ratings: a ladder that nobody is on yet, then one with others and you in view; your matches, and whom to play again. */
export async function walkLadder(room: Room, look: Look): Promise<void> {
  const page = await named(room, 'Dora');
  await page.goto(`${room.server.base}/#/ladders`);
  await page.getByRole('heading', { name: 'No ladders yet' }).waitFor();
  await look(page, 'ladder, none');
  const own = (await (await page.request.get('api/people/me')).json()) as { person: string };
  const others = await Promise.all(PLAYERS.map((name) => TestDevice.named(room.server.base, name)));
  const people = [own, ...(await Promise.all(others.map((device) => device.me())))];
  const results = new MatchResults({ store: room.server.services.store, wall: Date.now });
  const match = (table: string, seats: readonly number[]): Promise<void> =>
    results.write({
      table,
      game: 'sigs',
      rated: true,
      seats: seats.map((at) => ({
        person: people[at].person as string,
        name: ['Dora', ...PLAYERS][at],
        left: false,
      })),
      sides: [0, 1, 2, 3, 4],
      scores: [50, 40, 30, 20, 10],
      winners: [0],
      lowWins: false,
    });
  await match('first', [1, 0, 2, 3, 4]);
  await page.reload();
  await page.getByRole('heading', { name: 'Not enough players for a ladder yet' }).waitFor();
  await look(page, 'ladder, few');
  for (let at = 0; at < 12; at++)
    await match(`match ${at}`, at % 3 === 0 ? [0, 1, 3, 2, 4] : [1, 2, 0, 3, 4]);
  await page.reload();
  await page.locator('.rungs .me').waitFor();
  await look(page, 'ladder');
  await page.getByRole('button', { name: 'All time' }).click();
  await page.locator('.rungs .me').waitFor();
  await toYou(page);
  await page.locator('.ratings .r').waitFor();
  await look(page, 'you, rated');
  // One press asks somebody to another match, who sits down without a link.
  const kate = await room.visit('#/you', undefined, 'phone');
  const [name, value] = others[0].cookie!.split('=');
  await kate.context().addCookies([{ name, value, url: room.server.base }]);
  await page.getByRole('button', { name: 'Play again with Kate' }).click();
  await page.locator('[data-link=invite]').waitFor();
  await kate.reload();
  await kate.getByText('Dora asks you to play').waitFor();
  await look(kate, 'you, asked');
  await kate.locator('[data-action="sit down"]').click();
  await kate.locator('.invite .field').fill('Kate');
  await kate.locator('[data-action=sit]').click();
  await page.locator('.seatcard', { hasText: 'Kate' }).waitFor();
}
