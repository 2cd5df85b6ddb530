// The review of a match: for every choice what it cost. Exact, with every hand face up, where the solver can play the hand
// to its end; elsewhere an estimate from what the seat knew, with its uncertainty. The two are never mixed up.

import {
  type Entry,
  type Game,
  isRefusal,
  legalMoves,
  Match,
  type MatchRecord,
  type Move,
  Random,
} from '@messdeck/engine';
import { reaches, type Viewpoint } from '../expert/expect.ts';
import { hintFactsOf } from '../expert/hint-facts-of.ts';
import { type Mind, mindFor } from '../expert/mind.ts';
import { Solver } from '../solve/solver.ts';
import { type Estimate, estimate, weigh } from './estimate.ts';
import { solveKnown } from './known.ts';

/** One choice in a match: what it cost and what would have been better. */
export interface ReviewedChoice {
  /** The step of the log, the seat and what it did. */
  readonly step: number;
  readonly seat: number;
  readonly chosen: string;
  /** `exact`: with every hand face up and perfect play by everybody; `estimated`: from what the seat knew. */
  readonly kind: 'exact' | 'estimated';
  /** A best action; the chosen one where nothing was better. */
  readonly best: string;
  /** What the choice cost, in points of the hand (ours less theirs); 0 where nothing was better. */
  readonly cost: number;
  /** The standard error of the cost; 0 where it is exact. */
  readonly error: number;
  /** Whether the seat could have known better: from its own stream alone another action was better than chance explains. */
  readonly foreseeable: boolean;
  /** Where an exact choice cost something: what was best, and by how much, as far as the seat could know. */
  readonly known?: { readonly best: string; readonly cost: number; readonly error: number };
  /** What the actions compared are worth, the most promising first. Of very many only some are compared. */
  readonly options: readonly { readonly action: string; readonly value: number }[];
}

/** How far along a review is, for showing progress. */
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
}

/** Which choices to review, how much work to spend on each, and how to follow or stop the review. */
export interface ReviewOptions {
  /** Called after every step. */
  readonly onProgress?: (progress: ReviewProgress) => void;
  /** Ends the review after the choice in work; an AbortSignal is one. */
  readonly signal?: { readonly aborted: boolean };
  /** Awaited between choices, so that anyone who wants to interrupt is heard. */
  readonly pause?: () => Promise<unknown>;
  /** Only the choices of these seats. */
  readonly seats?: readonly number[];
  /** Only the choices from this step of the log on. */
  readonly from?: number;
  /** Cards the solver may play for a choice before it is estimated instead. */
  readonly nodes?: number;
  /** Imagined positions of an estimate, played on by what sensible players do. */
  readonly positions?: number;
}

const NODES = 1_000_000;
const POSITIONS = 100;
/** Of more actions than this a part is compared. */
const MANY = 24;

/** Every choice of a record that holds under the rules, one after another. */
export async function* reviewMatch(
  record: MatchRecord,
  game: Game,
  options: ReviewOptions = {},
): AsyncGenerator<ReviewedChoice> {
  const seats = record.seats.length;
  const match = new Match(game, record.rules, seats);
  const asked = options.seats ?? record.seats.map((_, seat) => seat);
  const minds = new Map(asked.map((seat) => [seat, game.newMemory(record.rules, seats, seat)]));
  for (const [seat, seen] of minds) match.watch(seat, (entry: Entry) => game.remember(seen, entry));
  const solver = new Solver();
  const [mind, hintFacts] = await Promise.all([mindFor(game), hintFactsOf(game)]);
  for (const [step, event] of record.log.entries()) {
    if (options.signal?.aborted) return;
    const { by } = event;
    const seen = typeof by === 'number' && step >= (options.from ?? 0) ? minds.get(by) : undefined;
    if (typeof by === 'number' && seen) {
      const choice = reviewChoice(
        match,
        { mind, hintFacts, seen, seat: by, seats },
        step,
        event.do,
        solver,
        options,
      );
      if (choice) yield choice;
    }
    if (match.act(by, event.do)) return;
    options.onProgress?.({ done: step + 1, of: record.log.length });
    if (seen) await options.pause?.();
  }
}

/** undefined where there was no choice, or one between acting and waiting. */
function reviewChoice(
  match: Match,
  eyes: Omit<Viewpoint, 'random'>,
  step: number,
  text: string,
  solver: Solver,
  options: ReviewOptions,
): ReviewedChoice | undefined {
  const { game, position } = match;
  const { seat, seen } = eyes;
  const moves = legalMoves(game, position, seat);
  const chosen = moves.findIndex((move) => game.text(position, seat, move) === text);
  if (moves.length < 2 || chosen < 0) return undefined;
  const head = { step, seat, chosen: text };
  const positions = options.positions ?? POSITIONS;
  const solved = solver.solve(game, position, { nodes: options.nodes ?? NODES, keep: true });
  const random = new Random('review', step, seat);
  const viewpoint = { ...eyes, random };
  if (solved?.exact) {
    const values = solved.values;
    const cost = Math.max(...values) - values[chosen];
    const best = cost > 0 ? values.indexOf(values[chosen] + cost) : chosen;
    const exact = {
      ...head,
      kind: 'exact',
      ...judged(match, seat, moves, values, best),
      cost,
      error: 0,
    } as const;
    if (cost === 0) return { ...exact, foreseeable: false };
    const known =
      solveKnown(game, seen, moves, chosen, random) ?? asKnown(viewpoint, moves, chosen, positions);
    const wiser = game.text(position, seat, moves[known.best]);
    return {
      ...exact,
      foreseeable: isClear(known),
      known: { best: wiser, cost: known.cost, error: known.error },
    };
  }
  const candidates = pick(match, eyes.mind, seat, moves, chosen, random);
  const at = candidates.indexOf(moves[chosen]);
  const found = asKnown(viewpoint, candidates, at, positions);
  const { values, best, cost, error } = found;
  const told = judged(match, seat, candidates, values, best);
  return { ...head, kind: 'estimated', ...told, cost, error, foreseeable: isClear(found) };
}

/** What the choices are worth as far as the seat could know: worked out where it needs nobody else, as in a hint. */
function asKnown(
  viewpoint: Viewpoint,
  candidates: readonly Move[],
  chosen: number,
  positions: number,
): Estimate {
  const { mind, seen, seat, random } = viewpoint;
  const reached = reaches(viewpoint, candidates);
  if (!reached) return estimate(mind.game, seen, seat, candidates, chosen, positions, random);
  const rows = reached[0].gains.map((_, deal) => reached.map(({ gains }) => gains[deal]));
  // What depends on no deal is the same in all of them.
  return weigh(rows.length === 1 ? new Array<number[]>(positions).fill(rows[0]) : rows, chosen);
}

/** Whether a cost is more than chance explains. */
function isClear({ cost, error }: Estimate): boolean {
  return cost > 0 && cost > 2 * error;
}

function judged(
  { game, position }: Match,
  seat: number,
  moves: readonly Move[],
  values: readonly number[],
  best: number,
): Pick<ReviewedChoice, 'best' | 'options'> {
  const options = moves
    .map((move, i) => ({ action: game.text(position, seat, move), value: values[i] }))
    .sort((a, b) => b.value - a.value);
  return { best: game.text(position, seat, moves[best]), options };
}

/** The moves to compare: all, or of very many the chosen one, what the book says and some that players make. */
function pick(
  { game, position }: Match,
  { game: book }: Mind,
  seat: number,
  moves: readonly Move[],
  chosen: number,
  random: Random,
): readonly Move[] {
  const sensible = moves.filter((move, i) => i === chosen || move !== game.resigns);
  if (sensible.length <= MANY) return sensible;
  const some = new Set([moves[chosen]]);
  const usual = (from: Game): Move | undefined =>
    moves[from.habit?.(position, seat, moves, moves.length, random) ?? -1];
  some.add(usual(book) ?? moves[chosen]);
  for (let tries = 0; some.size < MANY && tries < 4 * MANY; tries++)
    some.add(usual(game) ?? sensible[random.below(sensible.length)]);
  return [...some];
}

/** Why a record cannot be reviewed, if it cannot. */
export function reviewRefusal(record: MatchRecord, game: Game): string | undefined {
  const match = new Match(game, record.rules, record.seats.length);
  for (const [step, event] of record.log.entries()) {
    const refusal = match.act(event.by, event.do);
    if (isRefusal(refusal)) return `step ${step}: ${refusal.refused}`;
  }
  return undefined;
}
