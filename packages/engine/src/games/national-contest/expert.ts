// Advice for A National Contest: a bid costs nothing but its secret, so whatever can be won is bid for; states are put
// into the contest while their side can still hold them, and what would be lost waits.

import type { Advice } from '../../advice.ts';
import type { Move } from '../../game.ts';
import { BORDERS, LOW_CARDS } from '../../mechanics/borders.ts';
import type { Card } from '../../pack.ts';
import { congressmen, HIGHER_HIGH, HIGHER_LOW, senators } from './play.ts';
import {
  BID,
  ELECTORAL_VOTES,
  IS_STATE,
  type NationalContest,
  OVER,
  PASS,
  PLAY,
  SEATS,
  SHUFFLE,
  sideOf,
} from './position.ts';

const NONE = 99;
/** Votes that a state brings, as parts of the branches they decide. */
const FOR_PRESIDENT: readonly number[] = ELECTORAL_VOTES.map((votes) => votes / 531);
const FOR_CONGRESS: readonly number[] = ELECTORAL_VOTES.map((votes) =>
  votes === 0 ? 0 : (votes - 2) / 435 + 2 / 96,
);

function votesOf(p: NationalContest, card: Card): number {
  return (p.congress ? FOR_CONGRESS : FOR_PRESIDENT)[card];
}

/** The highest state with which a seat could bid for a card; NONE if it holds none. */
function reach(p: NationalContest, seat: number, card: Card): number {
  const low = p.hands[2 * seat] & HIGHER_LOW[card];
  if (low !== 0) return 31 - Math.clz32(low & -low);
  const high = p.hands[2 * seat + 1] & HIGHER_HIGH[card];
  return high !== 0 ? 31 - Math.clz32(high & -high) + LOW_CARDS : NONE;
}

/** The highest state of the side of a seat, and of the other, that could be bid for a card. */
function reaches(p: NationalContest, seat: number, card: Card): [ours: number, theirs: number] {
  let ours = NONE;
  let theirs = NONE;
  for (let s = 0; s < SEATS; s++) {
    const best = reach(p, s, card);
    if (sideOf(s) === sideOf(seat)) ours = Math.min(ours, best);
    else theirs = Math.min(theirs, best);
  }
  return [ours, theirs];
}

/** What a state can still take from others as a bid. */
function power(p: NationalContest, seat: number, card: Card): number {
  let sum = 0;
  for (const other of BORDERS[card]) {
    if (other < card || !IS_STATE[other]) continue;
    const [word, bit] = other < LOW_CARDS ? [0, 1 << other] : [1, 1 << (other - LOW_CARDS)];
    for (let s = 0; s < SEATS; s++) {
      if (p.hands[2 * s + word] & bit)
        sum += sideOf(s) === sideOf(seat) ? 0.3 * votesOf(p, other) : votesOf(p, other);
    }
  }
  return sum;
}

function contestWorth(p: NationalContest, seat: number, card: Card): number {
  if (!IS_STATE[card]) return 0.001;
  const votes = votesOf(p, card);
  const [ours, theirs] = reaches(p, seat, card);
  const spent = 0.5 * power(p, seat, card);
  if (theirs === NONE) return 0.1 * votes - spent;
  return (ours < theirs ? votes : -votes) - spent;
}

/** The cheapest bid that takes the card from the enemy or keeps it from him; otherwise a pass. */
function bid(p: NationalContest, seat: number, moves: readonly Move[], count: number): number {
  const pass = moves[count - 1] === PASS ? count - 1 : -1;
  const ours = sideOf(p.bestBidder) === sideOf(seat);
  let theirs = ours ? NONE : p.best === PASS ? NONE : p.best;
  for (let s = seat; s !== p.contestant; ) {
    s = (s + 1) & 3;
    if (sideOf(s) !== sideOf(seat)) theirs = Math.min(theirs, reach(p, s, p.contested));
  }
  const safe = ours && (p.best === PASS ? NONE - 1 : p.best) < theirs;
  if (safe && pass >= 0) return pass;
  // Bids stand in the pack's order, the highest first.
  for (let i = count - 1; i >= 0; i--) if (moves[i] !== PASS && moves[i] < theirs) return i;
  return 0;
}

function playout(p: NationalContest, seat: number, moves: readonly Move[], count: number): number {
  if (count === 1) return 0;
  if (p.phase === BID) return bid(p, seat, moves, count);
  if (p.phase !== PLAY) return 0;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const worth = contestWorth(p, seat, moves[i]);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

/** Branches won, and by how much: a lead in votes keeps its worth when the hand is over. */
function worth(p: NationalContest, seat: number): number {
  const side = sideOf(seat);
  const won = p.branches[side] - p.branches[1 - side];
  if (p.phase !== PLAY && p.phase !== BID && p.phase !== OVER && p.phase !== SHUFFLE) return won;
  if (!p.congress) return won + (p.electoral[side] - p.electoral[1 - side]) / 531;
  const house = (congressmen(p, side) - congressmen(p, 1 - side)) / 435;
  return won + house + (senators(p, side) - senators(p, 1 - side)) / 96;
}

export const advice: Advice<NationalContest> = {
  sound: true,
  playout: (p, seat, moves, count) => playout(p, seat, moves, count),
  worth,
};
