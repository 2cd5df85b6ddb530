// What need not be pressed card by card: a rest that is certain is played out with one press, and what all can see to be
// forced is done by the table.

import type { Entry, Match } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { restIsCertain } from '../src/table/rest/certain.ts';
import { layTable, momentOf } from './laid.ts';
import { onKeptPage } from './visit.ts';

/** Everything a seat has noticed of a match. */
function streamOf(match: Match, seat: number): Entry[] {
  const entries: Entry[] = [];
  const again = new (match.constructor as typeof Match)(match.game, match.rules, match.seats);
  again.watch(seat, (entry) => entries.push(entry));
  for (const { by, do: text } of match.log) again.act(by, text);
  return entries;
}

function certain(match: Match, seat: number): boolean {
  const view = match.view(seat);
  const hand = (view.places[`hand:${seat}`] ?? []).filter((card) => card !== null);
  if (!view.actors.includes(seat) || hand.length < 2 || hand.length > 5) return false;
  if (view.legal.length !== hand.length) return false;
  const { game, rules, seats } = match;
  return restIsCertain({ game, rules, seats, seat, entries: streamOf(match, seat), hand });
}

test.each(['tactics', 'militac'])('%s: a rest that is certain is offered, and played with one press', (id) =>
  onKeptPage({}, async (page) => {
    await layTable(page, momentOf(id, certain)!);
    await page.getByText(/^The last (two|three|four|five) squads are yours,$/).waitFor();
    const hands = (): Promise<number> =>
      page.evaluate(() => {
        const last = window.probe.told.findLast(({ is }) => is === 'stream');
        return last?.is === 'stream' ? last.state.tally.hands.length : 0;
      });
    const before = await hands();
    await page.getByRole('button', { name: 'Play the rest' }).click();
    await page.waitForFunction((n) => {
      const last = window.probe.told.findLast(({ is }) => is === 'stream');
      return last?.is === 'stream' && last.state.tally.hands.length > n;
    }, before);
    expect(await hands()).toBe(before + 1);
  }),
);

test('Tactics: the player may go on card by card, and is not asked again', () =>
  onKeptPage({}, async (page) => {
    await layTable(page, momentOf('tactics', certain)!);
    await page.getByRole('button', { name: 'Card by card' }).click();
    await page.getByText('Your turn:').waitFor();
    expect(await page.getByRole('button', { name: 'Play the rest' }).count()).toBe(0);
  }));
