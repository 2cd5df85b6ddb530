// Moves as numbers and as texts: four bits say what is done, the rest to which cards and sets. Which of its cards a
// set is laid with follows from the hand (SIG-24), so a move names the auxiliaries only.

import type { Move } from '../../game.ts';
import type { Card } from '../../pack.ts';
import { sigs } from '../../packs/sigs.ts';
import { AUXILIARIES, CIC, FIRST_AUXILIARY, isAuxiliary, RANKS, SUITS, WORDS, wordOf } from './cards.ts';
import type { Sigs } from './position.ts';
import { KIND, nameOfSet, SET, suitOf } from './sets.ts';

export const DRAW_RESERVE: Move = 1;
export const DRAW_ACTIVE: Move = 2;
export const DRAW_BURIED = 3;
export const LAY_RUN = 4;
export const LAY_KIND = 5;
export const ADD = 6;
export const SWAP = 7;
export const DISCARD = 8;
export const HALT = 9;
export const GIVE_CARD = 10;

/** What is done: one of the above. */
export function deedOf(move: Move): number {
  return move & 15;
}

/** `draw buried`, `discard` and `give`: a deed with one card. */
export function withCard(deed: number, card: Card): Move {
  return deed | (card << 4);
}

/** The card of a move of `withCard`, `add` or `swap`. */
export function cardOf(move: Move): Card {
  return (move >> 4) & 63;
}

/** `from` counts from 0; `wilds` has a bit for each auxiliary used. */
export function layRun(suit: number, from: number, length: number, wilds: number, cic: number): Move {
  return LAY_RUN | (suit << 4) | (from << 6) | (length << 11) | (wilds << 16) | (cic << 20);
}

export function suitOfRun(move: Move): number {
  return (move >> 4) & 3;
}

export function fromOfRun(move: Move): number {
  return (move >> 6) & 31;
}

export function lengthOfRun(move: Move): number {
  return (move >> 11) & 31;
}

/** The auxiliaries laid, a bit each, of a run or a kind. */
export function wildsOf(move: Move): number {
  return (move >> 16) & 15;
}

export function cicOfRun(move: Move): number {
  return (move >> 20) & 1;
}

export function layKind(rank: number, wilds: number): Move {
  return LAY_KIND | (rank << 4) | (wilds << 16);
}

export function rankOfKind(move: Move): number {
  return (move >> 4) & 31;
}

/** `high` has a meaning only for an auxiliary on a run. */
export function addTo(card: Card, set: number, high: number): Move {
  return ADD | (card << 4) | (set << 10) | (high << 15);
}

export function haltOn(set: number, high: number): Move {
  return HALT | (set << 10) | (high << 15);
}

/** The set of an `add`, a `swap` or a `halt`. */
export function setOf(move: Move): number {
  return (move >> 10) & 31;
}

/** The end of the run at which an auxiliary is added: 1 for the high one. */
export function endOf(move: Move): number {
  return (move >> 15) & 1;
}

export function swapFor(card: Card, auxiliary: number, set: number): Move {
  return SWAP | (card << 4) | (set << 10) | (auxiliary << 16);
}

/** The auxiliary taken by a swap, from 0. */
export function auxiliaryOf(move: Move): number {
  return (move >> 16) & 3;
}

/** The cards that a `lay` takes from the hand of `seat`, in the order of its text. */
export function cardsLaid(p: Sigs, seat: number, move: Move): Card[] {
  const cards: Card[] = [];
  const wilds = wildsIn(wildsOf(move));
  if (deedOf(move) === LAY_KIND) {
    const rank = rankOfKind(move);
    for (let suit = 0; suit < SUITS; suit++) {
      if (p.hands[WORDS * seat + suit] & (1 << rank)) cards.push(suit * RANKS + rank);
    }
    return cards.concat(wilds);
  }
  const suit = suitOfRun(move);
  for (let i = 0; i < lengthOfRun(move); i++) {
    const rank = (fromOfRun(move) + i) % RANKS;
    const held = p.hands[WORDS * seat + suit] & (1 << rank);
    cards.push(held ? suit * RANKS + rank : wilds.shift()!);
    if (rank === RANKS - 1 && cicOfRun(move)) cards.push(CIC);
  }
  return cards;
}

function wildsIn(wilds: number): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < AUXILIARIES; i++) if (wilds & (1 << i)) cards.push(FIRST_AUXILIARY + i);
  return cards;
}

export function text(p: Sigs, seat: number, move: Move): string {
  const id = sigs.ids[cardOf(move)];
  switch (deedOf(move)) {
    case DRAW_RESERVE:
      return 'draw reserve';
    case DRAW_ACTIVE:
      return 'draw active';
    case DRAW_BURIED:
      return `draw buried ${id}`;
    case LAY_RUN:
      return `lay run ${idsLaid(p, seat, move)}`;
    case LAY_KIND:
      return `lay kind ${idsLaid(p, seat, move)}`;
    case ADD:
      return `add ${id} ${placeText(p, move, cardOf(move))}`;
    case SWAP:
      return `swap ${id} ${sigs.ids[FIRST_AUXILIARY + auxiliaryOf(move)]} ${nameOfSet(setOf(move))}`;
    case DISCARD:
      return `discard ${id}`;
    case HALT:
      return `halt ${placeText(p, move, p.active[p.active.length - 1])}`;
    default:
      return `give ${id}`;
  }
}

function idsLaid(p: Sigs, seat: number, move: Move): string {
  return cardsLaid(p, seat, move)
    .map((card) => sigs.ids[card])
    .join(' ');
}

/** The set, and for an auxiliary on a run the end of it. */
function placeText(p: Sigs, move: Move, card: Card): string {
  const set = setOf(move);
  const name = nameOfSet(set);
  if (!isAuxiliary(card) || suitOf(p.sets[SET * set]) === KIND) return name;
  return endOf(move) ? `${name} high` : `${name} low`;
}

/** The move of an action's text, which is taken to be a legal one with no card hidden. */
export function parseMoveText(action: string): Move {
  const words = action.split(' ');
  const card = sigs.find(words[1])!;
  switch (words[0]) {
    case 'draw':
      if (words[1] === 'buried') return withCard(DRAW_BURIED, sigs.find(words[2])!);
      return words[1] === 'reserve' ? DRAW_RESERVE : DRAW_ACTIVE;
    case 'lay':
      return parseLay(
        words[1],
        words.slice(2).map((id) => sigs.find(id)!),
      );
    case 'add':
      return addTo(card, parseSet(words[2]), words[3] === 'high' ? 1 : 0);
    case 'swap':
      return swapFor(card, sigs.find(words[2])! - FIRST_AUXILIARY, parseSet(words[3]));
    case 'halt':
      return haltOn(parseSet(words[1]), words[2] === 'high' ? 1 : 0);
    case 'discard':
      return withCard(DISCARD, card);
    default:
      return withCard(GIVE_CARD, card);
  }
}

/** The cards that the action of this text takes from the hand. */
export function cardsFromHand(action: string): Card[] {
  const [verb, ...words] = action.split(' ');
  if (verb === 'lay') return words.slice(1).map((id) => sigs.find(id)!);
  return verb === 'draw' || verb === 'halt' ? [] : [sigs.find(words[0])!];
}

function parseSet(name: string): number {
  return Number(name.slice(1)) - 1;
}

function parseLay(form: string, cards: readonly Card[]): Move {
  let wilds = 0;
  for (const card of cards) if (isAuxiliary(card)) wilds |= 1 << (card - FIRST_AUXILIARY);
  const ladder = cards.filter((card) => card !== CIC);
  const place = ladder.findIndex((card) => !isAuxiliary(card));
  const ranked = ladder[place];
  if (form === 'kind') return layKind(ranked % RANKS, wilds);
  const from = ((ranked % RANKS) - place + RANKS) % RANKS;
  return layRun(wordOf(ranked), from, ladder.length, wilds, cards.length - ladder.length);
}
