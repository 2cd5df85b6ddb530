// A hint in words: what speaks for a choice, and what tells the first from the next. Nothing is said that all choices
// have in common, nothing that speaks against the first, and no chance that would rank them otherwise than their bars.

import { type Effect, isDrawback, WAIT } from '@messdeck/engine';
import type { Sought } from './expert/expect.ts';
import type { Ranked } from './hint-rank.ts';
import { hintSentences as sentences } from './words-hints.ts';

/** How much of what a choice does is told, and how many letters have room beside it. */
const PARTS = 2;
const LETTERS = 48;
/** So many letters are read at a glance. */
const SENTENCES = 130;
/** A difference that figures show. */
const SHOWN = 0.05;
/** A goal reached in fewer deals than one in this many does not belong to this choice. */
const FEW = 4;

/** A choice, and what the game says it does. */
export interface Choice {
  readonly told: Ranked;
  readonly does: readonly Effect<string>[];
  /** Of a bid the share of deals in which it is made if everybody passes on it. */
  readonly made?: number | undefined;
}

/** What the gains are of. */
export interface Counted {
  /** Left out: points. */
  readonly unit?: string;
  /** The fewest win: then gains are losses. */
  readonly fewest?: boolean;
  /** Whether they say by how much the seat is ahead of the others. */
  readonly isAhead?: boolean;
}

/** Of choices that end every deal alike one is advised that nothing speaks against; it changes places with the first. */
export function unopposedFirst(choices: readonly Choice[]): readonly Choice[] {
  const [first] = choices;
  if (first.does.every(isGood)) return choices;
  const at = choices.findIndex(({ told, does }) => isEqual(first.told, told) && does.every(isGood));
  if (at < 0) return choices;
  return choices.map((choice, i) => (i === 0 ? choices[at] : i === at ? first : choice));
}

const isEqual = (one: Ranked, other: Ranked): boolean =>
  one.gains.every((gain, deal) => gain === other.gains[deal]);

/** "Has 5 Artillery with 12 and 11; made in 7 of 10."; `because` has said already what the first of them does. */
export function lineOf(
  choice: Choice,
  choices: readonly Choice[],
  because: string | undefined,
  counted: Counted,
): string {
  const chance = chanceOf(choice, choices, counted);
  const [first] = choices;
  const isSaid = because !== undefined && wordsOf(choice)[0] === wordsOf(first)[0];
  const own = isSaid ? [] : ownParts(choice, choices).slice(0, PARTS);
  const parts = [...own, ...chance];
  if (parts.length === 0) return '';
  const line = sentences.line(parts);
  // The full stop is no letter.
  return line.length - 1 > LETTERS && own.length > 1 ? sentences.line([own[0], ...chance]) : line;
}

const wordsOf = ({ does }: Choice): string[] => does.map(effectWords);

const effectWords = (effect: Effect<string>): string => (isDrawback(effect) ? effect.drawback : effect);

/** What this choice alone does; of the first nothing that speaks against it. */
function ownParts(choice: Choice, choices: readonly Choice[]): string[] {
  const parts = choice === choices[0] ? choice.does.filter(isGood) : choice.does;
  const isCommon = (part: string): boolean => choices.every((other) => wordsOf(other).includes(part));
  return parts.map(effectWords).filter((part) => choices.length === 1 || !isCommon(part));
}

const isGood = (effect: Effect<string>): effect is string => !isDrawback(effect);

/** Of a bid the chance that it is made; otherwise one that tells something, unless it would rank the choices otherwise. */
function chanceOf(choice: Choice, choices: readonly Choice[], { fewest }: Counted): string[] {
  const { told, made } = choice;
  if (choices.some((other) => other.made !== undefined))
    return made === undefined ? [] : [sentences.madeIn(inTen(made, 1))];
  const goals = choices.map((other) => goalOf(other));
  const goal = goals[choices.indexOf(choice)];
  const hasOneGoal = goals.every((other) => other?.what === goal?.what);
  if (goal && hasOneGoal && falls(goals.map(reached))) return [sentences.cameIn(goal.what, reached(goal))];
  // Where the fewest points win, a better choice takes less often.
  const nears = choices.map((other) => (fewest ? -came(other.told) : came(other.told)));
  return told.near && falls(nears) ? [sentences.cameIn(told.near, came(told))] : [];
}

/** Whether figures fall from one choice to the next, and do not stay the same. */
function falls(tenths: readonly number[]): boolean {
  return tenths.every((n, i) => i === 0 || n <= tenths[i - 1]) && tenths[0] > tenths.at(-1)!;
}

function goalOf({ told: { goals, gains } }: Choice): Sought<string> | undefined {
  const [goal] = goals;
  return goal && FEW * goal.deals >= gains.length ? goal : undefined;
}

/** "+73", "−4.0"; what a player takes, or reaches alone, has no sign. Empty where nothing is counted. */
export function figureOf({ mean, isCounted }: Ranked, { fewest, isAhead }: Counted): string {
  if (!isCounted) return '';
  const shown = figure(fewest ? -mean : mean);
  return isAhead && mean > 0 && shown !== '0' ? `+${shown}` : shown;
}

/** "± 3" */
export function marginOf({ luck, isCounted }: Ranked): string {
  const shown = isCounted ? figure(luck) : '0';
  return shown === '0' ? '' : `±\u00a0${shown}`;
}

/** Why the first is advised: what it does, and what tells it from the next. `because` says the former in its own way. */
export function whyOf(choices: readonly Choice[], because: string | undefined, counted: Counted): string {
  const [first, second] = choices;
  const good = ownParts(first, choices);
  const why = (parts: number): string => {
    const reason = because ?? (good.length > 0 ? sentences.does(good.slice(0, parts)) : undefined);
    return [reason, compared(first, second, counted)].filter(Boolean).join(' ');
  };
  const said = why(PARTS).length > SENTENCES ? why(1) : why(PARTS);
  return said === '' ? sentences.nothingTellsApart() : said;
}

function compared(first: Choice, second: Choice | undefined, { unit = 'points' }: Counted): string {
  if (!second) return sentences.onlyGivingUp();
  const bad = second.does.filter((effect) => !isGood(effect)).map(effectWords);
  const other = bad.find((part) => !wordsOf(first).includes(part));
  const { isClose, luck, mean, move, isCounted } = second.told;
  const lead = first.told.mean - mean;
  if (isClose && (luck > 0 || lead !== 0)) return sentences.tooClose(other);
  // A call let pass may be made later, or by others: then deals that end alike tell nothing.
  if (isClose) return first.told.move === WAIT || move === WAIT ? '' : sentences.justAsGood(other);
  if (!isCounted || lead < SHOWN) return sentences.slightlyBetter(other);
  return sentences.better(figure(lead), unit, other);
}

/** In tenths of the deals. */
const reached = (goal: Sought | undefined): number => inTen(goal?.reached ?? 0, goal?.deals ?? 1);
const came = ({ came, gains }: Ranked): number => inTen(came, gains.length);

function inTen(count: number, deals: number): number {
  return Math.round((10 * count) / deals);
}

/** With thousands apart, as the score sheet has them. */
function figure(points: number): string {
  const whole = Number.isInteger(points) || Math.abs(points) >= 10;
  const rounded = points
    .toFixed(whole ? 0 : 1)
    .replace('-', '−')
    .replace(/(\d)(\d{3})$/, '$1,$2');
  return /[1-9]/.test(rounded) ? rounded : '0';
}
