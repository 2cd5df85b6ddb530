// What a seat sees of Sammy: its own hand, the silent hand, the whole bidding, the trick and all cards taken.

import type { Scene } from '../../game.ts';
import { idsIn } from '../../mechanics/borders.ts';
import { makeCards } from '../../pack.ts';
import { sammy as pack } from '../../packs/sammy.ts';
import { callText } from './facts.ts';
import { callerOf } from './play.ts';
import {
  DENOMINATIONS,
  denominationOf,
  handSize,
  NO_BID,
  NOBODY,
  ORDERS,
  PHASES,
  type Sammy,
  SEATS,
  tricksOf,
  tricksWon,
} from './position.ts';

/** What the views of Sammy tell beside cards; `order` is how the seats sit, clockwise. */
export type SammyFacts = {
  dealer?: number;
  order: number[];
  bids?: { by: number; do: string }[];
  contract?: { by: number; tricks: number; denomination: string; bonus: number };
  declarant?: number;
  silent?: number;
  leader?: number;
  tricks?: number[];
};

export function view(p: Sammy, seat: number): Scene {
  const places: Scene['places'] = { trick: makeCards(pack, p.played.slice(SEATS * p.takers.length)) };
  for (let s = 0; s < SEATS; s++) {
    const open = s === seat || s === p.silent;
    places[`hand:${s}`] = open
      ? idsIn(p.hands[2 * s], p.hands[2 * s + 1])
      : new Array(handSize(p, s)).fill(null);
    places[`taken:${s}`] = takenBy(p, s);
  }
  return { phase: PHASES[p.phase], places, facts: factsOf(p), scores: p.scores.slice() };
}

function takenBy(p: Sammy, seat: number): string[] {
  const cards: string[] = [];
  p.takers.forEach((taker, trick) => {
    if (taker === seat) cards.push(...makeCards(pack, p.played.slice(SEATS * trick, SEATS * (trick + 1))));
  });
  return cards;
}

function factsOf(p: Sammy): SammyFacts {
  const order = ORDERS[p.order].slice();
  const facts: SammyFacts = p.dealer === NOBODY ? { order } : { dealer: p.dealer, order };
  if (p.dealt === 0) return facts;
  facts.bids = p.calls.map((call, i) => ({ by: callerOf(p, i), do: callText(call) }));
  if (p.bid !== NO_BID) {
    facts.contract = {
      by: p.bidder,
      tricks: tricksOf(p.bid),
      denomination: DENOMINATIONS[denominationOf(p.bid)],
      bonus: p.bonus,
    };
  }
  if (p.declarant !== NOBODY) facts.declarant = p.declarant;
  if (p.silent !== NOBODY) facts.silent = p.silent;
  if (p.leader !== NOBODY) facts.leader = p.leader;
  facts.tricks = [0, 1, 2, 3].map((seat) => tricksWon(p, seat));
  return facts;
}
