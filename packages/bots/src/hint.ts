// A hint for a person at the table: two or three choices with what is to be expected of each, in words. Made from the
// seat's stream alone; the same stream and seed give the same hint.

import {
  type Ask,
  BY_CLOCK,
  type Entry,
  effectWords,
  type Game,
  legalMoves,
  type Move,
  Random,
  type Refusal,
  type Rules,
  refuse,
  WAIT,
} from '@messdeck/engine';
import {
  type Expectation,
  expectations,
  leadOver,
  meanGain,
  reaches,
  type Viewpoint,
} from './expert/expect.ts';
import { mindFor, type Thought } from './expert/mind.ts';
import { reasonsFor } from './expert/reasons.ts';
import { type Choice, figuresOf, lineOf, whyOf } from './hint-words.ts';
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
  /** How many deals were imagined from the seat's stream; 0 where there is no choice, 1 where it depends on no deal. */
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
  const imagined = game.imagine(seen, random);
  const all = askOf(game, imagined, seat);
  if (all.count === 0) return refuse('There is no hint now: this seat is not asked for anything.');
  const [mind, reasons] = await Promise.all([mindFor(game), reasonsFor(game.id)]);
  const ask = onlyRight(all, (move) => !reasons.isWrong?.(imagined, seat, move));
  if (ask.count === 0) return refuse('Nothing that you could do now would be right: wait.');
  if (ask.count === 1 && !ask.mayWait) return onlyChoice(ask);
  const viewpoint = { mind, reasons, seen, seat, seats, random };
  const { moves, how } = await choicesOf(viewpoint, ask, question.pause);
  await question.pause?.();
  const reached = reaches(viewpoint, moves);
  const told = reached ?? expectations({ ...viewpoint, calls: how === 'called' }, moves, DEALS);
  return inWords(
    viewpoint,
    ask,
    bestFirst(told, how === 'worked out' && !reached, ask.mayWait || reached ? 2 : 1),
  );
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
    candidates: [{ text, expects: 0, words: 'There is nothing else to do.', figures: [] }],
    best: text,
    why: 'The rules leave no other choice.',
    deals: 0,
    unit: '',
  };
}

/** Moves worth telling of, the best first. */
interface Choices extends Pick<Thought, 'how'> {
  readonly moves: Move[];
}

async function choicesOf(viewpoint: Viewpoint, ask: Ask, pause: HintQuestion['pause']): Promise<Choices> {
  await pause?.();
  const thought = await viewpoint.mind.think({ ...viewpoint, ask, memory: [], level: THOROUGH });
  const { how } = thought;
  for (let spent = 0; spent < WORK && thought.goesOn; spent += BATCH) {
    thought.work(BATCH);
    await pause?.();
  }
  const usual = usualCall(viewpoint, ask);
  const choices = thought.choices();
  const moves = [...new Set(usual === undefined ? choices : [usual, ...choices])].slice(0, TOLD);
  if (moves.length < TOLD) moves.push(...others({ ...viewpoint, calls: how === 'called' }, ask, moves));
  return { moves, how };
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

/**
 * The search has the first word; but whatever does better in the deals that are told of, by so many times the standard
 * error, comes before it, unless the first was worked out. The others follow as they did there.
 */
function bestFirst(told: readonly Expectation[], sure: boolean, errors: number): Expectation[] {
  let [best] = told;
  for (const one of told) {
    const { lead, error } = leadOver(one, best);
    if (!sure && lead > errors * error) best = one;
  }
  const others = told.filter((one) => one !== best);
  return [{ ...best, sure }, ...others.sort((a, b) => meanGain(b) - meanGain(a))];
}

/** Of choices that end every deal alike one is advised that nothing speaks against. */
function unopposedFirst(choices: Choice[]): void {
  const [first] = choices;
  if (first.told.sure || (first.against ?? []).length === 0) return;
  const at = choices.findIndex(({ told, against = [] }) => {
    const { lead, error } = leadOver(first.told, told);
    return lead === 0 && error === 0 && against.length === 0;
  });
  if (at > 0) choices.unshift(...choices.splice(at, 1));
}

function inWords({ mind, reasons, seen, seat }: Viewpoint, ask: Ask, told: readonly Expectation[]): Hint {
  const { unit = 'points', does, because } = reasons;
  const textOf = (move: number): string => {
    const index = ask.moves.slice(0, ask.count).indexOf(move);
    return move === WAIT || index < 0 ? '-' : ask.text(index);
  };
  const imagined = mind.game.imagine(seen, new Random('because'));
  const choices = told.map((one) => {
    const done = does?.(imagined, seat, one.move) ?? [];
    return {
      told: one,
      does: done.map(effectWords),
      against: done.flatMap((effect) => (typeof effect === 'string' ? [] : [effect.drawback])),
      isBid: textOf(one.move).startsWith('bid '),
    };
  });
  unopposedFirst(choices);
  const [{ told: best }] = choices;
  const { move, deals } = best;
  const reason = move === WAIT ? undefined : because?.(imagined, seat, move);
  const candidates = choices.map((choice) => ({
    text: textOf(choice.told.move),
    expects: meanGain(choice.told),
    words: lineOf(choice, choices, reason),
    figures: figuresOf(choice.told),
  }));
  const why = whyOf(choices, reason, reasons);
  return { candidates, best: candidates[0].text, why, deals, unit };
}
