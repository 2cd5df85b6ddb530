// What the services are worth, what a hand scores, when the match ends and who wins (ARM-17 to ARM-23, ARM-H6).

import type { Card } from '../../pack.ts';
import { armedForces as pack, serviceScores } from '../../packs/armed-forces.ts';
import { bitOf, cardOf, INTEL, type Laid, SERVICES, seatOf, serviceOf, strengthOf } from './cards.ts';
import { type ArmedForces, OVER, SHUFFLE_INTEL } from './position.ts';

/** ARM-19: how often a card counts its service's score. */
export const multiplierOf: readonly number[] = pack.cards.map(({ multiplier }) => multiplier);

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
export function pointsOf(p: ArmedForces, worth: readonly number[]): number[] {
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
export function levelAtTop(p: ArmedForces): number[] {
  const best = Math.max(...p.scores);
  return p.scores.flatMap((score, seat) => (score === best ? [seat] : []));
}

/** ARM-22: of tied seats, the one that took the highest kinetic card in the final hand. */
export function winnersOf(p: ArmedForces): number[] {
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
