// What a hint tells of a choice in SIGS: who goes out first, and what goes with nothing.

import type { Reasons } from '../../reasons.ts';
import { company } from './expert.ts';
import { cardOf, DISCARD, deedOf } from './moves.ts';
import { NOBODY, type Sigs } from './position.ts';

export const reasons: Reasons<Sigs> = {
  goal(p, seat) {
    if (!p.sheet) return undefined;
    const { winner } = p.sheet.entry;
    const { sides } = p.agreed;
    return { words: 'out first', reached: winner !== NOBODY && sides[winner] === sides[seat] };
  },
  because: (p, seat, move) =>
    deedOf(move) === DISCARD && company(p, seat, cardOf(move)) === 0
      ? 'It goes with nothing you hold.'
      : undefined,
};
