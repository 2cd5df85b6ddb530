// The tables the tests sit down at: every game, and every variant that changes the table's shape, as short as its
// options allow.

export interface Setting {
  readonly game: string;
  /** What is special about it. */
  readonly title: string;
  readonly seats?: number;
  /** Options that differ from the usual ones. */
  readonly rules?: Readonly<Record<string, string>>;
  /** Who sits in the other seats; the weakest and fastest if nobody is named. */
  readonly bots?: string;
  /** How much faster than usual the clock runs, where waiting is part of the game. */
  readonly speed?: number;
  /** Actions after which a player of a patience stops as soon as the rules allow. */
  readonly patience?: number;
}

/** Every one of the twelve games. */
export const GAMES: readonly Setting[] = [
  { game: 'tactics', title: 'Tactics', rules: { match: 'hand' } },
  { game: 'militac', title: 'Militac', rules: { match: 'hand' } },
  { game: 'do-boy', title: 'Do-Boy', rules: { match: 'hand' } },
  { game: 'bang', title: 'Bang', seats: 4, rules: { limit: '240' }, speed: 60 },
  { game: 'skirmish', title: 'Skirmish', rules: { limit: '0' } },
  {
    game: 'sigs',
    title: 'SIGS',
    seats: 4,
    rules: { target: '300' },
    bots: 'sergeant',
    speed: 60,
  },
  { game: 'sammy', title: 'Sammy', rules: { deals: '1' } },
  { game: 'national-contest', title: 'A National Contest', rules: { election: 'president' } },
  { game: 'united-states', title: 'United States', seats: 3, rules: { target: '10' } },
  { game: 'sammys-travels', title: 'Sammy’s Travels', seats: 1, patience: 40 },
  { game: 'flag', title: 'Flag', patience: 40 },
  { game: 'armed-forces', title: 'Armed Forces', seats: 3, rules: { target: '25' } },
];

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
