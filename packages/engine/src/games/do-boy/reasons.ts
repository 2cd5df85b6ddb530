// What a hint tells of a choice in Do-Boy: the squad in play.

import { takesNext } from '../../mechanics/near.ts';
import { trickReason } from '../../mechanics/trick-reason.ts';
import type { Reasons } from '../../reasons.ts';
import { type DoBoy, PLAY } from './position.ts';
import { tricks } from './tricks.ts';

export const reasons: Reasons<DoBoy> = {
  near: (p, seat) => (p.phase === PLAY ? takesNext(p, 'squad', (taker) => taker === seat) : undefined),
  because: (p, _seat, move) => trickReason(tricks(p), move, 'squad'),
};
