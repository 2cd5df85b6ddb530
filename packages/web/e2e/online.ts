// Friends at a table on a server, each with a browser of their own, who play by whim until the match is over.

import {
  findGame,
  type Game,
  games,
  isFault,
  isRefusal,
  parseRecord,
  Random,
  replay,
} from '@messdeck/engine';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { ensurePage } from '../../../scripts/prepare.mjs';
import { Heard, hasty, startServer, type TestServer } from '../../server/src/server.testing.ts';
import type { TableServices } from '../../server/src/table/services.ts';
import { Pointer } from './hands.ts';
import { type Room, visitorsOf } from './online-scenes.ts';
import type { Look, Offer } from './reader.ts';
import { setOption, unfoldTerms } from './shelf.ts';

/** Buttons of a table among people that play no card. */
const ASIDE = new Set([
  ...['talk', 'agree', 'play-on', 'hint', 'look', 'rematch', 'same cards', 'swap partners'],
  ...[
    'seat link',
    'notify',
    'ask in',
    'new link',
    'copy',
    'chair',
    'make room',
    'remove',
    'ask back',
    'report',
  ],
]);

export interface Friends {
  readonly server: TestServer;
  readonly pages: readonly Page[];
  readonly table: string;
  readonly invite: string;
  readonly watch: string;
  visit: Room['visit'];
}

export interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly rules?: Readonly<Record<string, string>>;
  /** How many friends come, the host included; bots take the rest. */
  readonly friends: number;
  /** The last of them sits down in the browser of the one before, in a window of its own. */
  readonly shared?: boolean;
}

/** Opens a server for as long as a test needs it. */
export async function openTable(
  then: (room: Room) => Promise<void>,
  house: Partial<TableServices> = {},
): Promise<void> {
  const server = await startServer({ page: ensurePage(), time: hasty(4), ...house });
  const browser: Browser = await chromium.connect(inject('browser'));
  try {
    await then({ server, visit: visitorsOf(server, browser) });
    expect(server.faults).toEqual([]);
  } finally {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await browser.close();
    await server.close();
  }
}

/** A host lays a table from the set-up page, friends come by the link, the match begins. */
export function withFriends(
  { game, seats, rules, friends, shared = false }: Wanted,
  then: (friends: Friends) => Promise<void>,
  house: Partial<TableServices> = {},
): Promise<void> {
  return openTable(async ({ server, visit }) => {
    const host = await visit(`#/friends/${game}`);
    await host.locator('.friends .field').fill('Dora');
    await unfoldTerms(host);
    const count = host.locator('.how-many input[name=seats]');
    const allowed = (findGame(game) as Game).seats;
    if (allowed.length > 1) await count.nth(allowed.indexOf(seats)).check({ force: true });
    for (const [key, value] of Object.entries(rules ?? {}))
      await setOption(host, new Pointer(false), key, value);
    await host.locator('[data-action=lay]').click();
    const link = await host.locator('[data-link=invite]').inputValue();
    const [, table, invite] = /#\/t\/([\w-]+)\/([\w-]+)$/.exec(link)!;
    const [, watch] = /([\w-]+)$/.exec(
      (await host.locator('[data-link*="#/watch/"]').getAttribute('data-link'))!,
    )!;
    const pages = [host];
    for (let i = 1; i < friends; i++) {
      const beside = shared && i === friends - 1 ? pages[i - 1] : undefined;
      const page = beside
        ? await visit(`#/t/${table}/${invite}/more`, beside.context())
        : await visit(`#/t/${table}/${invite}`, undefined, 'phone');
      await page.locator('.invite .field').fill(`Friend ${i}`);
      await page.locator('[data-action=sit]').click();
      await page.locator('.seatcard', { hasText: /^You/ }).waitFor();
      pages.push(page);
    }
    if (friends < seats) await host.locator('[data-action=fill]').click();
    await host.locator('[data-action=begin]:not([disabled])').click();
    for (const page of pages) await page.locator('.table').waitFor();
    await then({ server, pages, table, invite, watch, visit });
  }, house);
}

/** The longest a whole match may take on a busy machine. */
const MATCH_TIME = 480_000;

/** Presses what is offered until the match is over, or `until` says so. */
export async function playOnline(
  page: Page,
  seed: string,
  until: () => boolean = () => false,
): Promise<void> {
  const random = new Random(seed);
  const touches = page.viewportSize()!.width < 600;
  for (const began = Date.now(); Date.now() - began < MATCH_TIME; ) {
    if (until()) return;
    const look = await page.evaluate(lookAround, [...ASIDE]);
    if (look.fault) throw new Error(`The page says: ${look.fault}`);
    if (look.over) return;
    const offers = look.offers.filter(({ text }) => !ASIDE.has(text));
    if (offers.length === 0) continue;
    const spot = await page.evaluate((to) => window.reader.spotOf(to), pick(offers, random).selector);
    // Others act too: what was offered may be gone.
    if (!spot) continue;
    if (touches) await page.touchscreen.tap(spot.x, spot.y);
    else await page.mouse.click(spot.x, spot.y);
  }
  throw new Error(`The match is not over: ${await page.locator('#ask').textContent()}`);
}

/** Runs in the page: looks as soon as there is something to press, or a second has passed. */
async function lookAround(aside: readonly string[]): Promise<Look> {
  for (const began = Date.now(); ; ) {
    const look = window.reader.look();
    const sends = document.querySelector('.ask.sending') !== null;
    const offered = !sends && look.offers.some(({ text }) => !aside.includes(text));
    if (offered || look.over || look.fault !== '' || Date.now() - began > 1000) return look;
    await new Promise((next) => setTimeout(next, 30));
  }
}

function pick(offers: readonly Offer[], random: Random): Offer {
  const actions = offers.filter(({ is, text }) => is === 'action' && text !== 'decline');
  const from = actions.length > 0 && random.below(5) > 0 ? actions : offers;
  return from[random.below(from.length)];
}

/** How much has happened before trouble comes. */
const A_WHILE = 6;

/** Friends play for a while; then the first loads the page again, the next loses the network, the last leaves and returns. */
export async function meetTrouble({ server, pages, table, watch }: Friends): Promise<void> {
  let enough = false;
  const playing = pages.map((page, i) => playOnline(page, `friend ${i}`, () => enough));
  const looksOn = new Heard(server.base, `/api/tables/${table}/stream`, { token: watch });
  await looksOn.until('entry', ({ n }) => n >= A_WHILE);
  looksOn.leave();
  enough = true;
  await Promise.all(playing);
  const [host, other] = pages;
  await host.reload();
  await host.locator('.table').waitFor();
  await other.context().setOffline(true);
  await other.locator('.wire').waitFor();
  await other.context().setOffline(false);
  await other.locator('.wire').waitFor({ state: 'hidden' });
  const seat = pages.length - 1;
  await pages[seat].evaluate(
    (path) => fetch(path, { method: 'DELETE' }),
    `api/tables/${table}/seats/${seat}`,
  );
  await pages[seat].locator('.ask', { hasText: 'You left the table: a Captain plays for you.' }).waitFor();
  await pages[seat].getByRole('button', { name: 'I’m back' }).click();
  await pages[seat].locator('.ask.stood-in').waitFor({ state: 'hidden' });
}

/** The record of the finished match holds under the rules. */
export async function recordHolds({ server, table, watch }: Friends): Promise<void> {
  const response = await fetch(`${server.base}/api/tables/${table}/record`, {
    headers: { authorization: `Bearer ${watch}` },
  });
  expect(response.status).toBe(200);
  const record = parseRecord(await response.text(), games);
  if (isRefusal(record)) throw new Error(record.refused);
  const end = replay(record, findGame(record.game) as Game);
  expect(isFault(end) ? end.error : undefined).toBeUndefined();
}
