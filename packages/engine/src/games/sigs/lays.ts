// Sets that can be laid from a hand (SIG-20 to SIG-24): all of them as moves, and whether there is one with a
// certain card in it (SIG-14), which the draw asks of every buried card and so is answered without listing.

import type { Move } from '../../game.ts';
import type { Card } from '../../pack.ts';
import {
  ALL_RANKS,
  AUXILIARY_COUNT,
  bitOf,
  CIC,
  CIC_BIT,
  down,
  EXTRA,
  isAuxiliary,
  RANK_1,
  RANK_18,
  RANK_19,
  RANKS,
  SUBSETS,
  SUITS,
  up,
  wordOf,
} from './cards.ts';
import { layKind, layRun } from './moves.ts';

/** Four words of which a set must have a card: any set at all will do. */
export const ANY_SET: readonly number[] = [ALL_RANKS, ALL_RANKS, ALL_RANKS, 31];

/**
 * Writes the sets that can be laid with at most `most` cards from the hand at `at`, with at least one of the cards
 * `need` in them, into `moves` from index `n`; returns the new length.
 */
export function listLays(
  hands: readonly number[],
  at: number,
  most: number,
  need: readonly number[],
  moves: Move[],
  n: number,
): number {
  if (most < 3) return n;
  let length = n;
  for (let suit = 0; suit < SUITS; suit++) {
    const held = hands[at + suit];
    if (held !== 0) length = listRuns(suit, held, hands[at + EXTRA], most, need, moves, length);
  }
  return listKinds(hands, at, most, need, moves, length);
}

function listRuns(
  suit: number,
  held: number,
  extra: number,
  most: number,
  need: readonly number[],
  moves: Move[],
  n: number,
): number {
  const wilds = extra >> 1;
  const spare = AUXILIARY_COUNT[wilds];
  const cic = extra & CIC_BIT;
  if (spare === 0) {
    const pairs = held & up(held);
    const underCic = cic ? pairs & (RANK_19 | RANK_1) : 0;
    if ((pairs & up(pairs)) === 0 && underCic === 0) return n;
  }
  let length = n;
  for (let from = 0; from < RANKS; from++) {
    let gaps = 0;
    let filled = 0;
    // SIG-20: no rank twice; a run of all of them is written from 1.
    const longest = Math.min(most, from === 0 ? RANKS : RANKS - 1);
    for (let ranks = 1; ranks <= longest; ranks++) {
      const rank = from + ranks - 1;
      const bit = 1 << (rank < RANKS ? rank : rank - RANKS);
      // SIG-24: every rank that is held is filled by that card.
      if (held & bit) filled |= bit;
      else if (++gaps > spare) break;
      // SIG-23: at least one rank card.
      if (ranks < 2 || filled === 0) continue;
      const met = (filled & need[suit]) !== 0 ? -1 : need[EXTRA] >> 1;
      if (ranks >= 3) length = pushRuns(suit, from, ranks, 0, wilds, gaps, met, moves, length);
      // SIG-21: the CIC above the 19.
      if (cic && rank >= RANKS - 1 && ranks < most) {
        const metByCic = need[EXTRA] & CIC_BIT ? -1 : met;
        length = pushRuns(suit, from, ranks, 1, wilds, gaps, metByCic, moves, length);
      }
    }
  }
  return length;
}

/** The run with every choice of auxiliaries for its gaps; `met` is -1, or the auxiliaries of which one is needed. */
function pushRuns(
  suit: number,
  from: number,
  ranks: number,
  cic: number,
  wilds: number,
  gaps: number,
  met: number,
  moves: Move[],
  n: number,
): number {
  if (gaps === 0) {
    if (met !== -1) return n;
    moves[n] = layRun(suit, from, ranks, 0, cic);
    return n + 1;
  }
  let length = n;
  const subsets = SUBSETS[wilds][gaps];
  for (let i = 0; i < subsets.length; i++) {
    if (met === -1 || (met & subsets[i]) !== 0) {
      moves[length++] = layRun(suit, from, ranks, subsets[i], cic);
    }
  }
  return length;
}

function listKinds(
  hands: readonly number[],
  at: number,
  most: number,
  need: readonly number[],
  moves: Move[],
  n: number,
): number {
  const army = hands[at];
  const navy = hands[at + 1];
  const marines = hands[at + 2];
  const wilds = hands[at + EXTRA] >> 1;
  const spare = AUXILIARY_COUNT[wilds];
  const three = army & navy & marines;
  const two = ((army & navy) | (army & marines) | (navy & marines)) & ~three;
  const one = (army | navy | marines) & ~three & ~two;
  const needed = (army & need[0]) | (navy & need[1]) | (marines & need[2]);
  const needWilds = need[EXTRA] >> 1;
  let length = n;
  // SIG-22, SIG-24: all cards held of a number go into the kind; a set of three has one auxiliary more at most.
  for (let cards = 3 - Math.min(spare, 2); cards <= 3; cards++) {
    for (let rest = cards === 3 ? three : cards === 2 ? two : one; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const rank = 31 - Math.clz32(bit);
      const met = (needed & bit) !== 0 ? -1 : needWilds;
      for (let gaps = 3 - cards; gaps <= 4 - cards && gaps <= spare && cards + gaps <= most; gaps++) {
        length = pushKinds(rank, wilds, gaps, met, moves, length);
      }
    }
  }
  return length;
}

function pushKinds(rank: number, wilds: number, gaps: number, met: number, moves: Move[], n: number): number {
  let length = n;
  const subsets = SUBSETS[wilds][gaps];
  for (let i = 0; i < subsets.length; i++) {
    if (met === -1 || (met & subsets[i]) !== 0) moves[length++] = layKind(rank, subsets[i]);
  }
  return length;
}

/** Whether a hand of `size` cards (four words) can lay a set with `card`, which is one of them, and keep a card. */
export function canLayWith(hand: readonly number[], size: number, card: Card): boolean {
  if (size < 4) return false;
  if (card === CIC) return canLayCic(hand, size);
  return isAuxiliary(card) ? canLayAuxiliary(hand, size) : canLayRank(hand, card);
}

/** If there is a set with a rank card, there is one of three cards. */
function canLayRank(hand: readonly number[], card: Card): boolean {
  const spare = AUXILIARY_COUNT[hand[EXTRA] >> 1];
  if (spare >= 2) return true;
  const bit = bitOf(card);
  const equals = (hand[0] & bit ? 1 : 0) + (hand[1] & bit ? 1 : 0) + (hand[2] & bit ? 1 : 0);
  if (equals + spare >= 3) return true;
  const held = hand[wordOf(card)];
  const above = up(bit);
  const below = down(bit);
  const cic = (hand[EXTRA] & CIC_BIT) !== 0;
  if (spare === 1) {
    const near = above | below | up(above) | down(below);
    return (held & near) !== 0 || (cic && (bit & (RANK_18 | RANK_19 | RANK_1)) !== 0);
  }
  if ((held & below) !== 0 && (held & (above | down(below))) !== 0) return true;
  if ((held & above) !== 0 && (held & up(above)) !== 0) return true;
  if (!cic) return false;
  if (bit === RANK_19) return (held & (RANK_18 | RANK_1)) !== 0;
  return (bit & (RANK_18 | RANK_1)) !== 0 && (held & RANK_19) !== 0;
}

/** SIG-21: the 19 and a neighbour, or auxiliaries from the 19 to the nearest rank card. */
function canLayCic(hand: readonly number[], size: number): boolean {
  const spare = AUXILIARY_COUNT[hand[EXTRA] >> 1];
  for (let suit = 0; suit < SUITS; suit++) {
    const held = hand[suit];
    if (held & RANK_19) {
      if (spare > 0 || held & (RANK_18 | RANK_1)) return true;
      continue;
    }
    let ends = RANK_18 | RANK_1;
    for (let gaps = 1; gaps <= spare && gaps + 3 <= size; gaps++) {
      if (held & ends) return true;
      ends |= down(ends) | up(ends);
    }
  }
  return false;
}

/** An auxiliary needs a gap to fill. */
function canLayAuxiliary(hand: readonly number[], size: number): boolean {
  const [army, navy, marines, extra] = hand;
  if (AUXILIARY_COUNT[extra >> 1] >= 2) return (army | navy | marines) !== 0;
  const three = army & navy & marines;
  if (three !== 0 && size >= 5) return true;
  if (((army & navy) | (army & marines) | (navy & marines)) & ~three) return true;
  for (let suit = 0; suit < SUITS; suit++) {
    const held = hand[suit];
    if (held !== ALL_RANKS && held & (up(held) | up(up(held)))) return true;
    const top = held & (RANK_18 | RANK_19 | RANK_1);
    if (extra & CIC_BIT && top !== 0 && top !== (RANK_18 | RANK_19 | RANK_1)) return true;
  }
  return false;
}
