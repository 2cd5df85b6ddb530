// What a hint tells of a choice in Sammy: the contract, calls, and the trick in play.

import type { Move } from '../../game.ts';
import { cardsIn, SAMMY_DECK, suitOf } from '../../mechanics/borders.ts';
import { cardDoes } from '../../mechanics/card-does.ts';
import { contractGoal } from '../../mechanics/contract-goal.ts';
import { listAnd } from '../../mechanics/lists.ts';
import { takesNext } from '../../mechanics/near.ts';
import type { Card } from '../../pack.ts';
import { sammy as pack, ranks, suits } from '../../packs/sammy.ts';
import { drawback, type Effect, type Reasons } from '../../reasons.ts';
import { DEFENDED } from './expert.ts';
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
import { A_BONUS, presidentPoints, TOP_FOUR } from './score.ts';
import { tricks } from './tricks.ts';

export const reasons: Reasons<Sammy> = {
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
      ? takesNext(p, SEATS, 'won', (taker) => sideOf(p, taker) === sideOf(p, seat))
      : undefined,
  does(p, seat, move) {
    const hand = cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1]);
    if (p.phase === BID) return callDoes(p, seat, hand, move);
    // SAM-16: the silent hand lies open.
    const open = p.silent < 0 ? [] : cardsIn(p.hands[2 * p.silent], p.hands[2 * p.silent + 1]);
    const seen = [...hand, ...open, ...p.played];
    return cardDoes(tricks(p), move, {
      trick: 'trick',
      ...(p.bySuits && denominationOf(p.bid) < suits.length ? { trump: 'a trump' } : {}),
      unplayed: SAMMY_DECK.filter((card) => !seen.includes(card)),
      say: (worth) => (worth > presidentPoints(1) ? 'Presidents' : 'a President'),
      suit: (card) => suits[suitOf(card)].title,
      name: (card) => pack.say(card),
      rank: (card) => pack.cards[card].order,
    });
  },
};

function callDoes(p: Sammy, seat: number, hand: readonly Card[], call: Move): Effect[] {
  const ours = p.bid !== NO_BID && sideOf(p, p.bidder) === sideOf(p, seat);
  if (call === PASS) {
    if (p.bid === NO_BID) return ['leaves the bidding to the others'];
    return [`leaves ${ours ? 'your side' : 'them'} ${named(p.bid)}`];
  }
  // SAM-7: on the bid that stands.
  if (call === BONUS) return [`stakes ${A_BONUS} against ${named(p.bid)}`];
  if (call === DOUBLE) return [`stakes ${A_BONUS} more on ${named(p.bid)}`];
  return [
    held(hand, denominationOf(call)),
    ...(p.bid === NO_BID ? [] : [ours ? 'raises your side' : 'outbids them']),
  ];
}

/** With fewer Uncle Sams, or fewer trumps, the hand speaks against a bid. */
const LEAST_SAMS = 2;
const LEAST_TRUMPS = 3;

/** "has 5 Red with US and P": the cards of the trump suit, and the top four among them (SAM-19). */
function held(hand: readonly Card[], denomination: number): Effect {
  const top = hand.filter((card) => TOP_FOUR[denomination].includes(card));
  if (denomination === suits.length) {
    const has = `has ${top.length === 0 ? 'none' : top.length} of the four ${ranks[0].plural}`;
    return top.length < LEAST_SAMS ? drawback(has) : has;
  }
  const { title } = suits[denomination];
  const own = hand.filter((card) => suitOf(card) === denomination).length;
  const has = `has ${own} ${title}`;
  if (top.length > 0 && own >= LEAST_TRUMPS)
    return `${has} with ${listAnd(top.map((card) => pack.cards[card].rank))}`;
  return drawback(top.length === 0 ? `${has}, none of the top four` : `${has} only`);
}

function named(bid: number): string {
  const suit = suits.find(({ id }) => id === DENOMINATIONS[denominationOf(bid)]);
  return `${tricksOf(bid)} in ${suit ? suit.title : 'no trumps'}`;
}
