// The course of Flag: who acts, what is legal, and what an action does.

import { type Actor, type Actors, BY_CHANCE, type Draw, type Move } from '../../game.ts';
import type { Card } from '../../pack.ts';
import {
  DECK,
  type Flag,
  flagInHand,
  OVER,
  orderOf,
  PLAY,
  SHUFFLE,
  STACKS,
  stackOf,
  suitOf,
  UNCLE_SAM,
  UNKNOWN,
} from './position.ts';

// Moves: a card goes to the flag row (the card itself) or to a stack (64 for stack 1, 128 for stack 2, …, and the
// card); the rest stand beyond.
export const CARD_BITS = 6;
export const DEAL = 1000;
export const TURN = 1001;
export const STOP = 1002;

// What `legal` reads again and again: a constant that is not shared with other files is compiled in.
const LAID = STACKS;
const SPACE: Card = UNKNOWN;
const ORDER = orderOf;
const SUIT = suitOf;

export function actors(p: Flag): Actors {
  return p.phase === PLAY ? 1 : p.phase === SHUFFLE ? BY_CHANCE : 0;
}

export function draw(): Draw {
  return { verb: 'shuffle', from: DECK, count: DECK.length, opens: true };
}

/** FLG-1 to FLG-3: rows of four, three, two and one, the first card of each face up. */
export function deal(p: Flag, cards: readonly Card[]): void {
  let dealt = 0;
  for (let row = 0; row < STACKS; row++) {
    for (let stack = row; stack < STACKS; stack++) p.stacks[stack].push(cards[dealt++]);
    p.faceDown[row] = row;
  }
  p.hand = cards.slice(dealt).reverse();
  p.phase = PLAY;
  lookForEnd(p);
}

export function legal(p: Flag, _seat: Actor, moves: Move[]): number {
  let n = listPlays(p, moves);
  if (p.hand.length > 0) moves[n++] = DEAL;
  if (mayTurn(p)) moves[n++] = TURN;
  moves[n++] = STOP;
  return n;
}

/** The tops of the stacks while plays are listed; SPACE where none lies. */
const tops: Card[] = [SPACE, SPACE, SPACE, SPACE];

/** FLG-11: every `flag` and `move`. */
function listPlays(p: Flag, moves: Move[]): number {
  const wanted = flagInHand(p);
  let n = 0;
  for (let stack = 0; stack < LAID; stack++) {
    const cards = p.stacks[stack];
    const top = cards.length > 0 ? cards[cards.length - 1] : SPACE;
    tops[stack] = top;
    if (top !== SPACE && ORDER[top] === wanted) moves[n++] = top;
  }
  for (let stack = 0; stack < LAID; stack++) {
    if (tops[stack] === SPACE) continue;
    const down = p.faceDown[stack];
    n = listTargets(p.stacks[stack][down], stack, down > 0, moves, n);
  }
  if (p.waste.length > 0) {
    const top = p.waste[p.waste.length - 1];
    if (ORDER[top] === wanted) moves[n++] = top;
    n = listTargets(top, LAID, true, moves, n);
  }
  return n;
}

/** FLG-7, FLG-8: the stacks to which a foot or the waste's top may go; a space only where that changes something. */
function listTargets(card: Card, from: number, toSpace: boolean, moves: Move[], n: number): number {
  const order = ORDER[card];
  const intoSpace = toSpace && order === UNCLE_SAM;
  let length = n;
  for (let stack = 0; stack < LAID; stack++) {
    if (stack === from) continue;
    const top = tops[stack];
    if (top === SPACE ? intoSpace : ORDER[top] === order + 1 && SUIT[top] !== SUIT[card]) {
      moves[length++] = ((stack + 1) << CARD_BITS) | card;
    }
  }
  return length;
}

/** FLG-10, FLG-12: not after two passes without a play. */
function mayTurn(p: Flag): boolean {
  return p.hand.length === 0 && p.waste.length > 0 && (p.playsThisPass > 0 || p.playsLastPass !== 0);
}

export function apply(p: Flag, _actor: Actor, move: Move): void {
  if (move === STOP) {
    p.phase = OVER;
    return;
  }
  if (move === DEAL) dealTwo(p);
  else if (move === TURN) turnOver(p);
  else {
    playCard(p, move & 63, move >> CARD_BITS);
    p.playsThisPass++;
  }
  lookForEnd(p);
}

function dealTwo(p: Flag): void {
  p.waste.push(p.hand.pop()!);
  if (p.hand.length > 0) p.waste.push(p.hand.pop()!);
}

function turnOver(p: Flag): void {
  p.hand = p.waste.reverse();
  p.waste = [];
  p.pass++;
  p.playsLastPass = p.playsThisPass;
  p.playsThisPass = 0;
  p.possibleThisPass = false;
}

/** Plays a card to the flag row (0) or to a stack from 1, from wherever it lies. */
function playCard(p: Flag, card: Card, target: number): void {
  const to = target === 0 ? p.flags : p.stacks[target - 1];
  if (p.waste[p.waste.length - 1] === card) {
    to.push(p.waste.pop()!);
    return;
  }
  const from = stackOf(p, card, target === 0);
  const cards = p.stacks[from];
  const run = target === 0 ? cards.length - 1 : p.faceDown[from];
  for (let i = run; i < cards.length; i++) to.push(cards[i]);
  cards.length = run;
  // FLG-4: a stack whose run is gone turns up its uppermost card.
  if (run === p.faceDown[from] && run > 0) p.faceDown[from]--;
}

const found: Move[] = [];

/** FLG-14, FLG-15; notes on the way whether a play is possible. */
function lookForEnd(p: Flag): void {
  if (listPlays(p, found) > 0) {
    p.possibleThisPass = true;
    return;
  }
  const stuck = p.hand.length === 0 && (p.waste.length === 0 || !p.possibleThisPass || !mayTurn(p));
  if (stuck || p.flags.length === DECK.length) p.phase = OVER;
}
