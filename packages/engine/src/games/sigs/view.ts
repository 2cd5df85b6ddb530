// What a seat of SIGS sees, and how it notices the moves of others.

import { type Actor, type Move, type Notice, OPEN, type Scene, VEILED } from '../../game.ts';
import { makeCards } from '../../pack.ts';
import { sigs } from '../../packs/sigs.ts';
import { cardsIn, WORDS } from './cards.ts';
import { DISCARD, deedOf, GIVE_CARD } from './moves.ts';
import { DEAL, knownHand, NO_CARD, NOBODY, OVER, PHASES, type Sigs } from './position.ts';
import { cardsOfSet, factOfSet, nameOfSet, SET, type SetFact } from './sets.ts';

/** What the views of SIGS tell beside cards; `quiet` counts turns since a card was played to the table. */
export type SigsFacts = {
  dealer: number;
  turn: number | null;
  sets: SetFact[];
  credit: number[];
  quiet: number;
};

/** A given card is seen by two (SIG-36), the last card lies face down (SIG-40); everything else is open. */
export function notice(p: Sigs, actor: Actor, move: Move, seat: number): Notice {
  if (deedOf(move) === GIVE_CARD) return seat === p.turn ? OPEN : VEILED;
  return deedOf(move) === DISCARD && p.counts[actor] === 1 ? VEILED : OPEN;
}

export function view(p: Sigs, seat: number): Scene {
  const sets = Array.from({ length: p.sets.length / SET }, (_, k) => k);
  const places: Scene['places'] = {};
  for (let s = 0; s < p.agreed.seats; s++) places[`hand:${s}`] = handSeen(p, seat, s);
  places['reserve'] = new Array(p.left).fill(null);
  places['active'] = makeCards(sigs, p.active);
  for (const k of sets) places[nameOfSet(k)] = makeCards(sigs, cardsOfSet(p.sets, k));
  places['down'] = p.down === NO_CARD ? [] : makeCards(sigs, [p.down]);
  return {
    phase: PHASES[p.phase],
    places,
    facts: factsOf(p, sets),
    scores: p.scores.slice(),
  };
}

function factsOf(p: Sigs, sets: readonly number[]): SigsFacts {
  return {
    dealer: p.dealer,
    turn: p.turn === NOBODY ? null : p.turn,
    sets: sets.map((k) => factOfSet(p.sets, k)),
    credit: p.credit.slice(),
    quiet: p.quiet,
  };
}

/** A hand as `viewer` knows it: whole if it is his own or the hand is over. */
function handSeen(p: Sigs, viewer: number, seat: number): (string | null)[] {
  if (viewer === seat || p.phase === DEAL || p.phase === OVER) {
    return makeCards(sigs, cardsIn(p.hands, WORDS * seat));
  }
  const cards: (string | null)[] = makeCards(sigs, cardsIn(knownHand(p, viewer, seat), 0));
  while (cards.length < p.counts[seat]) cards.push(null);
  return cards;
}
