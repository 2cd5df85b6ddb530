// How a sensible player plays to squads: he looks one squad ahead at what the others could lay on it. The lowest card
// that does the job, none of worth on a squad that is lost, all of worth on one that is safe with his side.

import type { Move } from '../game.ts';
import type { Card } from '../pack.ts';
import { companyOf, listFollowing, numberOf, PRESIDENT } from './companies.ts';
import { NO_LEAD, type Squads, sideOf } from './squads.ts';

/** What the play of squads needs to know of its game. */
export interface SquadSense<P extends Squads> {
  /** The strength of a card in a squad to which this company was led; commanders are above COMMANDING. */
  strengthIn(position: P, led: number, card: Card): number;
  /** The company that a lead of this card asks for. */
  companyLed(position: P, card: Card): number;
  /** Points that a card brings to the player who takes it. */
  pointsOf(card: Card): number;
  bidder(position: P): number;
}

/** Commanders are stronger than this, all others weaker. */
const COMMANDING = 64;
const answers: Move[] = [];

/** The greatest strength with which a seat could answer this lead. */
function reach<P extends Squads>(p: P, sense: SquadSense<P>, seat: number, led: number): number {
  const count = listFollowing(p.hands[2 * seat], p.hands[2 * seat + 1], led, answers);
  let most = -1;
  for (let i = 0; i < count; i++) most = Math.max(most, sense.strengthIn(p, led, answers[i]));
  return most;
}

/** The index of a play among the legal ones. */
export function sensiblePlay<P extends Squads>(
  p: P,
  sense: SquadSense<P>,
  seat: number,
  moves: readonly Move[],
  count: number,
): number {
  if (count === 1) return 0;
  return p.led === NO_LEAD
    ? sensibleLead(p, sense, seat, moves, count)
    : sensibleAnswer(p, sense, seat, moves, count);
}

function sensibleAnswer<P extends Squads>(
  p: P,
  sense: SquadSense<P>,
  seat: number,
  moves: readonly Move[],
  count: number,
): number {
  const { led } = p;
  let enemies = -1;
  let partner = -1;
  for (let s = (seat + 1) & 3; s !== p.leader; s = (s + 1) & 3) {
    const most = reach(p, sense, s, led);
    if (sideOf(s) === sideOf(seat)) partner = most;
    else enemies = Math.max(enemies, most);
  }
  const ours = sideOf(p.taker) === sideOf(seat);
  const enemyMost = ours ? enemies : Math.max(enemies, p.strongest);
  const safe = Math.max(ours ? p.strongest : -1, partner) > enemyMost;
  if (safe) return cheapest(p, sense, moves, count, -1, 1);
  const winner = cheapest(p, sense, moves, count, Math.max(enemyMost, p.strongest), 0);
  return winner >= 0 ? winner : cheapest(p, sense, moves, count, -1, -1);
}

/**
 * The index of the card that costs the least among those stronger than `above`; -1 if there is none. Points are given
 * (1), kept (-1), or of no account (0).
 */
function cheapest<P extends Squads>(
  p: P,
  sense: SquadSense<P>,
  moves: readonly Move[],
  count: number,
  above: number,
  points: number,
): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const card = moves[i];
    if (above >= 0 && sense.strengthIn(p, p.led, card) <= above) continue;
    const cost = costOf(p, sense, card) - points * 100 * sense.pointsOf(card);
    if (cost < least) {
      least = cost;
      best = i;
    }
  }
  return best;
}

/** What a card is worth to its holder, were it not played now. */
function costOf<P extends Squads>(p: P, sense: SquadSense<P>, card: Card): number {
  if (card === PRESIDENT) return 200;
  if (companyOf(card) === 4) return 0;
  const commands = sense.strengthIn(p, companyOf(card), card) > COMMANDING;
  return numberOf(card) + (commands ? 40 : numberOf(card) === 12 ? 10 : 0);
}

function sensibleLead<P extends Squads>(
  p: P,
  sense: SquadSense<P>,
  seat: number,
  moves: readonly Move[],
  count: number,
): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  // What the others could lay on a lead depends on the company alone: asked once for each.
  const enemyReach = [-2, -2, -2, -2, -2];
  const partnerReach = [-2, -2, -2, -2, -2];
  for (let i = 0; i < count; i++) {
    const led = sense.companyLed(p, moves[i]);
    if (enemyReach[led] === -2) {
      enemyReach[led] = Math.max(reach(p, sense, (seat + 1) & 3, led), reach(p, sense, (seat + 3) & 3, led));
      partnerReach[led] = reach(p, sense, (seat + 2) & 3, led);
    }
    const worth = leadWorth(p, sense, seat, moves[i], led, enemyReach[led], partnerReach[led]);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

function leadWorth<P extends Squads>(
  p: P,
  sense: SquadSense<P>,
  seat: number,
  card: Card,
  led: number,
  enemies: number,
  partner: number,
): number {
  const strength = sense.strengthIn(p, led, card);
  const points = sense.pointsOf(card);
  const cost = costOf(p, sense, card);
  const commanding = strength > COMMANDING;
  if (strength > enemies && strength >= 0) {
    // A squad that is sure: commanders first while the enemy still has some, otherwise they are kept.
    const draws = commanding && enemies > COMMANDING && sideOf(sense.bidder(p)) === sideOf(seat);
    return 100 + 10 * points + (draws ? 50 : commanding ? -20 : 0) + cost / 100;
  }
  if (partner > enemies) return 60 + 10 * points - cost;
  // A squad that goes to the enemy: as little as possible.
  return -cost - 10 * points - (commanding ? 20 : 0);
}

/** What a discard would cost, by how strong a card is and how near its company is to being gone. */
export function keepWorth(card: Card, length: number, commanders: number): number {
  if (card === PRESIDENT) return 200;
  const number = numberOf(card);
  if (companyOf(card) === commanders) return 60 + number;
  const top = number === 12 ? 16 : number === 11 ? 6 : 0;
  return 0.6 * number + top + (commanders === 4 ? 0.5 : 1.5) * length;
}
