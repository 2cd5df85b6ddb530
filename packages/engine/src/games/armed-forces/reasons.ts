// What a hint tells of a choice in the Armed Forces game: the trick in play.

import type { Reasons } from '../../reasons.ts';
import { seatOf } from './cards.ts';
import { type ArmedForces, PLAY } from './position.ts';

export const reasons: Reasons<ArmedForces> = {
  near(p, seat) {
    if (p.phase !== PLAY) return undefined;
    const at = p.captured.length;
    return {
      words: 'takes this trick',
      came: ({ captured }) => at < captured.length && seatOf(captured[at]) === seat,
    };
  },
};
