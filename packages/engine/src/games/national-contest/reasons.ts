// What a hint tells of a choice in A National Contest: the contest in play, and branches in the place of points.

import type { Reasons } from '../../reasons.ts';
import { type NationalContest, PLAY, sideOf } from './position.ts';

export const reasons: Reasons<NationalContest> = {
  near(p, seat) {
    if (p.phase < PLAY) return undefined;
    const at = p.captured.length;
    return {
      words: 'wins this contest',
      came: ({ captured }) => at < captured.length && sideOf(captured[at] & 3) === sideOf(seat),
    };
  },
  unit: 'branches',
};
