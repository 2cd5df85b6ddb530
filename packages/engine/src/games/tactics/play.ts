// The course of Tactics: who acts, what is legal, and what an action does.

import type { Actor, CardChoice, Draw, Move } from '../../game.ts';
import { call, isLastChance, listCalls, openAuction, PASS } from '../../mechanics/auction.ts';
import { listChoices, unpackChoice } from '../../mechanics/choices.ts';
import {
  addCard,
  cardsIn,
  companyOf,
  dropCard,
  listCards,
  listFollowing,
  numberOf,
} from '../../mechanics/companies.ts';
import { companyOfBid, lowestOfStep, numberStepOfBid } from '../../mechanics/company-bids.ts';
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
import { bySeat, layCard, NO_LEAD, openSquad, SEATS, SQUADS, sideOf } from '../../mechanics/squads.ts';
import type { Card } from '../../pack.ts';
import { parker, tacticsPoints } from '../../packs/parker.ts';
import { DECK, ENGAGEMENT_WON, RESERVE, type Skirmish, type Tactics } from './position.ts';

/** The numbers that may be bid. */
export const BIDS: readonly number[] = Array.from(
  { length: (tacticsPoints.highestBid - tacticsPoints.lowestBid) / tacticsPoints.bidStep + 1 },
  (_, step) => tacticsPoints.lowestBid + step * tacticsPoints.bidStep,
);
/** The face value of each card: points of Ordnance, 0 of every other. */
const ORDNANCE: readonly number[] = parker.ids.map((id) => tacticsPoints.ordnance[id] ?? 0);
const HIGHEST_BID: Move = lowestOfStep(BIDS.length) - 1;
const COMPANY_CARDS = 0xffffff;
/** The cards among which a choice is listed, so that `legal` allocates nothing. */
const HAND: Card[] = [];
const TANK = parker.find('O20')!;
const CAMPAIGN = 2;
const LONGEST_ENGAGEMENT = 12;

export function draw(p: Tactics): Draw {
  return drawFrom(p, DECK);
}

export function deal(p: Tactics, cards: readonly Card[]): void {
  if (p.phase === CUT) cutForDeal(p, cards);
  else dealHand(p, cards);
}

export function cutForDeal(p: Tactics, cards: readonly Card[]): void {
  dealerByCut(
    p,
    cards.map((card) => (companyOf(card) < 4 ? numberOf(card) : 0)),
  );
}

/** Packets of four from the left of the dealer, three times around; the fifth packet is the reinforcements. */
function dealHand(p: Tactics, cards: readonly Card[]): void {
  openHand(p);
  const left = p.dealer + 1;
  for (let i = 0; i < cards.length; i++) {
    const packet = i >> 2;
    if (packet !== SEATS) addCard(p.hands, (left + packet - (packet > SEATS ? 1 : 0)) & 3, cards[i]);
  }
  p.reinforcements = cards.slice(SEATS * RESERVE, SEATS * RESERVE + RESERVE);
}

/** A new hand before its cards are dealt. */
export function openHand(p: Tactics): void {
  if (p.ended !== NO_HAND) p.dealer = (p.dealer + 1) & 3;
  if (p.ended === NO_HAND || p.ended === ENGAGEMENT_WON) {
    p.engagement++;
    p.skirmish = 1;
    p.scores.fill(0);
  } else if (p.ended === SCORED) {
    p.skirmish++;
  }
  p.hands.fill(0);
  p.reinforcements = [];
  p.discards = [];
  p.played = [];
  p.takers = [];
  p.squads.fill(0);
  p.captured.fill(0);
  p.phase = AUCTION;
  p.ended = NOT_ENDED;
  openAuction(p, SEATS);
}

export function legal(p: Tactics, seat: Actor, moves: Move[]): number {
  if (p.phase === AUCTION) {
    // TAC-2: every bid is at least a step above the last; TAC-6: the dealer who must bid has no pass.
    const lowest = p.bid === PASS ? lowestOfStep(0) : lowestOfStep(numberStepOfBid(p.bid) + 1);
    return listCalls(!(p.terms.dealerMustBid && isLastChance(p)), lowest, HIGHEST_BID, moves);
  }
  const low = p.hands[2 * seat];
  const high = p.hands[2 * seat + 1];
  // TAC-8: Ordnance is never discarded.
  if (p.phase === DISCARD) {
    return listChoices(HAND, listCards(low, high & COMPANY_CARDS, HAND, 0), RESERVE, moves);
  }
  // TAC-10: any card is led; TAC-11: a company led is followed; TAC-12: an Ordnance lead frees everybody.
  return p.led === NO_LEAD ? listCards(low, high, moves, 0) : listFollowing(low, high, p.led, moves);
}

/** TAC-8: any four cards but Ordnance are discarded. */
export function choice(p: Tactics, seat: Actor): CardChoice | undefined {
  if (p.phase !== DISCARD) return undefined;
  const [low, high] = [p.hands[2 * seat], p.hands[2 * seat + 1]];
  return { verb: 'discard', cards: cardsIn(low, high & COMPANY_CARDS), count: RESERVE };
}

export function apply(p: Tactics, seat: Actor, move: Move): void {
  if (p.phase === PLAY) play(p, seat, move);
  else if (p.phase === DISCARD) discard(p, seat, unpackChoice(move, RESERVE));
  else speak(p, seat, move);
}

export function speak(p: Tactics, seat: Actor, move: Move): void {
  if (!call(p, SEATS, p.terms.auction, seat, move)) return;
  if (p.bid === PASS) {
    // TAC-6: thrown in; the hands stay as they are, for all to see.
    p.phase = SHUFFLE;
    p.ended = THROWN_IN;
    return;
  }
  // TAC-8: the reinforcements go to the bidder at once.
  for (const card of p.reinforcements) addCard(p.hands, p.bidder, card);
  p.reinforcements = [];
  p.phase = DISCARD;
  openSquad(p, p.bidder);
}

export function discard(p: Tactics, seat: Actor, cards: Card[]): void {
  for (const card of cards) dropCard(p.hands, seat, card);
  p.discards = cards;
  p.phase = PLAY;
}

export function play(p: Tactics, seat: Actor, card: Card): void {
  if (p.led === NO_LEAD) p.led = companyOf(card);
  p.ordnance += ordnanceOf(card);
  if (layCard(p, seat, card, strengthOf(companyOfBid(p.bid), p.led, card))) takeSquad(p);
}

/** TAC-14: the face value of an Ordnance card, 0 of every other. */
export function ordnanceOf(card: Card): number {
  return ORDNANCE[card];
}

/** TAC-13 as numbers: of the cards in a squad the one with the greatest takes it. */
function makeStrength(commanders: number, led: number, card: Card): number {
  // Line 1: of four Ordnance cards the Tank. Every other card that can take a squad is stronger.
  if (companyOf(card) === 4) return card === TANK ? 1 : 0;
  const number = numberOf(card);
  if (companyOf(card) === commanders) return 64 + number;
  if (companyOf(card) === led) return 1 + number;
  // Line 4: any company card by number, then by the order of the corps.
  return led === 4 ? 1 + 4 * number + companyOf(card) : 0;
}

const STRENGTHS: readonly number[] = Array.from({ length: 5 * 5 * 64 }, (_, i) =>
  makeStrength(Math.floor(i / 64 / 5), Math.floor(i / 64) % 5, i % 64),
);

/** How strong a card is in a squad; commanders 4: combined forces, led 4: an Ordnance card was led. */
export function strengthOf(commanders: number, led: number, card: Card): number {
  return STRENGTHS[((5 * commanders + led) << 6) | card];
}

/** How strong a card would be in a squad of this hand to which this company was led. */
export function strengthIn(p: Tactics, led: number, card: Card): number {
  return strengthOf(companyOfBid(p.bid), led, card);
}

function takeSquad(p: Tactics): void {
  const side = sideOf(p.taker);
  // TAC-14: five points and the Ordnance in it.
  p.squads[side]++;
  p.captured[side] += tacticsPoints.squad + p.ordnance;
  p.ordnance = 0;
  p.takers.push(p.taker);
  openSquad(p, p.taker);
  if (p.takers.length === SQUADS) score(p);
}

function score(p: Tactics): void {
  const points = pointsOf(p);
  p.scores[0] += points[0];
  p.scores[1] += points[1];
  p.ended = isEngagementOver(p) ? ENGAGEMENT_WON : SCORED;
  const hand: Skirmish = { bidder: p.bidder, bid: p.bid, captured: p.captured[sideOf(p.bidder)], points };
  if (p.ended === ENGAGEMENT_WON) {
    p.engagements[leadingSide(p.scores)]++;
    p.sheet = {
      entry: { ...hand, won: { engagement: p.engagement, scores: p.scores.slice() } },
      before: p.sheet,
    };
  } else {
    p.sheet = { entry: hand, before: p.sheet };
  }
  p.phase = isMatchOver(p) ? OVER : SHUFFLE;
}

/** What a hand is worth to each side with the points captured in it. */
export function pointsOf(p: Tactics, capturedBySide: readonly number[] = p.captured): number[] {
  const bidders = sideOf(p.bidder);
  const bid = numberOfBid(p.bid);
  const captured = capturedBySide[bidders];
  const points = capturedBySide.slice();
  if (captured < bid) points[bidders] = p.terms.loseShortfall ? captured - bid : -bid;
  return points;
}

export function numberOfBid(bid: Move): number {
  return BIDS[numberStepOfBid(bid)];
}

/** TAC-16 and TAC-17; a match of one hand has no Engagement. */
function isEngagementOver(p: Tactics): boolean {
  const [a, b] = p.scores as [number, number];
  if (a === b || p.terms.match === 'hand') return false;
  return Math.max(a, b) >= tacticsPoints.engagement || p.skirmish >= LONGEST_ENGAGEMENT;
}

/** TAC-15 and TAC-18. */
function isMatchOver(p: Tactics): boolean {
  if (p.terms.match === 'hand') return true;
  return Math.max(...p.engagements) === (p.terms.match === 'campaign' ? CAMPAIGN : 1);
}

export function leadingSide(sides: readonly number[]): number {
  return sides[0] > sides[1] ? 0 : 1;
}

/** The scores of a finished match, by seat. */
export function finalScores(p: Tactics): number[] {
  return bySeat(p.terms.match === 'campaign' ? p.engagements : p.scores);
}
