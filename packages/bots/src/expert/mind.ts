// A mind for one game: the game as its advice sees it, and thoughts about single choices, piece by piece of work.

import { type Advice, type Ask, type Game, type Move, Random, WAIT } from '@messdeck/engine';
import { EXPERT, type Level } from '../levels.ts';
import type { Pause } from '../pause.ts';
import type { Edge } from '../tree.ts';
import { advised } from './advised.ts';
import { CLEAR, compare, type Temper } from './compare.ts';
import { ExpertSearch } from './search.ts';
import { SteadyRewards } from './steady.ts';

/** With more cards in a hand no level solves an ending, and some levels never do: the solver is loaded when it is of use. */
const SOLVABLE = 9;

const minds = new Map<string, Mind>();

/** The mind for a game, made once; one for levels that overlook cards, where those call in their own way. */
export async function mindFor(game: Game, { notices }: Pick<Level, 'notices'> = EXPERT): Promise<Mind> {
  const { slippingHabit, ...advice }: Advice = (await game.parts?.advice?.())?.advice ?? {};
  const slips = slippingHabit !== undefined && notices < 100;
  const key = slips ? `${game.id} slipping` : game.id;
  const known = minds.get(key) ?? new Mind(game, slips ? { ...advice, habit: slippingHabit } : advice);
  minds.set(key, known);
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
  readonly temper?: Temper;
  readonly pause?: Pause | undefined;
}

/** A thought about one choice, to be worked on as long as one likes. */
export interface Thought {
  /** False where more work changes nothing. */
  readonly goesOn: boolean;
  /** Whether calls were compared, by hands played out by the book. */
  readonly calls?: boolean;
  /** What the hand brings after each move, position by position, where that was worked out. */
  readonly worth?: ReadonlyMap<Move, readonly number[]>;
  /** What sensible players do, the most usual first, as far as somebody has said so. */
  book?(): Move[];
  work(playouts: number): void;
  /** The moves considered, the best first. */
  choices(): Move[];
}

export class Mind {
  readonly advice: Advice;
  readonly game: Game;
  /** The game with no other advice than its own. */
  private readonly plain: Game;
  /** The game as calls are judged in it. */
  private readonly called: Game;

  constructor(game: Game, advice: Advice) {
    this.plain = game;
    this.advice = advice;
    this.game = advised(game, advice);
    this.called = { ...this.game, evaluate: advice.worthOfCall ?? this.game.evaluate };
  }

  search(seen: unknown, seat: number, seats: number, random: Random, calls = false): ExpertSearch {
    const game = calls ? this.called : this.game;
    return new ExpertSearch(game, seen, seat, seats, random, new SteadyRewards(game, seats, seat));
  }

  /** What a level does in this game. */
  at(level: Level): Level {
    const { effort = 1 } = this.advice;
    if (!level.thorough) return level;
    return { ...level, playouts: effort * level.playouts, nodes: effort * level.nodes };
  }

  /** What sensible players do; undefined in a game for which nobody has said what is sensible. */
  private atOnce({ seen, seat, seats, ask, random, level }: Question): Move | undefined {
    const { playout, imagine } = this.game;
    const habit = this.habitOf(level);
    const moves = this.goingOn(ask);
    // In a patience a bot that counts nothing does anything.
    if (seats === 1 && !level.counts) return moves[random.below(moves.length)];
    if (!playout) return undefined;
    const position = imagine(seen, random);
    const usual = habit?.(position, seat, moves, moves.length, random) ?? -1;
    return moves[usual >= 0 ? usual : playout(position, seat, moves, moves.length, random)];
  }

  /** What can be done without giving up, if there is anything else. */
  private goingOn(ask: Ask): Move[] {
    return openMoves(ask).filter((move, _, all) => move !== this.game.resigns || all.length === 1);
  }

  /** A bot that does not count calls as players do who have no idea what their hand will bring. */
  private habitOf({ counts }: Level): Game['habit'] {
    return counts ? this.game.habit : this.plain.habit;
  }

  /** What comes to the mind of this level: some of the cards that could be played, but every call and discard. */
  private noticed(question: Question): Ask {
    const { seen, seat, ask, random, level } = question;
    const moves = this.goingOn(ask);
    const { imagine } = this.game;
    const called = this.habitOf(level)?.(imagine(seen, random), seat, moves, moves.length, random) ?? -1;
    if (called >= 0) return ask;
    const cards = moves.filter((move) => move !== WAIT);
    const thought = cards.filter(() => random.below(100) < level.notices);
    if (thought.length === 0 && !ask.mayWait) thought.push(cards[random.below(cards.length)]);
    const text = (index: number): string => ask.text(ask.moves.indexOf(thought[index]));
    return { ...ask, moves: thought, count: thought.length, text };
  }

  /** Whether the hands have become short enough for exact play, as far as the seat knows. */
  private inEnding(seen: unknown): boolean {
    if (!this.game.tricks) return false;
    const tricks = this.game.tricks(this.game.imagine(seen, new Random('ending')));
    return tricks?.hands.every((hand) => hand.length <= SOLVABLE) ?? false;
  }

  async think(question: Question): Promise<Thought> {
    const { seats, level } = question;
    // Alone, and by the book, there is time to look at everything.
    const overlooks = level.notices < 100 && (seats > 1 || level.playouts > 0);
    const ask = overlooks ? this.noticed(question) : question.ask;
    return this.weighAll({ ...question, ask });
  }

  private async weighAll(question: Question): Promise<Thought> {
    const { seen, seat, seats, ask, random, memory, level, pause } = question;
    if (ask.count === 1 && !ask.mayWait) return settled([ask.moves[0]]);
    if (ask.count === 0) return settled([WAIT]);
    const atOnce = level.playouts === 0 ? this.atOnce(question) : undefined;
    if (atOnce !== undefined) return settled([atOnce]);
    const { plan } = this.advice;
    const effort = level.nodes / EXPERT.nodes;
    const planned = level.plans
      ? await plan?.(seen, seat, ask.moves, ask.count, random, memory, effort)
      : undefined;
    if (planned !== undefined && planned >= 0) return settled([ask.moves[planned]]);
    const solved =
      level.nodes > 0 && this.inEnding(seen)
        ? await (await import('./endings.ts')).solveEnding(this.game, seen, ask, level.nodes, random, pause)
        : undefined;
    if (solved) return { ...settled(solved.moves), worth: solved.worth };
    const rewards = new SteadyRewards(this.game, seats, seat);
    const search = new ExpertSearch(this.game, seen, seat, seats, random, rewards);
    const open = search.prepare(ask);
    // Calls, discards and gifts hang on the luck of the deal more than on the next answer: they are compared in the
    // same deals. What a card is worth is better found in a tree.
    const moves = search.expected;
    if (moves && open && !ask.mayWait) {
      const preference = this.preference(question);
      const called = new ExpertSearch(this.called, seen, seat, seats, random);
      const playouts = playoutsOf(level);
      const best = await compare(this.game, called, seen, seat, moves, playouts, random, preference, pause);
      return { ...settled(best), calls: true, book: () => moves };
    }
    if (!open) search.iterate();
    return {
      goesOn: open,
      calls: moves !== undefined && !ask.mayWait,
      work: (playouts) => {
        for (let i = 0; i < playouts; i++) search.iterate();
      },
      choices: () => {
        const open = openMoves(ask);
        const tried = search.tried.filter(({ move }) => open.includes(move));
        return tried.length > 0 ? weigh(tried, this.usual(question), rewards.spread) : open;
      },
      book: () => [this.usual(question)].filter((move) => move !== undefined),
    };
  }

  /** What the seat's temper prefers among equal calls. */
  private preference({ seen, random, temper = 0 }: Question): (move: Move) => number {
    const { boldness } = this.advice;
    if (!boldness || temper === 0) return () => 0;
    const position = this.game.imagine(seen, random);
    return (move) => temper * (boldness(position, move) ?? 0);
  }

  /** What sensible players would do in most positions that can be imagined, where their sense is sound. */
  private usual({ seen, seat, ask, random }: Question): Move | undefined {
    const { playout, sound } = this.advice;
    if (!playout || !sound) return undefined;
    const moves = openMoves(ask);
    const votes = new Map<Move, number>();
    for (let i = 0; i < VOTES; i++) {
      const move = moves[playout(this.game.imagine(seen, random), seat, moves, moves.length, random)];
      votes.set(move, (votes.get(move) ?? 0) + 1);
    }
    return [...votes].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
  }
}

/** In this many imagined positions the usual move is looked up. */
const VOTES = 11;

/** The choices tried, the best first: the usual one unless another is clearly better, since the best of many is lucky. */
function weigh(tried: readonly Edge[], usual: Move | undefined, spread: number): Move[] {
  const moves = tried.map(({ move }) => move);
  const [best] = tried;
  const known = tried.find(({ move }) => move === usual);
  if (!known || known === best) return moves;
  const luck = spread * Math.sqrt(1 / best.visits + 1 / known.visits);
  if (best.mean() - known.mean() > CLEAR * luck) return moves;
  return [known.move, ...moves.filter((move) => move !== known.move)];
}

/** Where nobody has said what is sensible, looking a little ahead takes its place. */
const A_LITTLE = 24;

export function playoutsOf(level: Level): number {
  return Math.max(A_LITTLE, level.playouts);
}

/** What can be done, letting the moment pass included. */
function openMoves(ask: Ask): Move[] {
  const moves = ask.moves.slice(0, ask.count);
  if (ask.mayWait) moves.push(WAIT);
  return moves;
}

function settled(moves: Move[]): Thought {
  return { goesOn: false, work: () => {}, choices: () => moves };
}
