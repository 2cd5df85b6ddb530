// What a hint tells of a choice in Sammy: the contract, calls, and the trick in play.

import type { Move } from '../../game.ts';
import { drawback, type Effect, type HintFacts } from '../../hint-facts.ts';
import { cardsIn, SAMMY_DECK, suitOf } from '../../mechanics/borders.ts';
import { cardDoes, type TrickWords } from '../../mechanics/card-does.ts';
import { type ContractWords, contractGoal } from '../../mechanics/contract-goal.ts';
import { takesNext } from '../../mechanics/near.ts';
import type { Card } from '../../pack.ts';
import { sammy as pack, suits } from '../../packs/sammy.ts';
import type { FactOf } from '../../told.ts';
import { DEFENDED } from './expert.ts';
import type { SammyBid } from './facts.ts';
import {
  BID,
  BONUS,
  DENOMINATIONS,
  DOUBLE,
  denominationOf,
  NO_BID,
  PASS,
  PLAY,
  type Sammy,
  SEATS,
  sideOf,
  tricksOf,
} from './position.ts';
import { A_BONUS, TOP_FOUR } from './score.ts';
import { tricks } from './tricks.ts';

/** What is said of a choice. */
export interface SammyHintWords extends TrickWords, ContractWords {
  won(): string;
  leavesBidding(): string;
  leavesBid(isOurs: boolean, bid: SammyBid): string;
  stakesAgainst(points: number, bid: SammyBid): string;
  stakesMore(points: number, bid: SammyBid): string;
  raisesSide(): string;
  outbidsThem(): string;
  /** Of the four Uncle Sams. */
  hasSams(sams: number): string;
  /** So many of a suit, and the top four among them; `isLong`: enough for a bid. */
  hasTrumps(suit: number, cards: number, top: readonly Card[], isLong: boolean): string;
}

type SammyFact = FactOf<SammyHintWords>;
type SammyEffect = Effect<SammyFact>;

export const hintFacts: HintFacts<Sammy, SammyFact> = {
  goal(p, seat) {
    const hand = p.sheet?.entry;
    if (!hand || tricksOf(hand.bid) === 0) return undefined;
    const made = hand.tricks >= tricksOf(hand.bid);
    return contractGoal(hand.side === sideOf(p, seat), made);
  },
  contract: {
    pass: PASS,
    of: (p, call) =>
      p.phase === BID && call > DOUBLE ? { kind: denominationOf(call), number: tricksOf(call) } : undefined,
    // By the book the declarants take more than experts let them.
    taken: (p) => p.sheet!.entry.tricks - (p.bySuits ? 0 : DEFENDED),
  },
  near: (p, seat) =>
    p.phase === PLAY
      ? takesNext(p, SEATS, ['won'] as const, (taker) => sideOf(p, taker) === sideOf(p, seat))
      : undefined,
  does(p, seat, move) {
    const hand = cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]);
    if (p.phase === BID) return callDoes(p, seat, hand, move);
    // SAM-16: the silent hand lies open.
    const open = p.silent < 0 ? [] : cardsIn(p.hands[2 * p.silent], p.hands[2 * p.silent + 1]);
    const seen = [...hand, ...open, ...p.played];
    return cardDoes(tricks(p), move, {
      trumps: p.bySuits && denominationOf(p.bid) < suits.length,
      unplayed: SAMMY_DECK.filter((card) => !seen.includes(card)),
      suit: suitOf,
      rank: (card) => pack.cards[card].order,
    });
  },
};

function callDoes(p: Sammy, seat: number, hand: readonly Card[], call: Move): SammyEffect[] {
  const ours = p.bid !== NO_BID && sideOf(p, p.bidder) === sideOf(p, seat);
  const stands = { tricks: tricksOf(p.bid), denomination: DENOMINATIONS[denominationOf(p.bid)] };
  if (call === PASS) return [p.bid === NO_BID ? ['leavesBidding'] : ['leavesBid', ours, stands]];
  // SAM-7: on the bid that stands.
  if (call === BONUS) return [['stakesAgainst', A_BONUS, stands]];
  if (call === DOUBLE) return [['stakesMore', A_BONUS, stands]];
  const has = held(hand, denominationOf(call));
  if (p.bid === NO_BID) return [has];
  return [has, ours ? ['raisesSide'] : ['outbidsThem']];
}

/** With fewer Uncle Sams, or fewer trumps, the hand speaks against a bid. */
const LEAST_SAMS = 2;
const LEAST_TRUMPS = 3;

/** The cards of the trump suit, and the top four among them (SAM-19). */
function held(hand: readonly Card[], denomination: number): SammyEffect {
  const top = hand.filter((card) => TOP_FOUR[denomination].includes(card));
  if (denomination === suits.length) {
    const has: SammyFact = ['hasSams', top.length];
    return top.length < LEAST_SAMS ? drawback(has) : has;
  }
  const own = hand.filter((card) => suitOf(card) === denomination).length;
  const isLong = own >= LEAST_TRUMPS;
  const has: SammyFact = ['hasTrumps', denomination, own, top, isLong];
  return top.length > 0 && isLong ? has : drawback(has);
}
