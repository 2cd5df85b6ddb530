// The cut, the two shuffles of a hand, and the deal (ARM-1 to ARM-4).

import type { Draw } from '../../game.ts';
import type { Card } from '../../pack.ts';
import { armedForces as pack } from '../../packs/armed-forces.ts';
import { bitOf, intelCards, kineticCards, SERVICES, serviceOf, strengthOf } from './cards.ts';
import { type ArmedForces, CUT, NOBODY, PLAY, SHUFFLE_INTEL, SHUFFLE_KINETIC } from './position.ts';

const HAND_SIZE = 12;
export const ON_BOARD = 2;
export const ON_TOP = 5;
const WHOLE_PACK: readonly Card[] = pack.cards.map((_, card) => card);

export function draw(p: ArmedForces): Draw {
  if (p.phase === CUT) return { verb: 'cut', from: WHOLE_PACK, count: p.seats, opens: true };
  if (p.phase === SHUFFLE_INTEL)
    return { verb: 'shuffle', from: intelCards, count: intelCards.length, opens: true };
  return { verb: 'shuffle', from: kineticCards, count: kineticCards.length, opens: false };
}

export function deal(p: ArmedForces, cards: readonly Card[]): void {
  if (p.phase === CUT) cutForDeal(p, cards);
  else if (p.phase === SHUFFLE_INTEL) {
    openHand(p, cards.slice(0, ON_BOARD));
    p.topped = cards.slice(ON_BOARD, ON_BOARD + ON_TOP);
  } else dealHands(p, cards);
}

/** ARM-1: the highest card deals, and no two are equal. */
export function cutForDeal(p: ArmedForces, cards: readonly Card[]): void {
  const strengths = cards.map((card) => strengthOf[card]);
  p.dealer = strengths.indexOf(Math.max(...strengths));
  p.phase = SHUFFLE_INTEL;
}

/** ARM-2: the board lies, nothing is dealt yet. */
export function openHand(p: ArmedForces, board: Card[]): void {
  if (p.sheet) p.dealer = (p.dealer + 1) % p.seats;
  p.board = board;
  p.aside = intelCards.length - ON_BOARD - ON_TOP;
  p.leader = NOBODY;
  p.captured = [];
  p.lastTaker = NOBODY;
  p.lastFirst = [];
  p.lastSecond = [];
  p.penalties = new Array(p.seats).fill(0);
  p.suspects = [];
  p.returned = [];
  p.phase = SHUFFLE_KINETIC;
}

function dealHands(p: ArmedForces, kinetic: readonly Card[]): void {
  const dealing = [...p.topped, ...kinetic];
  for (let i = 0; i < HAND_SIZE * p.seats; i++) {
    const seat = (p.dealer + 1 + i) % p.seats;
    const card = dealing[i];
    p.hands[SERVICES * seat + serviceOf[card]] |= bitOf[card];
  }
  beginPlay(p);
}

/** The cards are dealt: the left of the dealer leads (ARM-5). */
export function beginPlay(p: ArmedForces): void {
  p.topped = [];
  p.counts.fill(HAND_SIZE);
  p.aside += ON_TOP + kineticCards.length - HAND_SIZE * p.seats;
  p.leader = (p.dealer + 1) % p.seats;
  p.turn = p.leader;
  p.phase = PLAY;
}

/** How many of the five intel cards on top of the dealing pack a seat is dealt (ARM-4). */
export function intelDealt(p: ArmedForces, seat: number): number {
  const place = (seat - p.dealer - 1 + p.seats) % p.seats;
  return Math.ceil((ON_TOP - place) / p.seats);
}
