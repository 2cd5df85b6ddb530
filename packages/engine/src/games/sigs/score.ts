// What hands and matches of SIGS score: points and winners.

import { leftValue, WORDS } from './cards.ts';
import { type Agreed, DEAL, NOBODY, OVER, REGULAR, SHOWDOWN, type Sigs } from './position.ts';

/** The hand is over: `winner` went out, or it is dead (SIG-56). */
export function scoreHand(p: Sigs): void {
  const { agreed } = p;
  const left = p.counts.map((_, seat) => leftValue(p.hands, WORDS * seat, agreed.variation === REGULAR));
  const points = pointsOf(agreed, p.winner, p.credit, left);
  for (let seat = 0; seat < agreed.seats; seat++) p.scores[seat] += points[seat];
  p.sheet = { entry: { points, winner: p.winner, credit: p.credit.slice(), left }, before: p.sheet };
  p.handsScored++;
  p.turn = NOBODY;
  p.phase = isOver(p) ? OVER : DEAL;
}

function pointsOf(
  agreed: Agreed,
  winner: number,
  credit: readonly number[],
  left: readonly number[],
): number[] {
  if (agreed.counters) return left.map((_, seat) => (seat === winner ? 1 : 0)); // SIG-53
  if (agreed.variation === SHOWDOWN) {
    // SIG-55
    return left.map((_, seat) => sideSum(agreed, seat, credit) - sideSum(agreed, seat, left));
  }
  // SIG-52, SIG-54: the winner holds nothing, so all cards left are those of the others.
  const bonus = sum(left);
  return credit.map((points, seat) => (seat === winner ? points + bonus : points));
}

function isOver(p: Sigs): boolean {
  if (p.handsScored === p.agreed.size.hands) return true;
  // SIG-61, SIG-62
  const highest = Math.max(...p.scores);
  return highest >= p.agreed.target && leaders(p).length > 0;
}

/** The seats of the side that alone has the highest score; empty if several sides share it. */
export function leaders(p: Sigs): number[] {
  const { sides } = p.agreed;
  const highest = Math.max(...p.scores);
  const seats = p.scores.flatMap((score, seat) => (score === highest ? [seat] : []));
  return seats.every((seat) => sides[seat] === sides[seats[0]]) ? seats : [];
}

export function sideSum(agreed: Agreed, seat: number, of: readonly number[]): number {
  return sum(of.filter((_, mate) => agreed.sides[mate] === agreed.sides[seat]));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
