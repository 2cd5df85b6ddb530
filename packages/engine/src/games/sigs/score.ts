// What hands and matches score: points, winners, score sheet lines, and how well a seat stands.

import type { Tally } from '../../game.ts';
import { sheetEntries } from '../../mechanics/sheet.ts';
import { leftValue, WORDS } from './cards.ts';
import {
  type Agreed,
  DEAL,
  type HandScore,
  NOBODY,
  OVER,
  REGULAR,
  RUNNING,
  SHOWDOWN,
  type Sigs,
} from './position.ts';

/** SIG-63: hands after which a match is over in any case. */
const LONGEST_MATCH = 100;

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
  if (p.handsScored === LONGEST_MATCH) return true;
  // SIG-61, SIG-62
  const highest = Math.max(...p.scores);
  return highest >= p.agreed.target && leaders(p).length > 0;
}

/** The seats of the side that alone has the highest score; empty if several sides share it. */
function leaders(p: Sigs): number[] {
  const { sides } = p.agreed;
  const highest = Math.max(...p.scores);
  const seats = p.scores.flatMap((score, seat) => (score === highest ? [seat] : []));
  return seats.every((seat) => sides[seat] === sides[seats[0]]) ? seats : [];
}

export function tally(p: Sigs): Tally {
  const hands = sheetEntries(p.sheet).map((entry) => ({
    points: entry.points,
    lines: linesOf(p.agreed, entry),
  }));
  if (p.phase !== OVER) return { hands };
  return { hands, result: { scores: p.scores.slice(), winners: leaders(p) } };
}

function linesOf(agreed: Agreed, hand: HandScore): string[] {
  const { winner, credit, left } = hand;
  const lines = [
    winner === NOBODY
      ? 'Nobody played a card to the table for 20 rounds: the hand is dead (SIG-44)'
      : `{${winner}} went out`,
  ];
  if (agreed.counters) return winner === NOBODY ? lines : [`{${winner}} went out and takes a counter: +1`];
  if (agreed.variation === SHOWDOWN) return lines.concat(sideLines(agreed, hand));
  const reason = agreed.variation === RUNNING ? 'announced for cards played' : 'for the Commander-in-Chief';
  credit.forEach((points, seat) => {
    if (points > 0) lines.push(`{${seat}} ${reason}: +${points}`);
  });
  if (winner !== NOBODY) lines.push(`{${winner}} for the cards left in the other hands: +${sum(left)}`);
  return lines;
}

function sideLines(agreed: Agreed, { points, credit, left }: HandScore): string[] {
  const first = (seat: number): boolean => agreed.sides.indexOf(agreed.sides[seat]) === seat;
  return points.flatMap((total, seat) => {
    if (!first(seat)) return [];
    const names = agreed.sides.flatMap((side, mate) => (side === agreed.sides[seat] ? [`{${mate}}`] : []));
    const played = sideSum(agreed, seat, credit);
    const held = sideSum(agreed, seat, left);
    const who = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0];
    return [`${who} announced ${played} and held ${held}: ${total < 0 ? '−' : '+'}${Math.abs(total)}`];
  });
}

/**
 * The lead of a seat's side over the best other side: the scores and what the hand has brought so far, less what
 * its cards would cost (in showdown), or half of it where they only bring points to whoever goes out first.
 */
export function standing(p: Sigs, seat: number): number {
  const { sides, seats } = p.agreed;
  const own = worth(p, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (sides[other] !== sides[seat]) best = Math.max(best, worth(p, other));
  }
  return own - best;
}

function worth(p: Sigs, seat: number): number {
  const { agreed } = p;
  if (p.phase === DEAL || p.phase === OVER) return p.scores[seat];
  if (agreed.variation !== SHOWDOWN) {
    const risk = leftValue(p.hands, WORDS * seat, agreed.variation === REGULAR) / 2;
    // A counter is worth about what a hand of cards is.
    return p.scores[seat] + (agreed.counters ? -risk / 100 : p.credit[seat] - risk);
  }
  let worthOfSide = p.scores[seat];
  for (let mate = 0; mate < agreed.seats; mate++) {
    if (agreed.sides[mate] === agreed.sides[seat]) {
      worthOfSide += p.credit[mate] - leftValue(p.hands, WORDS * mate, false);
    }
  }
  return worthOfSide;
}

function sideSum(agreed: Agreed, seat: number, of: readonly number[]): number {
  return sum(of.filter((_, mate) => agreed.sides[mate] === agreed.sides[seat]));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
