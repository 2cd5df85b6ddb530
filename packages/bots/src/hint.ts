// A hint for a person at the table: two or three choices with what is to be expected of each, in words. Made from the
// seat's stream alone; the same stream and seed give the same hint.

import {
  type Ask,
  BY_CLOCK,
  capital,
  type Entry,
  type Game,
  legalMoves,
  Random,
  type Refusal,
  type Rules,
  refuse,
  WAIT,
} from '@messdeck/engine';
import { type Expectation, expectations } from './expert/expect.ts';
import { type Mind, mindFor } from './expert/mind.ts';
import { LEVELS } from './levels.ts';

export interface HintQuestion {
  readonly game: Game;
  readonly rules: Rules;
  readonly seats: number;
  /** The seat that asks. */
  readonly seat: number;
  /** Its stream from the first entry on. */
  readonly stream: readonly Entry[];
  readonly seed?: string | number;
  /** Awaited between pieces of work, so that whatever else waits has its turn; rejecting it stops the hint. */
  readonly pause?: () => Promise<void>;
}

export interface HintCandidate {
  /** The action, one of the legal texts; `-` for letting a call window pass. */
  readonly text: string;
  /** What the seat's side gains on the others in this hand, on average. */
  readonly expects: number;
  readonly words: string;
}

export interface Hint {
  /** The best first; one only where there is no choice. */
  readonly candidates: readonly HintCandidate[];
  readonly best: string;
  readonly why: string;
}

/** How many choices a hint tells of. */
const TOLD = 3;
/** Deals in which they are compared. */
const DEALS = 60;
/** How hard a hint thinks, playouts for finding the choices, and playouts between two pauses. */
const THOROUGH = LEVELS.get('general')!;
const WORK = 600;
const BATCH = 50;

export async function hint(question: HintQuestion): Promise<Hint | Refusal> {
  const { game, rules, seats, seat, stream } = question;
  const seen = game.watch(rules, seats, seat);
  for (const entry of stream) game.see(seen, entry);
  const random = new Random('hint', question.seed ?? 'hint', stream.length);
  const ask = askOf(game, game.imagine(seen, random), seat);
  if (ask.count === 0) return refuse('There is no hint now: this seat is not asked for anything.');
  const mind = await mindFor(game);
  if (ask.count === 1 && !ask.mayWait) return onlyChoice(ask);
  const chosen = await choicesOf(mind, question, seen, ask, random);
  await question.pause?.();
  const told = expectations(mind, seen, seat, seats, chosen, DEALS, random);
  return inWords(ask, told);
}

/** What the seat is asked, from a position it imagines: its own choices are the same in all of them. */
function askOf(game: Game, position: unknown, seat: number): Ask {
  const moves = legalMoves(game, position, seat);
  const mayWait = moves.length > 0 && (game.actors(position) & BY_CLOCK) !== 0;
  return { moves, count: moves.length, mayWait, text: (index) => game.text(position, seat, moves[index]) };
}

function onlyChoice(ask: Ask): Hint {
  const text = ask.text(0);
  return {
    candidates: [{ text, expects: 0, words: 'There is nothing else to do.' }],
    best: text,
    why: 'The rules leave no other choice.',
  };
}

/** The moves worth telling of, the best first. */
async function choicesOf(
  mind: Mind,
  { seat, seats, pause }: HintQuestion,
  seen: unknown,
  ask: Ask,
  random: Random,
): Promise<number[]> {
  await pause?.();
  const thought = await mind.think({ seen, seat, seats, ask, random, memory: [], level: THOROUGH });
  for (let spent = 0; spent < WORK && thought.goesOn; spent += BATCH) {
    thought.work(BATCH);
    await pause?.();
  }
  return thought.choices().slice(0, TOLD);
}

function inWords(ask: Ask, told: readonly Expectation[]): Hint {
  const textOf = (move: number): string => {
    const index = ask.moves.slice(0, ask.count).indexOf(move);
    return move === WAIT || index < 0 ? '-' : ask.text(index);
  };
  const candidates = told.map((one) => ({
    text: textOf(one.move),
    expects: one.gain,
    words: sentence(one, textOf(one.move)),
  }));
  return { candidates, best: candidates[0].text, why: reason(told) };
}

/** Whoever passes has nothing to make: what is to be expected of the hand is said instead. */
const PASS = 'pass';

function sentence({ goal, reached, points, others, best, deals }: Expectation, action: string): string {
  const parts: string[] = [];
  if (goal && action !== PASS) parts.push(`${goal} in ${inTen(reached / deals)} of 10 deals I can imagine`);
  else parts.push(`as good as any in ${inTen(best / deals)} of 10 deals I can imagine`);
  if (points !== undefined) {
    const against = others === undefined ? '' : ` to ${round(others)}`;
    parts.push(`about ${round(points)}${against} points in this hand`);
    if (action === PASS) return `Expected of passing: ${parts.at(-1)}.`;
  }
  const text = parts.join('; ');
  return `${capital(text)}.`;
}

function reason([first, second]: readonly Expectation[]): string {
  if (!second) return 'Nothing else comes near it.';
  const lead = first.gain - second.gain;
  const often = inTen(first.best / first.deals);
  if (Math.abs(lead) < 0.05) return 'There is little between the first two; this one risks no more.';
  if (often >= 8) return `It is as good as anything in ${often} of 10 deals I can imagine.`;
  return lead > 0
    ? `On average it is ${round(lead)} better than the next best.`
    : 'The figures are close; it came out ahead when I looked further.';
}

function inTen(share: number): number {
  return Math.round(10 * share);
}

function round(points: number): string {
  const rounded = Math.abs(points) < 10 ? Math.round(10 * points) / 10 : Math.round(points);
  return String(rounded === 0 ? 0 : rounded);
}
