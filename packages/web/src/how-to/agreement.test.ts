// Sheet, lesson, set-up, Play now and the rules page name the same figures for the match, and one word for each thing:
// the word on the printed sheet. The figures are read from the game's own options.

import { readdirSync, readFileSync } from 'node:fs';
import { defaultOf, type Game, type Option, type OptionValue } from '@messdeck/engine';
import { expect, test } from 'vitest';
import { boxes } from '../games/catalog.ts';
import type { HowToSheet } from '../games/how-to-sheet.ts';
import type { Lesson } from '../games/lesson.ts';
import { usualValue } from '../games/options.ts';
import { loadLesson, loadSheet } from '../games/parts-of.ts';
import { loadGame } from '../sources/games.ts';

const all = boxes.flatMap(({ pack, games }) => games.map((label) => ({ pack, id: label.id, label })));

const fromRoot = (path: string): URL => new URL(`../../../../${path}`, import.meta.url);
const pageOf = (id: string): string => readFileSync(fromRoot(`docs/rules/${id}.md`), 'utf8');

/** The options that say how long a match is, where a whole match is played. */
const LENGTHS = ['match', 'target', 'limit', 'deals', 'election'];
/** Values for a match of one hand, as a lesson plays it. */
const ONE_HAND: readonly OptionValue[] = ['hand', 0, 1];

/** How the sheets name a length that is no number. */
const IN_WORDS: Readonly<Record<string, RegExp>> = {
  campaign: /win the Campaign/,
  engagement: /ends with the first/,
  game: /\d+/,
  full: /both deals/,
};

const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ');

function names(text: string, value: OptionValue): boolean {
  if (typeof value !== 'number') return IN_WORDS[String(value)]?.test(text) ?? false;
  const figure = new RegExp(`(?<![\\d,])${value.toLocaleString('en-US')}(?![\\d,]*\\d)`);
  return figure.test(text) || (NUMBERS[value] !== undefined && text.includes(NUMBERS[value]));
}

function lengthsOf(game: Game): readonly Option[] {
  return game.options.filter(({ key }) => LENGTHS.includes(key));
}

test.each(all)('$id: the rules page has the options and defaults of the game', async ({ id, label }) => {
  const game = await loadGame(id);
  const rows = [...pageOf(id).matchAll(/^\| `(\w+)` \|.*?\| ([^|]+) \|[^|]*\|$/gm)];
  const defaults = Object.fromEntries(rows.map(([, key, value]) => [key, value.replaceAll(/["`]/g, '')]));
  for (const option of game.options) {
    const usual = String(defaultOf(option, option.key === 'target' ? 3 : label.seats));
    expect(defaults[option.key], option.key).toMatch(new RegExp(`^${usual}( with three players|$)`));
  }
});

test.each(all)('$id: set-up opens with the match of the rules page', async ({ id, label: { seats } }) => {
  const game = await loadGame(id);
  for (const option of game.options)
    expect(usualValue(game, option, {}, seats), option.key).toBe(defaultOf(option, seats));
});

test.each(all)('$id: the sheet names the usual match and that of Play now', async ({ id, label }) => {
  const [game, { ends }] = [await loadGame(id), await loadSheet(id)];
  for (const option of lengthsOf(game)) {
    const { default: usual } = option;
    const [least, most] = [game.seats[0], game.seats.at(-1)!];
    for (const value of typeof usual === 'object' ? [usual[least], usual[most]] : [usual])
      expect(names(ends, value!), `${option.key} ${value} in "${ends}"`).toBe(true);
  }
  for (const [key, value] of Object.entries(label.rules ?? {})) {
    expect(names(ends, value), `${key} ${value} in "${ends}"`).toBe(true);
    expect(ends).toContain('Play now');
  }
});

test.each(all)('$id: the lesson plays the usual match or one hand of it', async ({ id }) => {
  const [game, lesson] = [await loadGame(id), await loadLesson(id)];
  for (const option of lengthsOf(game)) {
    const played = lesson.rules[option.key];
    const fits = played === defaultOf(option, lesson.seats.length) || ONE_HAND.includes(played);
    // The first of the two elections is what a first hand can hold.
    expect(fits || played === 'president', `${option.key} ${played}`).toBe(true);
  }
});

test.each([
  ['sigs', /(\d+) win the match/],
  ['skirmish', /Matches go to ([\d,]+)/],
] as const)('%s: the coach names the figure of the usual match', async (id, said) => {
  const { steps } = await loadLesson(id);
  const [, figure] = said.exec(steps.map(({ say }) => say).join(' '))!;
  const goal = (await loadGame(id)).options.find(({ key }) => key === 'target' || key === 'limit')!;
  expect(Number(figure.replace(',', ''))).toBe(goal.default);
});

/** What a thing is not called in a game, because the sheet has another word for it. */
const NOT_SO: Readonly<Record<string, RegExp>> = {
  tactics: /\b(promis\w*|tricks?|trumps?|suits?)\b/i,
  militac: /\b(promis\w*|tricks?|trumps?|suits?)\b/i,
  'do-boy': /\b(tricks?|trumps?|suits?)\b/i,
  bang: /\b(tricks?|suits?)\b/i,
  skirmish: /\b(squads?|compan(y|ies)|promis\w*)\b/i,
  sigs: /\b(tricks?|squads?|jokers?|melds?|discard pile)\b/i,
  sammy: /\b(promis\w*|squads?|compan(y|ies))\b/i,
  'national-contest': /\b(promis\w*|squads?|tricks?|trumps?)\b/i,
  'united-states': /\b(tricks?|squads?)\b/i,
  'sammys-travels': /\b(tricks?|squads?)\b/i,
  flag: /\b(tricks?|squads?)\b/i,
  'armed-forces': /\b(overt[ao]\w+|promis\w*|squads?|compan(y|ies)|trumps?|rain\w*)\b/i,
};

const proseOf = ({ aim, turn, scores, ends, tip, words, figures }: HowToSheet): string[] => [
  ...[aim, turn, scores, ends, tip],
  ...Object.entries(words).flat(),
  ...figures.flatMap((figure) => [
    figure.caption,
    ...('cards' in figure ? figure.cards.map(({ tag = '' }) => tag) : []),
    ...('title' in figure ? [figure.title] : []),
  ]),
];

const coachOf = ({ oneThing, words, steps }: Lesson): string[] => [
  oneThing,
  ...Object.entries(words).flat(),
  ...steps.flatMap(({ say, know = '', wrong = [] }) => [say, know, ...wrong.map((answer) => answer.say)]),
];

const setUpOf = ({ options, verbs, terms = {}, places }: Game): string[] => [
  ...options.flatMap(({ help, words = {} }) => [help, ...Object.values(words)]),
  ...[...Object.values(verbs).flat(), ...Object.values(terms), ...Object.values(places)],
];

/** The sentences in a folder of sources: what stands in quotes and has a space in it. */
function sentencesIn(folder: string): string[] {
  return readdirSync(fromRoot(folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test(ing)?\.ts/.test(file))
    .flatMap((file) => readFileSync(fromRoot(`${folder}/${file}`), 'utf8').split('\n'))
    .filter((line) => !/^\s*(\/\/|\/?\*|import |shape:)/.test(line))
    .flatMap((line) => [...line.replaceAll(/\$\{[^}]*\}/g, '').matchAll(/(['`])((?:(?!\1).)*)\1/g)])
    .map(([, , text]) => text)
    .filter((text) => text.includes(' '));
}

/** A rules page without what it explains in brackets, likens to other games, or quotes in its rulings. */
const rulesOf = (id: string): string[] =>
  pageOf(id)
    .split('\n## Rulings')[0]
    .replaceAll(/\([^)]*\)/g, '')
    .split('\n')
    .filter((line) => !line.startsWith('A '));

test.each(all)('$id: every thing has one name, that of its sheet', async ({ id, label }) => {
  const [game, sheet, lesson] = await Promise.all([loadGame(id), loadSheet(id), loadLesson(id)]);
  const said = [
    ...[label.line, ...proseOf(sheet), ...coachOf(lesson), ...setUpOf(game)],
    ...[`packages/engine/src/games/${id}`, `packages/web/src/games/${id}`].flatMap(sentencesIn),
    ...rulesOf(id),
  ];
  expect(said.filter((text) => NOT_SO[id].test(text))).toEqual([]);
});
