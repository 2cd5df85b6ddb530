// Matches again, in a real browser: a match played and shared is opened in another profile, looked at with every seat's
// eyes and played on from the middle; every record kept steps through; hostile links are answered with a sentence.

import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ReviewedChoice } from '@messdeck/bots';
import { findGame, type Game, isRefusal, type MatchRecord, makeRecord } from '@messdeck/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeLink } from '../src/sources/replay/link.ts';
import { replayFramesOf } from '../src/sources/replay/replay-frames.ts';
import { Inspector } from './axe.ts';
import { byBots } from './laid.ts';
import { cardsIn, LeakWatch } from './leaks.ts';
import { withPage } from './visit.ts';

const folder = new URL('../../../records/conformance/full/', import.meta.url);
const files = readdirSync(folder);

function recordOf(file: string): MatchRecord {
  const { legal: _, ...record } = JSON.parse(readFileSync(new URL(file, folder), 'utf8').split('\n')[0]);
  return record as MatchRecord;
}

function gameOf({ game: id }: MatchRecord): Game {
  const game = findGame(id);
  if (isRefusal(game)) throw new Error(game.refused);
  return game;
}

const linkOf = (record: MatchRecord): Promise<string> => makeLink(record, gameOf(record));

/** A record in which a person sat in the first seat. */
const asPlayed = (record: MatchRecord): MatchRecord => ({
  ...record,
  seats: record.seats.map((_, seat) =>
    seat === 0 ? { name: 'You' } : { name: ['Mabel', 'Roy', 'Otto'][seat - 1], bot: 'recruit' },
  ),
});

async function openReplay(page: Page, link: string, rest = ''): Promise<void> {
  await page.goto(`./#/replay/${link}${rest}`);
  await page.getByRole('region', { name: 'The replay' }).waitFor();
}

const COMMAND = new URL('../../cli/dist/main.js', import.meta.url);

/** What a review says of a choice, less what the actions compared are worth. */
function judgement(choice: ReviewedChoice): Omit<ReviewedChoice, 'options'> {
  const { step, seat, chosen, kind, best, cost, error, foreseeable, known } = choice;
  return { step, seat, chosen, kind, best, cost, error, foreseeable, ...(known && { known }) };
}

const unnumbered = (line: string): string => line.replace(/^\d+/, '');

/** The moment shown, which the address follows. */
const eventOf = (page: Page): Promise<number> =>
  page.locator('.scrub input[type="range"]').inputValue().then(Number);

test.each(files)(
  '%s opens, steps through with every seat’s eyes, and comes back to the same picture',
  async (file) => {
    const record = recordOf(file);
    const link = await linkOf(record);
    await withPage({}, async (page) => {
      await openReplay(page, link, '/1');
      const said = page.locator('.transport .now');
      for (const seat of record.seats.keys()) {
        await page.keyboard.press(String(seat + 1));
        await page.keyboard.press('PageDown');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowRight');
        const here = await eventOf(page);
        const words = await said.textContent();
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => eventOf(page)).toBe(here);
        expect(await said.textContent()).toBe(words);
        await page.keyboard.press('PageUp');
      }
      await page.keyboard.press('0');
      for (let k = 0; k < 60 && (await eventOf(page)) < record.log.length; k++)
        await page.keyboard.press('PageDown');
      expect(await eventOf(page)).toBe(record.log.length);
      await expect.poll(() => page.url()).toContain(`/${record.log.length}/`);
      await page.reload();
      await page.getByRole('region', { name: 'The replay' }).waitFor();
      expect(await eventOf(page)).toBe(record.log.length);
    });
  },
);

test('shared, opened elsewhere, and played on from the middle as another seat', async () => {
  const link = await linkOf(recordOf('militac.jsonl'));
  await withPage({ size: 'phone' }, async (page) => {
    await openReplay(page, link, '/9/1');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const shared = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(shared).toContain(link);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.goto('about:blank');
    await page.goto(shared);
    await page.getByRole('region', { name: 'The replay' }).waitFor();
    // Opens at the first card: cut and shuffle are done.
    await expect.poll(() => eventOf(page)).toBe(2);
    for (let k = 2; k < 9; k++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => eventOf(page)).toBe(9);
    await page.getByRole('button', { name: 'Play on' }).click();
    await page.getByRole('radio').nth(2).check();
    await page.getByRole('button', { name: 'Take the seat' }).click();
    // The table of the replay stands until the other is laid.
    await page.waitForURL(/#\/play\//);
    await page.locator('.table[data-game="militac"]').waitFor();
    await page.getByRole('region', { name: 'Current move' }).waitFor();
  });
});

test.each(['desk', 'phone'] as const)('all open, every hand lies on its plaque: %s', async (size) => {
  const record = asPlayed(recordOf('tactics.jsonl'));
  const film = replayFramesOf(record, gameOf(record));
  if ('error' in film) throw new Error(film.error);
  const { places } = film.openView(0, 20);
  await withPage({ size }, async (page) => {
    await openReplay(page, await linkOf(record), '/20/0open');
    for (const [seat, name] of [
      [1, 'Mabel'],
      [2, 'Roy'],
      [3, 'Otto'],
    ] as const) {
      const plaque = page.locator('.plaque', { hasText: name });
      const shown = (await plaque.locator('.held-open b').allTextContents()).flatMap((row) => row.split(' '));
      // What a card of this pack is called in a record ends with its index.
      const held = places[`hand:${seat}`].map((card) => card!.replace(/^\D+/, ''));
      expect(shown.sort()).toEqual(held.sort());
    }
    // Nothing of them covers what is asked, or the trick.
    const covered = await page.locator('.plaque').evaluateAll((plaques) => {
      const inTheWay = [...document.querySelectorAll('.trick .card, .transport')].map((part) =>
        part.getBoundingClientRect(),
      );
      return plaques.filter((plaque) => {
        const { left, right, top, bottom } = plaque.getBoundingClientRect();
        return inTheWay.some(
          (box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom,
        );
      }).length;
    });
    expect(covered).toBe(0);
    await page.getByRole('button', { name: 'Mabel', exact: true }).click();
    await page.locator('.held-open').first().waitFor({ state: 'detached' });
  });
});

/** The windows in which hands of up to fourteen cards must find room on the plaques. */
const WINDOWS = [
  [390, 844],
  [960, 600],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;

test.each(['sammy', 'united-states', 'national-contest'])(
  'all open, the states of %s lie on their plaques',
  async (id) => {
    const played = await byBots(id, {}, 4, 'open', ({ log }) => log.length >= 30);
    const record = asPlayed(makeRecord(played, new Array(4).fill({ name: '' })));
    const film = replayFramesOf(record, gameOf(record));
    if ('error' in film) throw new Error(film.error);
    const { places } = film.openView(0, 16);
    const { pack } = film.game;
    // In Sammy suit and rank count, elsewhere the state.
    const printed = (card: string | null): string =>
      id === 'sammy' ? (pack.cards[pack.find(card!)!] as unknown as { rank: string }).rank : card!;
    await withPage({}, async (page) => {
      await openReplay(page, await linkOf(record), '/16/0open');
      for (const [seat, name] of [
        [1, 'Mabel'],
        [2, 'Roy'],
        [3, 'Otto'],
      ] as const) {
        const hand = page.locator('.plaque', { hasText: name }).locator('.held-open :is(abbr, b)');
        const shown = (await hand.allTextContents()).flatMap((row) => row.split(' '));
        expect(shown.sort()).toEqual(places[`hand:${seat}`].map(printed).sort());
      }
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => page.evaluate(crowded), { message: `${width}` }).toEqual([]);
      }
      const inspector = new Inspector(page);
      await inspector.inspect(`${id}, all open`);
      expect(inspector.violations).toEqual([]);
    });
  },
);

/** What the plaques lie over, and cards of hands that reach beyond theirs; runs in the page. */
function crowded(): string[] {
  const parts = document.querySelectorAll(
    '.transport, .contract, .trick .card, .corners .card, .middle .map, .votes, .contest',
  );
  const meets = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return [...document.querySelectorAll('.plaque')].flatMap((plaque) => {
    const box = plaque.getBoundingClientRect();
    const under = [...parts].filter((part) => meets(box, part.getBoundingClientRect()));
    const beyond = [...plaque.querySelectorAll('.held-open :is(abbr, b)')].filter((card) => {
      const { right, bottom } = card.getBoundingClientRect();
      return right > box.right + 1 || bottom > box.bottom + 1;
    });
    return [...under, ...beyond].map(
      (part) => `${plaque.textContent}: ${part.className || part.textContent}`,
    );
  });
}

test('what if: another card is chosen on the table, bots finish the hand, and both ways stand side by side', async () => {
  const record = asPlayed(recordOf('tactics.jsonl'));
  const film = replayFramesOf(record, gameOf(record));
  if ('error' in film) throw new Error(film.error);
  // A moment at which some cards may be played and others not.
  const at = record.log.findIndex(({ by }, step) => {
    const { legal, places } = film.view(0, step);
    const cards = legal.filter((text) => text.startsWith('play ')).length;
    return by === 0 && cards > 1 && cards < places['hand:0'].length;
  });
  await withPage({ size: 'phone' }, async (page) => {
    await openReplay(page, await linkOf(record), `/${at}/0`);
    const slip = page.getByRole('region', { name: 'What if' });
    await page.getByRole('button', { name: 'What if', exact: true }).tap();
    await slip.waitFor();
    await expect.poll(() => page.url()).toMatch(/\/0\/what-if$/);
    // Only what was allowed then can be chosen; another card says why not.
    const cards = page.locator('.hand .card');
    const allowed = page.locator('.hand .card[data-state="legal"]');
    expect(await allowed.count()).toBeGreaterThan(1);
    expect(await allowed.count()).toBeLessThan(await cards.count());
    await page.locator('.hand .card:not([data-state])').first().tap({ force: true });
    await slip.getByRole('alert').waitFor();
    await allowed.last().tap();
    await slip.locator('.button-row .btn.primary').tap();
    await slip.getByText(/finished the hand (once|\d+ times)/).waitFor({ timeout: 60_000 });
    expect(await slip.locator('.two-ways').textContent()).toMatch(
      /certain, it happened.*better in \d+ of \d+/,
    );
    // It stays after a reload: the address names the moment and the question.
    await page.reload();
    await slip.waitFor();
    // By keys: Escape puts the choice back, and then leads to the replay.
    await page.locator('.hand .card[data-state="legal"]').last().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await slip.getByRole('button', { name: 'Play it out' }).waitFor();
    await slip.getByText(/finished the hand (once|\d+ times)/).waitFor({ timeout: 60_000 });
    await slip.getByRole('button', { name: 'Play it out' }).tap();
    await page.getByRole('region', { name: 'Another way' }).waitFor();
    await page.getByRole('button', { name: 'Back to the match' }).tap();
    await page.keyboard.press('Escape');
    await slip.getByText('had made another choice').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'The replay' }).waitFor();
  });
});

test.each(files)('%s: what if offers what was allowed, and a choice of it is finished', async (file) => {
  await withPage({}, async (page) => {
    const record = recordOf(file);
    // Somewhere in the middle, anyone who has a choice.
    await openReplay(page, await linkOf(record), `/${Math.floor(record.log.length / 2)}/0open`);
    await page.keyboard.press('w');
    const slip = page.getByRole('region', { name: 'What if' });
    const asked = slip.getByText(/had made another choice|had no choices/);
    await asked.waitFor();
    // In Bang a card can only be turned or called at.
    if (/had no choices/.test((await asked.textContent()) ?? '')) return;
    for (let k = 0; k < 12 && (await slip.locator('.two-ways').count()) === 0; k++) {
      const ready = slip.locator('.button-row .btn:enabled');
      const cards = page.locator('.hand .card[data-state="legal"], .middle [data-state="legal"]');
      const others = page.locator(
        '.middle button[data-action], .middle [role="button"], .middle .chooser button',
      );
      const press = (await cards.count()) > 0 ? cards : others;
      const chosen =
        (await ready.count()) > 0 ? ready.first() : press.nth(k % Math.max(1, await press.count()));
      await chosen.dispatchEvent('click', {}, { timeout: 5000 });
      await page.waitForTimeout(100);
    }
    await slip.locator('.two-ways').waitFor();
    await slip.getByText(/finished the hand (once|\d+ times)/).waitFor({ timeout: 120_000 });
    expect(await slip.getByRole('alert').count()).toBe(0);
  });
});

test('a review tells what was known from what open cards show, of every seat, and plays out the better line', async () => {
  const record = asPlayed(recordOf('tactics.jsonl'));
  await withPage({}, async (page) => {
    await openReplay(page, await linkOf(record), '/40/0');
    await page.getByRole('button', { name: 'Review' }).click();
    const slip = page.getByRole('region', { name: 'The review' });
    await slip.getByText('are listed').waitFor({ timeout: 120_000 });
    const costs = page.locator('#sheet .missed');
    const of = async (whose: string): Promise<string[]> => {
      await page.locator('#sheet').getByRole('button', { name: whose, exact: true }).click();
      return costs.locator('.top').allTextContents();
    };
    const all = await of('All');
    const others = [...(await of('Mine')), ...(await of('Partner’s')), ...(await of('Others’'))];
    expect(all.length).toBeGreaterThan(0);
    for (const words of all)
      expect(others.some((other) => unnumbered(other) === unnumbered(words))).toBe(true);
    await of('All');
    await costs.filter({ hasText: 'certain' }).first().click();
    await slip.getByText('certain: worked out to the end').waitFor();
    // With all cards face up, the hands of the others lie on their plaques.
    expect(await page.locator('.plaque .held-open').count()).toBeGreaterThan(0);
    await slip.getByRole('button', { name: 'What was known' }).click();
    await slip.getByText(/From what .* knew/).waitFor({ timeout: 60_000 });
    // Judged by what could be known, nobody else's hand lies open.
    expect(page.url()).toMatch(/\/\dreview$|\/\d\/review$/);
    expect(await page.locator('.held-open').count()).toBe(0);
    await slip.getByRole('button', { name: 'Play the better line' }).click();
    await page.getByRole('region', { name: 'Another way' }).waitFor({ timeout: 60_000 });
    await page.keyboard.press('PageDown');
    await page.getByText('The hand would have ended like this.').waitFor();
    await page.getByRole('button', { name: 'Back to the match' }).click();
    await slip.waitFor();
    // Kept: after a reload it stands at once.
    await page.reload();
    await page.getByText('are listed').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'The replay' }).waitFor();
  });
});

test('a review that is stopped goes on where it was', async () => {
  await withPage({}, async (page) => {
    await openReplay(page, await linkOf(recordOf('sammy.jsonl')));
    await page.keyboard.press('r');
    const bar = page.getByRole('progressbar');
    await expect
      .poll(async () => Number(await bar.getAttribute('value')), { timeout: 60_000 })
      .toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('The review is paused.').waitFor();
    const done = Number(await bar.getAttribute('value'));
    await page.reload();
    await bar.waitFor();
    expect(Number(await bar.getAttribute('value'))).toBeGreaterThanOrEqual(done);
  });
});

test('the review of a Militac match, stopped and gone on with, agrees with the command', async () => {
  const file = new URL('../digests/militac.jsonl', folder);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  // A match of several hands, as people play it.
  const number = lines.findIndex((line) => JSON.parse(line).log.length > 200);
  const { legal: _, ...record } = JSON.parse(lines[number]) as MatchRecord & { legal: unknown };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [fileURLToPath(COMMAND), 'review', fileURLToPath(file), '--record', String(number)],
    { maxBuffer: 100_000_000 },
  );
  const said = stdout
    .trim()
    .split('\n')
    .map((line) => judgement(JSON.parse(line)));
  await withPage({}, async (page) => {
    await openReplay(page, await linkOf(record));
    await page.keyboard.press('r');
    const bar = page.getByRole('progressbar');
    await expect
      .poll(async () => Number(await bar.getAttribute('value')), { timeout: 60_000, interval: 20 })
      .toBeGreaterThan(40);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('The review is paused.').waitFor();
    await page.reload();
    await page.getByText(/are listed|No mistakes/).waitFor({ timeout: 120_000 });
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('messdeck.reviews')!)[0].choices);
    expect(said.filter(({ kind }) => kind === 'exact').length).toBeGreaterThan(50);
    expect(kept.map(judgement)).toEqual(said);
  });
});

test.each(files)(
  '%s: through each seat’s eyes neither the page nor what is read aloud holds a card that the seat did not know',
  async (file) => {
    const record = recordOf(file);
    const game = gameOf(record);
    const film = replayFramesOf(record, game);
    if ('error' in film) throw new Error(film.error);
    const { from, to } = film.hands[0];
    const moments = [0.2, 0.5, 0.9].map((part) => Math.floor(from + part * (to - from)));
    await withPage({}, async (page) => {
      await openReplay(page, await linkOf(record), `/${moments[0]}/0`);
      const watch = await LeakWatch.begin(page, game.id);
      for (const at of moments) {
        for (const seat of record.seats.keys()) {
          await page.evaluate(
            (address) => (location.hash = address),
            `#/replay/${await linkOf(record)}/${at}/${seat}`,
          );
          await page.locator(`.table`).waitFor();
          await expect.poll(() => page.url()).toMatch(new RegExp(`/${at}/${seat}$`));
          // What is out of sight is drawn when the page is at rest.
          await page.waitForTimeout(250);
          await watch.lookAt(async () =>
            film.view(seat, at).phase === 'start'
              ? undefined
              : cardsIn(game.pack, [film.view(seat, 0), film.entries(seat, at)]),
          );
        }
      }
      expect(watch.leaks).toEqual([]);
      if (record.seats.length > 1) expect(watch.looks).toBeGreaterThan(0);
    });
  },
);

test('replay, what if and review open without a network, after a reload, and with the way back', async () => {
  const link = await linkOf(asPlayed(recordOf('militac.jsonl')));
  await withPage({ serviceWorker: true }, async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    for (const [rest, name] of [
      ['/9/0', 'The replay'],
      ['/9/0/what-if', 'What if'],
      ['/9/0/review', 'The review'],
    ] as const) {
      const slip = page.getByRole('region', { name, exact: true });
      await page.goto('about:blank');
      await page.goto(`./#/replay/${link}${rest}`);
      await slip.waitFor();
      await page.reload();
      await slip.waitFor();
      await page.evaluate(() => (location.hash = '#/chart'));
      await page.getByRole('heading', { level: 1, name: 'Chart of Ranks, 1944' }).waitFor();
      await page.goBack();
      await slip.waitFor();
    }
    await page.getByText(/are listed|No mistakes/).waitFor({ timeout: 120_000 });
  });
});

test('a replay and its review are worked with a finger alone', async () => {
  await withPage({ size: 'phone' }, async (page) => {
    await openReplay(page, await linkOf(asPlayed(recordOf('militac.jsonl'))), '/9/0');
    const press = (name: string): Promise<void> =>
      page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().tap();
    await press('On');
    expect(await eventOf(page)).toBe(10);
    await press('Next trick');
    await press('Back');
    await press('Mabel');
    await expect.poll(() => page.url()).toMatch(/\/1$/);
    await press('All cards');
    await page.locator('.plaque .held-open').first().waitFor();
    const box = (await page.locator('.scrub input[type="range"]').boundingBox())!;
    await page.touchscreen.tap(box.x + box.width * 0.3, box.y + box.height / 2);
    await expect.poll(() => eventOf(page)).toBeLessThan(10);
    const small = await page
      .locator('.transport :is(button, select, input[type="range"])')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility() && part.getBoundingClientRect().height < 43.5)
          .map((part) => part.textContent || part.getAttribute('aria-label') || part.tagName),
      );
    // Hands on the scrubber are reached by the keys beside it too.
    expect(small.filter((words) => !/^(Hand )?\d+$/.test(words))).toEqual([]);
    await press('Review');
    await page.getByText(/are listed/).waitFor({ timeout: 120_000 });
    await press('List');
    await page.locator('#sheet .missed').first().tap();
    await press('What was known');
    await page.getByText(/From what .* knew/).waitFor({ timeout: 60_000 });
    await press('All cards face up');
    await press('Play the better line');
    await page.getByRole('region', { name: 'Another way' }).waitFor({ timeout: 60_000 });
    await press('Back to the match');
    await press('Back to the replay');
    await page.getByRole('region', { name: 'The replay' }).waitFor();
  });
});

test('hostile links are answered with a sentence, nothing runs, and the page stays usable', async () => {
  const record = recordOf('flag.jsonl');
  const link = await linkOf(record);
  const illegal = await linkOf({ ...record, log: [...record.log.slice(0, 3), record.log[0]] });
  const squeezed = new Blob([new Uint8Array(50_000_000)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bomb = Buffer.from(await new Response(squeezed).arrayBuffer()).toString('base64url');
  const named = await linkOf({ ...record, seats: [{ name: '<img src=x onerror=alert(1)>' }] });
  await withPage({}, async (page) => {
    let ran = false;
    page.on('dialog', () => (ran = true));
    await page.evaluate(() => localStorage.setItem('messdeck.kept', 'still there'));
    for (const [text, sentence] of [
      ['x', /incomplete/],
      ['%3Cscript%3E', /incomplete or not a Messdeck link/],
      [link.slice(0, 60), /incomplete/],
      ['A'.repeat(250_000), /incomplete or not a Messdeck link/],
      [bomb, /more than a match can\./],
      [illegal, /can’t be replayed: /],
    ] as const) {
      await page.goto(`./#/replay/${text}`);
      await page.getByRole('heading', { name: 'This match can’t be shown' }).waitFor();
      expect(await page.getByRole('alert').textContent()).toMatch(sentence);
      await page.goto('./#/');
      await page.getByRole('heading', { name: 'Messdeck' }).waitFor();
    }
    await openReplay(page, named);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('img').count()).toBe(0);
    expect(ran).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('messdeck.kept'))).toBe('still there');
  });
});

test('hostile files are answered with a sentence', async () => {
  const record = recordOf('flag.jsonl');
  const wrong: readonly (readonly [string, RegExp])[] = [
    ['', /is empty/],
    ['{"format":', /not complete JSON/],
    [JSON.stringify(record).slice(0, -20), /not complete JSON/],
    [JSON.stringify({ ...record, game: 'whist' }), /There is no game "whist"/],
    [JSON.stringify({ ...record, edition: 9 }), /edition 9/],
    [JSON.stringify({ ...record, seats: [{ name: 'x'.repeat(100) }] }), /at most 60 characters/],
    [JSON.stringify({ ...record, log: new Array(100_000).fill(record.log[0]) }), /100000 events/],
  ];
  await withPage({}, async (page) => {
    await page.goto('./#/replay');
    for (const [text, sentence] of wrong) {
      await page.locator('input[type="file"]').setInputFiles({
        name: 'match.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
      await expect.poll(() => page.getByRole('alert').textContent()).toMatch(sentence);
    }
    // One that can be read but breaks the rules opens with the sentence in the place of the table.
    const illegal = { ...record, log: [...record.log.slice(0, 3), record.log[0]] };
    await page.locator('input[type="file"]').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(illegal)),
    });
    await page.getByText(/can’t be replayed/).waitFor();
  });
});

test('a record from a file opens; one of many is chosen; nonsense is answered with a sentence', async () => {
  const lines = readFileSync(new URL('bang.jsonl', folder), 'utf8').trim().split('\n');
  await withPage({}, async (page) => {
    await page.goto('./#/replay');
    const choose = (text: string): Promise<void> =>
      page.locator('input[type="file"]').setInputFiles({
        name: 'matches.jsonl',
        mimeType: 'application/jsonl',
        buffer: Buffer.from(text),
      });
    await choose('{"format":');
    await page.getByText('The record is not complete JSON').waitFor();
    await choose(lines.join('\n'));
    await page.getByRole('button', { name: /^2\. Bang/ }).click();
    await page.getByRole('region', { name: 'The replay' }).waitFor();
  });
});

test.each(['desk', 'phone'] as const)('axe finds nothing on a replay on the %s', async (size) => {
  await withPage({ size }, async (page) => {
    const inspector = new Inspector(page);
    await openReplay(page, await linkOf(recordOf('tactics.jsonl')), '/30/1open');
    await inspector.inspect('a replay, open');
    for (const name of ['Share', 'Play on']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await inspector.inspect(name);
      await page.getByRole('button', { name: 'Close' }).click();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, name).toBeLessThanOrEqual(0);
    }
    await page.getByRole('button', { name: 'What if', exact: true }).click();
    await page.getByText('had made another choice').waitFor();
    await inspector.inspect('What if');
    await page.locator('.hand .card[data-state="legal"]').last().click();
    await page.locator('.what-if .button-row .btn.primary').click();
    await page.getByText(/finished the hand/).waitFor({ timeout: 60_000 });
    await inspector.inspect('What if, compared');
    await page.getByRole('button', { name: 'Back to the replay' }).click();
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByText('are listed').waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Next choice' }).click();
    await page.getByRole('button', { name: 'Play the better line' }).waitFor();
    await inspector.inspect('the review');
    await page.getByRole('button', { name: 'What was known' }).click();
    await inspector.inspect('what could be known');
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    expect(inspector.violations).toEqual([]);
  });
});
