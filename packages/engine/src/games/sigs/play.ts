// Chance and moves carried out: the deal, the turn, Halt!, and the end of a hand.

import { type Actor, CLOCK, type Draw, type Move } from '../../game.ts';
import type { Card } from '../../pack.ts';
import {
  AUXILIARIES,
  AUXILIARY_COUNT,
  bitOf,
  CIC,
  CIC_PLAYED,
  cardsIn,
  EXTRA,
  FIRST_AUXILIARY,
  isAuxiliary,
  playedValue,
  RANKS,
  SUITS,
  WORDS,
  wordOf,
} from './cards.ts';
import { opensWindow } from './legal.ts';
import {
  ADD,
  auxiliaryOf,
  cardOf,
  cicOfRun,
  DISCARD,
  DRAW_ACTIVE,
  DRAW_BURIED,
  DRAW_RESERVE,
  deedOf,
  endOf,
  fromOfRun,
  HALT,
  LAY_KIND,
  LAY_RUN,
  lengthOfRun,
  rankOfKind,
  SWAP,
  setOf,
  suitOfRun,
  wildsOf,
} from './moves.ts';
import {
  DEAL,
  DRAW,
  dropCard,
  dropCards,
  GIVE,
  NO_CARD,
  NOBODY,
  NONE_TAKEN,
  PLAY,
  REGULAR,
  RENEW,
  type Sigs,
  takeCard,
  WINDOW,
} from './position.ts';
import { scoreHand } from './score.ts';
import { highEnd, KIND, kindHead, lowEnd, rankOf, runHead, SET, suitOf, wildAt, withCic } from './sets.ts';

/** SIG-50: what the CIC is worth laid with a run, and added to one. */
export const CIC_LAID = 50;
export const CIC_ADDED = 25;

export function draw(p: Sigs): Draw {
  const { deck } = p.agreed.size;
  if (p.phase === DEAL) return { verb: 'shuffle', from: deck, count: deck.length, opens: true };
  return { verb: 'shuffle', from: p.active, count: p.active.length, opens: false };
}

export function deal(p: Sigs, cards: readonly Card[]): void {
  if (p.phase === DEAL) dealHand(p, cards);
  else renew(p, cards);
}

/** SIG-3. */
function dealHand(p: Sigs, cards: readonly Card[]): void {
  const { seats, size } = p.agreed;
  openHand(p);
  const dealt = size.hand * seats;
  for (let i = 0; i < dealt; i++) takeCard(p, (p.dealer + 1 + i) % seats, cards[i], false);
  p.active = [cards[dealt]];
  p.reserve = cards.slice(dealt + 1).reverse();
  p.left = p.reserve.length;
  beginTurn(p, (p.dealer + 1) % seats);
}

/** A new hand before its cards are dealt. */
export function openHand(p: Sigs): void {
  // SIG-2: the winner deals, after a dead hand the next seat.
  if (p.sheet) p.dealer = p.winner === NOBODY ? (p.dealer + 1) % p.agreed.seats : p.winner;
  p.hands.fill(0);
  p.open.fill(0);
  p.counts.fill(0);
  p.credit.fill(0);
  p.secrets = [];
  p.sets = [];
  p.quiet = 0;
  p.down = NO_CARD;
  p.winner = NOBODY;
}

/** SIG-12: the first card is the new Active pile, the others are the Reserve. */
function renew(p: Sigs, cards: readonly Card[]): void {
  p.active = [cards[0]];
  p.reserve = cards.slice(1).reverse();
  p.left = p.reserve.length;
  p.phase = DRAW;
}

/** SIG-12. */
export function beginTurn(p: Sigs, seat: number): void {
  p.turn = seat;
  p.must = NO_CARD;
  p.taken = NONE_TAKEN;
  p.laid = false;
  p.barred = NO_CARD;
  p.touched = false;
  p.caller = NOBODY;
  if (p.left > 0 || p.active.length === 1) p.phase = DRAW;
  else p.phase = p.active.length > 1 ? RENEW : PLAY;
}

export function apply(p: Sigs, actor: Actor, move: Move): void {
  if (actor === CLOCK) {
    endTurn(p);
    return;
  }
  switch (deedOf(move)) {
    case DRAW_RESERVE:
      p.left--;
      takeCard(p, actor, p.reserve[p.left], false);
      p.phase = PLAY;
      return;
    case DRAW_ACTIVE:
      drawActive(p, actor);
      return;
    case DRAW_BURIED:
      drawBuried(p, actor, cardOf(move));
      return;
    case LAY_RUN:
      layRunDown(p, actor, move);
      return;
    case LAY_KIND:
      layKindDown(p, actor, move);
      return;
    case ADD:
      dropCard(p, actor, cardOf(move));
      putOnSet(p, actor, cardOf(move), move);
      return;
    case SWAP:
      swap(p, actor, move);
      return;
    case DISCARD:
      discard(p, actor, cardOf(move));
      return;
    case HALT:
      halt(p, actor, move);
      return;
    default:
      give(p, actor, cardOf(move));
  }
}

function drawActive(p: Sigs, seat: number): void {
  const card = p.active.pop()!;
  takeCard(p, seat, card, true);
  p.barred = card;
  p.phase = PLAY;
}

/** SIG-14. */
function drawBuried(p: Sigs, seat: number, card: Card): void {
  const taken = [0, 0, 0, 0];
  for (let top = NO_CARD; top !== card; ) {
    top = p.active.pop()!;
    takeCard(p, seat, top, true);
    taken[wordOf(top)] |= bitOf(top);
  }
  p.taken = taken;
  p.must = card;
  p.phase = PLAY;
}

function layRunDown(p: Sigs, seat: number, move: Move): void {
  const suit = suitOfRun(move);
  const from = fromOfRun(move);
  const length = lengthOfRun(move);
  const cic = cicOfRun(move);
  const held = p.hands[WORDS * seat + suit];
  let ranks = 0;
  let wilds = 0;
  let value = 0;
  let unused = wildsOf(move);
  for (let i = 0; i < length; i++) {
    const rank = from + i < RANKS ? from + i : from + i - RANKS;
    ranks |= 1 << rank;
    value += playedValue(rank);
    if (held & (1 << rank)) continue;
    wilds |= wildAt(31 - Math.clz32(unused & -unused), rank);
    unused &= unused - 1;
  }
  const extra = (wildsOf(move) << 1) | cic;
  dropCards(p, seat, suit, held & ranks);
  dropCards(p, seat, EXTRA, extra);
  p.counts[seat] -= length + cic;
  p.sets.push(runHead(seat, suit, cic === 1), ranks, wilds);
  countSet(p, (held & ranks & p.taken[suit]) | (extra & p.taken[EXTRA]));
  // SIG-51: the CIC doubles what is laid with it.
  if (p.agreed.variation !== REGULAR) p.credit[seat] += cic ? 2 * value + CIC_PLAYED : value;
  else if (cic) creditCic(p, seat, CIC_LAID);
}

function layKindDown(p: Sigs, seat: number, move: Move): void {
  const rank = rankOfKind(move);
  const bit = 1 << rank;
  const extra = wildsOf(move) << 1;
  let suits = 0;
  let wilds = 0;
  let cards = AUXILIARY_COUNT[wildsOf(move)];
  let taken = extra & p.taken[EXTRA];
  for (let suit = 0; suit < SUITS; suit++) {
    if (!(p.hands[WORDS * seat + suit] & bit)) continue;
    suits |= 1 << suit;
    cards++;
    taken |= bit & p.taken[suit];
    dropCards(p, seat, suit, bit);
  }
  for (let i = 0; i < AUXILIARIES; i++) if (wildsOf(move) & (1 << i)) wilds |= wildAt(i, rank);
  dropCards(p, seat, EXTRA, extra);
  p.counts[seat] -= cards;
  p.sets.push(kindHead(seat, rank), suits, wilds);
  countSet(p, taken);
  if (p.agreed.variation !== REGULAR) p.credit[seat] += cards * playedValue(rank);
}

/** SIG-15: a set without one of the cards taken in a buried draw is the one ordinary set of the turn. */
function countSet(p: Sigs, takenInSet: number): void {
  if (takenInSet === 0) p.laid = true;
  p.must = NO_CARD;
  p.touched = true;
}

/** A card goes onto a set, by `add` or by `halt`, and scores for the seat (SIG-35, SIG-50, SIG-51). */
function putOnSet(p: Sigs, seat: number, card: Card, move: Move): void {
  const at = SET * setOf(move);
  const head = p.sets[at];
  let rank = card % RANKS;
  if (card === CIC) {
    p.sets[at] = withCic(head);
  } else if (suitOf(head) === KIND) {
    rank = rankOf(head);
    if (isAuxiliary(card)) p.sets[at + 2] |= wildAt(card - FIRST_AUXILIARY, rank);
    else p.sets[at + 1] |= 1 << wordOf(card);
  } else {
    if (isAuxiliary(card)) {
      const end = endOf(move) ? highEnd(p.sets[at + 1]) : lowEnd(p.sets[at + 1]);
      rank = 31 - Math.clz32(end);
      p.sets[at + 2] |= wildAt(card - FIRST_AUXILIARY, rank);
    }
    p.sets[at + 1] |= 1 << rank;
  }
  p.must = NO_CARD;
  p.touched = true;
  if (p.agreed.variation !== REGULAR) p.credit[seat] += card === CIC ? CIC_PLAYED : playedValue(rank);
  else if (card === CIC) creditCic(p, seat, CIC_ADDED);
}

/** SIG-50. */
function creditCic(p: Sigs, seat: number, points: number): void {
  if (!p.agreed.counters) p.credit[seat] += points;
}

/** SIG-32. */
function swap(p: Sigs, seat: number, move: Move): void {
  const card = cardOf(move);
  const auxiliary = auxiliaryOf(move);
  const at = SET * setOf(move);
  dropCard(p, seat, card);
  takeCard(p, seat, FIRST_AUXILIARY + auxiliary, true);
  p.sets[at + 2] &= ~(31 << (5 * auxiliary));
  if (suitOf(p.sets[at]) === KIND) p.sets[at + 1] |= 1 << wordOf(card);
  p.must = NO_CARD;
  p.touched = true;
}

function discard(p: Sigs, seat: number, card: Card): void {
  dropCard(p, seat, card);
  if (p.counts[seat] === 0) {
    // SIG-40: the last card lies face down.
    p.down = card;
    p.winner = seat;
    scoreHand(p);
    return;
  }
  p.active.push(card);
  if (opensWindow(p, seat, card)) p.phase = WINDOW;
  else endTurn(p);
}

/** SIG-35, SIG-36. */
function halt(p: Sigs, seat: number, move: Move): void {
  putOnSet(p, seat, p.active.pop()!, move);
  if (p.agreed.variation === REGULAR && p.counts[seat] > 1) {
    p.caller = seat;
    p.phase = GIVE;
  } else {
    endTurn(p);
  }
}

/** SIG-36: the giver knows where the card is; of his other cards the receiver alone still knows what he knew. */
function give(p: Sigs, seat: number, card: Card): void {
  const receiver = p.turn;
  dropCard(p, seat, card);
  loseSight(p, seat, receiver);
  takeCard(p, receiver, card, false);
  p.secrets = [...p.secrets, (seat << 6) | card];
  endTurn(p);
}

/** What was known of a giver's hand is lost to all but the receiver. */
export function loseSight(p: Sigs, giver: number, receiver: number): void {
  const at = WORDS * giver;
  const secrets = p.secrets.filter((secret) => {
    const card = secret & 63;
    return secret >> 6 === receiver || !(p.hands[at + wordOf(card)] & bitOf(card));
  });
  for (const card of cardsIn(p.open, at)) secrets.push((receiver << 6) | card);
  for (let word = 0; word < WORDS; word++) p.open[at + word] = 0;
  p.secrets = secrets;
}

/** SIG-37, SIG-44: after the window the turn passes to the left, unless the hand is dead. */
export function endTurn(p: Sigs): void {
  const { seats, size } = p.agreed;
  p.quiet = p.touched ? 0 : p.quiet + 1;
  if (p.quiet === size.deadRounds * seats) scoreHand(p);
  else beginTurn(p, (p.turn + 1) % seats);
}
