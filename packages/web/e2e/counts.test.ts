// What counts is always in sight, on a phone, on its side, at a desk and on a wide screen: what is played for, how far it
// has come, what may be done, what time is left.

import type { Match } from '@messdeck/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SIZES } from './browser.ts';
import { asked, isOver, layTable, type Moment, momentOf, under } from './laid.ts';
import { heightsOf } from './looks.ts';
import { onKeptPage, withPage } from './visit.ts';

/** Words that are wholly in the window and under nothing else. */
function inSight(): string {
  const texts = document.createTreeWalker(document.querySelector('.table')!, NodeFilter.SHOW_TEXT);
  const seen: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, right, bottom, width } = range.getBoundingClientRect();
    const within = width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const over = within && document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const parent = node.parentElement!;
    if (over && (parent.contains(over) || over.contains(parent))) seen.push(node.textContent ?? '');
  }
  return seen.join(' ').replace(/\s+/g, ' ');
}

const COUNTS: readonly (readonly [
  title: string,
  moment: () => Moment | undefined,
  told: readonly RegExp[],
])[] = [
  [
    'Tactics: the target, the contract and how far it has come',
    () => momentOf('tactics', under({ match: 'engagement' }, asked(/play/, 15))),
    [/[Tt]o 150/, /bid: \d+/, /We \d+/, /They \d+/, /squad \d+ of 12/],
  ],
  [
    'Militac: the target and the contract',
    () => momentOf('militac', under({ match: 'game' }, asked(/play/, 20))),
    [/To \d+ points/, /bid: \d+/, /We \d+/],
  ],
  [
    'Do-Boy: points of this hand, and that low wins',
    () => momentOf('do-boy', under({ match: 'game' }, asked(/play/, 20))),
    [/This hand( \d+)+/, /[Ll]owest (score )?wins/, /[Tt]o \d+/],
  ],
  [
    'Skirmish: captured points, and whose cards count',
    () => momentOf('skirmish', asked(/play/, 16)),
    [/Navy −?\d+|Army −?\d+/, /Only what the enemy played counts|counts/],
  ],
  ['SIGS: what the hand would cost', () => momentOf('sigs', asked(/play|lay|turn/, 40)), [/would cost \d+/]],
  [
    'SIGS, Running Score: what was announced in this hand',
    () =>
      momentOf(
        'sigs',
        under({ variation: 'running' }, (match, seat) => {
          const credit = match.view(seat).facts['credit'] as number[] | undefined;
          return asked(/play/, 20)(match, seat) && credit![seat] > 0;
        }),
      ),
    [/\+\d+\s+so far;\s+your\s+hand would cost\s+\d+/],
  ],
  [
    'Sammy: what the trick on the table is worth',
    () =>
      momentOf(
        'sammy',
        (match, seat) => asked(/play/, 20)(match, seat) && match.view(seat).places['trick'].length > 0,
      ),
    [/trick: \d+/, /We \d+/],
  ],
  [
    'A National Contest: the count, and what a bid is worth beside each',
    () => momentOf('national-contest', under({ election: 'president' }, asked(/bid/, 60))),
    [/\d+ Rep|Rep\S* \(?/, /266/, /larger neighbor/, /so far|your partner|beats|outbids|the most/],
  ],
  [
    'Flag: what may lie on what, and the rank to come',
    () => momentOf('flag', asked(/./, 60)),
    [/more .* for Private/, /Build down in a different suit/],
  ],
  [
    'Armed Forces: what a dot of each service is worth',
    () => momentOf('armed-forces', under({ honor: false }, asked(/play/, 8))),
    [/Navy/, /Coast G\./, /To \d+ hand \d/],
  ],
  [
    'United States: the stacks, and to what it is played',
    () => momentOf('united-states', under({ pace: 'turns' }, asked(/play/, 20))),
    [/To \d+ points/],
  ],
];

describe.each(COUNTS)('%s', (_, moment, told) => {
  test('is in sight at four sizes', () =>
    onKeptPage({}, async (page) => {
      await layTable(page, moment()!);
      for (const [name, size] of Object.entries(SIZES)) {
        await page.setViewportSize(size);
        await expect
          .poll(() => page.evaluate(inSight), { message: name, timeout: 5000 })
          .toMatch(new RegExp(told.map(({ source }) => `(?=[^]*(?:${source}))`).join('')));
      }
    }));
});

const visible = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).first().isVisible();

describe('What a bid is worth', () => {
  test('A National Contest: every bid on a button says how it stands', () =>
    onKeptPage({}, async (page) => {
      const few = (match: Match, seat: number): boolean => {
        const bids = match.view(seat).legal.filter((text) => text.startsWith('bid '));
        return asked(/bid/, 40)(match, seat) && bids.length > 0 && bids.length <= 4;
      };
      await layTable(page, momentOf('national-contest', few)!);
      for (const size of Object.values(SIZES)) {
        await page.setViewportSize(size);
        const bids = page.locator('.button-row.bids button[data-action^="bid "]');
        expect(await bids.count()).toBeGreaterThan(0);
        for (const bid of await bids.all())
          expect((await bid.locator('small').textContent())?.length).toBeGreaterThan(3);
        expect(await visible(page, '.button-row.bids small')).toBe(true);
      }
    }));
});

test('time that is left is a brass dial whose ticks go out, and nothing red', () =>
  onKeptPage({ settings: { windows: 'long' }, speed: 0.1 }, async (page) => {
    await layTable(
      page,
      momentOf(
        'sigs',
        (match, seat) => match.view(seat).phase === 'window' && match.view(seat).actors.includes(seat),
      )!,
    );
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      await page.locator('.ask > .dial').waitFor();
      const ticks = page.locator('.dial path');
      expect(await ticks.count()).toBeGreaterThan(5);
      const ink = await ticks.last().evaluate((tick) => getComputedStyle(tick).stroke);
      const [red, green, blue] = ink.match(/\d+/g)!.map(Number);
      // Brass: more red than green, more green than blue, and no pure red.
      expect(red).toBeGreaterThanOrEqual(green);
      expect(green).toBeGreaterThan(blue);
      expect(green).toBeGreaterThan(red / 2);
    }
  }));

test.each(['phone', 'desk'] as const)(
  'Skirmish: the cards that count for each side lie in a row: %s',
  (size) =>
    onKeptPage({ size }, async (page) => {
      const { match, seat } = momentOf('skirmish', asked(/play/, 30))!;
      await layTable(page, { match, seat });
      const rails = page.locator('.standing .prisoners');
      await rails.first().waitFor();
      for (const side of [0, 1]) {
        const rail = rails.nth(side);
        const chips = (await rail.locator('i').allInnerTexts()).map(Number);
        expect(chips).toEqual([...chips].sort((a, b) => b - a));
        const set = Number(/set ([\d,]+)/.exec(await rail.innerText())?.[1]?.replace(',', '') ?? 0);
        const said = await rail.locator('..').locator('.big').innerText();
        expect(chips.reduce((sum, points) => sum + points, 0) - set).toBe(
          Number(said.replace('−', '-').replace(',', '')),
        );
      }
    }),
);

/** Somebody else has just discarded a card that fits no set, and the time to call runs. */
const fitsNothing = (match: Match, seat: number): boolean => {
  const last = match.log.at(-1);
  const { phase, actors } = match.view(seat);
  const discarded = typeof last?.by === 'number' && last.by !== seat && last.do.startsWith('discard ');
  return discarded && match.log.length > 30 && phase === 'draw' && actors.includes(seat);
};

test.each(['phone', 'desk'] as const)('SIGS: a call on a card that fits no set moves nothing: %s', (size) =>
  withPage({ size, speed: 0.2 }, async (page) => {
    await layTable(page, momentOf('sigs', fitsNothing)!);
    await page.locator('.ask .dial').waitFor();
    await page.locator('.ask .hint-btn').waitFor();
    const before = await heightsOf(page);
    await page.locator('[data-action="halt"]').click();
    await page.locator('[data-action="halt"]').waitFor({ state: 'detached' });
    expect(await heightsOf(page)).toEqual(before);
  }),
);

test('United States: whoever is blocked is told why, and what it costs', () =>
  onKeptPage({}, async (page) => {
    await layTable(page, momentOf('united-states', asked(/discard/, 4))!);
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      expect(await page.locator('.ask .sentence').innerText()).toMatch(/^Blocked/);
      expect(await visible(page, '.ask .sentence')).toBe(true);
    }
    const onlyPass = (match: Match, seat: number): boolean =>
      match.view(seat).actors.includes(seat) && match.view(seat).legal.join() === 'pass';
    await layTable(page, momentOf('united-states', under({ pace: 'turns' }, onlyPass))!);
    expect(await page.locator('.ask .sentence').innerText()).toMatch(
      /^Your turn: you hold no(ne| neighbor) of .*, so you pass\.$/,
    );
    // US-15: going out costs the player who holds the most.
    await page.locator('#sheet .worth', { hasText: 'holding the most loses that many' }).waitFor();
  }));

test('Sammy’s Travels: every state is labelled, and the end says why', () =>
  onKeptPage({}, async (page) => {
    await layTable(page, momentOf('sammys-travels', asked(/play/, 12))!);
    const labels = await page.locator('.map .above').first().textContent();
    for (const state of ['ME', 'RI', 'DE', 'KS', 'CA', 'WA', 'FL', 'DC']) expect(labels).toContain(state);
    await layTable(page, momentOf('sammys-travels', isOver)!);
    await page.locator('.poster .how', { hasText: /The journey ended in|Every state|Through/ }).waitFor();
    const way = await page.locator('.record .map .above').first().textContent();
    for (const state of ['ME', 'RI', 'KS', 'CA', 'WA', 'FL', 'DC']) expect(way).toContain(state);
    await page.getByRole('heading', { name: /^From [A-Z].* to [A-Z]/ }).waitFor();
  }));
