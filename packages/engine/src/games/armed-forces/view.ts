// What a seat of Armed Forces sees, and how it notices the moves of others.

import { type Actor, type Move, type Notice, OPEN, type Scene, VEILED } from '../../game.ts';
import { armedForces as pack, services } from '../../packs/armed-forces.ts';
import { cardOf, idsOf, type Laid, listHand, SERVICES, seatOf } from './cards.ts';
import { PASS } from './play.ts';
import { type ArmedForces, IMPROVISE, NOBODY, NONE, PHASES, WINDOW } from './position.ts';

/** A card laid, and by whom. */
export type LaidFact = { by: number; card: string };

/** What the views of Armed Forces tell beside cards. */
export type ArmedForcesFacts = {
  followed: string[];
  decided: { by: number; improvised: boolean }[];
  dealer?: number;
  leader?: number;
  high?: LaidFact;
  last?: { taker: number; first: LaidFact[]; second: LaidFact[] };
  penalties?: number[];
  returned?: LaidFact[];
};

export function view(p: ArmedForces, seat: number): Scene {
  const places: Scene['places'] = {
    board: idsOf(p.board),
    trick: idsOf(p.trick),
    aside: new Array(p.aside).fill(null),
  };
  for (let s = 0; s < p.seats; s++) {
    places[`hand:${s}`] = s === seat ? handIds(p, s) : new Array(p.counts[s]).fill(null);
    const second = p.second.filter((laid) => seatOf(laid) === s);
    // ARM-14: face down until the second round is over.
    places[`second:${s}`] = s === seat || p.phase !== IMPROVISE ? idsOf(second) : second.map(() => null);
    places[`taken:${s}`] = idsOf(p.captured.filter((laid) => seatOf(laid) === s));
  }
  return { phase: PHASES[p.phase], places, facts: factsOf(p), scores: p.scores.slice() };
}

function factsOf(p: ArmedForces): ArmedForcesFacts {
  const facts: ArmedForcesFacts = {
    followed: [p.followed, p.alsoFollowed].flatMap((s) => (s === NONE ? [] : [services[s].id])),
    decided: p.decided.map((one) => ({ by: one >> 1, improvised: (one & 1) === 1 })),
  };
  if (p.dealer !== NOBODY) facts.dealer = p.dealer;
  if (p.leader !== NOBODY) facts.leader = p.leader;
  if (p.phase === IMPROVISE || p.phase === WINDOW) facts.high = laidFact(p.high);
  if (p.lastTaker !== NOBODY) {
    facts.last = {
      taker: p.lastTaker,
      first: p.lastFirst.map(laidFact),
      second: p.lastSecond.map(laidFact),
    };
  }
  if (p.honor) {
    facts.penalties = p.penalties.slice();
    facts.returned = p.returned.map(laidFact);
  }
  return facts;
}

function laidFact(laid: Laid): LaidFact {
  return { by: seatOf(laid), card: pack.ids[cardOf(laid)] };
}

function handIds(p: ArmedForces, seat: number): string[] {
  const cards: number[] = [];
  cards.length = listHand(p.hands, SERVICES * seat, cards);
  return idsOf(cards);
}

/** A second card is laid face down; the others never see it in the action itself. */
export function notice(p: ArmedForces, _actor: Actor, move: Move): Notice {
  return p.phase === IMPROVISE && move !== PASS ? VEILED : OPEN;
}
