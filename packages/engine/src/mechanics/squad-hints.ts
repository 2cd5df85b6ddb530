// What a hint tells of a choice where squads are played on a contract: bids, discards, and the squad in play.

import type { Move } from '../game.ts';
import { drawback, type Effect, type HintFacts } from '../hint-facts.ts';
import type { Card } from '../pack.ts';
import type { FactOf } from '../told.ts';
import type { Tricks } from '../tricks.ts';
import { PASS } from './auction.ts';
import { type BidWords, bidDoes, bidReason } from './bid-facts.ts';
import { cardDoes, partsWith, type TrickWords } from './card-does.ts';
import { cardsIn, companyOf } from './companies.ts';
import { companyOfBid } from './company-bids.ts';
import { type CompanyWords, companiesWithout, companySuits, highestOf } from './company-hints.ts';
import { AUCTION, type ContractHand, DISCARD, PLAY } from './contract.ts';
import type { ContractWords } from './contract-goal.ts';
import { takesNext } from './near.ts';
import { SEATS, sideOf } from './squads.ts';

/** What is said of squads on a contract. */
export interface SquadWords extends TrickWords, CompanyWords, BidWords, ContractWords {
  won(): string;
  letsCommandersGo(cards: number): string;
  letsNothingAboveGo(highest: number): string;
}

type SquadFact = FactOf<SquadWords>;

interface SquadTerms<Position> {
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

/** Finds what Tactics and Militac tell alike. */
export function squadHints<Position extends ContractHand>(
  terms: SquadTerms<Position>,
): Required<Pick<HintFacts<Position, SquadFact>, 'near' | 'does' | 'because' | 'contract'>> {
  return {
    contract: {
      pass: PASS,
      of: (p, bid) =>
        p.phase === AUCTION && bid !== PASS
          ? { kind: companyOfBid(bid), number: terms.numberOfBid(bid) }
          : undefined,
      taken: terms.taken,
    },
    near: (p, seat) =>
      p.phase === PLAY
        ? takesNext(p, SEATS, ['won'] as const, (taker) => sideOf(taker) === sideOf(seat))
        : undefined,
    does(p, seat, move) {
      if (p.phase === AUCTION) return bidDoes(p, seat, move, terms.numberOfBid);
      const hand = cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]);
      if (p.phase === DISCARD) return discardDoes(p, hand, terms.cardsOf(move));
      const seen = [...hand, ...p.played, ...(seat === p.bidder ? terms.discarded(p) : [])];
      return cardDoes(terms.tricks(p), move, {
        ...companySuits,
        trumps: true,
        each: terms.each,
        unplayed: terms.deck.filter((card) => !seen.includes(card)),
      });
    },
    because: (p, seat, move) => (p.phase === AUCTION ? bidReason(p, seat, move) : undefined),
  };
}

/** A discard that lets nothing above this go keeps what takes squads. */
const LOW = 9;

function discardDoes(p: ContractHand, hand: readonly Card[], gone: readonly Card[]): Effect<SquadFact>[] {
  const commanders = gone.filter((card) => companyOf(card) === companyOfBid(p.bid)).length;
  const command: Effect<SquadFact>[] = commanders > 0 ? [drawback(['letsCommandersGo', commanders])] : [];
  if (gone.length === 1) return [...command, ...partsWith(hand, gone[0], companySuits)];
  const highest = highestOf(gone);
  const lets: SquadFact = ['letsNothingAboveGo', highest];
  return [...command, ...companiesWithout(hand, gone), highest <= LOW ? lets : drawback(lets)];
}
