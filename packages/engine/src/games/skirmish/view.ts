// What a seat of Skirmish may know, and what it is told: the scene, the prompt, refusals.

import type { Actor, Json, Scene, View } from '../../game.ts';
import { cardsIn } from '../../mechanics/card-sets.ts';
import { type Card, makeCards } from '../../pack.ts';
import { skirmish as pack } from '../../packs/skirmish.ts';
import {
  branchOf,
  handSize,
  NOBODY,
  NURSES,
  POWER,
  pileOf,
  SEATS,
  type Skirmish,
  sideOf,
} from './position.ts';

const PHASES = ['cut', 'shuffle', 'play', 'over'];

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

function factsOf(p: Skirmish): Record<string, Json> {
  const facts: Record<string, Json> = {};
  if (p.dealer !== NOBODY) facts.dealer = p.dealer;
  if (p.leader !== NOBODY) facts.leader = p.leader;
  const navyTricks = p.takers.filter((taker) => sideOf(taker) === 1).length;
  facts.tricks = [p.takers.length - navyTricks, navyTricks];
  facts.set = p.set.slice();
  facts.snatched = trickOf(p)
    .filter((card) => NURSES.includes(card) && p.keepers[branchOf(card)] !== NOBODY)
    .map((nurse) => ({ nurse: pack.ids[nurse], by: p.keepers[branchOf(nurse)] }));
  return facts;
}

export function prompt(v: View): string {
  if (v.phase === 'over') return 'The match is over.';
  if (v.phase !== 'play') return 'The cards are about to be dealt.';
  if (v.seat === null || !v.actors.includes(v.seat)) return 'Wait for the others.';
  const trick = v.places.trick!.map((id) => pack.find(id!)!);
  if (trick.length === 0) return 'Your turn: lead any card.';
  const holder = trick.reduce((best, card) => (POWER[card] > POWER[best] ? card : best));
  return `Your turn: play any card; ${pack.say(holder)} holds the trick.`;
}

export function refuse(_p: Skirmish, _seat: Actor, action: string): string {
  const [, ...ids] = action.split(' ');
  const card = pack.find(ids[0] ?? '');
  if (ids.length !== 1 || card === undefined) return 'Play exactly one card of your hand (SKI-7).';
  return `You do not hold ${pack.say(card)}; play a card of your hand (SKI-7).`;
}
