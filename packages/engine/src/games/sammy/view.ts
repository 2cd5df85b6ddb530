// What a seat sees of Sammy: its own hand, the silent hand, the whole bidding, the trick and all cards taken.

import type { Json, Scene } from '../../game.ts';
import { idsIn } from '../../mechanics/borders.ts';
import { makeCards } from '../../pack.ts';
import { sammy as pack } from '../../packs/sammy.ts';
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
import { callText } from './words.ts';

export function view(p: Sammy, seat: number): Scene {
  const places: Scene['places'] = { trick: makeCards(pack, p.played.slice(SEATS * p.takers.length)) };
  for (let s = 0; s < SEATS; s++) {
    const open = s === seat || s === p.silent;
    places[`hand:${s}`] = open
      ? idsIn(p.hands[2 * s], p.hands[2 * s + 1])
      : new Array(handSize(p, s)).fill(null);
    places[`taken:${s}`] = takenBy(p, s);
  }
  return { phase: PHASES[p.phase], places, facts: facts(p), scores: p.scores.slice() };
}

function takenBy(p: Sammy, seat: number): string[] {
  const cards: string[] = [];
  p.takers.forEach((taker, trick) => {
    if (taker === seat) cards.push(...makeCards(pack, p.played.slice(SEATS * trick, SEATS * (trick + 1))));
  });
  return cards;
}

function facts(p: Sammy): Record<string, Json> {
  const facts: Record<string, Json> = {};
  if (p.dealer !== NOBODY) facts['dealer'] = p.dealer;
  facts['order'] = ORDERS[p.order].slice();
  if (p.dealt === 0) return facts;
  facts['bids'] = p.calls.map((call, i) => ({ by: callerOf(p, i), do: callText(call) }));
  if (p.bid !== NO_BID) {
    facts['contract'] = {
      by: p.bidder,
      tricks: tricksOf(p.bid),
      denomination: DENOMINATIONS[denominationOf(p.bid)],
      bonus: p.bonus,
    };
  }
  if (p.declarant !== NOBODY) facts['declarant'] = p.declarant;
  if (p.silent !== NOBODY) facts['silent'] = p.silent;
  if (p.leader !== NOBODY) facts['leader'] = p.leader;
  facts['tricks'] = [0, 1, 2, 3].map((seat) => tricksWon(p, seat));
  return facts;
}
