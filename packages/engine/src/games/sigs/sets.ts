// The sets on the table, three numbers each: `head` (suit or kind, number, CIC, owner), `mask` (a run: the ranks in
// it, filled by cards or auxiliaries; a kind: the suits in it) and `wilds` (five bits for each auxiliary: the rank
// for which it stands, 1 to 19, or 0 if it is not in the set).

import type { Card } from '../../pack.ts';
import { suits } from '../../packs/sigs.ts';
import {
  ALL_RANKS,
  AUXILIARIES,
  bitOf,
  CIC,
  countBits,
  down,
  FIRST_AUXILIARY,
  isAuxiliary,
  RANK_19,
  RANKS,
  SUITS,
  up,
  wordOf,
} from './cards.ts';

/** Numbers that describe one set. */
export const SET = 3;
/** In place of a suit: equal ranks. */
export const KIND = 3;
const SUIT = 3;
const NUMBER_SHIFT = 2;
const CIC_IN = 1 << 7;
const OWNER_SHIFT = 8;

export function runHead(owner: number, suit: number, cic: boolean): number {
  return suit | (cic ? CIC_IN : 0) | (owner << OWNER_SHIFT);
}

/** `rank` counts from 0. */
export function kindHead(owner: number, rank: number): number {
  return KIND | (rank << NUMBER_SHIFT) | (owner << OWNER_SHIFT);
}

/** The suit of a run, or KIND. */
export function suitOf(head: number): number {
  return head & SUIT;
}

/** The rank of a kind, from 0. */
export function rankOf(head: number): number {
  return (head >> NUMBER_SHIFT) & 31;
}

export function ownerOf(head: number): number {
  return head >> OWNER_SHIFT;
}

export function hasCic(head: number): boolean {
  return (head & CIC_IN) !== 0;
}

export function withCic(head: number): number {
  return head | CIC_IN;
}

/** `rank` counts from 0, `auxiliary` too. */
export function wildAt(auxiliary: number, rank: number): number {
  return (rank + 1) << (5 * auxiliary);
}

/** The rank for which an auxiliary stands, from 0; -1 if it is not in the set. */
export function wildRank(wilds: number, auxiliary: number): number {
  return ((wilds >> (5 * auxiliary)) & 31) - 1;
}

/** SIG-31: the rank next below a run, as a bit; 0 when the circle is closed. */
export function lowEnd(run: number): number {
  return down(run) & ~run;
}

/** SIG-31: the rank next above a run, as a bit; 0 when the circle is closed. */
export function highEnd(run: number): number {
  return up(run) & ~run;
}

/** SIG-21: whether the CIC can be added. */
export function wantsCic(head: number, mask: number): boolean {
  return suitOf(head) !== KIND && (mask & RANK_19) !== 0 && !hasCic(head);
}

/** SIG-22: whether a kind has only three cards. */
export function wantsFourth(mask: number, wilds: number): boolean {
  let cards = countBits(mask);
  for (let rest = wilds; rest !== 0; rest >>>= 5) if (rest & 31) cards++;
  return cards === 3;
}

/** SIG-34: whether a card fits set number `k` by the table alone. */
export function fits(sets: readonly number[], k: number, card: Card): boolean {
  const head = sets[SET * k];
  const mask = sets[SET * k + 1];
  if (card === CIC) return wantsCic(head, mask);
  if (suitOf(head) === KIND) {
    if (!isAuxiliary(card) && card % RANKS !== rankOf(head)) return false;
    return wantsFourth(mask, sets[SET * k + 2]);
  }
  if (isAuxiliary(card)) return mask !== ALL_RANKS;
  return suitOf(head) === wordOf(card) && ((lowEnd(mask) | highEnd(mask)) & bitOf(card)) !== 0;
}

/** Whether any card could still be added to set number `k`. */
export function takesMore(sets: readonly number[], k: number): boolean {
  const head = sets[SET * k];
  const mask = sets[SET * k + 1];
  if (suitOf(head) === KIND) return wantsFourth(mask, sets[SET * k + 2]);
  return mask !== ALL_RANKS || !hasCic(head);
}

/** The lowest rank of a run, from 0; 0 for one of all 19 ranks. */
export function firstRank(run: number): number {
  return run === ALL_RANKS ? 0 : 31 - Math.clz32(run & ~up(run));
}

/** The cards of set number `k` as they lie: a run from its low end, the CIC after the 19; a kind in pack order. */
export function cardsOfSet(sets: readonly number[], k: number): Card[] {
  const head = sets[SET * k];
  const mask = sets[SET * k + 1];
  const wilds = sets[SET * k + 2];
  const cards: Card[] = [];
  if (suitOf(head) === KIND) {
    for (let suit = 0; suit < SUITS; suit++) {
      if (mask & (1 << suit)) cards.push(suit * RANKS + rankOf(head));
    }
    for (let i = 0; i < AUXILIARIES; i++) if (wildRank(wilds, i) >= 0) cards.push(FIRST_AUXILIARY + i);
    return cards;
  }
  const first = firstRank(mask);
  for (let i = 0; i < countBits(mask); i++) {
    const rank = (first + i) % RANKS;
    cards.push(wildFor(wilds, rank) ?? suitOf(head) * RANKS + rank);
    if (rank === RANKS - 1 && hasCic(head)) cards.push(CIC);
  }
  return cards;
}

/** The auxiliary that stands for a rank of a run. */
function wildFor(wilds: number, rank: number): Card | undefined {
  for (let i = 0; i < AUXILIARIES; i++) if (wildRank(wilds, i) === rank) return FIRST_AUXILIARY + i;
  return undefined;
}

/** Set number `k` as the facts of a view tell it. */
/** A set as views tell it; ranks count from 1. */
export type SetFact = { name: string; owner: number } & (
  | { kind: 'kind'; number: number }
  | { kind: 'run'; suit: string; from: number; cic: boolean }
);

export function factOfSet(sets: readonly number[], k: number): SetFact {
  const head = sets[SET * k];
  const name = nameOfSet(k);
  const owner = ownerOf(head);
  if (suitOf(head) === KIND) return { name, owner, kind: 'kind', number: rankOf(head) + 1 };
  const from = firstRank(sets[SET * k + 1]) + 1;
  return { name, owner, kind: 'run', suit: suits[suitOf(head)].letter, from, cic: hasCic(head) };
}

export function nameOfSet(k: number): string {
  return `s${k + 1}`;
}
