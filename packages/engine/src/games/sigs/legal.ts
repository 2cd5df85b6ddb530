// The legal moves of a seat, phase by phase.

import { type Actor, type Actors, BY_CHANCE, BY_CLOCK, type Move } from '../../game.ts';
import type { Card } from '../../pack.ts';
import {
  AUXILIARIES,
  bitOf,
  CIC,
  CIC_BIT,
  cardAt,
  EXTRA,
  FIRST_AUXILIARY,
  isAuxiliary,
  RANKS,
  SUITS,
  WORDS,
  wordOf,
} from './cards.ts';
import { ANY_SET, canLayWith, listLays } from './lays.ts';
import {
  addTo,
  DISCARD,
  DRAW_ACTIVE,
  DRAW_BURIED,
  DRAW_RESERVE,
  GIVE_CARD,
  haltOn,
  swapFor,
  withCard,
} from './moves.ts';
import { DRAW, GIVE, isOpenTo, NO_CARD, NONE_TAKEN, OVER, PLAY, type Sigs, WINDOW } from './position.ts';
import {
  fits,
  highEnd,
  KIND,
  lowEnd,
  ownerOf,
  rankOf,
  SET,
  suitOf,
  takesMore,
  wantsCic,
  wantsFourth,
  wildRank,
} from './sets.ts';

export function actors(p: Sigs): Actors {
  switch (p.phase) {
    case DRAW:
    case PLAY:
      return 1 << p.turn;
    case WINDOW:
      return BY_CLOCK | p.agreed.opponents[p.turn];
    case GIVE:
      return 1 << p.caller;
    case OVER:
      return 0;
    default:
      return BY_CHANCE;
  }
}

export function legal(p: Sigs, seat: Actor, moves: Move[]): number {
  switch (p.phase) {
    case DRAW:
      return listDraws(p, seat, moves);
    case PLAY:
      return listPlays(p, seat, moves);
    case WINDOW:
      return listCalls(p, seat, moves);
    default:
      return listCards(p, seat, GIVE_CARD, NO_CARD, moves, 0);
  }
}

function listDraws(p: Sigs, seat: number, moves: Move[]): number {
  let n = 0;
  if (p.left > 0) moves[n++] = DRAW_RESERVE;
  if (p.active.length > 0) moves[n++] = DRAW_ACTIVE;
  return p.active.length > 1 ? listBuried(p, seat, moves, n) : n;
}

/** The hand with the cards taken, and the cards that the table takes whatever is in that hand. */
const trial: number[] = [0, 0, 0, 0];
const wanted: number[] = [0, 0, 0, 0];

/** SIG-14: buried cards that could go into a set at once, with all the cards above them in the hand. */
function listBuried(p: Sigs, seat: number, moves: Move[], n: number): number {
  findWanted(p, seat);
  for (let word = 0; word < WORDS; word++) trial[word] = p.hands[WORDS * seat + word];
  let size = p.counts[seat];
  let length = n;
  for (let i = p.active.length - 1; i >= 0; i--) {
    const card = p.active[i];
    const word = wordOf(card);
    const bit = bitOf(card);
    trial[word] |= bit;
    size++;
    if (i === p.active.length - 1) continue;
    const usable =
      (wanted[word] & bit) !== 0 ||
      canLayWith(trial, size, card) ||
      (isAuxiliary(card) && canAddAuxiliary(p, seat, trial, 0));
    if (usable) moves[length++] = withCard(DRAW_BURIED, card);
  }
  return length;
}

/** Writes into `wanted` the rank cards, and the CIC, that can be added to or swapped into a set open to the seat. */
function findWanted(p: Sigs, seat: number): void {
  wanted.fill(0);
  for (let k = 0; k < p.sets.length; k += SET) {
    const head = p.sets[k];
    const mask = p.sets[k + 1];
    const wilds = p.sets[k + 2];
    if (!isOpenTo(p.agreed, seat, ownerOf(head))) continue;
    const suit = suitOf(head);
    if (suit === KIND) {
      if (wilds === 0 && !wantsFourth(mask, wilds)) continue;
      const bit = 1 << rankOf(head);
      for (let other = 0; other < SUITS; other++) wanted[other] |= bit;
      continue;
    }
    wanted[suit] |= lowEnd(mask) | highEnd(mask);
    if (wantsCic(head, mask)) wanted[EXTRA] |= CIC_BIT;
    for (let rest = wilds; rest !== 0; rest >>>= 5) if (rest & 31) wanted[suit] |= 1 << ((rest & 31) - 1);
  }
}

/** SIG-31, SIG-24: whether some open set takes an auxiliary from the hand of four words at `at`. */
function canAddAuxiliary(p: Sigs, seat: number, hand: readonly number[], at: number): boolean {
  for (let k = 0; k < p.sets.length; k += SET) {
    if (isOpenTo(p.agreed, seat, ownerOf(p.sets[k])) && endsForAuxiliary(p.sets, k, hand, at) !== 0) {
      return true;
    }
  }
  return false;
}

const LOW = 1;
const HIGH = 2;

/**
 * Where an auxiliary from the hand at `at` can be added to the set at `k`: LOW and HIGH ends of a run, as bits, or
 * HIGH alone for a kind and for the last rank of a circle; 0 for nowhere.
 */
function endsForAuxiliary(sets: readonly number[], k: number, hand: readonly number[], at: number): number {
  const suit = suitOf(sets[k]);
  const mask = sets[k + 1];
  if (suit === KIND) {
    const held = hand[at] | hand[at + 1] | hand[at + 2];
    return !(held & (1 << rankOf(sets[k]))) && wantsFourth(mask, sets[k + 2]) ? HIGH : 0;
  }
  const low = lowEnd(mask);
  const high = highEnd(mask);
  const held = hand[at + suit];
  const ends = low !== high && !(low & held) ? LOW : 0;
  return high !== 0 && !(high & held) ? ends | HIGH : ends;
}

const single: number[] = [0, 0, 0, 0];

function listPlays(p: Sigs, seat: number, moves: Move[]): number {
  const at = WORDS * seat;
  const most = p.counts[seat] - 1; // SIG-11
  let n = 0;
  if (p.must !== NO_CARD) {
    // SIG-14: the buried card goes into a set now.
    single.fill(0);
    single[wordOf(p.must)] = bitOf(p.must);
    n = listLays(p.hands, at, most, single, moves, n);
    return listOnTable(p, seat, single, 0, moves, n);
  }
  // SIG-15: one ordinary set, and any number with a card taken in a buried draw.
  const need = p.laid ? p.taken : ANY_SET;
  if (need !== NONE_TAKEN) n = listLays(p.hands, at, most, need, moves, n);
  if (p.sets.length > 0) n = listOnTable(p, seat, p.hands, at, moves, n);
  // SIG-16: not the card just taken from the Active pile, unless it is the last.
  return listCards(p, seat, DISCARD, most > 0 ? p.barred : NO_CARD, moves, n);
}

/** Adds and swaps with the cards of the four words `cards` at `from`, which are in the hand of the seat. */
function listOnTable(
  p: Sigs,
  seat: number,
  cards: readonly number[],
  from: number,
  moves: Move[],
  n: number,
): number {
  const mayAdd = p.counts[seat] > 1; // SIG-11
  let length = n;
  for (let k = 0, set = 0; k < p.sets.length; k += SET, set++) {
    if (!isOpenTo(p.agreed, seat, ownerOf(p.sets[k]))) continue;
    if (mayAdd) length = listAdds(p, seat, set, cards, from, moves, length);
    if (p.sets[k + 2] !== 0) length = listSwaps(p.sets, set, cards, from, moves, length);
  }
  return length;
}

function listAdds(
  p: Sigs,
  seat: number,
  set: number,
  cards: readonly number[],
  from: number,
  moves: Move[],
  n: number,
): number {
  const head = p.sets[SET * set];
  const mask = p.sets[SET * set + 1];
  const suit = suitOf(head);
  let length = n;
  if (suit !== KIND) {
    for (let rest = cards[from + suit] & (lowEnd(mask) | highEnd(mask)); rest !== 0; rest &= rest - 1) {
      moves[length++] = addTo(cardAt(suit, rest & -rest), set, 0);
    }
    if (cards[from + EXTRA] & CIC_BIT && wantsCic(head, mask)) moves[length++] = addTo(CIC, set, 0);
  } else if (wantsFourth(mask, p.sets[SET * set + 2])) {
    for (let other = 0; other < SUITS; other++) {
      if (cards[from + other] & (1 << rankOf(head))) {
        moves[length++] = addTo(other * RANKS + rankOf(head), set, 0);
      }
    }
  }
  const wilds = cards[from + EXTRA] >> 1;
  if (wilds === 0) return length;
  const ends = endsForAuxiliary(p.sets, SET * set, p.hands, WORDS * seat);
  if (ends === 0) return length;
  for (let i = 0; i < AUXILIARIES; i++) {
    if (!(wilds & (1 << i))) continue;
    if (ends & LOW) moves[length++] = addTo(FIRST_AUXILIARY + i, set, 0);
    if (ends & HIGH) moves[length++] = addTo(FIRST_AUXILIARY + i, set, 1);
  }
  return length;
}

/** SIG-32. */
function listSwaps(
  sets: readonly number[],
  set: number,
  cards: readonly number[],
  from: number,
  moves: Move[],
  n: number,
): number {
  const suit = suitOf(sets[SET * set]);
  const wilds = sets[SET * set + 2];
  let length = n;
  for (let i = 0; i < AUXILIARIES; i++) {
    const rank = wildRank(wilds, i);
    if (rank < 0) continue;
    for (let other = 0; other < SUITS; other++) {
      if ((suit === KIND || suit === other) && cards[from + other] & (1 << rank)) {
        moves[length++] = swapFor(other * RANKS + rank, i, set);
      }
    }
  }
  return length;
}

/** SIG-34: where a caller may put the card discarded; SIG-24 looks at his own hand. */
function listCalls(p: Sigs, seat: number, moves: Move[]): number {
  const card = p.active[p.active.length - 1];
  let n = 0;
  for (let k = 0, set = 0; k < p.sets.length; k += SET, set++) {
    if (!isOpenTo(p.agreed, p.turn, ownerOf(p.sets[k]))) continue;
    if (!isAuxiliary(card)) {
      if (fits(p.sets, set, card)) moves[n++] = haltOn(set, 0);
      continue;
    }
    const ends = endsForAuxiliary(p.sets, k, p.hands, WORDS * seat);
    if (ends & LOW) moves[n++] = haltOn(set, 0);
    if (ends & HIGH) moves[n++] = haltOn(set, 1);
  }
  return n;
}

/** SIG-34: whether any card discarded by `seat` could fit a set open to him. */
export function someSetTakes(p: Sigs, seat: number): boolean {
  for (let k = 0, set = 0; k < p.sets.length; k += SET, set++) {
    if (isOpenTo(p.agreed, seat, ownerOf(p.sets[k])) && takesMore(p.sets, set)) return true;
  }
  return false;
}

/** SIG-34: whether a card discarded by `seat` fits a set open to him, by the table alone. */
export function opensWindow(p: Sigs, seat: number, card: Card): boolean {
  for (let k = 0, set = 0; k < p.sets.length; k += SET, set++) {
    if (isOpenTo(p.agreed, seat, ownerOf(p.sets[k])) && fits(p.sets, set, card)) return true;
  }
  return false;
}

/** A move for each card of the hand but one. */
function listCards(p: Sigs, seat: number, deed: number, but: Card, moves: Move[], n: number): number {
  let length = n;
  for (let word = 0; word < WORDS; word++) {
    for (let rest = p.hands[WORDS * seat + word]; rest !== 0; rest &= rest - 1) {
      const card = cardAt(word, rest & -rest);
      if (card !== but) moves[length++] = withCard(deed, card);
    }
  }
  return length;
}
