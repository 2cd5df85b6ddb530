// Advice for Skirmish: every card is weighed by the trick it would make, seen from both branches: who takes it, what it
// carries, and what Scout Spies would do to a Nurse in it.

import type { Advice } from '../../advice.ts';
import type { Move } from '../../game.ts';
import type { Card } from '../../pack.ts';
import {
  isEnemy,
  NOBODY,
  NURSES,
  OFFICER,
  OVER,
  PLAY,
  POINTS,
  POWER,
  playerAt,
  SEATS,
  type Skirmish,
  SPY,
  sideOf,
} from './position.ts';

/** The spies of each branch with 100 and with 50, as bits of the two words of a hand. */
const spyBits = (power: number): readonly number[] =>
  [0, 1].map((branch) => 1 << SPY.slice(24 * branch, 24 * branch + 24).indexOf(power));
const HUNDREDS = spyBits(100);
const FIFTIES = spyBits(50);
/** What a won match is worth beside its points (SKI-19). */
const WHOLE_GAME = 2000;

const holds = (p: Skirmish, seat: number, bits: readonly number[]): boolean =>
  (p.hands[2 * seat] & bits[0]) !== 0 || (p.hands[2 * seat + 1] & bits[1]) !== 0;

/** The greatest power in a hand: cards stand in their rank within a branch, the highest first. */
function reach(p: Skirmish, seat: number): number {
  let most = -1;
  for (let branch = 0; branch < 2; branch++) {
    const word = p.hands[2 * seat + branch];
    if (word === 0) continue;
    most = Math.max(most, POWER[24 * branch + 31 - Math.clz32(word & -word)]);
  }
  return most;
}

/** What the seat knows of a trick before it plays: points at stake, and how far the others reach. */
class Trick {
  ours = 0;
  theirs = 0;
  enemies = -1;
  partner = -1;
  /** Who still has spies to play among the enemies after this seat. */
  hundred = false;
  fifty = false;

  constructor(p: Skirmish, seat: number) {
    const side = sideOf(seat);
    const from = SEATS * p.takers.length;
    for (let i = from; i < p.played.length; i++) {
      const card = p.played[i];
      if (isEnemy(p, card, playerAt(p, i - from), side)) this.ours += POINTS[card];
      if (isEnemy(p, card, playerAt(p, i - from), 1 - side)) this.theirs += POINTS[card];
    }
    const after = SEATS - 1 - (p.played.length - from);
    for (let i = 1; i <= after; i++) {
      const s = (seat + i) & 3;
      if (sideOf(s) === side) this.partner = reach(p, s);
      else {
        this.enemies = Math.max(this.enemies, reach(p, s));
        this.hundred ||= holds(p, s, HUNDREDS);
        this.fifty ||= holds(p, s, FIFTIES);
      }
    }
  }
}

function sensible(p: Skirmish, seat: number, moves: readonly Move[], count: number): number {
  if (count === 1) return 0;
  const trick = new Trick(p, seat);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const worth = worthOf(p, trick, seat, moves[i]);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

function worthOf(p: Skirmish, trick: Trick, seat: number, card: Card): number {
  const side = sideOf(seat);
  const power = POWER[card];
  const empty = p.taker === NOBODY;
  const oursNow = !empty && sideOf(p.taker) === side;
  const now = empty ? -1 : POWER[p.best];
  let mine = oursNow ? now : -1;
  if (power > now || (empty && power >= 0)) mine = power;
  const theirs = Math.max(!empty && !oursNow ? now : -1, trick.enemies);
  const wins =
    mine > theirs || trick.partner > Math.max(theirs, mine) || (mine === theirs && mine >= 0 && mine !== now);
  const gain = wins
    ? trick.ours + (isEnemy(p, card, seat, side) ? POINTS[card] : 0)
    : -trick.theirs - (isEnemy(p, card, seat, 1 - side) ? POINTS[card] : 0);
  return gain + spied(p, trick, seat, card, wins, Math.max(mine, now)) - keeping(p, card);
}

/** What spies do: this one to the enemy's Nurse, theirs to ours. */
function spied(p: Skirmish, trick: Trick, seat: number, card: Card, wins: boolean, holder: number): number {
  const side = sideOf(seat);
  let sum = 0;
  if (SPY[card] !== 0 && p.taker !== NOBODY && sideOf(p.taker) !== side && p.withHolder !== 0) {
    const power = POWER[p.best];
    if (SPY[card] === 100 && power >= OFFICER) sum += 2500;
    if (SPY[card] === 50 && power >= 0 && power < OFFICER) sum += 1500;
  }
  const nurse = p.withHolder !== 0 || POINTS[card] === 1000;
  if (wins && nurse) {
    if (holder >= OFFICER && trick.hundred) sum -= 3000;
    else if (holder < OFFICER && trick.fifty) sum -= 2000;
  }
  return sum;
}

/** What a card may still be good for. */
function keeping(p: Skirmish, card: Card): number {
  const power = POWER[card];
  const nurses = NURSES.filter((nurse) => !p.played.includes(nurse)).length;
  return 0.25 * Math.max(0, power) + (SPY[card] !== 0 ? 60 * nurses : 0);
}

export const advice: Advice<Skirmish> = {
  playout: (p, seat, moves, count) => sensible(p, seat, moves, count),
  worth(p, seat) {
    const side = sideOf(seat);
    const lead = p.scores[side] - p.scores[1 - side];
    const inHand =
      p.phase !== PLAY ? 0 : p.captured[side] - p.set[side] - p.captured[1 - side] + p.set[1 - side];
    const whole = p.phase === OVER ? p.sheet!.entry.whole : NOBODY;
    return lead + inHand + (whole === NOBODY ? 0 : whole === side ? WHOLE_GAME : -WHOLE_GAME);
  },
};
