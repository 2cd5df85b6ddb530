// Matches again, in a real browser: a match played and shared is opened in another profile, looked at with every seat's
// eyes and played on from the middle; every record kept steps through; hostile links are answered with a sentence.

import { readdirSync, readFileSync } from 'node:fs';
import { findGame, isRefusal, type MatchRecord } from '@messdeck/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeLink } from '../src/sources/replay/link.ts';
import { Inspector } from './axe.ts';
import { withPage } from './visit.ts';

const folder = new URL('../../../records/conformance/full/', import.meta.url);
const files = readdirSync(folder);

function recordOf(file: string): MatchRecord {
  const { legal: _, ...record } = JSON.parse(readFileSync(new URL(file, folder), 'utf8').split('\n')[0]);
  return record as MatchRecord;
}

async function linkOf(record: MatchRecord): Promise<string> {
  const game = findGame(record.game);
  if (isRefusal(game)) throw new Error(game.refused);
  return makeLink(record, game);
}

async function openReplay(page: Page, link: string, rest = ''): Promise<void> {
  await page.goto(`./#/replay/${link}${rest}`);
  await page.getByRole('region', { name: 'The replay' }).waitFor();
}

const eventOf = (page: Page): Promise<number> => page.evaluate(() => Number(location.hash.split('/')[3]));

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

test('a review is made apart from the page, leads to the moment, and is kept', async () => {
  await withPage({}, async (page) => {
    await openReplay(page, await linkOf(recordOf('militac.jsonl')), '/9');
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByText(/The choices that cost most|Nothing to find fault/).waitFor({ timeout: 120_000 });
    await page
      .getByText(/Certain, with all cards open|Nothing to find fault/)
      .first()
      .waitFor();
    await page.locator('.cost').first().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('r');
    // Kept: it stands at once.
    await page.getByText('The choices that cost most').waitFor();
  });
});

test('a replay looked at with closed eyes shows no card of another hand, in the page or its accessibility tree', async () => {
  const record = recordOf('skirmish.jsonl');
  await withPage({}, async (page) => {
    await openReplay(page, await linkOf(record), '/8/0');
    const shown = new Set(
      await page
        .locator('[data-card]')
        .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['card'])),
    );
    const { filmOf } = await import('../src/sources/replay/film.ts');
    const game = findGame(record.game);
    if (isRefusal(game)) throw new Error(game.refused);
    const film = filmOf(record, game);
    if ('error' in film) throw new Error(film.error);
    const known = new Set(film.entries(0, 8).flatMap(({ view }) => Object.values(view.places).flat()));
    for (const card of shown) expect(known).toContain(card);
  });
});

test('hostile links are answered with a sentence, and the page stays usable', async () => {
  const link = await linkOf(recordOf('flag.jsonl'));
  const record = recordOf('flag.jsonl');
  const named = await linkOf({ ...record, seats: [{ name: '<img src=x onerror=alert(1)>' }] });
  const illegal = await linkOf({ ...record, log: [...record.log.slice(0, 3), record.log[0]] });
  await withPage({}, async (page) => {
    for (const text of ['x', '%3Cscript%3E', link.slice(0, 60), 'A'.repeat(250_000), illegal]) {
      await page.goto(`./#/replay/${text}`);
      await page.getByRole('heading', { name: 'This match cannot be shown' }).waitFor();
      await page.goto('./#/');
      await page.getByRole('heading', { name: 'Messdeck' }).waitFor();
    }
    await openReplay(page, named);
    expect(await page.locator('img').count()).toBe(0);
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
    for (const name of ['Share', 'Play on', 'What if', 'Review']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await inspector.inspect(name);
      await page.getByRole('button', { name: 'Close' }).click();
    }
    expect(inspector.violations).toEqual([]);
  });
});
