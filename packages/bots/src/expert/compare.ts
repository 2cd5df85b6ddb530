// Compares choices in the same imagined deals, so that luck is the same for all of them, and drops the worse half of
// them again and again: most of the work goes to those that are hard to tell apart.

import { type Game, type Move, type Random, WAIT } from '@messdeck/engine';
import type { Search } from '../search.ts';

interface Rival {
  readonly move: Move;
  sum: number;
}

/** The moves, the best first, after about so many playouts. */
export function compare(
  game: Game,
  search: Search,
  seen: unknown,
  seat: number,
  moves: readonly Move[],
  playouts: number,
  random: Random,
): Move[] {
  const alive: Rival[] = moves.map((move) => ({ move, sum: 0 }));
  const dropped: Rival[] = [];
  const rounds = Math.max(1, Math.ceil(Math.log2(moves.length)));
  for (let round = 0; round < rounds; round++) {
    const deals = Math.max(2, Math.round(playouts / rounds / alive.length));
    for (let deal = 0; deal < deals; deal++) {
      const position = game.imagine(seen, random);
      for (const rival of alive) {
        const copy = game.clone(position);
        if (rival.move !== WAIT) game.apply(copy, seat, rival.move);
        rival.sum += search.playOn(copy);
      }
    }
    alive.sort((a, b) => b.sum - a.sum);
    dropped.unshift(...alive.splice(Math.max(1, Math.ceil(alive.length / 2))));
  }
  return [...alive, ...dropped].map(({ move }) => move);
}
