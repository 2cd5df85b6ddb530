// A deal of Skirmish as the exact solver sees it: any card goes, points of enemy cards, spies, the whole game.

import { cardsIn } from '../../mechanics/card-sets.ts';
import type { Card } from '../../pack.ts';
import type { Tricks } from '../../tricks.ts';
import { WHOLE_GAME } from './advice.ts';
import { play } from './play.ts';
import {
  clone,
  DECK,
  isEnemy,
  NOBODY,
  NURSES,
  PLAY,
  POINTS,
  POWER,
  SEATS,
  type Skirmish,
  SPY,
  sideOf,
} from './position.ts';

const SIDES = [0, 1, 0, 1];
const SPIES: readonly Card[] = DECK.filter((card) => SPY[card] !== 0);
/** SKI-11: the most a side is set for one Nurse. */
const HIGHEST_SET = 2000;

export function tricks(p: Skirmish): Tricks | undefined {
  if (p.phase !== PLAY) return undefined;
  const before = standingInHand(p);
  return {
    hands: Array.from({ length: SEATS }, (_, seat) => cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1])),
    sides: SIDES,
    leader: p.leader,
    trick: p.played.slice(SEATS * p.takers.length),
    // SKI-7
    follows: () => false,
    // SKI-8
    strength: (_, card) => POWER[card],
    each: [0, 0],
    // SKI-17
    worth: (card, hand, side) => (isEnemy(p, card, hand, side) ? POINTS[card] : 0),
    unusual: { lists: [NURSES, SPIES], settle: settler(p), swing: HIGHEST_SET },
    ...sweepOf(p),
    pays: (gained) => before + gained,
    unit: 'points',
    // SKI-5: the second deal is not looked at before it is dealt.
    partial: p.stock.length > 0,
  };
}

/** The lead of the Army in this hand, without the trick in play. */
function standingInHand(p: Skirmish): number {
  const inTrick = p.played.length % SEATS;
  if (inTrick === 0) return p.captured[0] - p.set[0] - p.captured[1] + p.set[1];
  // Sets of the trick in play are part of what is still to come; the rest of the trick counts with its last card.
  const [set0, set1] = setsInTrick(p);
  return p.captured[0] - p.set[0] + set0 - p.captured[1] + p.set[1] - set1;
}

/** What each side has been set in the trick in play. */
function setsInTrick(p: Skirmish): readonly number[] {
  const cards = p.played.slice(SEATS * p.takers.length);
  return playOut(p, p.leader, cards).set;
}

/** What whole tricks with Nurses and spies bring, by the rules themselves. */
function settler(p: Skirmish): (leader: number, cards: readonly Card[]) => { gain: number; keeps: number } {
  const known = new Map<number, { gain: number; keeps: number }>();
  return (leader, cards) => {
    let key = leader;
    for (const card of cards) key = key * DECK.length + card;
    const old = known.get(key);
    if (old) return old;
    const { captured, set, keepers, takers } = playOut(p, leader, cards);
    const gain = captured[0] - set[0] - captured[1] + set[1];
    let keeps = 1 << sideOf(takers[0]);
    for (const keeper of keepers) if (keeper !== NOBODY) keeps &= 1 << sideOf(keeper);
    const settled = { gain, keeps };
    known.set(key, settled);
    return settled;
  };
}

/** The cards of one trick played on an empty table. */
function playOut(p: Skirmish, leader: number, cards: readonly Card[]): Skirmish {
  const table = clone(p);
  table.stock = [];
  table.played = [];
  table.takers = [];
  table.keepers.fill(NOBODY);
  table.captured.fill(0);
  table.set.fill(0);
  table.taker = NOBODY;
  table.withHolder = 0;
  table.withFifty = 0;
  table.leader = leader;
  for (const [place, card] of cards.entries()) play(table, (leader + place) & 3, card);
  return table;
}

/** SKI-19: what everything from here on would bring the side that has everything so far. */
function sweepOf(p: Skirmish): { sweep?: readonly [number, number] } {
  if (p.stock.length > 0) return {};
  let sides = 0b11;
  for (const taker of p.takers) sides &= 1 << sideOf(taker);
  const inTrick = new Set(p.played.slice(SEATS * p.takers.length));
  for (const [branch, keeper] of p.keepers.entries()) {
    if (keeper !== NOBODY && !inTrick.has(NURSES[branch])) sides &= 1 << sideOf(keeper);
  }
  if (sides === 0) return {};
  return { sweep: [sides & 1 ? WHOLE_GAME : 0, sides & 2 ? WHOLE_GAME : 0] };
}
