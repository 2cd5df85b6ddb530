// The tables the tests sit down at: every game, and every variant that changes the table's shape, as short as its
// options allow.

import { boxes } from '../src/games/catalog.ts';
import type { ShortMatch } from '../src/games/page-parts.ts';
import { partsOf } from '../src/games/parts-of.ts';

export interface Setting extends ShortMatch {
  readonly game: string;
  /** What is special about it. */
  readonly title: string;
}

/** Every game, each as short as it says itself. */
export const GAMES: readonly Setting[] = await Promise.all(
  boxes.flatMap(({ games }) =>
    games.map(async ({ id, title }) => {
      const { short } = await partsOf(id);
      return { game: id, title, ...(await short?.())?.short };
    }),
  ),
);

/** Variants in which the table has another shape. */
export const VARIANTS: readonly Setting[] = [
  { game: 'militac', title: 'Militac, open auction', rules: { match: 'hand', auction: 'open' } },
  { game: 'militac', title: 'Militac, final auction', rules: { match: 'hand', auction: 'final' } },
  { game: 'do-boy', title: 'Do-Boy for three', seats: 3, rules: { match: 'hand' } },
  { game: 'do-boy', title: 'Do-Boy for six', seats: 6, rules: { match: 'hand', exchange: 'false' } },
  { game: 'bang', title: 'Bang for two', seats: 2, rules: { limit: '240' }, speed: 60 },
  { game: 'bang', title: 'Bang for eight', seats: 8, rules: { limit: '240' }, speed: 60 },
  { game: 'skirmish', title: 'Skirmish by sides', rules: { limit: '0', form: 'sides' } },
  {
    game: 'sigs',
    title: 'SIGS, Running Score for six',
    seats: 6,
    rules: { variation: 'running', target: '300' },
    bots: 'sergeant',
    speed: 60,
  },
  {
    game: 'sigs',
    title: 'SIGS Showdown in pairs',
    seats: 4,
    rules: { variation: 'showdown', target: '300' },
    bots: 'sergeant',
    speed: 60,
  },
  { game: 'sammy', title: 'Sammy by suits', rules: { deals: '1', mode: 'suits' } },
  { game: 'national-contest', title: 'A National Contest for Congress', rules: { election: 'congress' } },
  {
    game: 'united-states',
    title: 'United States, snappy',
    seats: 3,
    rules: { target: '10', pace: 'snappy' },
    // Slow enough for a look at the page before the first hand is over.
    speed: 4,
  },
  {
    game: 'united-states',
    title: 'United States on honor',
    seats: 3,
    rules: { target: '10', honor: 'true' },
  },
  { game: 'sammys-travels', title: 'Sammy’s Travels, a pack each', seats: 2, patience: 30 },
  { game: 'sammys-travels', title: 'Sammy’s Travels, one pack', seats: 2, rules: { packs: 'shared' } },
  { game: 'armed-forces', title: 'Armed Forces on honor', seats: 4, rules: { target: '25', honor: 'true' } },
];
