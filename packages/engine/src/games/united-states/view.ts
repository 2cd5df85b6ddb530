// United States: what a seat may know of a position, and how it notices the moves of others.

import { seatsOf } from '../../actors.ts';
import { type Actor, BY_CLOCK, type Notice, OPEN, type Scene, VEILED } from '../../game.ts';
import { cardsIn, idsIn } from '../../mechanics/borders.ts';
import { makeCards } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import {
  CARD_MASK,
  CORNER_SHIFT,
  CORNERS,
  GIVE,
  handsShown,
  KANSAS,
  NOBODY,
  PHASES,
  PLAY,
  type UnitedStates,
  WINDOW,
  watcherBit,
} from './position.ts';

const CORNER_PLACES = CORNERS.map((state) => `corner:${sammy.ids[state]}`);

/** What the views of United States tell beside cards; `window` is the card that may be called, and what it lies on. */
export type UnitedStatesFacts = {
  dealer?: number;
  turn?: number;
  passes?: number;
  window?: { by: number; card: string; top: string };
  called?: number[];
  caller?: number;
  winner?: number;
};

export function view(p: UnitedStates, seat: number): Scene {
  const scene: Scene = {
    phase: PHASES[p.phase],
    places: placesOf(p, seat),
    facts: factsOf(p),
    scores: p.scores.slice(),
  };
  // US-33: who can lay would betray the hands.
  if (p.snappy && p.phase === PLAY) scene.actors = BY_CLOCK | ((1 << p.seats) - 1);
  return scene;
}

function placesOf(p: UnitedStates, seat: number): Scene['places'] {
  const dealt = p.turn !== NOBODY;
  const places: Scene['places'] = {
    kansas: dealt ? [sammy.ids[KANSAS]] : [],
    aside: dealt ? makeCards(sammy, p.aside) : [],
  };
  CORNER_PLACES.forEach((place, corner) => {
    places[place] = idsOf(p.laid, corner);
  });
  for (let s = 0; s < p.seats; s++) {
    places[`hand:${s}`] = handOf(p, s, seat);
    places[`discards:${s}`] = idsOf(p.thrown, s);
  }
  return places;
}

/** The identifiers of the cards that lie at one corner, or were thrown away by one seat, in order. */
function idsOf(list: readonly number[], place: number): string[] {
  return makeCards(
    sammy,
    list.filter((item) => item >> CORNER_SHIFT === place).map((item) => item & CARD_MASK),
  );
}

/** The cards of a hand that `seat` knows, then a null for each other. */
function handOf(p: UnitedStates, holder: number, seat: number): (string | null)[] {
  const low = p.hands[2 * holder];
  const high = p.hands[2 * holder + 1];
  if (holder === seat || handsShown(p)) return idsIn(low, high);
  const size = p.sizes[holder];
  if (!p.honor) return new Array(size).fill(null);
  const bit = watcherBit(p, seat);
  const known: (string | null)[] = makeCards(
    sammy,
    cardsIn(low, high).filter((card) => p.knownTo[card] & bit),
  );
  while (known.length < size) known.push(null);
  return known;
}

function factsOf(p: UnitedStates): UnitedStatesFacts {
  const facts: UnitedStatesFacts = {};
  if (p.dealer !== NOBODY) facts.dealer = p.dealer;
  if (p.turn !== NOBODY && !p.snappy) {
    facts.turn = p.turn;
    facts.passes = p.passes;
  }
  if (p.phase === WINDOW || p.phase === GIVE) {
    facts.window = { by: p.layer, card: sammy.ids[p.card], top: sammy.ids[p.top] };
  }
  if (p.phase === WINDOW) facts.called = seatsOf(p.called);
  if (p.phase === GIVE) facts.caller = p.caller;
  if (p.winner !== NOBODY) facts.winner = p.winner;
  return facts;
}

/** US-23, US-27: only giver and taker see the card. */
export function notice(p: UnitedStates, _actor: Actor, _move: number, seat: number): Notice {
  return p.phase === GIVE && seat !== p.taker ? VEILED : OPEN;
}
