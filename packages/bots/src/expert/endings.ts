// Exact play of endings: every legal card is solved in many imagined positions, and the one with the best mean is
// played; among equals the one that gains most before the contract pays.

import type { Ask, Game, Move, Random } from '@messdeck/engine';
import type { Pause } from '../pause.ts';
import { Solver } from '../solve/solver.ts';

/** With fewer positions than this too little is known to trust exact play. */
const FEWEST = 8;
const MOST = 120;
/** How much a gain counts beside what it pays: enough to part equals. */
const FINE = 1e-3;

const solver = new Solver();

export interface SolvedEnding {
  /** The legal cards, the best first. */
  readonly moves: Move[];
  /** What the hand brings after each of them, position by position. */
  readonly worth: ReadonlyMap<Move, readonly number[]>;
}

/** Undefined where the ending is too long for this much work. */
export async function solveEnding(
  game: Game,
  seen: unknown,
  ask: Ask,
  nodes: number,
  random: Random,
  pause?: Pause,
): Promise<SolvedEnding | undefined> {
  if (!game.tricks) return undefined;
  const order = new Map<Move, number>(ask.moves.slice(0, ask.count).map((move) => [move, 0]));
  const worth = new Map<Move, number[]>([...order.keys()].map((move) => [move, []]));
  let positions = MOST;
  let limit = nodes / FEWEST;
  for (let i = 0, spent = 0; i < positions; i++) {
    if (pause) await pause();
    const solved = solver.solve(game, game.imagine(seen, random), { nodes: limit });
    if (!solved || solved.moves.length !== ask.count) return undefined;
    solved.moves.forEach((move, k) => {
      order.set(move, order.get(move)! + solved.values[k] + FINE * solved.gains[k]);
      worth.get(move)!.push(solved.values[k]);
    });
    spent += solved.nodes;
    // As many positions as the work allows for, by what the first ones took.
    positions = Math.min(MOST, Math.floor((nodes * (i + 1)) / Math.max(1, spent)));
    if (positions < FEWEST) return undefined;
    limit = Math.max(nodes / FEWEST, nodes - spent);
  }
  return { moves: [...order.keys()].sort((a, b) => order.get(b)! - order.get(a)!), worth };
}
