// A mind for one game: the game as its advice sees it, and thoughts about single choices, piece by piece of work.

import { type Advice, type Ask, type Game, type Move, type Random, WAIT } from '@messdeck/engine';
import type { Level } from '../levels.ts';
import { adviceFor } from './advice.ts';
import { advised } from './advised.ts';
import { compare } from './compare.ts';
import { solveEnding } from './endings.ts';
import { ExpertSearch } from './search.ts';
import { SteadyRewards } from './steady.ts';

const minds = new Map<string, Promise<Mind>>();

/** The mind for a game, made once. */
export function mindFor(game: Game): Promise<Mind> {
  const known = minds.get(game.id) ?? adviceFor(game.id).then((advice) => new Mind(game, advice));
  minds.set(game.id, known);
  return known;
}

/** What is asked of a seat, and what it has for an answer. */
export interface Question {
  readonly seen: unknown;
  readonly seat: number;
  readonly seats: number;
  readonly ask: Ask;
  readonly random: Random;
  /** What the seat has made up its mind about before. */
  readonly memory: Move[];
  readonly level: Level;
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

  /** What comes to mind: what players usually do, or every other time anything. */
  private whim(seen: unknown, seat: number, ask: Ask, random: Random): Move {
    const { game } = this;
    const position = game.imagine(seen, random);
    const moves = ask.moves
      .slice(0, ask.count)
      .filter((move, _, all) => move !== game.resigns || all.length === 1);
    if (ask.mayWait) moves.push(WAIT);
    let index = game.habit?.(position, seat, moves, moves.length, random) ?? -1;
    if (index < 0 && game.playout && random.below(2) === 0) {
      index = game.playout(position, seat, moves, moves.length, random);
    }
    return moves[index < 0 ? random.below(moves.length) : index];
  }

  think({ seen, seat, seats, ask, random, memory, level }: Question): Thought {
    if (level.playouts === 0) return settled([this.whim(seen, seat, ask, random)]);
    const { plan } = this.advice;
    const planned = level.plans ? plan?.(seen, seat, ask.moves, ask.count, random, memory) : undefined;
    if (planned !== undefined && planned >= 0) return settled([ask.moves[planned]]);
    const solved = solveEnding(this.game, seen, ask, level.nodes, random);
    if (solved) return settled(solved);
    const search = this.search(seen, seat, seats, random);
    const open = search.prepare(ask);
    // Calls, discards and gifts hang on the luck of the deal more than on the next answer: they are compared in the
    // same deals. What a card is worth is better found in a tree.
    const moves = search.expected;
    if (moves && open && !ask.mayWait) {
      return settled(compare(this.game, search, seen, seat, moves, level.playouts, random));
    }
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
