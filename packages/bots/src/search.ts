// Information-set Monte Carlo tree search with a single observer: one tree over many imagined positions. It knows a
// game through the Game interface alone, and a match through its seat's stream alone.

import {
  type Actors,
  type Ask,
  BY_CHANCE,
  BY_CLOCK,
  CLOCK,
  type Game,
  type Move,
  OPEN,
  type Random,
  TICK,
  WAIT,
} from '@messdeck/engine';
import { PLAYOUTS_AT_ONCE, type Sharing, workInTurns } from './pause.ts';
import { Rewards } from './rewards.ts';
import { type Edge, TreeNode } from './tree.ts';

/** How long to search: a fixed number of iterations, which gives the same result every time, or a time limit. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** Steps after which an unfinished playout is judged as it is. */
const LONGEST_PLAYOUT = 300;
/** Habits among more choices than this say too little of each. */
const MANY = 40;
/** How often the game is asked what players usually do. */
const SAMPLES = 400;

/** Looks for a seat's best move by tree search, using only what that seat knows. */
export class Search {
  private readonly game: Game;
  private readonly seen: unknown;
  private readonly seat: number;
  private readonly random: Random;
  private readonly rewards: Rewards;
  private readonly root: TreeNode = new TreeNode();
  /** Edges gone through in the present iteration. */
  private readonly path: Edge[] = [];
  private readonly moves: Move[] = [];

  constructor(
    game: Game,
    seen: unknown,
    seat: number,
    seats: number,
    random: Random,
    rewards: Rewards = new Rewards(game, seats),
  ) {
    this.game = game;
    this.seen = seen;
    this.seat = seat;
    this.random = random;
    this.rewards = rewards;
  }

  async run(ask: Ask, budget: Budget, sharing?: Sharing): Promise<void> {
    // Where players do only one thing there is nothing to search for.
    if (this.prepare(ask)) await this.spend(budget, sharing);
    else this.iterate();
  }

  /** Sets up the choices to compare; false where there is only one. */
  prepare(ask: Ask): boolean {
    const often = this.habits(ask);
    if (often) this.root.expect(often);
    else this.root.name(ask);
    return often?.size !== 1;
  }

  private async spend(budget: Budget, sharing?: Sharing): Promise<void> {
    const work = (iterations: number): void => {
      for (let i = 0; i < iterations; i++) this.iterate();
    };
    if ('iterations' in budget) return workInTurns(budget.iterations, work, sharing?.pause);
    const end = Date.now() + budget.milliseconds - (sharing?.waited() ?? 0);
    do await workInTurns(PLAYOUTS_AT_ONCE, work, sharing?.pause);
    while (Date.now() < end);
  }

  /** The choices that players make, with how often; undefined where that says nothing. */
  protected habits(ask: Ask): Map<Move, number> | undefined {
    const often = this.sample(ask);
    return often && often.size > MANY ? undefined : often;
  }

  /** How often players make each choice, out of many times; undefined where the game knows no habit. */
  protected sample(ask: Ask): Map<Move, number> | undefined {
    const { game, seat, random } = this;
    if (!game.habit) return undefined;
    const position = game.imagine(this.seen, random);
    const moves = ask.moves.slice(0, ask.count);
    if (ask.mayWait) moves.push(WAIT);
    const often = new Map<Move, number>();
    for (let i = 0; i < SAMPLES; i++) {
      const index = game.habit(position, seat, moves, moves.length, random);
      if (index < 0) return undefined;
      often.set(moves[index], (often.get(moves[index]) ?? 0) + 1);
    }
    return often;
  }

  /** The index of the move to make. */
  best(ask: Ask): number {
    const chosen = this.root.best(this.seat);
    for (let i = 0; i < ask.count; i++) if (ask.moves[i] === chosen) return i;
    return ask.mayWait ? WAIT : 0;
  }

  /** The choices that players make, where only they are considered. */
  get expected(): Move[] | undefined {
    return this.root.expected;
  }

  /** The choices tried so far, the best first. */
  get tried(): Edge[] {
    return this.root.tried(this.seat);
  }

  iterate(): void {
    const position = this.game.imagine(this.seen, this.random);
    this.path.length = 0;
    this.rewards.begin(position);
    this.descend(position, this.root);
    this.rewards.take(position);
    for (const edge of this.path) edge.learn(this.rewards.of(edge.seat));
    this.root.learnWords(this.path[0]);
  }

  /**
   * Plays a position on to the end of the hand, outside the tree, and says what that is worth to the observer; those who
   * are `waiting` make no call before something happens.
   */
  playOn(position: unknown, waiting: Actors = 0): number {
    this.rewards.begin(position);
    this.descend(position, undefined, waiting);
    this.rewards.take(position);
    return this.rewards.of(this.seat);
  }

  /** Goes down the tree from a node by UCB to a new edge, then plays on at random to the end of the hand. */
  private descend(position: unknown, from: TreeNode | undefined, waits: Actors = 0): void {
    const { game, moves, random } = this;
    let node = from;
    let waiting = waits;
    for (let step = 0; step < LONGEST_PLAYOUT; step++) {
      const actors = game.actors(position);
      if (actors === 0) return;
      if (actors & BY_CHANCE) {
        const draw = game.draw(position);
        if (draw.opens) return;
        game.deal(position, random.shuffle([...draw.from]).slice(0, draw.count));
        continue;
      }
      const seat = this.nextSeat(actors & ~waiting);
      if (seat < 0) {
        game.apply(position, CLOCK, TICK);
        waiting = 0;
        continue;
      }
      let count = this.legal(position, seat);
      if (actors & BY_CLOCK) moves[count++] = WAIT;
      let move = node === this.root ? undefined : this.usualChoice(position, seat, count);
      if (move === undefined && node && this.watches(position, seat, moves[0])) {
        const edge: Edge = node.select(seat, moves, count, this.rewards, random);
        this.path.push(edge);
        node = edge.visits > 0 ? edge.node : undefined;
        move = edge.move;
      }
      move ??= this.playout(position, seat, count);
      if (move === WAIT) waiting |= 1 << seat;
      else {
        game.apply(position, seat, move);
        this.rewards.pass(position);
        waiting = 0;
      }
    }
  }

  /** The legal moves without giving up, unless nothing else is left. */
  private legal(position: unknown, seat: number): number {
    const { game, moves } = this;
    const count = game.legal(position, seat, moves);
    if (game.resigns === undefined || count < 2) return count;
    const at = moves.indexOf(game.resigns);
    if (at < 0 || at >= count) return count;
    moves[at] = moves[count - 1];
    return count - 1;
  }

  /** What players usually do, where the game knows it: no branches are wasted on it. */
  private usualChoice(position: unknown, seat: number, count: number): Move | undefined {
    const { game, moves } = this;
    const index = game.habit?.(position, seat, moves, count, this.random) ?? -1;
    return index < 0 ? undefined : moves[index];
  }

  /** A choice outside the tree. */
  private playout(position: unknown, seat: number, count: number): Move {
    const { game, moves, random } = this;
    const index = game.playout ? game.playout(position, seat, moves, count, random) : random.below(count);
    return moves[index];
  }

  /** Whether the observer sees what this seat chooses; hidden choices are made at random and have no branches. */
  private watches(position: unknown, seat: number, move: Move): boolean {
    if (seat === this.seat || move === WAIT || !this.game.notice) return true;
    return this.game.notice(position, seat, move, this.seat) === OPEN;
  }

  /** Of simultaneous actors the observer first, so that the root is its own choice; then any. */
  private nextSeat(actors: Actors): number {
    const seats = actors & (BY_CLOCK - 1);
    if (seats === 0) return -1;
    if (seats & (1 << this.seat)) return this.seat;
    if ((seats & (seats - 1)) === 0) return 31 - Math.clz32(seats);
    let nth = this.random.below(bitCount(seats));
    for (let seat = 0; ; seat++) if (seats & (1 << seat) && nth-- === 0) return seat;
  }
}

function bitCount(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}
