// Matches again, in a real browser: a match played and shared is opened in another profile, looked at with every seat's
// eyes and played on from the middle; every record kept steps through; hostile links are answered with a sentence.

import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ReviewedChoice } from '@messdeck/bots';
import { findGame, type Game, isRefusal, type MatchRecord } from '@messdeck/engine';
import { loadFaces } from '@messdeck/faces';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { filmOf } from '../src/sources/replay/film.ts';
import { makeLink } from '../src/sources/replay/link.ts';
import { Inspector } from './axe.ts';
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

/** Cards that the sheet of what counts names, whoever holds them. */
const STANDING: readonly string[] = ['President'];

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
    for (let k = 0; k < 9; k++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => eventOf(page)).toBe(9);
    await page.getByRole('button', { name: 'Play on' }).click();
    await page.getByRole('radio').nth(2).check();
    await page.getByRole('button', { name: 'Take the seat' }).click();
    await page.locator('.table[data-game="militac"]').waitFor();
    expect(page.url()).toContain('#/play/');
    await page.getByRole('region', { name: 'What is asked' }).waitFor();
  });
});

test('what if: another card, the hand finished by bots, compared', async () => {
  await withPage({}, async (page) => {
    await openReplay(page, await linkOf(recordOf('do-boy.jsonl')), '/20');
    for (let k = 0; k < 40; k++) {
      await page.keyboard.press('w');
      await page.getByRole('dialog').waitFor();
      const choices = page.locator('.choices button');
      if ((await choices.count()) > 0) {
        await choices.first().click();
        await page.getByText('So, with bots').waitFor();
        return;
      }
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('ArrowRight');
    }
    throw new Error('No moment with a choice was found.');
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
    await slip.getByText('Counted to the end with all cards open').waitFor();
    await slip.getByRole('button', { name: 'What could be known' }).click();
    await slip.getByText(/^.*As far as .* could know/).waitFor({ timeout: 60_000 });
    // Judged by what could be known, nobody else's hand lies open.
    expect(page.url()).toMatch(/\/\dreview$|\/\d\/review$/);
    await slip.getByRole('button', { name: 'Play the better line' }).click();
    await page.getByRole('region', { name: 'Another way' }).waitFor({ timeout: 60_000 });
    await page.keyboard.press('PageDown');
    await page.getByText('So the hand would have ended.').waitFor();
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
    await page.getByRole('button', { name: 'Stop here' }).click();
    await page.getByText('The review has stopped.').waitFor();
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
    await page.getByRole('button', { name: 'Stop here' }).click();
    await page.getByText('The review has stopped.').waitFor();
    await page.reload();
    await page.getByText(/are listed|Nothing to find/).waitFor({ timeout: 120_000 });
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('messdeck.reviews')!)[0].choices);
    expect(said.filter(({ kind }) => kind === 'exact').length).toBeGreaterThan(50);
    expect(kept.map(judgement)).toEqual(said);
  });
});

test.each(files)(
  '%s: a replay through one seat’s eyes shows and says no card that the seat did not know',
  async (file) => {
    const record = recordOf(file);
    const game = gameOf(record);
    const film = filmOf(record, game);
    if ('error' in film) throw new Error(film.error);
    const faces = await loadFaces(game.pack.id);
    const names = game.pack.ids.map((id) => [id, faces.name(id)] as const);
    await withPage({}, async (page) => {
      const link = await linkOf(record);
      const steps = [0.3, 0.6].map((part) => Math.floor(part * record.log.length));
      for (const at of steps) {
        await page.goto('./#/');
        await openReplay(page, link, `/${at}/0`);
        const known = new Set(film.entries(0, at).flatMap(({ view }) => Object.values(view.places).flat()));
        const shown = await page
          .locator('[data-card]')
          .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['card'] ?? ''));
        for (const card of shown) if (card) expect(known, `${card} at ${at}`).toContain(card);
        const tree = await page.locator('body').ariaSnapshot();
        const heard = `${tree} ${film
          .entries(0, at)
          .map(({ do: text }) => text)
          .join(' ')}`;
        for (const [id, name] of names) {
          // Names that stand in others, and those of the game's own parts, prove nothing.
          const alone = names.filter(([, other]) => other.includes(name)).length === 1;
          const said = new RegExp(`\\b${name.replaceAll('.', '\\.')}\\b`).test(tree);
          if (alone && said && !known.has(id) && !heard.includes(id))
            expect.soft(STANDING, `${name} at ${at}`).toContain(name);
        }
      }
    });
  },
);

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
      ['x', /not whole/],
      ['%3Cscript%3E', /not whole, or not one of ours/],
      [link.slice(0, 60), /not whole/],
      ['A'.repeat(250_000), /not whole, or not one of ours/],
      [bomb, /more than a match can be/],
      [illegal, /cannot be played again: /],
    ] as const) {
      await page.goto(`./#/replay/${text}`);
      await page.getByRole('heading', { name: 'This match cannot be shown' }).waitFor();
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
    ['{"format":', /not whole JSON/],
    [JSON.stringify(record).slice(0, -20), /not whole JSON/],
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
    await page.getByText(/cannot be played again/).waitFor();
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
    await page.getByText('The record is not whole JSON').waitFor();
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
    for (const name of ['Share', 'Play on', 'What if']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await inspector.inspect(name);
      if (name === 'What if') {
        await page.locator('.choices button').first().click();
        await page.getByText('So, with bots').waitFor({ timeout: 60_000 });
        await inspector.inspect('What if, compared');
      }
      await page.getByRole('button', { name: 'Close' }).click();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, name).toBeLessThanOrEqual(0);
    }
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByText('are listed').waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Next choice' }).click();
    await page.getByRole('button', { name: 'Play the better line' }).waitFor();
    await inspector.inspect('the review');
    await page.getByRole('button', { name: 'What could be known' }).click();
    await inspector.inspect('what could be known');
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    expect(inspector.violations).toEqual([]);
  });
});
