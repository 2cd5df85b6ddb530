// What is to be expected of a few choices: each is played on in the same imagined deals, so that luck is the same for
// all of them.

import { type Move, type Random, WAIT } from '@messdeck/engine';
import type { Mind } from './mind.ts';

export interface Expectation {
  readonly move: Move;
  readonly deals: number;
  /** What the seat's side gained on the others, on average. */
  gain: number;
  /** In how many deals no other choice did better. */
  best: number;
  /** Points in the hand on average, the seat's and those of the other sides; undefined where no hand was scored. */
  points: number | undefined;
  others: number | undefined;
  /** What the seat was after, and in how many deals it came about. */
  goal: string | undefined;
  reached: number;
}

/** The expectations of these moves, in the same order. */
export function expectations(
  mind: Mind,
  seen: unknown,
  seat: number,
  seats: number,
  moves: readonly Move[],
  deals: number,
  random: Random,
): Expectation[] {
  const told = moves.map((move): Expectation => ({ move, deals, ...NOTHING }));
  const { game } = mind;
  const player = mind.search(seen, seat, seats, random);
  for (let deal = 0; deal < deals; deal++) {
    const position = game.imagine(seen, random);
    const gains = told.map((one) => {
      const copy = game.clone(position);
      if (one.move !== WAIT) game.apply(copy, seat, one.move);
      const gain = player.playOn(copy);
      one.gain += gain / deals;
      count(mind, one, copy, seat, seats);
      return gain;
    });
    const most = Math.max(...gains);
    told.forEach((one, i) => {
      if (gains[i] >= most - 1e-9) one.best++;
    });
  }
  return told;
}

const NOTHING = {
  gain: 0,
  best: 0,
  points: undefined,
  others: undefined,
  goal: undefined,
  reached: 0,
};

/** Adds what the hand that has just ended brought. */
function count(mind: Mind, one: Expectation, position: unknown, seat: number, seats: number): void {
  const { game, advice } = mind;
  const goal = advice.goal?.(position, seat);
  if (goal) {
    one.goal = goal.words;
    if (goal.reached) one.reached++;
  }
  const points = game.tally(position).hands.at(-1)?.points;
  if (!points) return;
  one.points = (one.points ?? 0) + points[seat] / one.deals;
  const side = game.side(position, seat);
  const rest = points.filter((_, s) => s < seats && game.side(position, s) !== side);
  if (rest.length === 0) return;
  const mean = rest.reduce((sum, p) => sum + p, 0) / rest.length;
  one.others = (one.others ?? 0) + mean / one.deals;
}
