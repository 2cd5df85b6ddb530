// The scenes of the gallery: every game in a telling position, and the tables that are hardest to lay.

import type { Look } from './reader.ts';
import type { Setting } from './tables.ts';

/** A scene that is played. */
export interface Scene {
  /** The name of its pictures. */
  readonly name: string;
  readonly setting: Setting;
  /** The moment to be pictured. */
  readonly when: (look: Look, presses: number) => boolean;
  /** Pictured after the worker has told so much, without the player's doing. */
  readonly told?: number;
}

/** A card is asked for, after so many presses, and nothing is picked. */
const asked =
  (phase: RegExp, presses: number) =>
  (look: Look, made: number): boolean =>
    made >= presses &&
    phase.test(look.phase) &&
    look.chosen.length === 0 &&
    look.offers.some(({ is }) => is === 'card');

const inPhase =
  (phase: RegExp) =>
  (look: Look): boolean =>
    phase.test(look.phase);

/** The player has words to choose from. */
const bidding = (look: Look): boolean => look.offers.some(({ is }) => is === 'word');

/** Sergeants: quick, and their tables look like those of people. */
const table = (game: string, seats?: number, rules: Readonly<Record<string, string>> = {}): Setting => {
  const setting = { game, title: game, rules, bots: 'search:40', patience: 1000 };
  return seats === undefined ? setting : { ...setting, seats };
};

export const SCENES: readonly Scene[] = [
  { name: 'tactics-auction', setting: table('tactics'), when: bidding },
  { name: 'tactics', setting: table('tactics'), when: asked(/play/, 12) },
  { name: 'militac-auction', setting: table('militac', undefined, { auction: 'open' }), when: bidding },
  { name: 'militac', setting: table('militac'), when: asked(/play/, 10) },
  { name: 'do-boy-exchange', setting: table('do-boy', 4), when: inPhase(/exchange/) },
  { name: 'do-boy', setting: table('do-boy', 4), when: asked(/play/, 14) },
  { name: 'do-boy-six', setting: table('do-boy', 6), when: asked(/play/, 6) },
  { name: 'bang', setting: { ...table('bang', 4), speed: 3 }, when: (_, presses) => presses >= 1, told: 30 },
  {
    name: 'bang-eight',
    setting: { ...table('bang', 8), speed: 3 },
    when: (_, presses) => presses >= 1,
    told: 30,
  },
  { name: 'skirmish', setting: table('skirmish'), when: asked(/play/, 9) },
  {
    name: 'skirmish-sides',
    setting: table('skirmish', undefined, { form: 'sides' }),
    when: asked(/play/, 7),
  },
  { name: 'sigs', setting: table('sigs', 4), when: asked(/play|turn|lay/, 60) },
  { name: 'sigs-six', setting: table('sigs', 6), when: asked(/play|turn|lay/, 40) },
  { name: 'sammy-auction', setting: table('sammy'), when: bidding },
  { name: 'sammy', setting: table('sammy'), when: asked(/play/, 12) },
  { name: 'sammy-suits', setting: table('sammy', undefined, { mode: 'suits' }), when: asked(/play/, 12) },
  { name: 'national-contest', setting: table('national-contest'), when: asked(/bid|contest|play/, 70) },
  { name: 'united-states', setting: table('united-states', 4), when: asked(/play/, 12) },
  { name: 'united-states-six', setting: table('united-states', 6), when: asked(/play/, 8) },
  { name: 'sammys-travels-start', setting: table('sammys-travels', 1), when: inPhase(/start/) },
  {
    name: 'sammys-travels',
    setting: table('sammys-travels', 1),
    when: ({ offers }, presses) => presses >= 60 && offers.length > 1,
  },
  {
    name: 'sammys-travels-shared',
    setting: table('sammys-travels', 2, { packs: 'shared' }),
    when: (_, presses) => presses >= 24,
  },
  { name: 'flag', setting: table('flag'), when: (_, presses) => presses >= 50 },
  { name: 'armed-forces', setting: table('armed-forces', 4), when: asked(/play|trick/, 7) },
  { name: 'armed-forces-improvise', setting: table('armed-forces', 4), when: inPhase(/improvise/) },
  { name: 'end', setting: table('tactics', undefined, { match: 'hand' }), when: () => false },
];

/** A scene that comes from a record, for what play by whim hardly ever brings about. */
export interface RecordedScene {
  readonly name: string;
  readonly game: string;
  /** The line of the game's conformance records, and how many events of it have happened. */
  readonly line: number;
  readonly events: number;
}

export const RECORDED: readonly RecordedScene[] = [
  { name: 'sigs-nineteen', game: 'sigs', line: 6, events: 32 },
];
