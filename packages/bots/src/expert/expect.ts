// What is to be expected of a few choices: each is played on in the same imagined deals, so that luck is the same for
// all of them.

import { type Goal, type Move, type Random, type Reasons, WAIT } from '@messdeck/engine';
import { errorOf, mean } from '../mean.ts';
import type { Mind } from './mind.ts';

/** A seat that weighs its choices: what it has seen, and what it knows of the game. */
export interface Viewpoint {
  readonly mind: Mind;
  readonly reasons: Reasons;
  readonly seen: unknown;
  readonly seat: number;
  readonly seats: number;
  readonly random: Random;
  /** It weighs calls, which a hand played out by the book misjudges (`Advice.worthOfCall`). */
  readonly calls?: boolean;
}

/** What a seat was after, in how many deals, and in how many of those it came about. */
export interface Sought extends Pick<Goal, 'words' | 'ours'> {
  readonly deals: number;
  readonly reached: number;
}

export interface Expectation {
  readonly move: Move;
  readonly deals: number;
  /** What the seat's side gained on the others in each deal. */
  readonly gains: number[];
  /** In how many deals no other choice did better. */
  best: number;
  /** Points in the hand on average, the seat's and those of the other sides; undefined where no hand was scored. */
  points: number | undefined;
  others: number | undefined;
  /** What the seat was after, the commonest first: after a call the contract may be one side's or the other's. */
  goals: readonly Sought[];
  /** What is decided next, and in how many deals it came about. */
  near: string | undefined;
  came: number;
  /** Its points are what can be reached by playing well, not what playing on brought. */
  readonly reaches?: boolean;
  /** It was worked out to be the best, whatever playing on brought. */
  readonly sure?: boolean;
}

/** What these moves let a player reach who needs nobody else, in the same order; undefined where others have a say. */
export function reaches(viewpoint: Viewpoint, moves: readonly Move[]): Expectation[] | undefined {
  const { mind, reasons, seen, seat, random } = viewpoint;
  const { game } = mind;
  if (!reasons.reach) return undefined;
  const { deals } = reasons.reach;
  const told = moves.map((move): Expectation => ({ move, deals, gains: [], ...NOTHING, reaches: true }));
  for (let deal = 0; deal < deals; deal++) {
    const position = game.imagine(seen, random);
    for (const one of told) {
      const copy = game.clone(position);
      game.apply(copy, seat, one.move);
      const reached = reasons.reach.of(copy, seat);
      if (reached === undefined) return undefined;
      one.gains.push(reached);
    }
  }
  for (const one of told) one.points = mean(one.gains);
  return told;
}

/** The expectations of these moves, in the same order. */
export function expectations(viewpoint: Viewpoint, moves: readonly Move[], deals: number): Expectation[] {
  const told = moves.map((move): Expectation => ({ move, deals, gains: [], ...NOTHING }));
  const { mind, reasons, seen, seat, seats, random, calls } = viewpoint;
  const { game } = mind;
  const player = mind.search(seen, seat, seats, random, calls);
  const goals = told.map(() => new Map<string, Sought>());
  for (let deal = 0; deal < deals; deal++) {
    const position = game.imagine(seen, random);
    const near = reasons.near?.(position, seat);
    for (const [i, one] of told.entries()) {
      const copy = game.clone(position);
      if (one.move !== WAIT) game.apply(copy, seat, one.move);
      // What is let pass is not called after all a moment later.
      one.gains.push(player.playOn(copy, one.move === WAIT ? 1 << seat : 0));
      one.near = near?.words;
      if (near?.came(copy)) one.came++;
      count(viewpoint, one, copy);
      const goal = reasons.goal?.(copy, seat);
      if (goal) seek(goals[i], goal);
    }
    const most = Math.max(...told.map(({ gains }) => gains[deal]));
    for (const one of told) if (one.gains[deal] >= most - 1e-9) one.best++;
  }
  for (const [i, one] of told.entries()) {
    one.goals = [...goals[i].values()].sort((a, b) => b.deals - a.deals);
  }
  return told;
}

function seek(goals: Map<string, Sought>, { words, ours, reached }: Goal): void {
  const before = goals.get(words) ?? { deals: 0, reached: 0 };
  goals.set(words, { words, ours, deals: before.deals + 1, reached: before.reached + (reached ? 1 : 0) });
}

const NOTHING = {
  best: 0,
  points: undefined,
  others: undefined,
  goals: [],
  near: undefined,
  came: 0,
};

export function meanGain({ gains }: Expectation): number {
  return mean(gains);
}

/** By how much one does better than another in the same deals, and how sure that is: the standard error. */
export function leadOver(
  one: Expectation,
  other: Expectation,
): { readonly lead: number; readonly error: number } {
  const leads = one.gains.map((gain, deal) => gain - other.gains[deal]);
  return { lead: mean(leads), error: errorOf(leads) };
}

/** Adds what the hand that has just ended brought, as it is judged. */
function count({ mind, seat, seats, calls }: Viewpoint, one: Expectation, position: unknown): void {
  const { game } = mind;
  const scored = game.tally(position).hands.at(-1)?.points;
  if (!scored) return;
  const points = scored.map((p, s) => (calls && s < seats ? p + misjudged(mind, position, s) : p));
  one.points = (one.points ?? 0) + points[seat] / one.deals;
  const side = game.side(position, seat);
  const rest = points.filter((_, s) => s < seats && game.side(position, s) !== side);
  if (rest.length === 0) return;
  one.others = (one.others ?? 0) + mean(rest) / one.deals;
}

/** Points of a seat by which a hand played out by the book misjudges a call. */
function misjudged({ advice: { worth, worthOfCall } }: Mind, position: unknown, seat: number): number {
  return worth && worthOfCall ? worthOfCall(position, seat) - worth(position, seat) : 0;
}
