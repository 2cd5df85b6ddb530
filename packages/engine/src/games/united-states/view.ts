// United States: what a seat may know of a position, and what is asked of it.

import { seatsOf } from '../../actors.ts';
import { BY_CLOCK, type Json, type Scene, type View } from '../../game.ts';
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

function factsOf(p: UnitedStates): Record<string, Json> {
  const facts: Record<string, Json> = {};
  if (p.dealer !== NOBODY) facts['dealer'] = p.dealer;
  if (p.turn !== NOBODY && !p.snappy) {
    facts['turn'] = p.turn;
    facts['passes'] = p.passes;
  }
  if (p.phase === WINDOW || p.phase === GIVE) {
    facts['window'] = { by: p.layer, card: sammy.ids[p.card], top: sammy.ids[p.top] };
  }
  if (p.phase === WINDOW) facts['called'] = seatsOf(p.called);
  if (p.phase === GIVE) facts['caller'] = p.caller;
  if (p.winner !== NOBODY) facts['winner'] = p.winner;
  return facts;
}

export function prompt(v: View): string {
  const mine = v.seat !== null && v.actors.includes(v.seat);
  switch (v.phase) {
    case 'play':
      return mine ? promptPlay(v) : 'Wait for your turn.';
    case 'window':
      return mine
        ? `${laidIn(v)}: call it if it is wrong, or let it stand.`
        : `${laidIn(v)}: it may still be called.`;
    case 'give':
      return mine ? `Give a card of your hand to ${takerIn(v)}.` : 'Wait until the card is given.';
    case 'discard':
      return mine ? promptDiscard(v) : 'The hand is blocked: the others throw cards away in turn.';
    case 'over':
      return 'The match is over.';
    default:
      return 'The cards are about to be dealt.';
  }
}

function promptPlay(v: View): string {
  const snappy = v.actors.includes('clock');
  if (snappy)
    return v.legal.length > 0 ? 'Lay a card whenever you like.' : 'You have nothing to lay just now.';
  if (!v.legal.includes('pass')) return 'Your turn: lay a card.';
  if (v.legal.length === 1) return 'Your turn: you have nothing to lay and must pass.';
  return 'Your turn: lay a card, or pass.';
}

function laidIn(v: View): string {
  const { card, top } = v.facts['window'] as { card: string; top: string };
  return `${nameOf(card)} was laid ${top === 'KS' ? 'at' : 'on'} ${nameOf(top)}`;
}

/** The player called pays for a false call, the caller for a right one. */
function takerIn(v: View): string {
  const { by } = v.facts['window'] as { by: number };
  return v.seat === by ? 'the player who called you' : 'the player you called';
}

function promptDiscard(v: View): string {
  const quota = v.places[`hand:${v.facts['winner'] as number}`].length;
  const left = quota - v.places[`discards:${v.seat!}`].length;
  return `Blocked: throw away ${left === 1 ? 'one more card' : `${left} more cards`}.`;
}

function nameOf(id: string): string {
  return sammy.say(sammy.find(id)!);
}
