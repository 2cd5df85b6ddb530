// Advice for Sammy: cards by what the trick would become, by borders or by suits.

import type { Advice } from '../../advice.ts';
import type { Move } from '../../game.ts';
import { BORDER_HIGH, BORDER_LOW, borders, SUIT_CARDS, suitOf } from '../../mechanics/borders.ts';
import { power } from '../../mechanics/portable-math.ts';
import type { Card } from '../../pack.ts';
import { callFor, explainsBids } from './expert-calls.ts';
import type { SammySeen } from './memory.ts';
import { BID, denominationOf, leftOf, NO_BID, NO_CARD, PLAY, type Sammy, SEATS, sideOf } from './position.ts';
import { bidPoints, TOP_FOUR } from './score.ts';

const ONE_SUIT = (1 << SUIT_CARDS) - 1;
/** The words of the four suits, by suit: those in the low word and those in the high one. */
const SUIT_LOW = [ONE_SUIT, ONE_SUIT << SUIT_CARDS, 0, 0, 0];
const SUIT_HIGH = [0, 0, ONE_SUIT, ONE_SUIT << SUIT_CARDS, 0];
const isPresident = (card: Card): boolean => card % SUIT_CARDS === 1;

/** How strong a card is in a trick if it can win it at all: trumps first, then in the pack's order. */
function rank(p: Sammy, card: Card): number {
  const trumps = denominationOf(p.bid);
  return 100 - (suitOf(card) === trumps ? card - SUIT_CARDS * trumps : SUIT_CARDS + card);
}

/** SAM-14, SAM-18: the strength of a card in a trick to which `led` was led; -1 if it cannot win. */
function strengthOf(p: Sammy, led: Card, card: Card): number {
  if (card === led) return rank(p, card);
  if (!p.bySuits) return borders(led, card) ? rank(p, card) : -1;
  const suit = suitOf(card);
  return suit === suitOf(led) || suit === denominationOf(p.bid) ? rank(p, card) : -1;
}

/** How many cards that the hand in turn has not seen would win over this strength. */
function rivals(p: Sammy, led: Card, strength: number): number {
  let low = 0;
  let high = 0;
  for (let s = 0; s < SEATS; s++) {
    if (s === p.turn) continue;
    low |= p.hands[2 * s];
    high |= p.hands[2 * s + 1];
  }
  const trumps = denominationOf(p.bid);
  const suit = suitOf(led);
  low &= p.bySuits ? SUIT_LOW[suit] | SUIT_LOW[trumps] : BORDER_LOW[led];
  high &= p.bySuits ? SUIT_HIGH[suit] | SUIT_HIGH[trumps] : BORDER_HIGH[led];
  let count = 0;
  for (; low !== 0; low &= low - 1) if (rank(p, 31 - Math.clz32(low & -low)) > strength) count++;
  for (; high !== 0; high &= high - 1) if (rank(p, 59 - Math.clz32(high & -high)) > strength) count++;
  return count;
}

/** Points that a card brings to the player who takes it, on top of its trick. */
function pointsOf(p: Sammy, card: Card): number {
  return (isPresident(card) ? 25 : 0) + (TOP_FOUR[denominationOf(p.bid)].includes(card) ? 12 : 0);
}

/** What a card is worth to its holder, were it not played now: rank, and the trick a card without borders makes. */
function costOf(p: Sammy, card: Card): number {
  const alone = !p.bySuits && (BORDER_LOW[card] | BORDER_HIGH[card]) === 0;
  return rank(p, card) / 4 + (alone ? 20 : 0);
}

function sensible(p: Sammy, moves: readonly Move[], count: number): number {
  if (count === 1) return 0;
  const trick = p.led === NO_CARD ? [0, 0] : stillToPlay(p);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const worth = worthOf(p, moves[i], trick[0], trick[1]);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

/** How many enemies, and whether the partner, still have to play after the hand in turn. */
function stillToPlay(p: Sammy): [enemies: number, partner: number] {
  const side = sideOf(p, p.turn);
  let enemies = 0;
  let partner = 0;
  for (let s = leftOf(p, p.turn); s !== p.leader; s = leftOf(p, s)) {
    if (sideOf(p, s) === side) partner++;
    else enemies++;
  }
  return [enemies, partner];
}

/** By how likely the trick is to stay with the side: every card that would win over it lies with one of three hands. */
function worthOf(p: Sammy, card: Card, enemies: number, partner: number): number {
  const leads = p.led === NO_CARD;
  const led = leads ? card : p.led;
  const now = leads ? -1 : strengthOf(p, led, p.best);
  const mine = strengthOf(p, led, card);
  const ours = mine > now || (!leads && sideOf(p, p.taker) === sideOf(p, p.turn));
  const holding = Math.max(mine, now);
  const count = rivals(p, led, holding);
  const [after, mate] = leads ? [2, 1] : [enemies, partner];
  const stays = ours ? power((3 - after) / 3, count) : 0;
  const comesBack = mate === 0 || count === 0 ? 0 : after === 0 ? 1 - power(2 / 3, count) : 1 / 3;
  const chance = stays + (1 - stays) * comesBack;
  const points = pointsOf(p, card);
  // A card that does not change who holds the trick is spent for nothing.
  const spent = costOf(p, card) * (mine > now ? 0.35 : 0.5);
  return chance * (25 + points) - (1 - chance) * points - spent;
}

/** How many tricks fewer than by the book experts expect of a declaring side. */
export const DEFENDED = 0.9;

/** The points of a hand played by the book, as if experts had defended. */
function worthOfCall(p: Sammy, seat: number): number {
  const hand = p.sheet?.entry;
  if (!hand || hand.bid === NO_BID || p.bySuits) return p.scores[seat];
  const line = sideOf(p, seat) === hand.side ? 0 : 1;
  const made = bidPoints(hand.bid, hand.bonus, hand.tricks)[line];
  const less = bidPoints(hand.bid, hand.bonus, Math.max(0, hand.tricks - 1))[line];
  return p.scores[seat] + DEFENDED * (less - made);
}

export const advice: Advice<Sammy, SammySeen> = {
  sound: true,
  effort: 2,
  likelihood: (seen, p) => explainsBids(p, seen.seat),
  habit: (p, seat, moves, count, random) =>
    p.phase === BID ? callFor(p, seat, moves, count, random, false) : -1,
  slippingHabit: (p, seat, moves, count, random) =>
    p.phase === BID ? callFor(p, seat, moves, count, random, true) : -1,
  boldness: (p, move) => (p.phase === BID ? move : undefined),
  playout: (p, _seat, moves, count, random) =>
    p.phase === PLAY ? sensible(p, moves, count) : random.below(count),
  worth: (p, seat) => p.scores[seat],
  worthOfCall,
};
