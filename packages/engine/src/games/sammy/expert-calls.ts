// How a sensible player of Sammy calls. A bid names what the hand means to make, less a margin for luck, at once: so it
// tells the partner what to expect, and the auction is short. Nobody jumps to the last trick he dares, since every trick
// bid costs 25 points (SAM, Scoring): that is kept for answering the other side, one trick at a time.

import type { Move } from '../../game.ts';
import { averagePay } from '../../mechanics/average-pay.ts';
import { exp } from '../../mechanics/portable-math.ts';
import type { Random } from '../../random.ts';
import { bringsIn } from './brings.ts';
import {
  BID,
  BONUS,
  DENOMINATIONS,
  DOUBLE,
  denominationOf,
  HAND_TRICKS,
  leftOf,
  NO_BID,
  PASS,
  partnerOf,
  type Sammy,
  SEATS,
  sideOf,
  tricksOf,
} from './position.ts';

/** How bold calls are, by borders or by suits: fitted to thousands of auctions against each other and against others. */
interface Style {
  /** A bid made of one's own accord is this many tricks below what the hand brings. */
  readonly opens: number;
  /** A bid that answers the other side may come this close to it. */
  readonly dares: number;
  /** Where between the two an answer lies that need not have been the last. */
  readonly answers: number;
  /** Tricks of a side that declares, against an average hand. */
  readonly usual: number;
  /** What two hands bring together that alone bring so much. */
  together(more: number, less: number): number;
}

const BY_BORDERS: Style = {
  opens: 3,
  dares: 1.2,
  answers: 1.7,
  usual: 10,
  together: (more, less) => 1.17 * more + 0.55 * less - 6.5,
};

const BY_SUITS: Style = {
  opens: 1,
  dares: -0.5,
  answers: -0.5,
  usual: 7.8,
  together: (more, less) => 1.5 * (more + less) - 14.3,
};

/** Anyone who overlooks cards makes fewer tricks than the hand brings, and so bids lower. */
const slipping = (style: Style, slips: number): Style => ({
  ...style,
  opens: style.opens + slips,
  dares: style.dares + slips,
  answers: style.answers + slips,
});

const SOUND = [BY_BORDERS, BY_SUITS] as const;
const SLIPPING = [slipping(BY_BORDERS, 0.7), slipping(BY_SUITS, 0.5)] as const;

/** How far the tricks lie from what is expected, and how far players are wrong about their hands. */
const SPREAD = 2.5;
const DOUBT = 0.2;
/** Points that another denomination must bring more than the partner's. */
const OVER_PARTNER = 30;
/** Tricks by which a bid must miss what can be expected for a bonus, and stay below it for a double. */
const BONUS_FROM = 0.5;
const DOUBLE_FROM = 2;
/** A bid is in whole tricks: on average half a trick is not said. */
const HALF = 0.5;

/** What a bid brings its side on average: 25 for every trick above or below it, and 50 if it is made. */
function pays(needed: number, tricks: number): number {
  return averagePay(
    tricks,
    SPREAD,
    1,
    HAND_TRICKS,
    (made) => 25 * (made - needed) + (made >= needed ? 50 : 0),
  );
}

/** For each denomination what the bids of a seat say its hand brings at least; 0 where it has not bid. */
function toldBy(p: Sammy, teller: number, { opens, dares }: Style, answer: number): number[] {
  const told = DENOMINATIONS.map(() => 0);
  let caller = p.dealer;
  let before = 0;
  for (const call of p.calls) {
    if (call > DOUBLE) {
      const d = denominationOf(call);
      const tricks = tricksOf(call);
      if (caller === teller) {
        // Anyone who skips a number has not been driven there.
        told[d] =
          told[d] > 0 ? Math.max(told[d], tricks + dares) : tricks + (tricks > before + 1 ? opens : answer);
      }
      before = tricks;
    }
    caller = leftOf(p, caller);
  }
  return told;
}

export function callFor(
  p: Sammy,
  seat: number,
  moves: readonly Move[],
  count: number,
  random: Random,
  slips: boolean,
): number {
  const style = (slips ? SLIPPING : SOUND)[p.bySuits ? 1 : 0];
  const { opens, dares, answers, usual, together } = style;
  const own = DENOMINATIONS.map((_, d) => bringsIn(p, seat, d) + DOUBT * bell(random));
  const told = toldBy(p, partnerOf(p, seat), style, answers).map((tricks) =>
    tricks > 0 ? tricks + HALF : 0,
  );
  const brings = own.map((tricks, d) =>
    told[d] > 0 ? together(Math.max(tricks, told[d]), Math.min(tricks, told[d])) : tricks,
  );
  const best = brings.indexOf(Math.max(...brings));
  const meant = Math.floor(brings[best] - opens);
  const most = Math.min(HAND_TRICKS, Math.floor(brings[best] - dares));
  const indexOf = (move: Move): number => {
    const index = moves.indexOf(move);
    return index < count ? index : -1;
  };
  const pass = indexOf(PASS);
  const next = (tricks: number): number => {
    const index = indexOf(tricks * DENOMINATIONS.length + best);
    return index >= 0 ? index : pass;
  };
  if (p.bid === NO_BID) return next(Math.min(HAND_TRICKS, meant));
  const standing = tricksOf(p.bid);
  const named = denominationOf(p.bid);
  if (sideOf(p, p.bidder) === sideOf(p, seat)) {
    const double = indexOf(DOUBLE);
    if (double >= 0 && standing < brings[named] - DOUBLE_FROM) return double;
    const better =
      best !== named &&
      standing < most &&
      pays(standing + 1, brings[best]) > pays(standing, brings[named]) + OVER_PARTNER;
    return better ? next(standing + 1) : pass;
  }
  if (standing < most) return next(Math.min(most, Math.max(meant, standing + 1)));
  const theirs = usual - 0.6 * (own[named] - usual);
  const bonus = indexOf(BONUS);
  return bonus >= 0 && standing > theirs + BONUS_FROM ? bonus : pass;
}

/** However little a hand explains a bid, somebody may have made it; and how sharply bids and passes part. */
const ANYHOW = 0.15;
const WIDTH = 0.8;

/** How well the hands of the others explain what each of them has bid, while the bidding goes on: a weight above 0. */
export function explainsBids(p: Sammy, seat: number): number {
  if (p.phase !== BID) return 1;
  const style = SOUND[p.bySuits ? 1 : 0];
  let weight = 1;
  for (let s = 0; s < SEATS; s++) {
    if (s === seat) continue;
    for (const [d, tricks] of toldBy(p, s, style, style.dares).entries()) {
      if (tricks > 0) weight *= ANYHOW + 1 / (1 + exp((tricks - bringsIn(p, s, d)) / WIDTH));
    }
  }
  return weight;
}

/** A number around 0, near to normal with a spread of 1. */
function bell(random: Random): number {
  return (random.below(1000) + random.below(1000) + random.below(1000) - 1498.5) / 500;
}
