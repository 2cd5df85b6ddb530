// The position of Flag: stacks, hand, waste and flag row, and what the printed cards mean in play.

import type { Card } from '../../pack.ts';
import { sammy, suits } from '../../packs/sammy.ts';

export const DECK: readonly Card[] = sammy.cards.map((_, card) => card);
export const STACKS = 4;
export const FLAGS = 14;
export const UNCLE_SAM = 14;
export const FLAG_SIZE = 4;
export const NO_PASS = -1;
/** A card that the player does not know, or that is not there. */
export const UNKNOWN: Card = -1;

export const orderOf: readonly number[] = sammy.cards.map(({ order }) => order);
export const suitOf: readonly number[] = sammy.cards.map(({ suit }) =>
  suits.findIndex(({ id }) => id === suit),
);

export const SHUFFLE = 0;
export const PLAY = 1;
export const OVER = 2;
export const PHASES: readonly string[] = ['shuffle', 'play', 'over'];

export class Flag {
  phase: number = SHUFFLE;
  /** The stacks from bottom to top, and how many cards of each lie face down. */
  stacks: Card[][] = [[], [], [], []];
  faceDown: number[] = [0, 0, 0, 0];
  /** From bottom to top: the last card of the hand is dealt next. */
  hand: Card[] = [];
  waste: Card[] = [];
  flags: Card[] = [];
  pass = 1;
  playsThisPass = 0;
  /** NO_PASS in the first pass. */
  playsLastPass: number = NO_PASS;
  possibleThisPass = false;
}

export function start(): Flag {
  return new Flag();
}

export function clone(p: Flag): Flag {
  const q = new Flag();
  q.phase = p.phase;
  q.stacks = [p.stacks[0].slice(), p.stacks[1].slice(), p.stacks[2].slice(), p.stacks[3].slice()];
  q.faceDown = p.faceDown.slice();
  q.hand = p.hand.slice();
  q.waste = p.waste.slice();
  q.flags = p.flags.slice();
  q.pass = p.pass;
  q.playsThisPass = p.playsThisPass;
  q.playsLastPass = p.playsLastPass;
  q.possibleThisPass = p.possibleThisPass;
  return q;
}

/** FLG-5: the order of the flag in hand; 15 when all are complete. */
export function flagInHand(p: Flag): number {
  return ((p.flags.length / FLAG_SIZE) | 0) + 1;
}

/** The stack with this card as its top, or as the foot of its run; -1 if there is none. */
export function stackOf(p: Flag, card: Card, asTop: boolean): number {
  for (let stack = 0; stack < STACKS; stack++) {
    const cards = p.stacks[stack];
    if (cards[asTop ? cards.length - 1 : p.faceDown[stack]] === card) return stack;
  }
  return -1;
}

export function complete(p: Flag): number {
  return (p.flags.length / FLAG_SIZE) | 0;
}
