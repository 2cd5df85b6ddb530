// Sammy's Travels: what a seat may know of a position.

import { seatsOf } from '../../actors.ts';
import type { Scene } from '../../game.ts';
import { makeCards } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import { MAINE, OVER, PHASES, PLAY, type SammysTravels, scoresOf } from './position.ts';

/** What the views of Sammy's Travels tell beside cards. */
export type SammysTravelsFacts = {
  start?: string[];
  idle?: number[];
  turn?: number;
  dealt?: boolean;
  stopped?: number[];
};

/** Everybody sees the same: a hand is hidden from its player as from the others. */
export function view(p: SammysTravels, _seat: number): Scene {
  const places: Scene['places'] = {};
  for (let s = 0; s < p.seats; s++) {
    const hand = p.held[s].slice(p.dealt[s]).reverse();
    places[`hand:${s}`] =
      p.turned & (1 << s) || p.phase === OVER ? makeCards(sammy, hand) : hand.map(() => null);
    places[`stock:${s}`] = makeCards(sammy, p.held[s].slice(0, p.dealt[s]));
    places[`travel:${s}`] = makeCards(sammy, p.travel[s]);
  }
  places['aside'] = p.shared ? [sammy.ids[MAINE]] : [];
  return { phase: PHASES[p.phase], places, facts: factsOf(p), scores: scoresOf(p) };
}

function factsOf(p: SammysTravels): SammysTravelsFacts {
  const facts: SammysTravelsFacts = {};
  if (p.starters.length > 0) facts.start = makeCards(sammy, p.starters);
  if (p.phase !== PLAY && p.phase !== OVER) return facts;
  facts.idle = p.idle.slice();
  if (p.shared) {
    facts.turn = p.turn;
    facts.dealt = p.hasDealt;
  } else {
    facts.stopped = seatsOf(p.stopped);
  }
  return facts;
}
