// Pages add their own bits to every shuffle by themselves, and the replay opens the seal: what was locked in, who
// contributed, what this browser heard; a record that was changed is called broken.

import { readFileSync } from 'node:fs';
import type { MatchRecord } from '@messdeck/engine';
import { doBoy } from '@messdeck/engine/games/do-boy';
import { expect, test } from 'vitest';
import { hasty } from '../../server/src/server.testing.ts';
import { makeLink } from '../src/sources/replay/link.ts';
import { type Friends, withFriends } from './online.ts';
import { withPage } from './visit.ts';

const WANTED = { game: 'do-boy', seats: 3, friends: 2, rules: { match: 'hand' } };

test('two pages contribute, and the seal of the replay shows it', async () => {
  const seen = async (friends: Friends): Promise<void> => {
    const { pages, table } = friends;
    const [host] = pages;
    await host.locator('.hand [data-card]').first().waitFor({ timeout: 60_000 });
    for (const [seat, page] of pages.entries())
      await page.evaluate((path) => fetch(path, { method: 'DELETE' }), `api/tables/${table}/seats/${seat}`);
    for (const page of pages) await page.locator('[data-action=rematch]').waitFor({ timeout: 60_000 });
    await host.goto(`${host.url().split('#')[0]}#/history`);
    await host.locator('.match .line').first().click();
    await host.locator('.match').getByRole('button', { name: 'Replay' }).click();
    await host.locator('.transport').getByRole('button', { name: 'Seal', exact: true }).click();
    const seal = host.getByRole('dialog', { name: 'The seal' });
    await seal.getByText('The seal holds.').waitFor();
    await seal.getByText('This browser heard 2 of 2 locks before the cards.').waitFor();
    await seal.getByText('Its own bits are in every one of them.').waitFor();
    expect(await seal.locator('.seal-list li').allTextContents()).toEqual([
      expect.stringMatching(/^The cut.* and .* added bits\./),
      expect.stringMatching(/^Hand 1.* and .* added bits\./),
    ]);
  };
  // Two seconds are two seconds: a busy machine has them, too.
  await withFriends(WANTED, seen, { time: hasty(1) });
});

test('a contribution that was changed breaks the seal', () =>
  withPage({}, async (page) => {
    const text = readFileSync(new URL('../../../records/sealed/do-boy.jsonl', import.meta.url), 'utf8');
    const link = await makeLink(JSON.parse(text.replace('"given":["a', '"given":["b')) as MatchRecord, doBoy);
    await page.goto(`./#/replay/${link}`);
    await page.locator('.transport').getByRole('button', { name: 'Seal', exact: true }).click();
    await page.getByText('The seal is broken.').waitFor();
  }));
