// Which options of Sammy’s Travels decide anything.

import type { OptionValue, Rules } from '@messdeck/engine';
import * as words from '#words/games/sammys-travels/options.ts';
import type { OptionRules } from '../applies.ts';

const isState = (value: OptionValue): boolean => /^[A-Z]/.test(String(value));

/** With one pack for two each begins in a state of his own. */
const startsTwice = (rules: Rules): boolean => rules['packs'] === 'shared';

export const options: OptionRules = {
  applies: {
    packs: (_, seats) => seats === 2,
    credit: ({ packs }, seats) => seats === 2 && packs === 'shared',
  },
  // One state for each journey, two for the one pack of both.
  canMean: {
    start: (value, rules) => !isState(value) || String(value).includes(' ') === startsTwice(rules),
  },
  twice: { start: startsTwice },
  otherwise: (seats) => (seats === 2 ? undefined : words.withTwoPlayers),
};
