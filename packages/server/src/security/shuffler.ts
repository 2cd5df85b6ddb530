// Shuffles and delays that nobody can foresee: chance on a server comes from the system, not from a seed.

import { randomInt } from 'node:crypto';
import type { Chance } from '@messdeck/engine';

/** How long bots take, and what they overlook: a number from 0 to 1. */
export const secretDice = (): number => randomInt(2 ** 32) / 2 ** 32;

export const secretChance: Chance = () => ({
  shuffle(list) {
    for (let i = list.length - 1; i > 0; i--) {
      const j = randomInt(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  },
});
