// A walk through the screens of tables on a server, from the empty lobby to playing again: looked at by the tests and
// pictured for the gallery.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { call, Heard, type TestServer } from '../../server/src/server.testing.ts';
import { openPage, SIZES, type Size } from './browser.ts';
import { Pointer } from './hands.ts';
import { setOption, unfoldTerms } from './shelf.ts';

/** A server of its own, and pages that come to it. */
export interface Room {
  readonly server: TestServer;
  /** Opens a page, in the browser of a friend or a new one. */
  visit(link: string, context?: BrowserContext, size?: Size): Promise<Page>;
}

export function visitorsOf(server: TestServer, browser: Browser): Room['visit'] {
  return async (link, context, size = 'desk') => {
    const page = context ? await context.newPage() : await openPage(browser, `${server.base}/`, { size });
    page.setDefaultTimeout(30_000);
    await page.goto(`${server.base}/${link}`);
    return page;
  };
}

/** Looks at a screen as it is; at every size, if none are named. */
export type See = (page: Page, name: string, sizes?: readonly Size[]) => Promise<void>;

export async function walkOnline(room: Room, see: See): Promise<void> {
  const { visit } = room;
  const lobby = await visit('#/tables');
  await lobby.getByRole('heading', { name: 'Public tables' }).waitFor();
  await see(lobby, 'online-lobby-empty');
  const { host, invitation, watching } = await layTable(room, see);
  const leaveOthers = await layOthers(room);
  await lobby.locator('.tbl', { hasText: 'Bang' }).waitFor();
  await see(lobby, 'online-lobby');
  leaveOthers();
  const guest = await visit(invitation);
  await guest.locator('.invite .field').fill('Carl');
  await see(guest, 'online-door');
  await guest.locator('[data-action=sit]').click();
  await host.locator('.seatcard', { hasText: 'Carl' }).waitFor();
  await removeAnother(room, see, host, invitation);
  await see(host, 'online-waiting-room');
  await see(guest, 'online-guest');
  const watcher = await visit(watching);
  await watcher.getByText('The match has not started.').waitFor();
  await see(watcher, 'online-watch-before');
  await host.locator('[data-action=fill]').click();
  await host.locator('[data-action=begin]:not([disabled])').click();
  for (const page of [host, guest, watcher]) await page.locator('.table').waitFor();
  await atTable({ host, guest, watcher }, see);
  await toTheEnd(invitation, { host, guest }, see);
}

/** Tables of others, as a lobby has them of an evening: who sits there, and bots at some chairs. */
const OTHERS = [
  { game: 'sigs', seats: 5, people: ['Edna', 'Frank'], fill: { bot: 'captain', after: 90 } },
  { game: 'united-states', seats: 4, people: ['Gus'], rules: { pace: 'snappy' }, bots: { 3: 'captain' } },
  { game: 'bang', seats: 6, people: ['Hal', 'Ida', 'Jack', 'Kate'] },
  {
    game: 'national-contest',
    seats: 4,
    people: ['Lou', 'Max', 'Nell'],
    bots: { 3: 'general' },
    begins: true,
  },
];

/** Lays them, with everybody here; returns how they leave. */
async function layOthers({ server: { base } }: Room): Promise<() => void> {
  const here: Heard[] = [];
  for (const { people, begins = false, ...wanted } of OTHERS) {
    const [name, ...others] = people;
    const laid = await call(base, 'POST', '/api/tables', { body: { ...wanted, name, public: true } });
    const { table, invite, token } = laid.body;
    const sitters = [laid.body];
    for (const other of others) {
      const sent = { body: { name: other }, token: invite };
      sitters.push((await call(base, 'POST', `/api/tables/${table}/seats`, sent)).body);
    }
    if (begins) await call(base, 'POST', `/api/tables/${table}/start`, { token });
    for (const { seat, token } of sitters)
      here.push(new Heard(base, `/api/tables/${table}/seats/${seat}/stream`, { token }));
  }
  for (const reader of here) await reader.until('table', () => true);
  return () => {
    for (const reader of here) reader.leave();
  };
}

async function layTable(
  { visit }: Room,
  see: See,
): Promise<{ host: Page; invitation: string; watching: string }> {
  const host = await visit('#/friends/do-boy');
  await host.locator('.friends .field').fill('Dora');
  await host.locator('.chip', { hasText: 'Anyone' }).click();
  await see(host, 'online-host');
  await unfoldTerms(host);
  await host.locator('.chip', { hasText: 'Phrases and text' }).click();
  await host.locator('.chip', { hasText: '10 min per match' }).click();
  await setOption(host, new Pointer(false), 'exchange', 'false');
  await setOption(host, new Pointer(false), 'match', 'hand');
  const sentence =
    'Do-Boy for four, one hand, no exchange, 10 minutes a match, open to all. Three chairs for friends.';
  await host.locator('.setup-foot', { hasText: sentence }).waitFor();
  await see(host, 'online-set');
  await host.locator('[data-action=lay]').click();
  const invitation = await host.locator('[data-link=invite]').inputValue();
  const watching = (await host.locator('[data-link*="#/watch/"]').getAttribute('data-link'))!;
  const behind = (link: string): string => link.slice(link.indexOf('#'));
  return { host, invitation: behind(invitation), watching: behind(watching) };
}

/** Another guest sits down, and the host makes room. */
async function removeAnother({ visit }: Room, see: See, host: Page, invitation: string): Promise<void> {
  const other = await visit(invitation);
  await other.locator('.invite .field').fill('Ann');
  await other.locator('[data-action=sit]').click();
  await other.locator('.seatcard', { hasText: /^You/ }).waitFor();
  await host.getByRole('button', { name: 'Seat… the chair of Ann' }).click();
  await see(host, 'online-host-controls');
  await host.locator('[data-action=remove]').click();
  await host.locator('[data-action="make room"]').click();
  await other.getByRole('heading', { name: 'You no longer have a seat here' }).waitFor();
  await see(other, 'online-removed');
  // She sees the public table, but cannot sit down there again.
  await other.reload();
  await other.locator('.invite .field').waitFor();
  await other.close();
}

interface AtTable {
  readonly host: Page;
  readonly guest: Page;
  readonly watcher: Page;
}

async function atTable({ host, guest, watcher }: AtTable, see: See): Promise<void> {
  await lookOn(watcher, see);
  for (const [page, whose] of [
    [host, 'Your table'],
    [guest, 'Dora’s table'],
  ] as const)
    await page.locator('.bar .where', { hasText: `Do-Boy${whose}` }).waitFor();
  const actor = await whoActs(host, guest);
  await actor.locator('.ask [role=timer]').waitFor();
  await see(actor, 'online-table');
  const waits = actor === host ? guest : host;
  await waits.locator('.plaque', { hasText: /thinks, \d+:\d\d/ }).waitFor();
  await see(waits, 'online-table-waiting');
  await askBack(host, guest, see);
  await talk(host, guest, see);
  await goAway(host, guest, see);
  await openTwice(guest, see);
  await playOffline(await whoActs(host, guest), see);
}

/** A card laid without a network has not gone out: it can be taken up again, or goes when the network is back. */
async function playOffline(page: Page, see: See): Promise<void> {
  const wire = page.locator('.wire', { hasText: 'You are offline.' });
  const unsent = page.locator('.ask', { hasText: 'not yet sent.' });
  await page.context().setOffline(true);
  await wire.waitFor();
  const card = await offerCard(page);
  await unsent.waitFor();
  await see(page, 'online-offline');
  await page.locator('[data-action="take up"]').click();
  await unsent.waitFor({ state: 'hidden' });
  await page.locator(`.hand [data-card="${card}"]`).waitFor();
  const other = await offerCard(page);
  await unsent.waitFor();
  await page.context().setOffline(false);
  await wire.waitFor({ state: 'hidden' });
  await page.locator(`.hand [data-card="${other}"]`).waitFor({ state: 'hidden' });
}

/** A spectator has a closed hand at the near edge, and turns the table: from the bar of a desk, a phone's menu. */
async function lookOn(watcher: Page, see: See): Promise<void> {
  await watcher.locator('.bar .where', { hasText: 'You’re watching Dora’s table' }).waitFor();
  const near = (name: string): Promise<void> =>
    watcher.getByRole('region', { name: `${name}’s hand` }).waitFor();
  await near('Dora');
  await see(watcher, 'online-watch');
  await watcher.getByRole('button', { name: 'Rotate the table' }).click();
  await near('Carl');
  await watcher.getByText('Seen from Carl.').waitFor();
  await see(watcher, 'online-watch-turned');
  await watcher.setViewportSize(SIZES.phone);
  await watcher.getByRole('button', { name: 'More' }).click();
  await watcher.locator('#menu').getByRole('button', { name: 'Rotate the table' }).click();
  await watcher.locator('#menu').waitFor({ state: 'hidden' });
  await watcher.setViewportSize(SIZES.desk);
}

/** The guest says something on a phone; the host reads it beside the cloth. */
async function talk(host: Page, guest: Page, see: See): Promise<void> {
  await guest.setViewportSize(SIZES.phone);
  await guest.locator('[data-action=talk]').click();
  await guest.locator('.phrases button').first().click();
  await guest.locator('.msg').first().waitFor();
  await host.locator('.plaque .bubble', { hasText: 'Good evening!' }).waitFor();
  await host.locator('[data-tab=talk]', { hasText: '1 new' }).click();
  await host.locator('[data-tab=talk]', { hasText: '1 new' }).waitFor({ state: 'hidden' });
  await host.getByLabel('Say something').fill('Is the President still out?');
  await host.getByRole('button', { name: 'Say', exact: true }).click();
  await host.locator('.msg', { hasText: 'President' }).waitFor();
  await see(host, 'online-talk', ['desk']);
  await see(guest, 'online-talk', ['phone']);
  await guest.keyboard.press('Escape');
  await guest.setViewportSize(SIZES.desk);
}

/** The guest is gone for a while; the others see since when. */
async function goAway(host: Page, guest: Page, see: See): Promise<void> {
  const table = guest.url();
  await guest.goto('about:blank');
  await host.locator('.plaque .alert', { hasText: /away for \d:\d\d/ }).waitFor();
  await host.locator('.talk .note', { hasText: 'Carl left; the chair is being held.' }).waitFor();
  await see(host, 'online-away');
  await guest.goto(table);
  await guest.locator('.table').waitFor();
  await host.locator('.talk .note', { hasText: 'Carl is back.' }).waitFor();
}

/** The same chair in another window of the same browser: play goes on in one of them. */
async function openTwice(guest: Page, see: See): Promise<void> {
  const table = guest.url();
  const other = await guest.context().newPage();
  await other.goto(table);
  const elsewhere = { name: 'This chair is open in another window' };
  await other.getByRole('heading', elsewhere).waitFor();
  await see(other, 'online-open-twice');
  await other.locator('[data-action="play here"]').click();
  await other.locator('.table').waitFor();
  await guest.getByRole('heading', elsewhere).waitFor();
  await guest.locator('[data-action="play here"]').click();
  await guest.locator('.table').waitFor();
  await other.getByRole('heading', elsewhere).waitFor();
  await other.close();
}

/** The host asks for a card back while nothing was laid on it; the guest rather plays on. */
async function askBack(host: Page, guest: Page, see: See): Promise<void> {
  for (let i = 0; i < 24; i++) {
    const actor = await whoActs(host, guest);
    await layCard(actor);
    const askBack = host.locator('.ask [data-action="ask back"]');
    if (actor !== host || !(await askBack.isVisible())) continue;
    await see(host, 'online-may-ask-back');
    // A long look may outlast the turn of the one who follows.
    if (!(await askBack.isVisible())) continue;
    await askBack.click();
    const agree = guest.locator('[data-action=agree]');
    // The others go on playing: it may be too late.
    if (!(await agree.waitFor({ timeout: 3000 }).then(yes, no))) continue;
    await see(guest, 'online-asked-back');
    await see(host, 'online-takeback');
    // A long look may outlast the asking, which lapses by itself, even under the finger.
    await guest.locator('[data-action=play-on]').click({ timeout: 3000 }).then(yes, no);
    await host.locator('.wire', { hasText: 'Carl declined. The card stays.' }).waitFor();
    await see(host, 'online-declined');
    return;
  }
  throw new Error('The host had nothing to take back.');
}

const yes = (): boolean => true;
const no = (): boolean => false;

/** Both leave: bots play their cards to the end, and they meet again. */
async function toTheEnd(
  invitation: string,
  { host, guest }: { readonly host: Page; readonly guest: Page },
  see: See,
): Promise<void> {
  const [, table] = /#\/t\/([\w-]+)/.exec(invitation)!;
  const leave = (page: Page, seat: number): Promise<unknown> =>
    page.evaluate((path) => fetch(path, { method: 'DELETE' }), `api/tables/${table}/seats/${seat}`);
  await leave(guest, 1);
  await guest.locator('.ask', { hasText: 'You left the table: a Captain plays for you.' }).waitFor();
  await see(guest, 'online-stands-in');
  await leave(host, 0);
  await host.locator('[data-action=rematch]').waitFor({ timeout: 120_000 });
  const says = (seat: number, words: string): Promise<void> =>
    host.locator(`.plays-again [data-seat="${seat}"]`, { hasText: words }).waitFor();
  await says(0, 'no answer yet');
  await says(1, 'viewing the score');
  await guest.locator('[data-action=rematch]').click();
  await says(1, 'asked for a rematch');
  await see(host, 'online-rematch');
  await host.locator('[data-action=rematch]').click();
  await host.getByRole('heading', { name: 'Carl’s table' }).waitFor();
  await see(host, 'online-again');
}

/** The one of two who is asked for a card. */
export async function whoActs(host: Page, guest: Page): Promise<Page> {
  for (let i = 0; i < 300; i++) {
    for (const page of [host, guest]) if (await cardOffered(page)) return page;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error('Nobody is asked for a card.');
}

/** A card that may be laid. */
const cardOffered = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => window.reader.look().offers.find(({ is }) => is === 'card')?.text);

/** Picks a card and lays it. */
export async function layCard(page: Page): Promise<void> {
  const card = await offerCard(page);
  if (card !== undefined) await page.locator(`.hand [data-card="${card}"]`).waitFor({ state: 'hidden' });
}

/** Picks a card and has it laid; the table need not have answered. */
export async function offerCard(page: Page): Promise<string | undefined> {
  const card = await cardOffered(page);
  if (card === undefined) return undefined;
  await new Pointer(false).press(page, `[data-card="${card}"][data-state="legal"]`, true);
  await page.locator('.ask [data-action^="play "]').first().click();
  return card;
}
