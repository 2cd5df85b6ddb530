// How well a seat of SIGS stands, for players who search.

import { leftValue, WORDS } from './cards.ts';
import { DEAL, OVER, REGULAR, SHOWDOWN, type Sigs } from './position.ts';

/**
 * The lead of a seat's side over the best other side: the scores and what the hand has brought so far, less what
 * its cards would cost (in showdown), or half of it where they only bring points to the player who goes out first.
 */
export function evaluate(p: Sigs, seat: number): number {
  const { sides, seats } = p.agreed;
  const own = worth(p, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (sides[other] !== sides[seat]) best = Math.max(best, worth(p, other));
  }
  return own - best;
}

function worth(p: Sigs, seat: number): number {
  const { agreed } = p;
  if (p.phase === DEAL || p.phase === OVER) return p.scores[seat];
  if (agreed.variation !== SHOWDOWN) {
    const risk = leftValue(p.hands, WORDS * seat, agreed.variation === REGULAR) / 2;
    // A counter is worth about what a hand of cards is.
    return p.scores[seat] + (agreed.counters ? -risk / 100 : p.credit[seat] - risk);
  }
  let worthOfSide = p.scores[seat];
  for (let mate = 0; mate < agreed.seats; mate++) {
    if (agreed.sides[mate] === agreed.sides[seat]) {
      worthOfSide += p.credit[mate] - leftValue(p.hands, WORDS * mate, false);
    }
  }
  return worthOfSide;
}
