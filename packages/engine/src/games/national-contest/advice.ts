// How well a seat of A National Contest stands, for players who search.

import { totals } from '../../packs/sammy.ts';
import { congressmen, senators } from './play.ts';
import { BID, type NationalContest, OVER, PLAY, sideOf } from './position.ts';

const BRANCHES = 3;
/** What a lead in votes is worth at most while the branch is still open. */
const OPEN_BRANCH = 0.9;

/** Branches won less branches lost; a branch being fought for counts by the lead in votes. A match won counts as all. */
export function evaluate(p: NationalContest, seat: number): number {
  const side = sideOf(seat);
  const won = p.branches[side] - p.branches[1 - side];
  if (p.phase === OVER) return BRANCHES * Math.sign(won);
  if (p.phase !== PLAY && p.phase !== BID) return won;
  if (!p.congress) return won + lead(p.electoral[side], p.electoral[1 - side], totals['electoralVotes']);
  const house = lead(congressmen(p, side), congressmen(p, 1 - side), totals['congressmen']);
  return won + house + lead(senators(p, side), senators(p, 1 - side), totals['senators']);
}

function lead(mine: number, theirs: number, votes: number): number {
  if (2 * mine > votes) return 1;
  if (2 * theirs > votes) return -1;
  return (OPEN_BRANCH * (mine - theirs)) / (votes / 2);
}
