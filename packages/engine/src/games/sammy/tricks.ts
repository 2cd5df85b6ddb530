// A hand of Sammy as the exact solver sees it, by borders or by suits: the bid, the Presidents and the top four.

import { borders, cardsIn, SUIT_CARDS, suitOf } from '../../mechanics/borders.ts';
import type { Card } from '../../pack.ts';
import type { Tricks } from '../../tricks.ts';
import {
  denominationOf,
  HAND_TRICKS,
  ORDERS,
  PLAY,
  type Sammy,
  SEATS,
  sideOf,
  tricksOf,
} from './position.ts';
import {
  A_BONUS,
  A_TRICK,
  MADE,
  PRESIDENTS,
  presidentPoints,
  presidentsOf,
  TOP_FOUR,
  topCardsOf,
  topPoints,
} from './score.ts';

const SIDES = [0, 1, 0, 1];
/** Above every card of another suit. */
const TRUMP = 100;

export function tricks(p: Sammy): Tricks | undefined {
  if (p.phase !== PLAY) return undefined;
  const order = ORDERS[p.order];
  const trumps = denominationOf(p.bid);
  const declarants = sideOf(p, p.bidder);
  const sign = declarants === 0 ? 1 : -1;
  const won = p.takers.filter((taker) => sideOf(p, taker) === declarants).length;
  const forTricks = sign * A_TRICK * (won - tricksOf(p.bid));
  const before = forTricks + presidentPoints(presidentsOf(p, 0) - presidentsOf(p, 1));
  return {
    hands: order.map((seat) => cardsIn(p.hands[2 * seat], p.hands[2 * seat + 1])),
    sides: SIDES,
    leader: order.indexOf(p.leader),
    trick: p.played.slice(SEATS * p.takers.length),
    ...(p.bySuits ? bySuits(trumps) : byBorders(trumps)),
    each: declarants === 0 ? [A_TRICK, 0] : [0, A_TRICK],
    worth: (card) => (PRESIDENTS.includes(card) ? presidentPoints(1) : 0),
    goal: goalOf(p, declarants, won),
    marked: topFour(trumps, declarants, topCardsOf(p, 0)),
    pays: (gained) => before + gained,
    unit: 'points',
  };
}

type Following = Pick<Tricks, 'follows' | 'strength' | 'suit'>;

/** SAM-13, SAM-14. */
function byBorders(trumps: number): Following {
  const rank = (card: Card): number => (suitOf(card) === trumps ? TRUMP : 0) + SEATS * SUIT_CARDS - card;
  return {
    follows: (led, card) => borders(led, card),
    strength: (led, card) => (card === led || borders(led, card) ? rank(card) : 0),
  };
}

/** SAM-18. */
function bySuits(trumps: number): Following {
  return {
    follows: (led, card) => suitOf(card) === suitOf(led),
    strength: (led, card) => {
      const rank = SUIT_CARDS - (card % SUIT_CARDS);
      if (suitOf(card) === trumps) return TRUMP + rank;
      return suitOf(card) === suitOf(led) ? rank : 0;
    },
    suit: suitOf,
  };
}

/** The points of the bid that come all at once, seen from side 0: as declarants, or by breaking the bid. */
function goalOf(p: Sammy, declarants: number, won: number): NonNullable<Tricks['goal']> {
  const needed = tricksOf(p.bid) - won;
  const made = MADE + A_BONUS * p.bonus;
  const broken = A_BONUS * p.bonus;
  if (declarants === 0) return { tricks: needed, reached: made, missed: -broken };
  const left = HAND_TRICKS - p.takers.length;
  return { tricks: left - needed + 1, reached: broken, missed: -made };
}

/** By the number of top cards that side 0 takes on top of those it has. */
function topFour(trumps: number, declarants: number, before: number): NonNullable<Tricks['marked']> {
  const cards = TOP_FOUR[trumps];
  const pays: number[] = [];
  for (let more = 0; more + before <= cards.length; more++) {
    const [ours, theirs] = [before + more, cards.length - before - more];
    pays.push(topPoints(ours, declarants === 0) - topPoints(theirs, declarants === 1));
  }
  return { cards, pays };
}
