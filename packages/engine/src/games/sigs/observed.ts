// The observation of SIGS as numbers.

import type { Observed, PlaceKind } from '../../observed.ts';
import { suits } from '../../packs/sigs.ts';
import { PHASES } from './position.ts';
import { nameOfSet } from './sets.ts';

/** No more sets of three find room in the pack. */
const SETS = 20;
const setNames = Array.from({ length: SETS }, (_, k) => nameOfSet(k));

export const observed: Observed = {
  phases: PHASES,
  places: {
    'hand:*': 'set',
    active: 'row',
    reserve: 'set',
    down: 'set',
    ...Object.fromEntries(setNames.map((name): [string, PlaceKind] => [name, 'set'])),
  },
  facts: {
    dealer: 'seat',
    turn: 'seat',
    sets: {
      first: {
        fields: {
          owner: 'seat',
          kind: { oneOf: ['kind', 'run'] },
          number: 'number',
          suit: { oneOf: suits.map(({ letter }) => letter) },
          from: 'number',
          cic: 'flag',
        },
      },
      most: SETS,
    },
    credit: { bySeat: 'number' },
    quiet: 'number',
  },
  words: ['reserve', 'active', 'buried', 'run', 'kind', 'low', 'high', ...setNames],
};
