// What a hint tells of a choice in Skirmish: the trick in play.

import { takesNext } from '../../mechanics/near.ts';
import { trickReason } from '../../mechanics/trick-reason.ts';
import type { Reasons } from '../../reasons.ts';
import { PLAY, type Skirmish, sideOf } from './position.ts';
import { tricks } from './tricks.ts';

export const reasons: Reasons<Skirmish> = {
  near: (p, seat) =>
    p.phase === PLAY ? takesNext(p, 'trick', (taker) => sideOf(taker) === sideOf(seat)) : undefined,
  because: (p, _seat, move) => trickReason(tricks(p), move, 'trick'),
};
