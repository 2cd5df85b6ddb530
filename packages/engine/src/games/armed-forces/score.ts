// What the services are worth, what a hand scores, when the match ends and who wins (ARM-17 to ARM-23, ARM-H6).

import type { ScoredHand, Tally } from '../../game.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import type { Card } from '../../pack.ts';
import { armedForces as pack, serviceScores, services } from '../../packs/armed-forces.ts';
import { CALL_COSTS } from './calls.ts';
import { bitOf, cardOf, INTEL, type Laid, SERVICES, seatOf, serviceOf, strengthOf } from './cards.ts';
import {
  type ArmedForces,
  type ArmedForcesHand,
  IMPROVISE,
  OVER,
  PLAY,
  SHUFFLE_INTEL,
  WINDOW,
} from './position.ts';

/** ARM-19: how often a card counts its service's score. */
const multiplierOf: readonly number[] = pack.cards.map(({ multiplier }) => multiplier);

/** ARM-17: how the intel of a service on the board (bit 0 for 12, 1 for 13, 2 for 14) ranks; 0 for none. */
const STANDING_OF_INTEL: readonly number[] = [0, 1, 2, 4, 3, 5, 6, 7];

/** ARM-17, ARM-18: the score of each service by the intel on the board. */
export function worthOf(board: readonly Card[]): number[] {
  const intel: number[] = new Array(SERVICES).fill(0);
  for (const card of board) intel[serviceOf[card]] |= bitOf[card] & INTEL;
  const standing = intel.map((bits) => STANDING_OF_INTEL[bits >> 11]);
  return standing.map((mine, service) => {
    if (mine === 0) return 0;
    let rank = 0;
    for (let other = 0; other < SERVICES; other++) {
      // Level services rank by age.
      if (standing[other] > mine || (other < service && standing[other] === mine)) rank++;
    }
    return serviceScores[rank];
  });
}

/** ARM-19: the points of each seat for what it took, less its penalties. */
function pointsOf(p: ArmedForces, worth: readonly number[]): number[] {
  const points = p.penalties.map((lost) => 0 - lost);
  for (const laid of p.captured) {
    const card = cardOf(laid);
    points[seatOf(laid)] += multiplierOf[card] * worth[serviceOf[card]];
  }
  return points;
}

export function scoreHand(p: ArmedForces): void {
  const worth = worthOf(p.board);
  const points = pointsOf(p, worth);
  for (let seat = 0; seat < p.seats; seat++) p.scores[seat] += points[seat];
  p.sheet = { entry: { points, worth, captured: p.captured, penalties: p.penalties }, before: p.sheet };
  p.phase = p.scores.some((score) => endsMatch(p, score)) ? OVER : SHUFFLE_INTEL;
}

/** ARM-21; ARM-H6: with calls scores can fall for good. */
function endsMatch(p: ArmedForces, score: number): boolean {
  return score >= p.target || (p.honor && score <= -p.target);
}

/** ARM-21: the seats with the highest score. */
function levelAtTop(p: ArmedForces): number[] {
  const best = Math.max(...p.scores);
  return p.scores.flatMap((score, seat) => (score === best ? [seat] : []));
}

/** ARM-22: of level seats, whoever took the highest kinetic card in the final hand. */
function winnersOf(p: ArmedForces): number[] {
  const level = levelAtTop(p);
  const highest = level.map((seat) => highestTaken(p.captured, seat));
  const top = Math.max(...highest);
  return level.filter((_, i) => highest[i] === top);
}

function highestTaken(captured: readonly Laid[], seat: number): number {
  let highest = 0;
  for (const laid of captured) {
    if (seatOf(laid) === seat) highest = Math.max(highest, strengthOf[cardOf(laid)]);
  }
  return highest;
}

export function tally(p: ArmedForces): Tally {
  const hands = sheetEntries(p.sheet).map(explain);
  if (p.phase !== OVER) return { hands };
  const winners = winnersOf(p);
  if (winners.length === 1 && levelAtTop(p).length > 1) {
    hands.at(-1)!.lines.push(`{${winners[0]}} wins the tie with the highest kinetic card taken in this hand`);
  }
  return { hands, result: { scores: p.scores.slice(), winners } };
}

function explain(hand: ArmedForcesHand): ScoredHand & { lines: string[] } {
  const ranking = services
    .map(({ name }, service) => ({ name, worth: hand.worth[service] }))
    .sort((a, b) => b.worth - a.worth);
  const lines = [`The board makes ${ranking.map(({ name, worth }) => `${name} ${worth}`).join(', ')}`];
  for (const [seat, points] of hand.points.entries()) lines.push(explainSeat(hand, seat, points));
  return { points: hand.points, lines };
}

/** "{1}: Army 4 × 3, Navy -1 × 2, one call -15: -5". */
function explainSeat(hand: ArmedForcesHand, seat: number, points: number): string {
  const units: number[] = new Array(SERVICES).fill(0);
  const taken = hand.captured.filter((laid) => seatOf(laid) === seat).map(cardOf);
  for (const card of taken) units[serviceOf[card]] += multiplierOf[card];
  const parts = services.flatMap(({ name }, service) => {
    const worth = hand.worth[service];
    return worth > 0 && units[service] !== 0 ? [`${name} ${units[service]} × ${worth}`] : [];
  });
  const calls = hand.penalties[seat] / CALL_COSTS;
  if (calls > 0) parts.push(`${calls === 1 ? 'one call' : `${calls} calls`} -${hand.penalties[seat]}`);
  if (parts.length === 0) parts.push(taken.length === 0 ? 'no kinetic card taken' : 'nothing that counts');
  return `{${seat}}: ${parts.join(', ')}: ${points > 0 ? '+' : ''}${points}`;
}

/** The lead over the best of the others, the hand in play counted with the board as it lies; a win beats every lead. */
export function standing(p: ArmedForces, seat: number): number {
  if (p.phase === OVER) return margin(p.scores, seat) + (winnersOf(p).includes(seat) ? WON : -WON);
  if (p.phase !== PLAY && p.phase !== IMPROVISE && p.phase !== WINDOW) return margin(p.scores, seat);
  const points = pointsOf(p, worthOf(p.board));
  for (let s = 0; s < p.seats; s++) points[s] += p.scores[s];
  return margin(points, seat);
}

const WON = 1000;

function margin(scores: readonly number[], seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let s = 0; s < scores.length; s++) if (s !== seat && scores[s] > best) best = scores[s];
  return scores[seat] - best;
}
