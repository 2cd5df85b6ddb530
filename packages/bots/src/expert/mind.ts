// A mind for one game: the game as its advice sees it, and thoughts about single choices, piece by piece of work.

import type { Advice, Ask, Game, Move, Random } from '@messdeck/engine';
import { adviceFor } from './advice.ts';
import { advised } from './advised.ts';
import { ExpertSearch } from './search.ts';
import { SteadyRewards } from './steady.ts';

const minds = new Map<string, Promise<Mind>>();

/** The mind for a game, made once. */
export function mindFor(game: Game): Promise<Mind> {
  const known = minds.get(game.id) ?? adviceFor(game.id).then((advice) => new Mind(game, advice));
  minds.set(game.id, known);
  return known;
}

/** A thought about one choice, to be worked on as long as one likes. */
export interface Thought {
  /** False where more work changes nothing. */
  readonly goesOn: boolean;
  work(playouts: number): void;
  /** The moves considered, the best first. */
  choices(): Move[];
}

export class Mind {
  readonly advice: Advice;
  readonly game: Game;

  constructor(game: Game, advice: Advice) {
    this.advice = advice;
    this.game = advised(game, advice);
  }

  search(seen: unknown, seat: number, seats: number, random: Random): ExpertSearch {
    const rewards = new SteadyRewards(this.game, seats, seat);
    return new ExpertSearch(this.game, seen, seat, seats, random, rewards);
  }

  think(seen: unknown, seat: number, seats: number, ask: Ask, random: Random, memory: Move[] = []): Thought {
    const planned = this.advice.plan?.(seen, seat, ask.moves, ask.count, random, memory) ?? -1;
    if (planned >= 0) return settled([ask.moves[planned]]);
    const search = this.search(seen, seat, seats, random);
    const open = search.prepare(ask);
    if (!open) search.iterate();
    return {
      goesOn: open,
      work: (playouts) => {
        for (let i = 0; i < playouts; i++) search.iterate();
      },
      choices: () => search.tried.map(({ move }) => move),
    };
  }
}

function settled(moves: Move[]): Thought {
  return { goesOn: false, work: () => {}, choices: () => moves };
}
