// What a seat sees of Bang, and how it notices the moves of others: calls are sealed.

import { seatsOf } from '../../actors.ts';
import { type Actor, BY_CLOCK, type Move, type Notice, OPEN, type Scene, UNSEEN } from '../../game.ts';
import { bitCount } from '../../mechanics/imagine.ts';
import { parker } from '../../packs/parker.ts';
import { slotsIn } from './packets.ts';
import { CALL } from './play.ts';
import { type Bang, NO_CALLS, NOBODY, ownedCards, PHASES, shownNumber, WINDOW } from './position.ts';

/** What the views of Bang tell beside cards; `called` is the seat's own while a window is open. */
export type BangFacts = {
  dealer?: number;
  turn?: number;
  laid: number;
  sinceWon: number;
  out: number[];
  window?: { by: number; number: number; piles: number[] };
  lastCalls?: number[];
  called?: number[];
};

/** BNG-4: calls are sealed; nobody but the caller notices one. */
export function notice(_p: Bang, _actor: Actor, move: Move): Notice {
  return move === CALL ? UNSEEN : OPEN;
}

export function view(p: Bang, seat: number): Scene {
  const places: Scene['places'] = {};
  for (let s = 0; s < p.seats; s++) {
    places[`hand:${s}`] = new Array(p.packets.size[s]).fill(null);
    places[`pile:${s}`] = slotsIn(p.packets, p.seats + s).map((slot) => parker.ids[p.faces[slot]]);
  }
  const scene: Scene = { phase: PHASES[p.phase], places, facts: factsOf(p), scores: ownedCards(p) };
  if (p.phase === WINDOW) sealCalls(p, seat, scene);
  return scene;
}

function factsOf(p: Bang): BangFacts {
  const facts: BangFacts = {
    laid: p.laid,
    sinceWon: p.sinceWon,
    out: seatsOf(((1 << p.seats) - 1) & ~p.inGame),
  };
  if (p.dealer !== NOBODY) facts.dealer = p.dealer;
  if (p.turn !== NOBODY) facts.turn = p.turn;
  if (p.phase === WINDOW) {
    facts.window = { by: p.turn, number: shownNumber(p, p.turn), piles: seatsOf(p.matching) };
  }
  if (p.lastCalls !== NO_CALLS) facts.lastCalls = seatsOf(p.lastCalls);
  return facts;
}

/** Of the calls in an open window a seat knows its own alone: the others change neither actors nor step. */
function sealCalls(p: Bang, seat: number, scene: Scene): void {
  const own = seat >= 0 ? p.calls & (1 << seat) : 0;
  scene.facts.called = seatsOf(own);
  scene.actors = BY_CLOCK | (p.inGame & ~own);
  scene.uncounted = bitCount(p.calls & ~own);
}
