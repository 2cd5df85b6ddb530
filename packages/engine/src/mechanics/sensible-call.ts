// How a sensible player calls in the Parker auctions: from what his hand brings on average, company by company (weights
// fitted to thousands of played deals), and from what each bid would then pay.

import type { Move } from '../game.ts';
import type { Random } from '../random.ts';
import { PASS } from './auction.ts';
import { ofCompany } from './companies.ts';
import { COMBINED, companyOfBid } from './company-bids.ts';
import { bitCount } from './imagine.ts';

/** What a hand brings to its side, as a sum: where a company commands, and with combined forces. */
export interface HandWeights {
  readonly base: number;
  /** For each commander, and for the Lieutenant-General, Major-General, Brigadier-General and Colonel among them. */
  readonly commander: number;
  readonly topCommanders: readonly [number, number, number, number];
  /** For each Lieutenant-General and each guarded Major-General of the other companies. */
  readonly plainTop: readonly [number, number];
  readonly void: number;
  readonly president: number;
  readonly combined: {
    readonly base: number;
    readonly tops: readonly [number, number, number, number];
    readonly longest: number;
    readonly president: number;
  };
}

const PRESIDENT_BIT = 1 << 24;
const TWELVE = 1 << 11;
const ELEVEN = 1 << 10;
const TEN = 1 << 9;
const NINE = 1 << 8;

/** The cards of a company as twelve bits, the Private lowest. */
function company(low: number, high: number, which: number): number {
  return ofCompany(low, high, which) >>> (12 * (which & 1));
}

/** What the hand should bring with these commanders. */
export function bringsWith(w: HandWeights, low: number, high: number, commanders: number): number {
  const president = high & PRESIDENT_BIT ? 1 : 0;
  if (commanders === COMBINED) return bringsCombined(w, low, high, president);
  let sum = w.base + w.president * president;
  for (let which = 0; which < 4; which++) {
    const cards = company(low, high, which);
    if (which === commanders) sum += w.commander * bitCount(cards) + topsOf(w.topCommanders, cards);
    else if (cards === 0) sum += w.void;
    else {
      if (cards & TWELVE) sum += w.plainTop[0];
      if (cards & ELEVEN && cards & ~ELEVEN) sum += w.plainTop[1];
    }
  }
  return sum;
}

function bringsCombined({ combined }: HandWeights, low: number, high: number, president: number): number {
  let sum = combined.base + combined.president * president;
  let longest = 0;
  for (let which = 0; which < 4; which++) {
    const cards = company(low, high, which);
    sum += topsOf(combined.tops, cards);
    longest = Math.max(longest, bitCount(cards));
  }
  return sum + combined.longest * longest;
}

function topsOf(
  [twelve, eleven, ten, nine]: readonly [number, number, number, number],
  cards: number,
): number {
  return (
    (cards & TWELVE ? twelve : 0) +
    (cards & ELEVEN ? eleven : 0) +
    (cards & TEN ? ten : 0) +
    (cards & NINE ? nine : 0)
  );
}

/** A player's judgment in an auction: what a hand should bring, and when a bid is worth making. */
export interface CallSense {
  /** What the hand should bring with these commanders. */
  brings(commanders: number): number;
  /** How far a hand's strength is misjudged now and then: everybody sees it a little differently. */
  readonly doubt: number;
  /** What a bid pays on average if the hand brings so much. */
  pays(bid: Move, brings: number): number;
  /** What a bid must pay at least, to be made instead of a pass. */
  readonly least: number;
  /** How many legal bids of each denomination are looked at, from the lowest on. */
  readonly steps: number;
}

/** The index of a call among the legal ones: the bid that pays best, or the pass. */
export function sensibleCall(
  sense: CallSense,
  moves: readonly Move[],
  count: number,
  random: Random,
): number {
  const passes = moves[0] === PASS;
  const first = passes ? 1 : 0;
  if (first === count) return 0;
  let best = passes ? 0 : first;
  let most = passes ? sense.least : Number.NEGATIVE_INFINITY;
  const brings = [0, 1, 2, 3, COMBINED].map((c) => sense.brings(c) + sense.doubt * bell(random));
  const end = Math.min(count, first + sense.steps * brings.length);
  for (let i = first; i < end; i++) {
    const pay = sense.pays(moves[i], brings[companyOfBid(moves[i])]);
    if (pay > most) {
      most = pay;
      best = i;
    }
  }
  return best;
}

/** A number around 0, near to normal with a spread of 1. */
function bell(random: Random): number {
  return (random.below(1000) + random.below(1000) + random.below(1000) - 1498.5) / 500;
}
