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
  sayFact,
  WAIT,
} from '@messdeck/engine';
import { bidsMade } from './expert/contracts.ts';
import {
  type Expectation,
  expectations,
  meanGain,
  reaches,
  solvedExpectations,
  type Viewpoint,
} from './expert/expect.ts';
import { effectsInWords, hintFactsOf, hintWordsOf } from './expert/hint-facts-of.ts';
import { mindFor } from './expert/mind.ts';
import { ranked } from './hint-rank.ts';
import { figureOf, lineOf, marginOf, unopposedFirst, whyOf } from './hint-words.ts';
import { LEVELS } from './levels.ts';
import { hintSentences } from './words-hints.ts';

export interface HintQuestion {
  readonly game: Game;
  readonly rules: Rules;
  readonly seats: number;
  /** The seat that asks. */
  readonly seat: number;
  /** Its stream from the first entry on. */
  readonly stream: readonly Entry[];
  readonly seed?: string | number;
  /** So much of the usual work is done; left out: 1. Less makes a hint quicker and vaguer. */
  readonly effort?: number;
  /** Awaited between pieces of work, so that whatever else waits has its turn; rejecting it stops the hint. */
  readonly pause?: () => Promise<void>;
}

export interface HintCandidate {
  /** The action, one of the legal texts; `-` for letting a call window pass. */
  readonly text: string;
  /** What ranks the choices, the more the better: what the hand brings the seat on average. */
  readonly expects: number;
  /** So far from the first choice luck alone may put it: within that it is too close to call. */
  readonly luck: number;
  /** 1 for the best and those too close to call, 0 for the worst, the others between. */
  readonly share: number;
  /** What speaks for it, or against one that is not the first; empty where nothing tells it from the others. */
  readonly words: string;
  /** What it expects, as a player counts: "+73"; empty where nothing is counted. */
  readonly figure: string;
  /** "± 3" beside the figure; empty for the first and where luck has no part in it. */
  readonly margin: string;
}

export interface Hint {
  /** The best first; one only where there is no choice. */
  readonly candidates: readonly HintCandidate[];
  readonly best: string;
  readonly why: string;
  /** How many deals were imagined from the seat's stream; 0 where there is no choice, 1 where it depends on no deal. */
  readonly deals: number;
  /** What the figures count: "points". */
  readonly unit: string;
  /** Whether they say by how much the seat is ahead of the others; otherwise what it gets itself. */
  readonly isAhead: boolean;
}

/** How many choices a hint tells of. */
const TOLD = 3;
/** Deals in which they are compared. */
const DEALS = 120;
/** Deals in which bids are made or not if everybody passes. */
const DEALS_FOR_BIDS = 40;
/** How many others are tried where the search leaves but one or two, and in how many deals. */
const TRIED = 12;
const TRIALS = 10;
/** How hard a hint thinks, playouts for finding the choices, and playouts between two pauses. */
const THOROUGH = LEVELS.get('general')!;
const WORK = 600;
const BATCH = 50;

export async function hint(question: HintQuestion): Promise<Hint | Refusal> {
  const { game, rules, seats, seat, stream } = question;
  const seen = game.newMemory(rules, seats, seat);
  for (const entry of stream) game.remember(seen, entry);
  const random = new Random('hint', question.seed ?? 'hint', stream.length);
  const imagined = game.imagine(seen, random);
  const all = askOf(game, imagined, seat);
  if (all.count === 0) return refuse('There is no hint now: this seat is not asked for anything.');
  const [mind, hintFacts, words] = await Promise.all([mindFor(game), hintFactsOf(game), hintWordsOf(game)]);
  const ask = onlyRight(all, (move) => !hintFacts.isWrong?.(imagined, seat, move));
  if (ask.count === 0) return refuse('There is nothing good to do now. Wait.');
  if (ask.count === 1 && !ask.mayWait) return onlyChoice(ask);
  const viewpoint = { mind, hintFacts, seen, seat, seats, random };
  const choices = await choicesOf(viewpoint, ask, question);
  return inWords(viewpoint, ask, choices, words);
}

/** What the seat is asked, from a position it imagines: its own choices are the same in all of them. */
function askOf(game: Game, position: unknown, seat: number): Ask {
  const moves = legalMoves(game, position, seat);
  const mayWait = moves.length > 0 && (game.actors(position) & BY_CLOCK) !== 0;
  return { moves, count: moves.length, mayWait, text: (index) => game.text(position, seat, moves[index]) };
}

/** What is asked without what would be wrong. */
function onlyRight(ask: Ask, isRight: (move: Move) => boolean): Ask {
  const right = ask.moves.map((_, index) => index).filter((index) => isRight(ask.moves[index]));
  if (right.length === ask.count) return ask;
  const moves = right.map((index) => ask.moves[index]);
  return { ...ask, moves, count: moves.length, text: (index) => ask.text(right[index]) };
}

function onlyChoice(ask: Ask): Hint {
  const text = ask.text(0);
  return {
    candidates: [
      {
        text,
        expects: 0,
        luck: 0,
        share: 1,
        words: hintSentences.noOther(),
        figure: '',
        margin: '',
      },
    ],
    best: text,
    why: hintSentences.leftByRules(),
    deals: 0,
    unit: '',
    isAhead: false,
  };
}

/** Moves worth telling of. */
interface Choices {
  /** What sensible players do, the most usual first; then what the search prefers. */
  readonly book: readonly Move[];
  /** What they bring. */
  readonly told: readonly Expectation[];
  /** How often each bid among them is made. */
  readonly made?: ReadonlyMap<Move, number>;
  /** Whether that is what one player reaches alone. */
  readonly isAlone?: boolean;
}

async function choicesOf(
  viewpoint: Viewpoint,
  ask: Ask,
  { pause, effort = 1 }: HintQuestion,
): Promise<Choices> {
  await pause?.();
  const { playouts, nodes } = THOROUGH;
  const level = { ...THOROUGH, playouts: effort * playouts, nodes: effort * nodes };
  const thought = await viewpoint.mind.think({ ...viewpoint, ask, memory: [], level });
  for (let spent = 0; spent < effort * WORK && thought.goesOn; spent += BATCH) {
    thought.work(BATCH);
    await pause?.();
  }
  const choices = thought.choices();
  const usual = usualCall(viewpoint, ask);
  const known = usual === undefined ? (thought.book?.() ?? []) : [usual];
  const book = [...new Set([...known, ...choices])];
  if (thought.worth) {
    const moves = choices.slice(0, TOLD);
    return { book, told: solvedExpectations(moves, thought.worth) };
  }
  const called = { ...viewpoint, calls: thought.calls ?? false };
  const moves = [...new Set([...known.slice(0, 1), ...choices])].slice(0, TOLD);
  if (moves.length < TOLD) moves.push(...others(called, ask, moves));
  await pause?.();
  const reached = reaches(viewpoint, moves);
  if (reached) return { book, told: reached, isAlone: true };
  const told = expectations(called, moves, Math.ceil(effort * DEALS));
  await pause?.();
  return { book, told, made: bidsMade(called, moves, Math.ceil(effort * DEALS_FOR_BIDS)) };
}

/** What sensible players do where a call may be left undone: it stands unless another is clearly better. */
function usualCall({ mind, seen, seat, random }: Viewpoint, ask: Ask): Move | undefined {
  const { playout, imagine } = mind.game;
  if (!ask.mayWait || !playout) return undefined;
  const moves = [...ask.moves.slice(0, ask.count), WAIT];
  return moves[playout(imagine(seen, random), seat, moves, moves.length, random)];
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

function inWords(
  { mind, hintFacts, seen, seat, seats }: Viewpoint,
  ask: Ask,
  { told, book, made, isAlone = seats === 1 }: Choices,
  words: object,
): Hint {
  const { game } = mind;
  const { unit = 'points', does, because } = hintFacts;
  const fewest = game.parts?.lowWins ?? false;
  const textOf = (move: number): string => {
    const index = ask.moves.slice(0, ask.count).indexOf(move);
    return move === WAIT || index < 0 ? '-' : ask.text(index);
  };
  const imagined = game.imagine(seen, new Random('because'));
  const choices = unopposedFirst(
    ranked(
      told.map((one) => expectationInWords(one, words)),
      book,
    ).map((one) => ({
      told: one,
      does: effectsInWords(does?.(imagined, seat, one.move) ?? [], words),
      made: made?.get(one.move),
    })),
  );
  const [{ told: best }] = choices;
  const isAhead = !fewest && !isAlone;
  const counted = { unit, fewest, isAhead };
  const since = best.move === WAIT ? undefined : because?.(imagined, seat, best.move);
  const reason = since && sayFact(words, since);
  const candidates = choices.map((choice) => ({
    text: textOf(choice.told.move),
    expects: choice.told.mean,
    luck: choice.told.luck,
    share: choice.told.share,
    words: lineOf(choice, choices, reason, counted),
    figure: figureOf(choice.told, counted),
    margin: marginOf(choice.told),
  }));
  const why = whyOf(choices, reason, counted);
  return { candidates, best: candidates[0].text, why, deals: best.gains.length, unit, isAhead };
}

/** What a choice brings, with what it was after in words. */
function expectationInWords({ near, goals, ...told }: Expectation, words: object): Expectation<string> {
  return {
    ...told,
    near: near && sayFact(words, near),
    goals: goals.map((goal) => ({ ...goal, what: sayFact(words, goal.what) })),
  };
}
