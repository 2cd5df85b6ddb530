// What a seat of Skirmish may know of a position.

import type { Scene } from '../../game.ts';
import { cardsIn } from '../../mechanics/card-sets.ts';
import { type Card, makeCards } from '../../pack.ts';
import { skirmish as pack } from '../../packs/skirmish.ts';
import { branchOf, handSize, NOBODY, NURSES, pileOf, SEATS, type Skirmish, sideOf } from './position.ts';

export const PHASES: readonly string[] = ['cut', 'shuffle', 'play', 'over'];

/** What the views of Skirmish tell beside cards; `tricks` and `set` by side. */
export type SkirmishFacts = {
  dealer?: number;
  leader?: number;
  tricks: number[];
  set: number[];
  snatched: { nurse: string; by: number }[];
};

export function view(p: Skirmish, seat: number): Scene {
  const places: Scene['places'] = { trick: makeCards(pack, trickOf(p)), 'pile:0': [], 'pile:1': [] };
  fillPiles(p, places);
  if (p.sides) {
    for (const branch of ['army', 'navy']) places[`stock:${branch}`] = unknown(p.stock.length / 2);
  } else {
    places.stock = unknown(p.stock.length);
  }
  for (let s = 0; s < SEATS; s++) {
    const own = s === seat;
    const cards = own ? cardsIn(p.hands[2 * s], p.hands[2 * s + 1]) : [];
    places[`hand:${s}`] = own ? makeCards(pack, cards) : unknown(handSize(p, s));
  }
  const [army, navy] = p.scores as [number, number];
  return { phase: PHASES[p.phase], places, facts: factsOf(p), scores: [army, navy, army, navy] };
}

function unknown(count: number): null[] {
  return new Array<null>(count).fill(null);
}

/** The cards of the trick in play. */
function trickOf(p: Skirmish): Card[] {
  return p.played.slice(SEATS * p.takers.length);
}

function fillPiles(p: Skirmish, places: Scene['places']): void {
  p.takers.forEach((taker, trick) => {
    for (const card of p.played.slice(SEATS * trick, SEATS * (trick + 1))) {
      places[`pile:${pileOf(p, card, taker)}`].push(pack.ids[card]);
    }
  });
}

function factsOf(p: Skirmish): SkirmishFacts {
  const navyTricks = p.takers.filter((taker) => sideOf(taker) === 1).length;
  const facts: SkirmishFacts = {
    tricks: [p.takers.length - navyTricks, navyTricks],
    set: p.set.slice(),
    snatched: trickOf(p)
      .filter((card) => NURSES.includes(card) && p.keepers[branchOf(card)] !== NOBODY)
      .map((nurse) => ({ nurse: pack.ids[nurse], by: p.keepers[branchOf(nurse)] })),
  };
  if (p.dealer !== NOBODY) facts.dealer = p.dealer;
  if (p.leader !== NOBODY) facts.leader = p.leader;
  return facts;
}
