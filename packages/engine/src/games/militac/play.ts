// The course of Militac: who acts, what is legal, and what an action does.

import type { Actor, Draw, Move } from '../../game.ts';
import { call, isLastChance, listCalls, openAuction, PASS } from '../../mechanics/auction.ts';
import {
  addCard,
  dropCard,
  highBit,
  listCards,
  listFollowing,
  lowBit,
  numberOf,
  ofCompany,
  PRESIDENT,
} from '../../mechanics/companies.ts';
import { BID_COMPANIES, companyOfBid, lowestOfStep, numberStepOfBid } from '../../mechanics/company-bids.ts';
import {
  AUCTION,
  CUT,
  DISCARD,
  dealerByCut,
  drawFrom,
  NO_HAND,
  NOT_ENDED,
  OVER,
  PLAY,
  SCORED,
  SHUFFLE,
  THROWN_IN,
} from '../../mechanics/contract.ts';
import { layCard, NO_LEAD, openSquad, SEATS, SQUADS, sideOf } from '../../mechanics/squads.ts';
import type { Card } from '../../pack.ts';
import { type Company, militacValues } from '../../packs/parker.ts';
import { type Militac, NO_CARD } from './position.ts';
import { companyLed, isPresidentOf, strengthOf } from './president.ts';

/** The numbers of squads that may be bid. */
export const BIDS: readonly number[] = militacValues.squadsBid;
const HIGHEST_BID: Move = lowestOfStep(BIDS.length) - 1;
const PRESIDENT_BIT = highBit(PRESIDENT);

export function draw(p: Militac): Draw {
  return drawFrom(p, p.terms.deck.cards);
}

export function deal(p: Militac, cards: readonly Card[]): void {
  if (p.phase === CUT) cutForDeal(p, cards);
  else dealHand(p, cards);
}

export function cutForDeal(p: Militac, cards: readonly Card[]): void {
  dealerByCut(
    p,
    cards.map((card) => (card === PRESIDENT ? 13 : numberOf(card))),
  );
}

/** One at a time from the left of the dealer; the last card is the Aide. */
function dealHand(p: Militac, cards: readonly Card[]): void {
  openHand(p);
  const last = cards.length - 1;
  for (let i = 0; i < last; i++) addCard(p.hands, (p.dealer + 1 + i) & 3, cards[i]);
  p.aide = cards[last];
}

/** A new hand before its cards are dealt. */
export function openHand(p: Militac): void {
  if (p.ended !== NO_HAND) p.dealer = (p.dealer + 1) & 3;
  p.hands.fill(0);
  p.aide = NO_CARD;
  p.discarded = NO_CARD;
  p.played = [];
  p.takers = [];
  p.squads.fill(0);
  p.phase = AUCTION;
  p.ended = NOT_ENDED;
  openAuction(p, SEATS);
}

export function legal(p: Militac, seat: Actor, moves: Move[]): number {
  if (p.phase === AUCTION) {
    // MIL-3: bids stand in their rank already; MIL-8: the dealer who must bid has no pass.
    return listCalls(!(p.terms.dealerMustBid && isLastChance(p)), p.bid + 1, HIGHEST_BID, moves);
  }
  const low = p.hands[2 * seat];
  const high = p.hands[2 * seat + 1];
  if (p.phase === PLAY)
    return p.led === NO_LEAD ? listLeads(p, low, high, moves) : listAnswers(p, low, high, moves);
  // MIL-10: any card goes, the Aide only where `aideBack` allows it.
  if (p.terms.aideBack) return listCards(low, high, moves, 0);
  return listCards(low & ~lowBit(p.aide), high & ~highBit(p.aide), moves, 0);
}

function listLeads(p: Militac, low: number, high: number, moves: Move[]): number {
  // MIL-15: the idle President is led only as the last card.
  const others = high & ~PRESIDENT_BIT;
  const without = p.terms.president === 'idle' && (low | others) !== 0;
  return listCards(low, without ? others : high, moves, 0);
}

function listAnswers(p: Militac, low: number, high: number, moves: Move[]): number {
  const { president } = p.terms;
  const follow = p.led < 4 ? ofCompany(low, high, p.led) : 0;
  const bit = high & PRESIDENT_BIT;
  if (bit === 0) return listFollowing(low, high, p.led, moves);
  // MIL-13: the President follows with his company; MIL-14: the supreme one may go beside the cards that follow.
  const goesAlong = follow !== 0 && president === 'supreme';
  if (!goesAlong && !isPresidentOf(president, companyOfBid(p.bid), p.led)) {
    return listFollowing(low, high, p.led, moves);
  }
  return p.led < 2 ? listCards(follow, bit, moves, 0) : listCards(0, follow | bit, moves, 0);
}

export function apply(p: Militac, seat: Actor, move: Move): void {
  if (p.phase === PLAY) play(p, seat, move);
  else if (p.phase === DISCARD) discard(p, seat, move);
  else speak(p, seat, move);
}

export function speak(p: Militac, seat: Actor, move: Move): void {
  if (!call(p, SEATS, p.terms.auction, seat, move)) return;
  if (p.bid === PASS) {
    // MIL-8: thrown in; the hands stay as they are, for all to see.
    p.phase = SHUFFLE;
    p.ended = THROWN_IN;
    return;
  }
  // MIL-10: the Aide goes to the bidder at once.
  if (p.aide !== NO_CARD) addCard(p.hands, p.bidder, p.aide);
  const bidders = sideOf(p.bidder);
  [p.squads[bidders], p.squads[1 - bidders]] = p.terms.deck.before;
  p.phase = DISCARD;
  openSquad(p, p.bidder);
}

export function discard(p: Militac, seat: Actor, card: Card): void {
  if (card !== NO_CARD) dropCard(p.hands, seat, card);
  p.discarded = card;
  p.phase = PLAY;
}

export function play(p: Militac, seat: Actor, card: Card): void {
  const { president } = p.terms;
  const commanders = companyOfBid(p.bid);
  if (p.led === NO_LEAD) p.led = companyLed(president, commanders, card);
  if (layCard(p, seat, card, strengthOf(president, commanders, p.led, card))) takeSquad(p);
}

/** How strong a card would be in a squad of this hand to which this company was led. */
export function strengthIn(p: Militac, led: number, card: Card): number {
  return strengthOf(p.terms.president, companyOfBid(p.bid), led, card);
}

function takeSquad(p: Militac): void {
  p.squads[sideOf(p.taker)]++;
  p.takers.push(p.taker);
  openSquad(p, p.taker);
  if (p.takers.length === p.dealt) score(p);
}

function score(p: Militac): void {
  const bidders = sideOf(p.bidder);
  const taken = p.squads[bidders];
  const points = pointsOf(p.bid, bidders, taken);
  p.scores[0] += points[0];
  p.scores[1] += points[1];
  p.sheet = { entry: { bidder: p.bidder, bid: p.bid, taken, points }, before: p.sheet };
  p.ended = SCORED;
  p.phase = isMatchOver(p) ? OVER : SHUFFLE;
}

/** What a contract is worth to each side, by the number of squads the bidders took. */
export function pointsOf(bid: Move, bidders: number, taken: number): number[] {
  const over = taken - numberOfBid(bid);
  const ours = over >= 0 ? valueOfBid(bid) + over : 0;
  const theirs = over >= 0 ? SQUADS - taken : valueOfBid(bid);
  return bidders === 0 ? [ours, theirs] : [theirs, ours];
}

export function numberOfBid(bid: Move): number {
  return BIDS[numberStepOfBid(bid)];
}

export function valueOfBid(bid: Move): number {
  return militacValues[BID_COMPANIES[companyOfBid(bid)] as Company | 'combined'][numberStepOfBid(bid)];
}

/** MIL-17 and MIL-18. */
function isMatchOver(p: Militac): boolean {
  if (p.terms.target === 0) return true;
  const [a, b] = p.scores as [number, number];
  return a !== b && Math.max(a, b) >= p.terms.target;
}
