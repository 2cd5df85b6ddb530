// The scenes of the gallery: every game in a telling position, and the tables that are hardest to lay.

import { type Game, Match, type MatchRecord, Random, type Rules, settleRules } from '@messdeck/engine';
import { sammysTravels } from '@messdeck/engine/games/sammys-travels';
import { sigs } from '@messdeck/engine/games/sigs';
import type { Look } from './reader.ts';
import { recordLines } from './records.ts';
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
  const setting = { game, title: game, rules, bots: 'sergeant', patience: 1000 };
  return seats === undefined ? setting : { ...setting, seats };
};

export const SCENES: readonly Scene[] = [
  { name: 'militac-auction', setting: table('militac', undefined, { auction: 'open' }), when: bidding },
  { name: 'do-boy-exchange', setting: table('do-boy', 4), when: inPhase(/exchange/) },
  { name: 'do-boy-six', setting: table('do-boy', 6), when: asked(/play/, 6) },
  { name: 'bang', setting: { ...table('bang', 4), speed: 3 }, when: (_, presses) => presses >= 1, told: 30 },
  {
    name: 'bang-eight',
    setting: { ...table('bang', 8), speed: 3 },
    when: (_, presses) => presses >= 1,
    told: 30,
  },
  {
    name: 'skirmish-sides',
    setting: table('skirmish', undefined, { form: 'sides' }),
    when: asked(/play/, 7),
  },
  { name: 'sigs-six', setting: table('sigs', 6), when: asked(/play|turn|lay/, 40) },
  { name: 'sammy-auction', setting: table('sammy'), when: bidding },
  { name: 'united-states-six', setting: table('united-states', 6), when: asked(/play/, 8) },
  { name: 'sammys-travels-start', setting: table('sammys-travels', 1), when: inPhase(/start/) },
  {
    name: 'sammys-travels-shared',
    setting: table('sammys-travels', 2, { packs: 'shared' }),
    when: (_, presses) => presses >= 24,
  },
  { name: 'armed-forces-improvise', setting: table('armed-forces', 4), when: inPhase(/improvise/) },
];

/** A scene that is laid out, for what play by whim hardly ever brings about. */
export interface LaidScene {
  readonly name: string;
  /** The match so far. */
  readonly match: () => Match;
}

/** The first events of one of the conformance records. */
function fromRecord(game: Game, line: number, events: number): Match {
  const { rules, seats, log } = JSON.parse(recordLines(game.id)[line]) as MatchRecord;
  const match = new Match(game, rules, seats.length);
  for (const { by, do: text } of log.slice(0, events)) match.act(by, text);
  return match;
}

/** A journey that goes on wherever it can, until so many states have been seen and another can be. */
function journey(start: string, states: number): Match {
  const game = sammysTravels as Game;
  const match = new Match(game, settleRules(game, {}, 1) as Rules, 1);
  const random = new Random('12', game.id, 0);
  match.act(0, `start ${start}`);
  for (;;) {
    const { legal, places } = match.view(0);
    const onward = legal.find((text) => text.startsWith('transfer '));
    if (onward && places['travel:0'].length === states) return match;
    if (legal.length === 0) match.chance(random);
    else match.act(0, onward ?? legal.find((text) => text === 'deal' || text === 'turn')!);
  }
}

export const LAID: readonly LaidScene[] = [
  { name: 'sigs-nineteen', match: () => fromRecord(sigs as Game, 6, 32) },
  { name: 'sammys-travels', match: () => journey('CA', 16) },
];
