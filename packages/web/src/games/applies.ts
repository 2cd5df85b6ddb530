// Which options decide anything, given the seats and the other options: those that cannot apply are not asked for. What
// is said here stands on the rules pages under Options; a test holds the two together where it can.

import type { Game, Option, OptionValue, Rules } from '@messdeck/engine';
import { settle, valuesOf } from './options.ts';

type Applies = (rules: Rules, seats: number) => boolean;

const APPLIES: Readonly<Record<string, Readonly<Record<string, Applies>>>> = {
  militac: { target: ({ match }) => match !== 'hand' },
  'do-boy': { target: ({ match }) => match !== 'hand' },
  // With each side dealt its own branch both readings are the same.
  skirmish: { captured: ({ form }) => form !== 'sides' },
  sigs: {
    scoring: ({ variation }) => variation === 'regular',
    target: ({ scoring }) => scoring !== 'counters',
    counters: ({ scoring }) => scoring === 'counters',
    partners: ({ variation }, seats) => variation === 'showdown' && (seats === 4 || seats === 6),
  },
  'united-states': {
    mustPlay: ({ pace }) => pace !== 'snappy',
    falseCall: ({ honor }) => honor === true,
    fiveDiscards: (_, seats) => seats === 5,
  },
  'sammys-travels': {
    packs: (_, seats) => seats === 2,
    credit: ({ packs }, seats) => seats === 2 && packs === 'shared',
  },
};

export function applies(game: Game, option: Option, rules: Rules, seats: number): boolean {
  return APPLIES[game.id]?.[option.key]?.(rules, seats) ?? true;
}

type CanMean = (value: OptionValue, rules: Rules, seats: number) => boolean;

const CAN_MEAN: Readonly<Record<string, Readonly<Record<string, CanMean>>>> = {
  sigs: { partners: (value, _, seats) => value !== 'trios' || seats === 6 },
  // One state for each journey, two for the one pack of both.
  'sammys-travels': {
    start: (value, rules) => !isState(value) || String(value).includes(' ') === startsTwice(rules),
  },
};

const isState = (value: OptionValue): boolean => /^[A-Z]/.test(String(value));

/** Sammy's Travels with one pack for two: each begins in a state of his own. */
export const startsTwice = (rules: Rules): boolean => rules['packs'] === 'shared';

/** The values of an option that can be meant, given the seats and the other options. */
export function valuesThatApply(
  game: Game,
  option: Option,
  rules: Rules,
  seats: number,
): readonly OptionValue[] | undefined {
  return valuesOf(option)?.filter((value) => canMean(game, option, value, rules, seats));
}

function canMean(game: Game, option: Option, value: OptionValue, rules: Rules, seats: number): boolean {
  return CAN_MEAN[game.id]?.[option.key]?.(value, rules, seats) ?? true;
}

/** What was chosen, without what another choice or the seats have made impossible. */
export function stillMeant(game: Game, given: Rules, seats: number): Rules {
  const { rules, refused } = settle(game, given, seats);
  if (refused === undefined) return given;
  const meant = game.options.filter(
    (option) => applies(game, option, rules, seats) && canMean(game, option, rules[option.key], rules, seats),
  );
  const kept = Object.entries(given).filter(([key]) => meant.some((option) => option.key === key));
  // What goes may take another choice with it: without one pack for two there are no two starts.
  const fewer = kept.length < Object.keys(given).length;
  return fewer ? stillMeant(game, Object.fromEntries(kept), seats) : given;
}

/** What else there would be to choose with other seats. */
export function otherwise(game: Game, seats: number): string | undefined {
  if (game.id !== 'sammys-travels' || seats === 2) return undefined;
  return 'With two players there are two more choices: one pack or two, and what counts.';
}
