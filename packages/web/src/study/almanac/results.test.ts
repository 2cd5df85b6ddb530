// What ships is what the plans ask for, under the rules as they are: a page of another edition is named here.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, type Game, games } from '@messdeck/engine';
import { type Plan, planHash } from '@messdeck/lab';
import { expect, test } from 'vitest';
import { gameOf } from '../../patience/days.ts';
import { gradeOf } from './daily-grade.ts';
import { FACTS } from './facts.ts';
import { give, plain, spoken } from './numbers.ts';
import { optionNotes } from './option-notes.ts';
import { platesOf } from './plates.tsx';
import type { Counted } from './results.ts';
import { dealsOfGame } from './thousand.tsx';

const root = join(import.meta.dirname, '../../../../..');
const read = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
const signatures = JSON.stringify(read('records/signatures.json'));

test.each(games.map((game) => [game.id, game] as const))(
  'the figures of %s are those of its plan',
  (id, game) => {
    const counted = read<Counted>(`almanac/results/${id}.json`);
    expect(counted.plan).toBe(planHash(read<Plan>(`almanac/plans/${id}.json`)));
    expect(counted.made.edition, 'these figures are of another edition').toBe(game.edition);
    expect(signatures, 'these figures are of other rules').toContain(counted.made.signature);
    for (const { arms } of counted.questions)
      for (const { deals, distinct } of arms) expect(distinct).toBe(deals);
    const fact = FACTS[id](counted);
    expect(fact.figure.interval).toBeDefined();
    const plates = platesOf(game, counted);
    expect(plates.length).toBeGreaterThanOrEqual(2);
    for (const { table } of plates) for (const { words } of table) expect(words).not.toMatch(/undefined|^$/);
  },
);

test('a figure has no more digits than its interval bears', () => {
  const figure = { value: -3.2871, interval: [-3.8, -2.8] as const };
  expect(plain(figure)).toBe('−3.3');
  expect(give(figure)).toBe('± 0.5');
  expect(spoken(figure)).toBe('−3.3, between −3.8 and −2.8');
  expect(plain({ value: 42.4, interval: [30, 50] }, true)).toBe('+42');
  expect(plain({ value: -0.01, interval: [-0.9, 0.9] }, true)).toBe('0.0');
});

test('a day of Flag has a grade, other days none', async () => {
  const said = await gradeOf('flag', '2026-11-23');
  expect(said).toMatch(
    /^It is harder than \d+ of 100 deals; Sergeants win it in \d+ of 100 tries\. It can be won\.$/,
  );
  expect(await gradeOf('flag', '2026-11-24')).toBeUndefined();
  expect(await gradeOf('tactics', '2026-11-24')).toBeUndefined();
  // The days counted are those on which the page deals Flag.
  expect([gameOf('2026-11-23').game, gameOf('2026-11-28').game]).toEqual(['flag', 'flag']);
});

test('beside an option stands what it changes, or that nothing can be told', async () => {
  const notes = await optionNotes(findGame('tactics') as Game);
  expect(notes('setback', 'shortfall')).toMatchObject({
    main: expect.stringMatching(/^\+\d/),
    words: expect.stringMatching(/^a hand for the bidder, ± /),
    place: expect.any(Number),
  });
  expect(notes('setback', 'bid')).toBeUndefined();
  const contest = await optionNotes(findGame('national-contest') as Game);
  expect(contest('mustBid', true)).toEqual({ main: 'nothing one can count', words: '' });
});

test('deals of Flag lie from the easiest to the hardest, and tell what is known of each', async () => {
  const deals = dealsOfGame(read<Counted>('almanac/results/flag.json'));
  expect(deals).toHaveLength(300);
  expect(deals[0]).toMatchObject({ general: true, can: 'y' });
  expect(deals.at(-1)!.general).toBe(false);
});
