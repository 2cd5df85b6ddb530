// What a choice is worth as far as the seat could know: every candidate is played out in the same imagined positions, by
// quick sensible play, to the end of the hand. The differences between candidates have their uncertainty with them.

import { BY_CHANCE, BY_CLOCK, CLOCK, type Game, type Move, type Random, TICK } from '@messdeck/engine';
import { errorOf, mean } from '../mean.ts';

/** Steps after which an unfinished playout is judged as it is. */
const LONGEST = 400;

export interface Estimate {
  /** The mean for each candidate, in points of the hand, better = greater. */
  readonly values: readonly number[];
  /** The best candidate. */
  readonly best: number;
  /** How much the candidate asked for lies behind it, and the standard error of that. */
  readonly cost: number;
  readonly error: number;
}

/** Compares candidates over a number of imagined positions; `chosen` is the index of the one asked for. */
export function estimate(
  game: Game,
  seen: unknown,
  seat: number,
  candidates: readonly Move[],
  chosen: number,
  positions: number,
  random: Random,
): Estimate {
  const samples: number[][] = [];
  for (let i = 0; i < positions; i++) {
    const imagined = game.imagine(seen, random);
    samples.push(candidates.map((move) => playOut(game, game.clone(imagined), seat, move, random)));
  }
  return weigh(samples, chosen);
}

/** What rows of values, one for each imagined position and in it one for each candidate, say about the chosen one. */
export function weigh(samples: readonly (readonly number[])[], chosen: number): Estimate {
  // The best of many noisy means looks better than it is: it is found with one half and measured with the other.
  const [finding, measuring] = [samples.filter((_, i) => i % 2 === 0), samples.filter((_, i) => i % 2 === 1)];
  const promise = samples[0].map((_, k) => mean(finding.map((row) => row[k])));
  let best = chosen;
  for (const [k, value] of promise.entries()) if (value > promise[best]) best = k;
  const behind = measuring.map((row) => row[best] - row[chosen]);
  const cost = mean(behind);
  return {
    values: samples[0].map((_, k) => mean(samples.map((row) => row[k]))),
    best: cost > 0 ? best : chosen,
    cost: Math.max(0, cost),
    error: errorOf(behind),
  };
}

/** Makes a move and plays on to the end of the hand; the seat's points for it. */
function playOut(game: Game, position: unknown, seat: number, first: Move, random: Random): number {
  const before = game.tally(position).hands.length;
  game.apply(position, seat, first);
  const moves: Move[] = [];
  for (let step = 0; step < LONGEST; step++) {
    const actors = game.actors(position);
    if (actors === 0) break;
    if (actors & BY_CHANCE) {
      const draw = game.draw(position);
      if (draw.opens) break;
      game.deal(position, random.shuffle([...draw.from]).slice(0, draw.count));
      continue;
    }
    const seats = actors & (BY_CLOCK - 1);
    const actor = 31 - Math.clz32(seats & -seats);
    const count = seats === 0 ? 0 : game.legal(position, actor, moves);
    if (count === 0 || (actors & BY_CLOCK && random.below(2) === 0)) {
      game.apply(position, CLOCK, TICK);
      continue;
    }
    game.apply(position, actor, moves[choose(game, position, actor, moves, count, random)]);
  }
  return handPoints(game, position, seat, before);
}

function choose(
  game: Game,
  position: unknown,
  actor: number,
  moves: readonly Move[],
  count: number,
  random: Random,
): number {
  const usual = game.habit?.(position, actor, moves, count, random) ?? -1;
  if (usual >= 0 && usual < count) return usual;
  if (game.playout) return game.playout(position, actor, moves, count, random);
  const index = random.below(count);
  if (moves[index] === game.resigns && count > 1) return index === 0 ? 1 : index - 1;
  return index;
}

/**
 * The points of the hands scored since, ours less theirs where there are two sides. A hand still in play counts as the
 * game judges it.
 */
export function handPoints(game: Game, position: unknown, seat: number, before: number): number {
  const hands = game.tally(position).hands.slice(before);
  if (hands.length === 0) return 0;
  const side = game.side(position, seat);
  const seats = hands[0].points.length;
  const others = Array.from({ length: seats }, (_, s) => s).filter((s) => game.side(position, s) !== side);
  const twoSides = new Set(others.map((s) => game.side(position, s))).size === 1;
  let sum = 0;
  for (const { points } of hands) sum += points[seat] - (twoSides && seats > 2 ? points[others[0]] : 0);
  return lessIsBetter(game, position) ? -sum : sum;
}

/** Whether points are to be avoided, told by who stands better with different scores. */
function lessIsBetter(game: Game, position: unknown): boolean {
  const { scores } = game.view(position, -1);
  const [most, least] = [scores.indexOf(Math.max(...scores)), scores.indexOf(Math.min(...scores))];
  return scores[most] > scores[least] && game.evaluate(position, most) < game.evaluate(position, least);
}
