// A hint for a person at the table: two or three choices with what is to be expected of each, in words. Made from the
// seat's stream alone; the same stream and seed give the same hint.

import {
  type Ask,
  BY_CLOCK,
  type Entry,
  type Game,
  legalMoves,
  type Move,
  Random,
  type Refusal,
  type Rules,
  refuse,
  WAIT,
} from '@messdeck/engine';
import { type Expectation, expectations, leadOver, meanGain, type Viewpoint } from './expert/expect.ts';
import { mindFor } from './expert/mind.ts';
import { reasonsFor } from './expert/reasons.ts';
import { figuresOf, lineOf, whyOf } from './hint-words.ts';
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
  /** What it does and how often what matters comes about: "Keeps the spy; takes this trick in 7 of 10." */
  readonly words: string;
  /** What the hand brings the seat on average, and then the others; empty where no hand is scored. */
  readonly figures: readonly string[];
}

export interface Hint {
  /** The best first; one only where there is no choice. */
  readonly candidates: readonly HintCandidate[];
  readonly best: string;
  readonly why: string;
  /** How many deals were imagined from the seat's stream; 0 where there is no choice. */
  readonly deals: number;
  /** What the figures count: "points". */
  readonly unit: string;
}

/** How many choices a hint tells of. */
const TOLD = 3;
/** Deals in which they are compared. */
const DEALS = 120;
/** How many others are tried where the search leaves but one or two, and in how many deals. */
const TRIED = 12;
const TRIALS = 10;
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
  const [mind, reasons] = await Promise.all([mindFor(game), reasonsFor(game.id)]);
  if (ask.count === 1 && !ask.mayWait) return onlyChoice(ask);
  const viewpoint = { mind, reasons, seen, seat, seats, random };
  const { moves, sure } = await choicesOf(viewpoint, ask, question.pause);
  await question.pause?.();
  const told = expectations(viewpoint, moves, DEALS);
  return inWords(viewpoint, ask, sure ? told : bestFirst(told));
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
    candidates: [{ text, expects: 0, words: 'There is nothing else to do.', figures: [] }],
    best: text,
    why: 'The rules leave no other choice.',
    deals: 0,
    unit: '',
  };
}

interface Choices {
  /** The moves worth telling of, the best first. */
  readonly moves: Move[];
  /** The first was worked out, so that playing on at random says nothing against it. */
  readonly sure: boolean;
}

async function choicesOf(viewpoint: Viewpoint, ask: Ask, pause: HintQuestion['pause']): Promise<Choices> {
  await pause?.();
  const thought = await viewpoint.mind.think({ ...viewpoint, ask, memory: [], level: THOROUGH });
  const sure = !thought.goesOn;
  for (let spent = 0; spent < WORK && thought.goesOn; spent += BATCH) {
    thought.work(BATCH);
    await pause?.();
  }
  const moves = thought.choices().slice(0, TOLD);
  if (moves.length < TOLD) moves.push(...others(viewpoint, ask, moves));
  return { moves, sure };
}

/** What else could be done, the most promising of a few first, so that there is something to compare with. */
function others(viewpoint: Viewpoint, ask: Ask, known: readonly Move[]): Move[] {
  const { mind, random } = viewpoint;
  const open = ask.moves
    .slice(0, ask.count)
    .filter((move) => !known.includes(move) && move !== mind.game.resigns);
  if (ask.mayWait && !known.includes(WAIT)) open.push(WAIT);
  random.shuffle(open);
  const tried = expectations(viewpoint, open.slice(0, TRIED), TRIALS);
  return tried
    .sort((a, b) => meanGain(b) - meanGain(a))
    .slice(0, TOLD - known.length)
    .map(({ move }) => move);
}

/** The search has the first word; but whatever clearly does better in the deals that are told of comes before it. */
function bestFirst(told: readonly Expectation[]): Expectation[] {
  let best = told[0];
  for (const one of told) {
    const { lead, error } = leadOver(one, best);
    if (lead > 2 * error) best = one;
  }
  return [best, ...told.filter((one) => one !== best)];
}

function inWords({ mind, reasons, seen, seat }: Viewpoint, ask: Ask, told: readonly Expectation[]): Hint {
  const { unit = 'points', does, because } = reasons;
  const textOf = (move: number): string => {
    const index = ask.moves.slice(0, ask.count).indexOf(move);
    return move === WAIT || index < 0 ? '-' : ask.text(index);
  };
  const imagined = mind.game.imagine(seen, new Random('because'));
  const choices = told.map((one) => ({
    told: one,
    does: does?.(imagined, seat, one.move) ?? [],
    isBid: textOf(one.move).startsWith('bid '),
  }));
  const [{ move, deals }] = told;
  const reason = move === WAIT ? undefined : because?.(imagined, seat, move);
  const candidates = choices.map((choice) => ({
    text: textOf(choice.told.move),
    expects: meanGain(choice.told),
    words: lineOf(choice, choices, reason),
    figures: figuresOf(choice.told),
  }));
  const why = whyOf(choices, reason, unit);
  return { candidates, best: candidates[0].text, why, deals, unit };
}
