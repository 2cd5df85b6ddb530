// What calls tell about hands: a player who bid on a company probably holds what wins squads in it, one who passed
// probably does not. Everybody is taken to be wrong now and then, so that no deal is ruled out.

import { callerIn, callIn, PASS } from './auction.ts';
import { addCard } from './companies.ts';
import { companyOfBid } from './company-bids.ts';
import { exp } from './portable-math.ts';
import { bringsWith, type HandWeights } from './sensible-call.ts';
import { type Sheet, sheetEntries } from './sheet.ts';
import { SEATS, type Squads } from './squads.ts';

/** A position with its calls; the bidder led to the first squad. */
interface Called extends Squads {
  readonly calls: Sheet<number>;
  readonly bidder: number;
}

/** What a hand brings where a bid and a pass are equally likely, and how sharply they part. */
export interface Threshold {
  readonly at: number;
  readonly width: number;
}

const DENOMINATIONS = [0, 1, 2, 3, 4];
/** However little a hand explains a call, somebody may have made it. */
const DOUBT = 0.15;

/** How well the hands of the other seats explain what they called: a weight above 0. */
export function explains(p: Called, seat: number, weights: HandWeights, threshold: Threshold): number {
  const bids: number[] = new Array(SEATS).fill(PASS);
  const spoke: boolean[] = new Array(SEATS).fill(false);
  for (const entry of sheetEntries(p.calls)) {
    spoke[callerIn(entry)] = true;
    if (callIn(entry) !== PASS) bids[callerIn(entry)] = callIn(entry);
  }
  const hands = dealtHands(p);
  let weight = 1;
  for (let s = 0; s < SEATS; s++) {
    if (s === seat || !spoke[s]) continue;
    const bid = bids[s];
    const [low, high] = [hands[2 * s], hands[2 * s + 1]];
    const brings =
      bid === PASS
        ? Math.max(...DENOMINATIONS.map((c) => bringsWith(weights, low, high, c)))
        : bringsWith(weights, low, high, companyOfBid(bid));
    const bold = 1 / (1 + exp((threshold.at - brings) / threshold.width));
    weight *= DOUBT + (bid === PASS ? 1 - bold : bold);
  }
  return weight;
}

/** The hands with the cards that were played from them. */
function dealtHands(p: Called): number[] {
  const hands = p.hands.slice();
  for (const [i, card] of p.played.entries()) {
    const squad = Math.floor(i / SEATS);
    const leader = squad === 0 ? p.bidder : p.takers[squad - 1];
    addCard(hands, (leader + i) & 3, card);
  }
  return hands;
}
