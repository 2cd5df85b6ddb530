// Exact play of endings: every legal card is solved in many imagined positions, and the one with the best mean is
// played; among equals the one that gains most before the contract pays. Where the solver does not serve a game, everybody
// is taken to play for himself, through the rules.

import type { Ask, Game, Move, Random } from '@messdeck/engine';
import { solveForAll } from '../solve/max-n.ts';
import { Solver } from '../solve/solver.ts';

/** With fewer positions than this too little is known to trust exact play. */
const FEWEST = 8;
const MOST = 40;
/** How much a gain counts beside what it pays: enough to part equals. */
const FINE = 1e-3;

const solver = new Solver();

/** The legal cards, the best first; undefined where the ending is too long for this much work. */
export function solveEnding(
  game: Game,
  seen: unknown,
  seats: number,
  ask: Ask,
  nodes: number,
  random: Random,
): Move[] | undefined {
  const solve = game.tricks
    ? (position: unknown, most: number) => solver.solve(game, position, { nodes: most })
    : (position: unknown, most: number) => throughRules(game, position, seats, most);
  const worth = new Map<Move, number>(ask.moves.slice(0, ask.count).map((move) => [move, 0]));
  let positions = MOST;
  let limit = nodes / FEWEST;
  for (let i = 0, spent = 0; i < positions; i++) {
    const solved = solve(game.imagine(seen, random), limit);
    if (!solved || solved.moves.length !== ask.count) return undefined;
    solved.moves.forEach((move, k) => {
      worth.set(move, worth.get(move)! + solved.values[k] + FINE * solved.gains[k]);
    });
    spent += solved.nodes;
    // As many positions as the work allows for, by what the first ones took.
    positions = Math.min(MOST, Math.floor((nodes * (i + 1)) / Math.max(1, spent)));
    if (positions < FEWEST) return undefined;
    limit = Math.max(nodes / FEWEST, nodes - spent);
  }
  return [...worth.keys()].sort((a, b) => worth.get(b)! - worth.get(a)!);
}

/** So many of the solver's moves take as long as one through the rules. */
const DEARER = 3;

function throughRules(
  game: Game,
  position: unknown,
  seats: number,
  most: number,
):
  | { moves: readonly Move[]; values: readonly number[]; gains: readonly number[]; nodes: number }
  | undefined {
  const solved = solveForAll(game, position, seats, Math.floor(most / DEARER));
  return solved && { ...solved, gains: solved.values.map(() => 0), nodes: DEARER * solved.nodes };
}
