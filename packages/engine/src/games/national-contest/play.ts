// The course of A National Contest: cuts, ticket, deal, contests and the count.

import { type Actor, type Actors, BY_CHANCE, type Draw, type Move } from '../../game.ts';
import {
  BORDER_HIGH,
  BORDER_LOW,
  highBit,
  highWord,
  LOW_CARDS,
  listCards,
  lowBit,
  lowWord,
  SAMMY_DECK,
  STATES,
} from '../../mechanics/borders.ts';
import type { Card } from '../../pack.ts';
import { totals } from '../../packs/sammy.ts';
import {
  BID,
  CUT_FOR_DEAL,
  CUT_FOR_OFFICES,
  CUT_FOR_TICKET,
  DEMOCRATIC,
  ELECTORAL_VOTES,
  IS_STATE,
  type NationalContest,
  NO_CARD,
  NOBODY,
  NOT_ASKED,
  OVER,
  PASS,
  PLAY,
  SEATS,
  SHUFFLE,
  sideOf,
  TICKET,
} from './position.ts';

const SENATORS_OF_A_STATE = 2;
const SENATE = totals['senators'];

/** For each card the two words of the states that may be bid for it (NC-11): they border it and rank higher. */
export const HIGHER_LOW: readonly number[] = SAMMY_DECK.map((x) => BORDER_LOW[x] & lowWord(statesAbove(x)));
export const HIGHER_HIGH: readonly number[] = SAMMY_DECK.map(
  (x) => BORDER_HIGH[x] & highWord(statesAbove(x)),
);

function statesAbove(card: Card): Card[] {
  return STATES.filter((state) => state < card);
}

export function actors(p: NationalContest): Actors {
  if (p.phase === PLAY || p.phase === BID) return 1 << p.turn;
  if (p.phase === TICKET) return 1 << p.chooser;
  return p.phase === OVER ? 0 : BY_CHANCE;
}

export function draw(p: NationalContest): Draw {
  if (p.phase === SHUFFLE)
    return { verb: 'shuffle', from: SAMMY_DECK, count: SAMMY_DECK.length, opens: true };
  return { verb: 'cut', from: SAMMY_DECK, count: SEATS, opens: p.phase === CUT_FOR_DEAL };
}

export function deal(p: NationalContest, cards: readonly Card[]): void {
  if (p.phase !== SHUFFLE) {
    cut(p, cards);
    return;
  }
  openHand(p);
  // NC-5: the first card goes to the dealer's left.
  for (let i = 0; i < cards.length; i++) {
    const seat = (p.dealer + 1 + i) % SEATS;
    p.hands[2 * seat] |= lowBit(cards[i]);
    p.hands[2 * seat + 1] |= highBit(cards[i]);
  }
}

/** NC-2 to NC-4: the card that stands first in the pack is the highest. */
export function cut(p: NationalContest, cards: readonly Card[]): void {
  if (p.phase === CUT_FOR_DEAL) {
    p.dealer = cards.indexOf(Math.min(...cards));
    p.phase = CUT_FOR_TICKET;
  } else if (p.phase === CUT_FOR_TICKET) {
    p.chooser = cards.indexOf(Math.min(...cards));
    p.phase = TICKET;
  } else {
    p.presidents = (cards[0] < cards[2] ? 1 : 4) | (cards[1] < cards[3] ? 2 : 8);
    p.phase = SHUFFLE;
  }
}

/** A new hand before its cards are dealt. */
export function openHand(p: NationalContest): void {
  if (p.sheet) {
    // NC-6: Congress is elected with the second hand, dealt on the left.
    p.dealer = (p.dealer + 1) % SEATS;
    p.congress = true;
  }
  p.hands.fill(0);
  p.shown.fill(0);
  p.captured = [];
  p.electoral.fill(0);
  p.states.fill(0);
  p.contestant = p.dealer;
  p.turn = p.dealer;
  p.phase = PLAY;
}

export function legal(p: NationalContest, seat: Actor, moves: Move[]): number {
  if (p.phase === TICKET) {
    moves[0] = 0;
    moves[1] = 1;
    return 2;
  }
  const low = p.hands[2 * seat];
  const high = p.hands[2 * seat + 1];
  if (p.phase === PLAY) return listCards(low, high, moves, 0);
  const n = listCards(low & HIGHER_LOW[p.contested], high & HIGHER_HIGH[p.contested], moves, 0);
  // NC-12: passing is free unless a bid is compulsory and possible.
  if (n > 0 && p.mustBid) return n;
  moves[n] = PASS;
  return n + 1;
}

/**
 * A pass that is public (the page's notes for tables): every state that could be bid has been captured, or is known to
 * all to lie in another hand because it was bid.
 */
export function forced(p: NationalContest, seat: Actor): boolean {
  if (p.phase !== BID || p.turn !== seat) return false;
  let low = HIGHER_LOW[p.contested];
  let high = HIGHER_HIGH[p.contested];
  for (let other = 0; other < SEATS; other++) {
    if (other === seat) continue;
    low &= ~p.shown[2 * other];
    high &= ~p.shown[2 * other + 1];
  }
  for (const entry of p.captured) {
    low &= ~lowBit(entry >> 2);
    high &= ~highBit(entry >> 2);
  }
  return low === 0 && high === 0;
}

export function apply(p: NationalContest, seat: Actor, move: Move): void {
  if (p.phase === BID) answer(p, seat, move);
  else if (p.phase === PLAY) contest(p, seat, move);
  else chooseTicket(p, move);
}

function chooseTicket(p: NationalContest, party: Move): void {
  p.democrats = party === DEMOCRATIC ? sideOf(p.chooser) : 1 - sideOf(p.chooser);
  p.phase = p.election === 'congress' ? SHUFFLE : CUT_FOR_OFFICES;
}

function contest(p: NationalContest, seat: number, card: Card): void {
  const word = 2 * seat + (card < LOW_CARDS ? 0 : 1);
  const others = ~(1 << (card < LOW_CARDS ? card : card - LOW_CARDS));
  p.hands[word] &= others;
  p.shown[word] &= others;
  if (!IS_STATE[card]) {
    // NC-9: nobody bids for a territory.
    capture(p, seat, card);
    return;
  }
  p.contested = card;
  p.best = PASS;
  p.bestBidder = seat;
  p.turn = (seat + 1) & 3;
  p.phase = BID;
}

function answer(p: NationalContest, seat: number, move: Move): void {
  p.answers[seat] = move;
  if (move !== PASS) {
    if (move < LOW_CARDS) p.shown[2 * seat] |= 1 << move;
    else p.shown[2 * seat + 1] |= 1 << (move - LOW_CARDS);
    if (move < p.best) {
      p.best = move;
      p.bestBidder = seat;
    }
  }
  // NC-10: the contestant answers last.
  if (seat !== p.contestant) {
    p.turn = (seat + 1) & 3;
    return;
  }
  const card = p.contested;
  p.contested = NO_CARD;
  p.answers[0] = p.answers[1] = p.answers[2] = p.answers[3] = NOT_ASKED;
  capture(p, p.bestBidder, card);
}

function capture(p: NationalContest, seat: number, card: Card): void {
  const side = sideOf(seat);
  p.captured.push(4 * card + seat);
  if (IS_STATE[card]) {
    p.electoral[side] += ELECTORAL_VOTES[card];
    p.states[side] += 1;
  }
  // NC-7: the turn passes to the left, no matter who won.
  p.contestant = (p.contestant + 1) & 3;
  p.turn = p.contestant;
  p.phase = PLAY;
  if (p.captured.length === SAMMY_DECK.length) scoreHand(p);
}

function scoreHand(p: NationalContest): void {
  const branches = [branchesWon(p, 0), branchesWon(p, 1)];
  const count = {
    congress: p.congress,
    electoral: p.electoral.slice(),
    states: p.states.slice(),
    branches,
  };
  p.branches[0] += branches[0];
  p.branches[1] += branches[1];
  p.phase = p.election === 'full' && !p.congress ? SHUFFLE : OVER;
  p.sheet = { entry: count, before: p.sheet };
}

/** NC-15, NC-16. */
function branchesWon(p: NationalContest, side: number): number {
  if (!p.congress) return p.electoral[side] > p.electoral[1 - side] ? 1 : 0;
  const house = congressmen(p, side) > congressmen(p, 1 - side) ? 1 : 0;
  return house + (senateController(p) === side ? 1 : 0);
}

/** The side that controls the Senate; NOBODY if it stands even and no Vice-President has the casting vote. */
function senateController(p: NationalContest): number {
  const lead = 2 * senators(p, 0) - SENATE;
  if (lead !== 0) return lead > 0 ? 0 : 1;
  const president = p.sheet?.entry.branches;
  return president ? president.indexOf(1) : NOBODY;
}

/** NC: every state has two senators and two electoral votes more than congressmen. */
export function congressmen(
  count: { electoral: readonly number[]; states: readonly number[] },
  side: number,
): number {
  return count.electoral[side] - SENATORS_OF_A_STATE * count.states[side];
}

export function senators(count: { states: readonly number[] }, side: number): number {
  return SENATORS_OF_A_STATE * count.states[side];
}
