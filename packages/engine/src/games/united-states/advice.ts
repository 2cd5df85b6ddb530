// How well a seat of United States stands, for players who search.

import { DISCARD, handsShown, handValue, type UnitedStates } from './position.ts';

/** The lead in points; within a hand also the lead in cards and in what they would cost. */
export function evaluate(p: UnitedStates, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let cards = 0;
  let value = 0;
  for (let s = 0; s < p.seats; s++) {
    if (s === seat) continue;
    best = Math.max(best, p.scores[s] + gainDue(p, s));
    cards += p.sizes[s];
    value += handValue(p, s);
  }
  const lead = p.scores[seat] + gainDue(p, seat) - best / 2;
  if (handsShown(p)) return lead;
  const others = p.seats - 1;
  return lead + 2 * (cards / others - p.sizes[seat]) + (value / others - handValue(p, seat)) / 4;
}

/** What the winner of a blocked hand would gain now, while the others throw cards away (US-17). */
function gainDue(p: UnitedStates, seat: number): number {
  if (p.phase !== DISCARD || seat !== p.winner) return 0;
  return p.sizes.reduce((sum, _, s) => (s === seat ? sum : sum + handValue(p, s)), 0);
}
