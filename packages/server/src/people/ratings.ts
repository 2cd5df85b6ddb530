// Ratings after Weng and Lin, by openskill: what a match of people says of how well each of them plays.

import { type Rating, rate } from 'openskill';
import { type Outcome, type Played, ranksOf } from './figures.ts';

/** What a rating may forget between two matches: nobody's is ever certain for good. */
const TAU = 25 / 300;
/** The rating of every seat afterwards. */
export function ratingsAfter(outcome: Outcome): Played[] {
  const { seats } = outcome;
  const sides = [...new Set(seats.map(({ side }) => side))];
  const members = sides.map((side) => seats.flatMap((seat, at) => (seat.side === side ? [at] : [])));
  const teams = members.map((seatsOf) => seatsOf.map((at): Rating => pick(seats[at].before)));
  const after = rate(teams, { rank: ranksOf(members, outcome), tau: TAU });
  return seats.map(({ before, left }, at) => {
    const team = members.findIndex((seatsOf) => seatsOf.includes(at));
    // That a partner left is nobody else's doing.
    const isDeserted = !left && members[team].some((other) => seats[other].left);
    if (isDeserted) return before;
    const { mu, sigma } = after[team][members[team].indexOf(at)];
    return { mu, sigma, matches: before.matches + 1 };
  });
}

function pick({ mu, sigma }: Played): Rating {
  return { mu, sigma };
}
