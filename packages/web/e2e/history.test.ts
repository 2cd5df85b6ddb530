// The history in the browser: matches of an older edition survive, finished ones are listed and counted, files go out
// and come in.

import type { MatchRecord } from '@messdeck/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxes } from '../src/games/catalog.ts';
import { Inspector } from './axe.ts';
import { putPractice, putSeason, putToday, putUnfinished } from './past-matches.ts';
import { recordLines } from './records.ts';
import { withPage } from './visit.ts';

const recordOf = (game: string): MatchRecord => {
  const record = JSON.parse(recordLines(game)[0]) as MatchRecord;
  // A person played in it: the first seat.
  const seats = record.seats.map(({ name }, seat) =>
    seat === 0 ? { name: 'You' } : { name, bot: 'recruit' },
  );
  return { ...record, seats };
};

/** The store as the first edition of the page left it: a finished match of Flag and an unfinished one. */
async function asBefore(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goto('./manifest.webmanifest');
  await page.evaluate(async (record) => {
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('messdeck').onsuccess = resolve;
    });
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('messdeck', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('matches', { keyPath: 'id' });
        request.result.createObjectStore('events', { keyPath: ['match', 'step'] });
      };
      request.onsuccess = () => resolve(request.result);
    });
    const transaction = db.transaction(['matches', 'events'], 'readwrite');
    const { game, edition, rules, log } = record;
    const match = {
      game,
      edition,
      rules,
      seats: [{ name: 'You' }],
      seed: 'old',
      began: 1,
      touched: Date.now(),
      steps: log.length,
      scores: [0],
    };
    transaction.objectStore('matches').put({ ...match, id: 'done', over: true });
    transaction.objectStore('matches').put({ ...match, id: 'open', over: false, steps: 3 });
    for (const [step, event] of log.entries()) {
      transaction.objectStore('events').put({ match: 'done', step, ...event });
      if (step < 3) transaction.objectStore('events').put({ match: 'open', step, ...event });
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    db.close();
  }, recordOf('flag'));
}

test('what an older edition stored survives: the finished match is in the history, the other goes on', async () => {
  await withPage({ size: 'desk' }, async (page) => {
    await asBefore(page);
    await page.goto('./');
    await page.getByRole('region', { name: 'Unfinished' }).waitFor();
    await page.goto('./#/history');
    await page.locator('.match', { hasText: 'Flag' }).waitFor();
    expect(await page.locator('.match').count()).toBe(1);
    await page.goto('./#/play/open');
    await page.locator('.table').waitFor();
  });
});

test.each(['phone', 'desk'] as const)(
  'files come in, are searched, counted and go out again: %s',
  async (size) => {
    await withPage({ size }, async (page) => {
      const inspector = new Inspector(page);
      await page.goto('./#/history');
      await page.locator('.history').waitFor();
      await inspector.inspect('an empty history');
      const lines = ['tactics', 'flag', 'do-boy'].map((game) => JSON.stringify(recordOf(game)));
      await page.setInputFiles('input[type="file"]', {
        name: 'matches.jsonl',
        mimeType: 'application/jsonl',
        buffer: Buffer.from([...lines, 'not a record'].join('\n')),
      });
      await page.locator('.said-of-files', { hasText: '3 matches were imported. Line 4' }).waitFor();
      expect(await page.locator('.match').count()).toBe(3);
      await inspector.inspect('a history');
      await page.getByRole('searchbox').fill('do-boy');
      expect(await page.locator('.match').count()).toBe(1);
      await page.locator('.match .line').click();
      await inspector.inspect('a match opened');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export' }).click(),
      ]);
      const chunks: Uint8Array[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Uint8Array);
      const text = Buffer.concat(chunks).toString('utf8');
      expect(text.trim().split('\n')).toHaveLength(3);
      // The same matches again change nothing.
      await page.setInputFiles('input[type="file"]', {
        name: 'again.jsonl',
        mimeType: 'application/jsonl',
        buffer: Buffer.from(text),
      });
      await page.locator('.said-of-files', { hasText: /^3 matches were imported\.$/ }).waitFor();
      await page.getByRole('searchbox').fill('');
      expect(await page.locator('.match').count()).toBe(3);
      await page.goto('./#/figures/flag');
      await page.locator('.figures .ladder').waitFor();
      await inspector.inspect('figures of Flag');
      await page.goto('./#/figures/tactics');
      await page.locator('.figures .chart svg').first().waitFor();
      await inspector.inspect('figures of Tactics');
      expect(inspector.violations).toEqual([]);
    });
  },
);

test('a file that holds no record is told so, with what can be read', async () => {
  await withPage({ size: 'phone' }, async (page) => {
    await page.goto('./#/history');
    const put = (text: string): Promise<void> =>
      page.setInputFiles('input[type="file"]', {
        name: 'matches.jsonl',
        mimeType: 'application/jsonl',
        buffer: Buffer.from(text),
      });
    const said = page.locator('.said-of-files');
    await put('');
    await said.filter({ hasText: /^The file is empty\. Choose a records file/ }).waitFor();
    await put('name,score\nRoy,12\n');
    await said.filter({ hasText: /^No matches were imported\. Line 1: .*Choose a records file/ }).waitFor();
    // As an editor leaves it: a mark of its own before the text, and a line for every field.
    await put(`\uFEFF${JSON.stringify(recordOf('flag'), null, 2)}`);
    await said.filter({ hasText: /^One match was imported\.$/ }).waitFor();
  });
});

test('on a phone the bar is one row, and files stand at the end of the list', async () => {
  await withPage({ size: 'phone' }, async (page) => {
    await putSeason(page);
    await page.goto('./#/history');
    await page.getByText('66 matches').waitFor();
    const boxOf = async (what: string) => (await page.locator(what).first().boundingBox())!;
    expect((await boxOf('.sheetbar')).height).toBeLessThan(64);
    const [title, count, tabs] = [
      await boxOf('.sheetbar h1'),
      await boxOf('.sheetbar .sub'),
      await boxOf('.tabs'),
    ];
    expect(count.y).toBeGreaterThanOrEqual(title.y + title.height - 4);
    expect(tabs.x).toBeGreaterThan(count.x + count.width);
    const list = await boxOf('.matches');
    const save = (await page.getByRole('button', { name: 'Export' }).boundingBox())!;
    expect(save.y).toBeGreaterThanOrEqual(list.y + list.height);
  });
});

test.each(['phone', 'desk'] as const)(
  'the service record in Flag, in words and in rungs: %s',
  async (size) => {
    await withPage({ size }, async (page) => {
      const inspector = new Inspector(page);
      await putSeason(page);
      await page.goto('./#/figures/flag');
      const said = page.locator('.service');
      await said
        .getByText(/Brigadier General is your highest rank, on [A-Z]\w+ \d+, deal \d{4}-\d\d-\d\d\./)
        .waitFor();
      await said
        .getByText('More than half of your games end between Corporal and First Lieutenant.')
        .waitFor();
      const rungs = page.locator('.ladder tbody th');
      expect(await rungs.count()).toBe(15);
      expect(await rungs.first().innerText()).toMatch(/^14\s+Retired General$/);
      expect(await rungs.nth(4).innerText()).toMatch(/^10\s+Brigadier General\s*best$/);
      expect(await rungs.nth(8).innerText()).toMatch(/^6\s+Captain\s*today$/);
      // What is written in a chart has the size of what is written around it.
      const written = await page.locator('.chart svg text').first().boundingBox();
      expect(written!.height).toBeGreaterThan(13);
      await inspector.inspect('the service record');
      expect(inspector.violations).toEqual([]);
    });
  },
);

test('figures agree with the list: what is not counted is called so in both', () =>
  withPage({}, async (page) => {
    await putPractice(page);
    await page.goto('./#/history');
    const lines = page.locator('.match');
    await expect.poll(() => lines.count()).toBe(3);
    expect(await lines.locator('.mark-r').allTextContents()).toEqual(['practice', 'won', 'won']);
    await lines.getByText('12 hints: not counted.').waitFor();
    // The game that counts comes first.
    const figures = page.getByRole('region', { name: 'Figures' });
    await figures.locator('.key-figures dd').first().getByText('1').waitFor();
    await figures.getByLabel('Game').selectOption('tactics');
    await figures.getByText('Nothing to count yet.').waitFor();
    await figures.getByText('Not counted: 1 practice match and 1 with more than ten hints.').waitFor();
    await figures.getByRole('button', { name: 'Include matches with many hints' }).click();
    await figures.locator('.key-figures dd').first().getByText('1').waitFor();
  }));

test.each(['phone', 'desk'] as const)(
  'the shelf says what was left, how it stood, and what was played: %s',
  async (size) => {
    await withPage({ size }, async (page) => {
      const inspector = new Inspector(page);
      await putSeason(page);
      await putUnfinished(page);
      await page.reload();
      const left = page.getByRole('region', { name: 'Unfinished' });
      await left.getByText('Tactics, with Roy').waitFor();
      await left.getByText('You lead 95 : 60, hand 3. Yesterday.').waitFor();
      await left.getByText('One more unfinished').click();
      await left.getByRole('link', { name: 'Continue Flag' }).waitFor();
      await page.getByText('38 played, 26 won').waitFor();
      expect(await page.locator('.game', { hasText: 'Militac' }).locator('.rec.new').innerText()).toBe(
        'new to you',
      );
      await inspector.inspect('a shelf in use');
      expect(inspector.violations).toEqual([]);
    });
  },
);

test.each(['phone', 'desk', 'wide'] as const)(
  'nothing in a box moves when what was played comes: %s',
  async (size) => {
    await withPage({ size }, async (page) => {
      const trays = async (played: boolean): Promise<(number | undefined)[]> => {
        const heights: (number | undefined)[] = [];
        for (const { pack } of boxes) {
          await page.evaluate((open) => localStorage.setItem('messdeck.box', open), pack);
          await page.reload();
          const tray = page.locator(`#tray-${pack}`);
          await tray.waitFor();
          // Of Skirmish and Armed Forces no match is in the season.
          if (played && !/skirmish|armed-forces/.test(pack))
            await tray
              .getByText(/\d played/)
              .first()
              .waitFor();
          heights.push((await tray.boundingBox())?.height);
        }
        return heights;
      };
      const empty = await trays(false);
      await putSeason(page);
      await putUnfinished(page);
      expect(await trays(true)).toEqual(empty);
    });
  },
);

test('today’s result says what the next flag wanted, and shows what was left on the table', async () => {
  await withPage({ size: 'phone' }, async (page) => {
    const inspector = new Inspector(page);
    await putToday(page, recordOf('flag'));
    await page.goto('./#/daily');
    await page.getByText(/flag.* You needed .* to make \w+/).waitFor();
    await page.getByText(/ lay (face down in|on top of|deeper in|in) the /).waitFor();
    await page.getByText('Left on the table').waitFor();
    expect(await page.locator('.left-cards svg').count()).toBeGreaterThan(0);
    await inspector.inspect('today’s deal, played');
    expect(inspector.violations).toEqual([]);
  });
});
