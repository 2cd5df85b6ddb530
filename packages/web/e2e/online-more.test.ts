// The other games that people play with people: auctions, calls, honor and haste, to their end in two to six browsers.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES } from './browser.ts';
import { meetTrouble, openTable, playOnline, recordHolds, type Wanted, withFriends } from './online.ts';
import { overlaps, PARTS } from './room.ts';

test.each<Wanted>([
  { game: 'tactics', seats: 4, rules: { match: 'hand' }, friends: 3, shared: true },
  { game: 'sigs', seats: 3, rules: { target: '300' }, friends: 2 },
  { game: 'armed-forces', seats: 3, rules: { honor: 'true', target: '25' }, friends: 3 },
  { game: 'united-states', seats: 3, rules: { pace: 'snappy', target: '10' }, friends: 2 },
  { game: 'do-boy', seats: 6, rules: { match: 'hand', exchange: 'false' }, friends: 6 },
])('$game: $friends friends', async (wanted) => {
  await withFriends(wanted, async (friends) => {
    const { pages, table, watch, visit } = friends;
    const watcher = await visit(`#/watch/${table}/${watch}`);
    await watcher.locator('.table').waitFor();
    // Where nobody waits for his turn, bots may end the hand meanwhile.
    const waits = wanted.rules?.['pace'] !== 'snappy';
    for (const size of waits ? (['desk', 'phone'] as const) : []) {
      await watcher.setViewportSize(SIZES[size]);
      await turnTable(watcher, wanted.seats);
    }
    await meetTrouble(friends);
    await Promise.all(pages.map((page, i) => playOnline(page, `${wanted.game} ${i}`)));
    await watcher.locator('.ceremony').waitFor();
    await recordHolds(friends);
    expect(await watcher.locator('.hand [data-card]').count()).toBe(0);
  });
});

test('between what is said the table notes which hand is played, and for what', async () => {
  await withFriends({ game: 'tactics', seats: 4, friends: 2 }, async ({ pages, table, watch, visit }) => {
    const watcher = await visit(`#/watch/${table}/${watch}`);
    await watcher.locator('[data-tab=talk]').click();
    let noted = false;
    const playing = pages.map((page, i) => playOnline(page, `bids ${i}`, () => noted));
    await watcher.locator('.talk .note', { hasText: /^Hand 1\. .+’s bid: \d+ on .+\.$/ }).waitFor();
    noted = true;
    await Promise.all(playing);
    // On a phone the same stands in the drawer, and who plays is spoken to.
    await pages[1].locator('[data-action=talk]').click();
    await pages[1].locator('.talk .note', { hasText: /^Hand 1\. (Your|.+’s) bid: \d+ on .+\.$/ }).waitFor();
  });
});

test('what is said at length covers no trick on a phone, and is whole in the talk', async () => {
  await withFriends({ game: 'do-boy', seats: 4, friends: 2 }, async ({ pages: [host, guest], table }) => {
    const text = 'a word '.repeat(42).trim();
    await host.evaluate(
      ([path, text]) =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text }),
        }),
      [`api/tables/${table}/seats/0/chat`, text],
    );
    const bubble = guest.locator('.plaque .bubble', { hasText: 'a word' });
    await bubble.waitFor();
    expect((await bubble.boundingBox())!.height).toBeLessThan(80);
    await host.locator('[data-tab=talk]').click();
    await host.locator('.msg', { hasText: text }).waitFor();
    const mute = host.getByRole('button', { name: 'Mute' });
    const lines = (button: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return range.getClientRects().length;
    };
    expect(await mute.evaluate(lines)).toBe(1);
  });
});

test('at a table without talk the page says so, and offers no words', () =>
  openTable(async ({ server, visit }) => {
    const bots = { 1: 'random', 2: 'random', 3: 'random' };
    const page = await visit('');
    const table = await page.evaluate(
      async (body) => {
        const post = (path: string, sent: object): Promise<Response> =>
          fetch(path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(sent),
          });
        await post('api/browser', {});
        const made = await (await post('api/tables', body)).json();
        await post(`api/tables/${made.table}/start`, {});
        return made.table;
      },
      { game: 'do-boy', name: 'Dora', seats: 4, seat: 0, public: true, bots },
    );
    await page.goto(`${server.base}/#/t/${table}/0`);
    await page.locator('[data-tab=talk]').click();
    await page.getByText('Talk is off at this table.').waitFor();
    expect(await page.locator('.phrases, .saying .field').count()).toBe(0);
  }));

test('without a clock too the table goes on when a friend does: whoever goes leaves to a bot, the host removes', async () => {
  const wanted = { game: 'do-boy', seats: 4, rules: { match: 'hand' }, friends: 3 };
  await withFriends(wanted, async ({ pages: [host, guest, third] }) => {
    await host.getByRole('button', { name: 'Chair… of Friend 2' }).click();
    await host.getByRole('button', { name: 'Make Friend 2 the host' }).click();
    // A guest moves nobody but himself.
    await host.locator('[data-action=chair]').first().waitFor({ state: 'detached' });
    await host.locator('[data-action=leave]').waitFor();
    // On a phone the sheet is a drawer, which the sheet of a chair lies upon.
    await third.getByRole('button', { name: /^Score sheet/ }).click();
    await third.getByRole('button', { name: 'Chair… of Friend 1' }).click();
    await third.locator('[data-action=remove]').click();
    await third.locator('[data-action="make room"]').click();
    await guest.getByRole('heading', { name: 'You no longer have a seat here' }).waitFor();
    await third.locator('[data-action=leave]').click();
    await third.locator('.ask', { hasText: 'You left the table: a Captain plays for you.' }).waitFor();
    await host.locator('.seated', { hasText: 'Friend 2, a Captain stands in' }).waitFor();
    await playOnline(host, 'alone');
  });
});

/** A spectator has every seat at the near edge in turn, with as many backs as it holds cards, and no card's face. */
async function turnTable(watcher: Page, seats: number): Promise<void> {
  const seen = new Set<string>();
  for (let i = 0; i < seats; i++) {
    await watcher.locator('.near .card.back').first().waitFor();
    const near = await watcher.evaluate(() => {
      const hand = document.querySelector<HTMLElement>('.near')!;
      return {
        place: String(hand.dataset['place']),
        said: Number(/, (\d+) cards?/.exec(hand.textContent)![1]),
        backs: hand.querySelectorAll('.card.back').length,
        faces: hand.querySelectorAll('.card:not(.back)').length,
        others: [...document.querySelectorAll<HTMLElement>('.plaques .plaque')].map(
          ({ dataset }) => dataset['place'],
        ),
      };
    });
    expect(near.backs).toBe(near.said);
    expect(near.faces).toBe(0);
    expect(near.others).toHaveLength(seats - 1);
    expect(near.others).not.toContain(near.place);
    seen.add(near.place);
    const menu = watcher.getByRole('button', { name: 'More' });
    if (await menu.isVisible()) await menu.click();
    await watcher.getByRole('button', { name: 'Rotate the table' }).click();
    await watcher.locator(`.near:not([data-place="${near.place}"])`).waitFor();
  }
  expect(seen.size).toBe(seats);
}

test.each<Wanted>([
  { game: 'do-boy', seats: 4, rules: { exchange: 'false' }, friends: 1 },
  { game: 'skirmish', seats: 4, friends: 1 },
])('$game: between two hands whoever looks on sees every seat, and is not asked to deal', async (wanted) => {
  await withFriends(wanted, async ({ pages: [host], table, watch, visit }) => {
    const watcher = await visit(`#/watch/${table}/${watch}`);
    await watcher.locator('.near').waitFor();
    await watcher.getByRole('button', { name: 'Rotate the table' }).click();
    // The host would have the next hand dealt at once: here that never reaches the server.
    await host.route('**/actions', (route) =>
      route.request().postDataJSON().do === '-' ? route.fulfill({ status: 204 }) : route.continue(),
    );
    let over = false;
    const playing = playOnline(host, 'one hand', () => over);
    await watcher.locator('.ask.over .result').waitFor();
    over = true;
    await playing;
    for (const size of ['desk', 'phone'] as const) {
      await watcher.setViewportSize(SIZES[size]);
      expect(await watcher.locator('.plaques .plaque').count()).toBe(wanted.seats);
      // Panels that stood beside the cloth of a desk take a moment to go.
      await expect.poll(() => watcher.evaluate(overlaps, PARTS)).toEqual([]);
    }
    expect(await watcher.locator('.near').count()).toBe(0);
    expect(await watcher.locator('[data-action="go on"]').count()).toBe(0);
  });
});
