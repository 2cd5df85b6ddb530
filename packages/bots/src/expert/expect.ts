// What is to be expected of a few choices: each is played on in the same imagined deals, so that luck is the same for
// all of them.

import { type Fact, type Goal, type HintFacts, type Move, type Random, WAIT } from '@messdeck/engine';
import { errorOf, mean } from '../mean.ts';
import type { Mind } from './mind.ts';

/** A seat that weighs its choices: what it has seen, and what it knows of the game. */
export interface Viewpoint {
  readonly mind: Mind;
  readonly hintFacts: HintFacts;
  readonly seen: unknown;
  readonly seat: number;
  readonly seats: number;
  readonly random: Random;
  /** It weighs calls, which a hand played out by the book misjudges (`Advice.worthOfCall`). */
  readonly calls?: boolean;
}

/** What a seat was after, in how many deals, and in how many of those it came about. */
export interface Sought<Told extends Fact = Fact> {
  readonly what: Told;
  readonly deals: number;
  readonly reached: number;
}

export interface Expectation<Told extends Fact = Fact> {
  readonly move: Move;
  /** What it brings in each deal, the more the better; the same deals for all choices. */
  readonly gains: readonly number[];
  /** Whether the gains are what players count, points as a rule; otherwise they only say what is better. */
  readonly isCounted: boolean;
  /** What the seat was after, the commonest first: after a call the contract may be one side's or the other's. */
  readonly goals: readonly Sought<Told>[];
  /** What is decided next, and in how many deals it came about. */
  readonly near?: Told | undefined;
  readonly came: number;
}

/** What is known of a choice whose gains were worked out. */
const workedOut = (move: Move, gains: readonly number[]): Expectation => ({
  move,
  gains,
  isCounted: true,
  goals: [],
  came: 0,
});

/** What exact play brings after each of these moves. */
export function solvedExpectations(
  moves: readonly Move[],
  worth: ReadonlyMap<Move, readonly number[]>,
): Expectation[] {
  return moves.map((move) => workedOut(move, worth.get(move)!));
}

/** What these moves let a player reach who needs nobody else, in the same order; undefined where others have a say. */
export function reaches(viewpoint: Viewpoint, moves: readonly Move[]): Expectation[] | undefined {
  const { mind, hintFacts, seen, seat, random } = viewpoint;
  const { game } = mind;
  if (!hintFacts.reach) return undefined;
  const gains = moves.map((): number[] => []);
  for (let deal = 0; deal < hintFacts.reach.deals; deal++) {
    const position = game.imagine(seen, random);
    for (const [i, move] of moves.entries()) {
      const copy = game.clone(position);
      game.apply(copy, seat, move);
      const reached = hintFacts.reach.of(copy, seat);
      if (reached === undefined) return undefined;
      gains[i].push(reached);
    }
  }
  return moves.map((move, i) => workedOut(move, gains[i]));
}

/** What one choice met, deal after deal. */
interface Met {
  readonly move: Move;
  /** What players count; undefined where no hand was scored. */
  readonly counted: (number | undefined)[];
  readonly rewards: number[];
  readonly goals: Map<string, Sought>;
  came: number;
}

/** The expectations of these moves, in the same order. */
export function expectations(viewpoint: Viewpoint, moves: readonly Move[], deals: number): Expectation[] {
  const { mind, hintFacts, seen, seat, seats, random, calls } = viewpoint;
  const { game } = mind;
  const met = moves.map((move): Met => ({ move, counted: [], rewards: [], goals: new Map(), came: 0 }));
  const player = mind.search(seen, seat, seats, random, calls);
  let what: Fact | undefined;
  for (let deal = 0; deal < deals; deal++) {
    const position = game.imagine(seen, random);
    const near = hintFacts.near?.(position, seat);
    what = near?.what;
    const { length } = game.tally(position).hands;
    for (const one of met) {
      const copy = game.clone(position);
      if (one.move !== WAIT) game.apply(copy, seat, one.move);
      // What is let pass is not called after all a moment later.
      one.rewards.push(player.playOn(copy, one.move === WAIT ? 1 << seat : 0));
      one.counted.push(counted(viewpoint, copy, length));
      if (near?.came(copy)) one.came++;
      const goal = hintFacts.goal?.(copy, seat);
      if (goal) seek(one.goals, goal);
    }
  }
  // A hand that is thrown in brings nobody anything.
  const isCounted = met.some(({ counted }) => counted.some((points) => points !== undefined));
  return met.map(({ move, counted, rewards, goals, came }) => ({
    move,
    gains: isCounted ? counted.map((points = 0) => points) : rewards,
    isCounted,
    goals: [...goals.values()].sort((a, b) => b.deals - a.deals),
    near: what,
    came,
  }));
}

function seek(goals: Map<string, Sought>, { what, reached }: Goal): void {
  const key = JSON.stringify(what);
  const before = goals.get(key) ?? { deals: 0, reached: 0 };
  goals.set(key, { what, deals: before.deals + 1, reached: before.reached + (reached ? 1 : 0) });
}

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

/**
 * What a player counts when the hand is over: the points by which it puts the seat ahead of the others, or those it
 * takes where the fewest win. Undefined where the hand was not scored, `before` hands having been scored.
 */
function counted(
  { mind, hintFacts, seat, seats, calls }: Viewpoint,
  position: unknown,
  before: number,
): number | undefined {
  const { game } = mind;
  if (hintFacts.ahead) return hintFacts.ahead(position, seat);
  const { hands } = game.tally(position);
  const scored = hands.length > before ? hands.at(-1)!.points : undefined;
  if (!scored) return undefined;
  if (game.parts?.lowWins) return -scored[seat];
  const points = scored.map((p, s) => (calls && s < seats ? p + misjudged(mind, position, s) : p));
  const side = game.side(position, seat);
  const rest = points.filter((_, s) => s < seats && game.side(position, s) !== side);
  return points[seat] - (rest.length > 0 ? mean(rest) : 0);
}

/** Points of a seat by which a hand played out by the book misjudges a call. */
function misjudged({ advice: { worth, worthOfCall } }: Mind, position: unknown, seat: number): number {
  return worth && worthOfCall ? worthOfCall(position, seat) - worth(position, seat) : 0;
}
