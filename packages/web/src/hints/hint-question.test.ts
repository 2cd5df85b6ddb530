// The law of hints, on the page's way: exchanging hidden cards changes nothing of what the thinking worker is asked.

import { type Entry, games, Match, makeRecord, playMatch, Random, randomPlayer } from '@messdeck/engine';
import { exchangeHidden, randomTable } from '@messdeck/engine/laws';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Table } from '../sources/table.ts';
import { questionOf } from './hint-question.ts';

test.each(games.map((game) => [game.id, game] as const))('%s: twins ask the same', async (_, game) => {
  const random = new Random('questions', game.id);
  let compared = 0;
  for (let i = 0; i < 60 && compared < 4; i++) {
    const { seats, rules } = randomTable(game, random);
    const match = new Match(game, rules, seats);
    await playMatch(match, new Array(seats).fill(randomPlayer(random)), String(random.next()));
    const names = new Array<{ name: string }>(seats).fill({ name: '' });
    const twins = exchangeHidden(game, makeRecord(match, names), random);
    if (!twins || twins.seat < 0) continue;
    const asked = (stream: readonly Entry[]): string => {
      const table = {
        game,
        rules,
        names: names.map(({ name }) => name),
        seat: twins.seat,
        entries: signal(stream),
      };
      return JSON.stringify(questionOf(table as unknown as Table, 1));
    };
    expect(asked(twins.truth)).toBe(asked(twins.twin));
    compared++;
  }
  expect(compared).toBeGreaterThan(0);
});

test('a question is about the last moment at which the seat was asked', () => {
  const entry = (n: number, legal: readonly string[]): Entry =>
    ({ n, by: 'clock', do: 'tick', view: { legal } }) as unknown as Entry;
  const streamOf = (...stream: Entry[]): readonly Entry[] =>
    questionOf({ game: {}, names: [], entries: signal(stream) } as unknown as Table, 1).stream;
  const [dealt, window, closed] = [entry(0, []), entry(1, ['bang']), entry(2, [])];
  expect(streamOf(dealt, window, closed)).toEqual([dealt, window]);
  expect(streamOf(dealt)).toEqual([dealt]);
});
