// What a seat could know about an ending: every card solved in positions that its own stream allows, the cards it could not
// see dealt again in each.

import type { Game, Move, Random } from '@messdeck/engine';
import { Solver } from '../solve/solver.ts';
import { type Estimate, weigh } from './estimate.ts';

const POSITIONS = 24;
/** Cards the solver may play for all of them together. */
const NODES = 240_000;

const solver = new Solver();

/** The chosen move against the best one over imagined positions; undefined where they take too much work. */
export function solveKnown(
  game: Game,
  seen: unknown,
  moves: readonly Move[],
  chosen: number,
  random: Random,
): Estimate | undefined {
  const rows: number[][] = [];
  for (let i = 0, left = NODES; i < POSITIONS; i++) {
    const solved = solver.solve(game, game.imagine(seen, random), { nodes: left });
    if (!solved) return undefined;
    left -= solved.nodes;
    const values = new Map(solved.moves.map((move, k) => [move, solved.values[k]]));
    rows.push(moves.map((move) => values.get(move) ?? Number.NEGATIVE_INFINITY));
    if (rows[i].includes(Number.NEGATIVE_INFINITY)) return undefined;
  }
  return weigh(rows, chosen);
}
