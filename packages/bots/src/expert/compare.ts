// Compares choices in the same imagined deals, so that luck is the same for all of them, and drops the worse half of
// them again and again: most of the work goes to those that are hard to tell apart.

import { type Game, type Move, type Random, WAIT } from '@messdeck/engine';
import { doublingsTo } from '@messdeck/engine/mechanics/portable-math';
import type { Pause } from '../pause.ts';
import type { Search } from '../search.ts';

interface Rival {
  readonly move: Move;
  /** What it brought, deal after deal. */
  readonly gains: number[];
}

/** A choice is considered only if there are this many playouts for it. */
const ENOUGH = 16;
/** How many times the uncertainty another choice must be better than the usual one. */
export const CLEAR = 0.7;

/** So much worse, in what luck makes of it, a choice may look and still be taken for its temper. */
const AS_GOOD = 0.15;

/** How bold a bidder is: careful, neither, or bold. */
export type Temper = -1 | 0 | 1;

/**
 * The moves, best first, after about that many playouts; the first of those given is the most usual. Of choices that
 * luck alone parts the preferred one is taken.
 */
export async function compare(
  game: Game,
  search: Search,
  seen: unknown,
  seat: number,
  moves: readonly Move[],
  playouts: number,
  random: Random,
  preference: (move: Move) => number = () => 0,
  pause?: Pause,
): Promise<Move[]> {
  const considered = moves.slice(0, Math.max(3, Math.floor(playouts / ENOUGH)));
  const rivals = considered.map((move): Rival => ({ move, gains: [] }));
  const [usual] = rivals;
  let alive = rivals;
  const dropped: Rival[] = [];
  const rounds = Math.max(1, doublingsTo(rivals.length));
  for (let round = 0; round < rounds; round++) {
    const deals = Math.max(2, Math.round(playouts / rounds / alive.length));
    for (let deal = 0; deal < deals; deal++) {
      if (pause) await pause();
      const position = game.imagine(seen, random);
      for (const rival of alive) {
        const copy = game.clone(position);
        if (rival.move !== WAIT) game.apply(copy, seat, rival.move);
        rival.gains.push(search.playOn(copy));
      }
    }
    alive = [...alive].sort((a, b) => sum(b.gains) - sum(a.gains));
    if (round === rounds - 1) break;
    const worse = alive.slice(Math.max(1, Math.ceil(alive.length / 2))).filter((rival) => rival !== usual);
    alive = alive.filter((rival) => !worse.includes(rival));
    dropped.unshift(...worse);
  }
  const chosen = isClear(alive[0], usual) ? alive[0] : usual;
  const asGood = alive.filter((rival) => rival === chosen || !isClear(chosen, rival, AS_GOOD));
  asGood.sort(
    (a, b) => preference(b.move) - preference(a.move) || Number(b === chosen) - Number(a === chosen),
  );
  alive = [asGood[0], ...alive.filter((rival) => rival !== asGood[0])];
  return [...alive, ...dropped].map(({ move }) => move);
}

/** Whether one choice is better than another by more than luck makes of it, in the deals that both have met. */
function isClear(best: Rival, usual: Rival, clear = CLEAR): boolean {
  const differences = best.gains.map((gain, deal) => gain - usual.gains[deal]);
  const mean = sum(differences) / differences.length;
  const square = sum(differences.map((d) => (d - mean) * (d - mean))) / differences.length;
  return mean > clear * Math.sqrt(square / differences.length);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
