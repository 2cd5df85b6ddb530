// Which options decide anything, given the seats and the other options: those that cannot apply are not asked for. What
// is said here stands on the rules pages under Options; a test holds the two together where it can.

import type { Game, Option, OptionValue, Rules } from '@messdeck/engine';
import { valuesOf } from './choices.ts';

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

/** The values of an option that can be meant: in Sammy's Travels one start for each, or one for both. */
export function valuesThatApply(
  game: Game,
  option: Option,
  rules: Rules,
): readonly OptionValue[] | undefined {
  const values = valuesOf(option);
  if (game.id !== 'sammys-travels' || option.key !== 'start') return values;
  const shared = rules['packs'] === 'shared';
  return values?.filter((value) => !/^[A-Z]/.test(String(value)) || String(value).includes(' ') === shared);
}
