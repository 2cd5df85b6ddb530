// What a hint tells of a choice where squads are played on a contract: bids, discards, and the squad in play.

import type { Move } from '../game.ts';
import type { Card } from '../pack.ts';
import { drawback, type Effect, type Reasons } from '../reasons.ts';
import type { Tricks } from '../tricks.ts';
import { PASS } from './auction.ts';
import { bidDoes, bidReason } from './bid-words.ts';
import { cardDoes, partsWith } from './card-does.ts';
import { cardsIn, companyOf } from './companies.ts';
import { companyOfBid } from './company-bids.ts';
import { companiesWithout, companyWords, highestOf } from './company-words.ts';
import { AUCTION, type ContractHand, DISCARD, PLAY } from './contract.ts';
import { takesNext } from './near.ts';
import { SEATS, sideOf } from './squads.ts';

interface ContractWords<Position> {
  readonly deck: readonly Card[];
  tricks(position: Position): Tricks | undefined;
  /** What a bid names: points, squads. */
  numberOfBid(bid: Move): number;
  /** What the bidder's side took in the hand that has ended. */
  taken(position: Position): number;
  /** The cards that a discard lets go, and those that the bidder has let go. */
  cardsOf(discard: Move): readonly Card[];
  discarded(position: Position): readonly Card[];
  /** What a squad is worth, where points are told of. */
  readonly each?: number;
}

/** Builds the reasons that Tactics and Militac share, in the words of the game that asks. */
export function squadReasons<Position extends ContractHand>(
  words: ContractWords<Position>,
): Required<Pick<Reasons<Position>, 'near' | 'does' | 'because' | 'contract'>> {
  return {
    contract: {
      pass: PASS,
      of: (p, bid) =>
        p.phase === AUCTION && bid !== PASS
          ? { kind: companyOfBid(bid), number: words.numberOfBid(bid) }
          : undefined,
      taken: words.taken,
    },
    near: (p, seat) =>
      p.phase === PLAY ? takesNext(p, SEATS, 'won', (taker) => sideOf(taker) === sideOf(seat)) : undefined,
    does(p, seat, move) {
      if (p.phase === AUCTION) return bidDoes(p, seat, move, words.numberOfBid);
      const hand = cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]);
      if (p.phase === DISCARD) return discardDoes(p, hand, words.cardsOf(move));
      const seen = [...hand, ...p.played, ...(seat === p.bidder ? words.discarded(p) : [])];
      return cardDoes(words.tricks(p), move, {
        ...companyWords,
        trick: 'squad',
        trump: 'a commander',
        each: words.each,
        unplayed: words.deck.filter((card) => !seen.includes(card)),
      });
    },
    because: (p, seat, move) => (p.phase === AUCTION ? bidReason(p, seat, move) : undefined),
  };
}

/** A discard that lets nothing above this go keeps what takes squads. */
const LOW = 9;

function discardDoes(p: ContractHand, hand: readonly Card[], gone: readonly Card[]): Effect[] {
  const commanders = gone.filter((card) => companyOf(card) === companyOfBid(p.bid)).length;
  const command =
    commanders > 0
      ? [drawback(`lets ${commanders === 1 ? 'a commander' : `${commanders} commanders`} go`)]
      : [];
  if (gone.length === 1) return [...command, ...partsWith(hand, gone[0], companyWords)];
  const highest = highestOf(gone);
  const lets = `lets nothing above ${highest} go`;
  return [...command, ...companiesWithout(hand, gone), highest <= LOW ? lets : drawback(lets)];
}
