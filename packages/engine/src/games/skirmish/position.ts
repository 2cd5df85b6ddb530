// A position of Skirmish, and what the printed cards mean in play: branch, power, points, spies, Nurses.

import type { Sheet } from '../../mechanics/sheet.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { skirmish as pack } from '../../packs/skirmish.ts';

export const NOBODY = -1;
export const SEATS = 4;
export const SIDES: readonly string[] = ['Army', 'Navy'];

/** Tricks of each of the two deals, and of a hand. */
export const DEAL_TRICKS = 6;
export const HAND_TRICKS = 12;

export const DECK: readonly Card[] = pack.cards.map((_, card) => card);
export const ARMY: readonly Card[] = DECK.slice(0, 24);
export const NAVY: readonly Card[] = DECK.slice(24);
/** All cards of a branch as a word of a card set. */
export const WHOLE_BRANCH = 0xffffff;

/** The Nurse of each branch. */
export const NURSES: readonly Card[] = [23, 47];
export const POWER: readonly number[] = pack.cards.map((card) => card.power);
export const POINTS: readonly number[] = pack.cards.map((card) => card.points);
/** The power of a card that is a Scout Spy, 0 for every other. */
export const SPY: readonly number[] = pack.cards.map((card) => (card.spy ? card.power : 0));
/** The weakest officer; ordinary cards have less, a Nurse less than nothing. */
export const OFFICER = 200;

export const CUT = 0;
export const SHUFFLE = 1;
export const PLAY = 2;
export const OVER = 3;

/** A scored hand: for each side what it captured and what it was set; the side that won the whole game, or NOBODY. */
export interface HandScore {
  readonly captured: readonly number[];
  readonly set: readonly number[];
  readonly whole: number;
}

export class Skirmish {
  /** Each side is dealt its own branch (SKI-4). */
  sides: boolean;
  /** The score that ends the match; 0: one hand. */
  limit: number;
  /** Captured are the cards the other side played, not those of the other branch (SKI-17). */
  byHand: boolean;
  /** A spy takes only a Nurse that was captured (SKI-13). */
  rescuesOnly: boolean;
  phase: number = CUT;
  dealer: number = NOBODY;
  /** Who led to the trick in play, or is to lead. */
  leader: number = NOBODY;
  turn: number = NOBODY;
  /** For each seat its Army cards and its Navy cards, a bit each. */
  hands: number[] = [0, 0, 0, 0, 0, 0, 0, 0];
  /** Between the two shuffles of `sides` the Navy's; never changed in place. */
  navy: readonly Card[] = [];
  /** The 24 cards of the second deal, in the order dealt around the table; never changed in place. */
  stock: readonly Card[] = [];
  /** All cards played in this hand, in order, and the taker of each whole trick. */
  played: number[] = [];
  takers: number[] = [];
  /** The trick in play: its holder's card and seat. */
  best: Card = 0;
  taker: number = NOBODY;
  /** The Nurses in the trick, a bit for each branch: those with the holder, those that a 50 has taken away. */
  withHolder = 0;
  withFifty = 0;
  /** For the Nurse of each branch the seat whose spy took her away in this hand and kept her. */
  keepers: number[] = [NOBODY, NOBODY];
  /** For each side what it has captured and been set in this hand, and its score without them. */
  captured: number[] = [0, 0];
  set: number[] = [0, 0];
  scores: number[] = [0, 0];
  sheet: Sheet<HandScore> = undefined;

  constructor(sides: boolean, limit: number, byHand: boolean, rescuesOnly: boolean) {
    this.sides = sides;
    this.limit = limit;
    this.byHand = byHand;
    this.rescuesOnly = rescuesOnly;
  }
}

export function start(rules: Rules): Skirmish {
  return new Skirmish(
    rules.form === 'sides',
    Number(rules.limit),
    rules.captured === 'hand',
    rules.spyNurse === 'captured',
  );
}

export function clone(p: Skirmish): Skirmish {
  const q = new Skirmish(p.sides, p.limit, p.byHand, p.rescuesOnly);
  q.phase = p.phase;
  q.dealer = p.dealer;
  q.leader = p.leader;
  q.turn = p.turn;
  q.hands = p.hands.slice();
  q.navy = p.navy;
  q.stock = p.stock;
  q.played = p.played.slice();
  q.takers = p.takers.slice();
  q.best = p.best;
  q.taker = p.taker;
  q.withHolder = p.withHolder;
  q.withFifty = p.withFifty;
  q.keepers = p.keepers.slice();
  q.captured = p.captured.slice();
  q.set = p.set.slice();
  q.scores = p.scores.slice();
  q.sheet = p.sheet;
  return q;
}

/** SKI-1: seats 0 and 2 are the Army, 1 and 3 the Navy. */
export function sideOf(seat: number): number {
  return seat & 1;
}

/** 0 for the Army, 1 for the Navy: the side whose branch it is. */
export function branchOf(card: Card): number {
  return card < ARMY.length ? 0 : 1;
}

/** Who played the card at this place in the trick in play. */
export function playerAt(p: Skirmish, place: number): number {
  return (p.leader + place) & 3;
}

/** SKI-17: whether a card that this seat played counts as captured in the pile of a side. */
export function isEnemy(p: Skirmish, card: Card, player: number, side: number): boolean {
  return (p.byHand ? sideOf(player) : branchOf(card)) !== side;
}

/** The side whose pile a card goes to when this seat takes its trick (SKI-9, SKI-14). */
export function pileOf(p: Skirmish, card: Card, taker: number): number {
  if (POINTS[card] === 1000) {
    const keeper = p.keepers[branchOf(card)];
    if (keeper !== NOBODY) return sideOf(keeper);
  }
  return sideOf(taker);
}

/** Cards in a hand, from what is public: what was dealt less what was played. */
export function handSize(p: Skirmish, seat: number): number {
  if (p.phase !== PLAY) return 0;
  const inTrick = p.played.length - SEATS * p.takers.length;
  const hasPlayed = ((seat - p.leader) & 3) < inTrick;
  return DEAL_TRICKS - (p.takers.length % DEAL_TRICKS) - (hasPlayed ? 1 : 0);
}
