// What a hint tells of a choice in United States: who wins the hand.

import type { Reasons } from '../../reasons.ts';
import type { UnitedStates } from './position.ts';

export const reasons: Reasons<UnitedStates> = {
  goal: (p, seat) =>
    p.sheet ? { words: 'the hand won', reached: p.sheet.entry.winner === seat } : undefined,
};
