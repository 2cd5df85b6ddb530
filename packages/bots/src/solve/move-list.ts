// The moves worth trying at each depth of a search, each with a score; the most promising is taken first.

/** The most moves at one depth, as a step in the lists. */
export const ROOM = 32;
const DEPTHS = 64;

export class MoveList {
  readonly moves: Int32Array = new Int32Array(ROOM * DEPTHS);
  readonly scores: Int32Array = new Int32Array(ROOM * DEPTHS);

  /** The most promising of the moves not tried yet, put at place `i`. */
  next(base: number, i: number, count: number): number {
    const { moves, scores } = this;
    let at = base + i;
    for (let k = at + 1; k < base + count; k++) if (scores[k] > scores[at]) at = k;
    const move = moves[at];
    scores[at] = scores[base + i];
    moves[at] = moves[base + i];
    moves[base + i] = move;
    return move;
  }
}
