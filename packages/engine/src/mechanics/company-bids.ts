// Bids of the Parker games: a number, and a company or combined forces.

import type { Move } from '../game.ts';
import { companies } from '../packs/parker.ts';
import { kindOfBid, stepOfBid, textsOfCalls } from './auction.ts';

/** "Combined forces", which stands after the four companies in bids: no commanders. */
export const COMBINED = 4;
/** Companies in bids, as they are written and as they are said. */
export const BID_COMPANIES: readonly string[] = [...companies.map(({ company }) => company), 'combined'];
/** What a bid can name, as sentences say it. */
export const BID_TITLES: readonly string[] = [...companies.map(({ title }) => title), 'combined forces'];

const KINDS = COMBINED + 1;

/** The company of a bid, or COMBINED. */
export function companyOfBid(bid: Move): number {
  return kindOfBid(bid, KINDS);
}

/** The place of a bid's number among the numbers that may be bid, from 0. */
export function numberStepOfBid(bid: Move): number {
  return stepOfBid(bid, KINDS);
}

/** The lowest bid with the number at this place. */
export function lowestOfStep(step: number): Move {
  return step * KINDS + 1;
}

/** The texts of all calls, by call, where these numbers may be bid. */
export function callTexts(numbers: readonly number[]): string[] {
  return textsOfCalls(numbers, BID_COMPANIES);
}
