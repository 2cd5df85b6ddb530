// The exact solver: every legal card of a position of tricks with its result, all cards taken as known.

import { type Game, legalMoves, type Move, seatsOf, type Tricks } from '@messdeck/engine';
import { Ending } from './ending.ts';
import { isEachForHimself } from './layout.ts';
import { OutOfNodes } from './out-of-nodes.ts';
import { isPlain, willBePlain } from './plain.ts';
import { SuitSearch } from './suits.ts';

/** What each legal move leads to when everyone plays the rest of the hand without a mistake. */
export interface Solved {
  /** The seat asked, and its legal moves. */
  readonly seat: number;
  readonly moves: readonly Move[];
  /** For each move what the hand will bring the seat's side when everybody plays on without a fault; more is better. */
  readonly values: readonly number[];
  /** The same before the contract pays: what is gained from here on, in the game's own unit. */
  readonly gains: readonly number[];
  readonly unit: string;
  /** False where the result is not the last word: everybody against the one, or cards still to be dealt. */
  readonly exact: boolean;
  /** Cards played in the search. */
  readonly nodes: number;
}

/** How much work a solver may do for one answer, and whether it keeps what it learned for the next. */
export interface Limits {
  /** The most cards the search may play; not a matter of time, so that answers are always the same. */
  readonly nodes?: number;
  /**
   * Keeps what is known from the last position, for another one of the same deal. The work then depends on what was
   * asked before, the results never do.
   */
  readonly keep?: boolean;
}

const PLENTY = 50_000_000;

/** Finds the best play for the rest of a hand of tricks, with all cards known. */
export class Solver {
  private ending: Ending | undefined;
  private suits: SuitSearch | undefined;
  /** Cards played in the last search. */
  nodes = 0;

  /** Every legal move with its result; undefined where no tricks are being played or the work would be too much. */
  solve(game: Game, position: unknown, limits: Limits = {}): Solved | undefined {
    const tricks = game.tricks?.(position);
    if (!tricks) return undefined;
    const [seat] = seatsOf(game.actors(position));
    const moves = legalMoves(game, position, seat);
    const gains = this.gains(tricks, moves, limits);
    if (!gains) return undefined;
    const alone = isEachForHimself(tricks);
    const sign = alone || sideToPlay(tricks) === 0 ? 1 : -1;
    return {
      seat,
      moves,
      values: gains.map((gained) => sign * tricks.pays(gained) + 0),
      gains: gains.map((gained) => sign * gained + 0),
      unit: tricks.unit,
      exact: !alone && !tricks.partial,
      nodes: this.nodes,
    };
  }

  /** What each card of the hand to play gains, for side 0 or, where everybody plays for himself, for that hand. */
  gains(tricks: Tricks, cards: readonly number[], limits: Limits = {}): number[] | undefined {
    const search = this.prepare(tricks, limits.keep === true);
    const nodes = limits.nodes ?? PLENTY;
    if (!search) return undefined;
    const gains: number[] = [];
    try {
      for (let i = 0; i < cards.length; i++) {
        const like = search.likeOf(cards, i);
        gains.push(like < i ? gains[like] : search.value(cards[i], gains.at(-1), nodes));
      }
    } catch (error) {
      if (error instanceof OutOfNodes) return undefined;
      throw error;
    } finally {
      this.nodes = search.nodes;
    }
    return gains;
  }

  /** A best card of plain tricks and what side 0 gains with it; cheaper than every card's gain. */
  best(tricks: Tricks, limits: Limits = {}): { card: number; gain: number } | undefined {
    if (!isPlain(tricks)) return undefined;
    this.suits ??= new SuitSearch();
    this.suits.prepare(tricks, limits.keep === true);
    try {
      return this.suits.best(limits.nodes ?? PLENTY);
    } catch (error) {
      if (error instanceof OutOfNodes) return undefined;
      throw error;
    } finally {
      this.nodes = this.suits.nodes;
    }
  }

  /** The search that fits these tricks, made ready; undefined where there are too many cards. */
  private prepare(tricks: Tricks, keep: boolean): Ending | SuitSearch | undefined {
    if (isPlain(tricks)) {
      this.suits ??= new SuitSearch();
      this.suits.prepare(tricks, keep);
      return this.suits;
    }
    this.ending ??= new Ending();
    const first = isEachForHimself(tricks) ? sideToPlay(tricks) : 0;
    if (willBePlain(tricks)) this.suits ??= new SuitSearch();
    return this.ending.prepare(tricks, first, this.suits) ? this.ending : undefined;
  }
}

export function sideToPlay(tricks: Tricks): number {
  return tricks.sides[handToPlay(tricks)];
}

export function handToPlay({ leader, trick, hands }: Tricks): number {
  return (leader + trick.length) % hands.length;
}
