// The lobby tells of public tables what is true of them, and shows those of one pack alone where there are several. At
// their tables nothing in the bar of a phone is cut.

import { games } from '@messdeck/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call, Heard } from '../../server/src/server.testing.ts';
import { openTable } from './online.ts';
import type { Room } from './online-scenes.ts';

interface Laid {
  readonly table: string;
  readonly token: string;
  readonly invite: string;
  readonly watch: string;
  /** Ann is there as long as she hears what happens. */
  readonly ann: Heard;
}

const BOT = 'random';

/** Ann lays a table with bots at as many chairs. */
async function layFor(
  { server: { base } }: Room,
  game: string,
  {
    bots,
    seats,
    begin = false,
    rules = {},
  }: { bots: number; seats: number; begin?: boolean; rules?: object },
): Promise<Laid> {
  const chairs = Object.fromEntries(Array.from({ length: bots }, (_, i) => [seats - 1 - i, BOT]));
  const { body } = await call(base, 'POST', '/api/tables', {
    body: { game, name: 'Ann', seats, seat: 0, bots: chairs, rules, public: true },
  });
  if (begin) await call(base, 'POST', `/api/tables/${body.table}/start`, { token: body.token });
  const ann = new Heard(base, `/api/tables/${body.table}/seats/0/stream`, { token: body.token });
  await ann.until('table', ({ seats }) => seats[0].here);
  return { ...body, ann };
}

const row = (page: Page, game: string) => page.locator('.tbl', { hasText: game });

test('free chairs, who looks on, and the tables of one pack', () =>
  openTable(async (room) => {
    await layFor(room, 'tactics', { seats: 4, bots: 2, rules: { match: 'hand' } });
    await layFor(room, 'sigs', { seats: 5, bots: 1 });
    const { table } = await layFor(room, 'bang', { seats: 4, bots: 3, begin: true });
    const looks = ['', ''].map(() => new Heard(room.server.base, `/api/tables/${table}/stream`));
    for (const look of looks) await look.until('table', ({ watchers }) => watchers > 0);
    const page = await room.visit('#/tables');
    await row(page, 'Tactics').getByText('one open chair').waitFor();
    await row(page, 'Tactics').getByText('for four, no clock, one skirmish').waitFor();
    await row(page, 'SIGS').getByText('three open chairs').waitFor();
    await row(page, 'SIGS').getByText('waiting for players').waitFor();
    const packs = page.getByRole('group', { name: 'Which games' });
    expect(await packs.getByRole('button').allInnerTexts()).toEqual([
      'All games',
      'Tactics & Militac',
      'SIGS',
    ]);
    await packs.getByRole('button', { name: 'SIGS' }).click();
    await row(page, 'Tactics').waitFor({ state: 'detached' });
    await row(page, 'SIGS').waitFor();
    await packs.getByRole('button', { name: 'All games' }).click();
    await page.getByRole('button', { name: /^To watch/ }).click();
    await row(page, 'Bang').getByText('playing, 2 watching').waitFor();
    for (const look of looks) look.leave();
  }));

test('a table that everybody has left is not listed', () =>
  openTable(async (room) => {
    const sigs = await layFor(room, 'sigs', { seats: 4, bots: 2 });
    await layFor(room, 'tactics', { seats: 4, bots: 2 });
    const page = await room.visit('#/tables');
    await row(page, 'SIGS').waitFor();
    sigs.ann.leave();
    await row(page, 'SIGS').waitFor({ state: 'detached' });
    await row(page, 'Tactics').waitFor();
  }));

test('whoever laid a table sees when bots sit down', () =>
  openTable(async ({ visit }) => {
    const page = await visit('#/friends/do-boy');
    await page.locator('.friends .field').fill('Dora');
    await page.locator('.chip', { hasText: 'Anyone' }).click();
    await page.locator('.chip', { hasText: 'Bots after 2 minutes' }).click();
    await page.locator('[data-action=lay]').click();
    await page.locator('[data-link=invite]').waitFor();
    await page.goto(`${page.url().split('#')[0]}#/tables`);
    await page.getByText(/bots sit down in 1:\d\d/).waitFor();
  }));

test('a table whose laying was not answered is laid once, however often the host presses', () =>
  openTable(async ({ server, visit }) => {
    const page = await visit('#/friends/do-boy');
    await page.locator('.friends .field').fill('Dora');
    const lay = page.locator('[data-action=lay]');
    await page.route('**/api/tables', (route) => route.fetch().then(() => route.abort()));
    await lay.click();
    await page.locator('.setup-foot', { hasText: 'Can’t reach the server.' }).waitFor();
    await page.unroute('**/api/tables');
    await lay.click();
    await page.locator('[data-link=invite]').waitFor();
    expect(await server.services.store.count()).toBe(1);
  }));

test('at the door: whoever was not answered and sits down again has one chair', () =>
  openTable(async (room) => {
    const { table } = await layFor(room, 'tactics', { seats: 4, bots: 1 });
    const page = await room.visit(`#/t/${table}`);
    await page.locator('.invite .field').fill('Carl');
    const sitting = `**/api/tables/${table}/seats`;
    await page.route(sitting, (route) => route.fetch().then(() => route.abort()));
    await page.locator('[data-action=sit]').click();
    await page.locator('.invite .refusing', { hasText: 'Can’t reach the server.' }).waitFor();
    await page.unroute(sitting);
    await page.locator('[data-action=sit]').click();
    await page.locator('.seatcard', { hasText: /^You/ }).waitFor();
    const { body } = await call(room.server.base, 'GET', `/api/tables/${table}`);
    expect(body.seats.filter((seat: object | null) => seat === null)).toHaveLength(1);
  }));

test('at the door: a server that is gone for a while is said to be, and no longer when it is back', () =>
  openTable(async (room) => {
    const { table } = await layFor(room, 'tactics', { seats: 4, bots: 2 });
    const page = await room.visit('#/tables');
    const atTable = `**/api/tables/${table}`;
    await page.route(atTable, (route) => route.abort());
    await page.goto(`${room.server.base}/#/t/${table}`);
    await page.getByRole('heading', { name: 'The table does not answer' }).waitFor();
    await page.unroute(atTable);
    await page.locator('[data-action=sit]').waitFor();
    await page.route(atTable, (route) => route.abort());
    const trouble = page.locator('.invite .refusing');
    await expect.poll(() => trouble.innerText(), { timeout: 10_000 }).toMatch(/Can’t reach the server/);
    await page.unroute(atTable);
    await expect.poll(() => trouble.innerText(), { timeout: 10_000 }).toBe('');
  }));

/** Runs in the page: what stands in the bar and is not whole in it. */
function cutInBar(): string[] {
  const where = document.querySelector('.bar .where')!.getBoundingClientRect();
  const { bottom } = document.querySelector('.bar .parts')!.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>('.bar h1, .bar .parts > span')]
    .filter((part) => part.getBoundingClientRect().top < bottom - 2)
    .filter((part) => {
      const box = part.getBoundingClientRect();
      return part.scrollWidth > part.clientWidth || box.right > where.right + 1 || box.bottom > bottom + 2;
    })
    .map(({ textContent }) => textContent);
}

test.each(games.filter(({ seats }) => seats.some((count) => count > 1)))(
  '$id: nothing in the bar of a phone is cut',
  ({ id, seats: allowed }) =>
    openTable(async (room) => {
      const seats = allowed.includes(4) ? 4 : Math.max(...allowed);
      const { table, watch } = await layFor(room, id, { seats, bots: seats - 1, begin: true });
      const page = await room.visit(`#/watch/${table}/${watch}`, undefined, 'phone');
      await page.locator('.bar .parts').waitFor();
      expect(await page.locator('.bar .parts > span').first().textContent()).toMatch(/You’re watching|table/);
      expect(await page.evaluate(cutInBar)).toEqual([]);
    }),
);
