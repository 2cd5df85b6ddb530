// A hint in words: what each choice does and what is to be expected of it, and what speaks for the first of them.

import { capital, lower, type Reasons, WAIT } from '@messdeck/engine';
import { all } from '@messdeck/engine/mechanics/either';
import { type Expectation, leadOver, type Sought } from './expert/expect.ts';

/** In tenths of the deals: a difference worth telling. */
const TOLD = 2;
/** So much of what a choice does is told, and so many letters have room beside it. */
const PARTS = 2;
const LETTERS = 48;
/** So many letters are read at a glance. */
const SENTENCES = 130;
/** A difference that figures show. */
const SHOWN = 0.05;
/** A goal that fewer deals have is none of this choice's: one in so many. */
const FEW = 4;

/** A choice, and what the game says it does. */
export interface Choice {
  readonly told: Expectation;
  readonly does: readonly string[];
  /** What of that speaks against it. */
  readonly against?: readonly string[];
  /** A bid promises what its own side makes; whatever else is called leaves that to others. */
  readonly isBid: boolean;
}

/** "Has 5 Artillery with 12 and 11; made in 7 of 10."; `because` has said already what the first of them does. */
export function lineOf(choice: Choice, choices: readonly Choice[], because?: string): string {
  const chance = chanceOf(choice, choices);
  const isSaid = because && chance.length > 0 && choice.does[0] === choices[0].does[0];
  const own = isSaid ? [] : ownParts(choice, choices);
  const line = [...own, ...chance].join('; ');
  const short = line.length > LETTERS && own.length > 1 ? [own[0], ...chance].join('; ') : line;
  return short === '' ? '' : `${capital(short)}.`;
}

/** What all choices do alike is left out where each has something of its own besides. */
function ownParts({ does }: Choice, choices: readonly Choice[]): string[] {
  const isCommon = (part: string): boolean => choices.every((other) => other.does.includes(part));
  const isTold = choices.length > 1 && choices.every((other) => other.does.some((part) => !isCommon(part)));
  return does.filter((part) => !isTold || !isCommon(part)).slice(0, PARTS);
}

/** The one chance that tells most: what is the same for all, or certain, tells nothing. */
function chanceOf(choice: Choice, choices: readonly Choice[]): string[] {
  const { told } = choice;
  const goal = goalOf(choice);
  const goals = choices.map((other) => reached(goalOf(other)));
  const nears = choices.map((other) => came(other.told));
  const hasBids = choices.some(({ isBid }) => isBid);
  if (goal && (hasBids || spread(goals) >= TOLD)) return [`${goal.words} in ${reached(goal)} of 10`];
  if (told.near && spread(nears) > 0) return [`${told.near} in ${came(told)} of 10`];
  if (goal && spread(goals) > 0) return [`${goal.words} in ${reached(goal)} of 10`];
  if (choices.some((other) => other.told.points !== undefined)) return [];
  const best = choices.map((other) => bestIn(other.told));
  return spread(best) > 0 || choice.does.length === 0 ? [`the best in ${bestIn(told)} of 10`] : [];
}

function goalOf({ told: { goals, deals }, isBid }: Choice): Sought | undefined {
  const goal = isBid ? goals.find(({ ours }) => ours) : goals[0];
  return goal && FEW * goal.deals >= deals ? goal : undefined;
}

const spread = (tenths: readonly number[]): number => Math.max(...tenths) - Math.min(...tenths);

/** What the hand brings on average: the seat's, and the others' where there are any. */
export function figuresOf({ points, others, deals }: Expectation): readonly string[] {
  if (points !== undefined && deals === 1) return [String(points)];
  return [points, others].flatMap((mean) => (mean === undefined ? [] : [figure(mean)]));
}

/** What the figures count, and whether the fewest win. */
type Counted = Pick<Reasons, 'unit' | 'fewest'>;

/** Why the first is advised: what it does, and what tells it apart from the second. `because` stands for the former. */
export function whyOf(
  [first, second]: readonly Choice[],
  because: string | undefined,
  counted: Counted,
): string {
  const why = (parts: number): string => {
    return [because ?? speaksFor(first, parts), compared(first, second, counted)].filter(Boolean).join(' ');
  };
  const said = why(PARTS).length > SENTENCES ? why(1) : why(PARTS);
  if (said !== '') return said;
  return first.does.length > 0 ? `It ${first.does[0]}.` : 'It comes to the same as the next best.';
}

/** "It puts up 4 votes, though it can be lost to Ohio."; nothing where nothing speaks for it but what it brings. */
function speaksFor({ does, against = [] }: Choice, parts: number): string | undefined {
  const good = does.filter((part) => !against.includes(part));
  if (good.length === 0) return undefined;
  const though = parts > 1 && against.length > 0 ? `, though it ${against[0]}` : '';
  return `It ${all(good.slice(0, parts))}${though}.`;
}

function compared(first: Choice, second: Choice | undefined, counted: Counted): string {
  if (!second) return 'All else would be giving up.';
  const other = [...(second.against ?? []), ...second.does].find((part) => !first.does.includes(part));
  const next = `the next best${other ? `, which ${other}` : ''}.`;
  const { lead, error } = leadOver(first.told, second.told);
  if (first.told.reaches) return `${farther(first.told, second.told)} ${next}`;
  // Whoever lets a call pass may have it made later, or by others: then deals that end alike tell nothing.
  const isCall = first.told.move === WAIT || second.told.move === WAIT;
  if (lead === 0 && error === 0) return isCall ? '' : `It comes to the same as ${next}`;
  if (first.told.sure && lead < -2 * error && ahead(second.told, first.told, counted) > SHOWN)
    return `Worked out card by card it does no worse than ${next}`;
  const apart =
    more(goalOf(first), goalOf(second)) ??
    nearer(first.told, second.told, counted) ??
    better(first.told, second.told, counted) ??
    (ahead(second.told, first.told, counted) > SHOWN ? 'Ahead by no more than luck is' : 'About as good is');
  return `${apart} ${next}`;
}

/** These end where the next best is to be named. */
function more(first: Sought | undefined, second: Sought | undefined): string | undefined {
  const [now, then] = [reached(first), reached(second)];
  if (!first || first.words !== second?.words || now - then < TOLD) return undefined;
  return oftener(first.words, now, then);
}

/** "Won in 10 of 10 deals, in none with". */
function oftener(words: string, now: number, then: number): string {
  return `${capital(words)} in ${now} of 10 deals, ${then === 0 ? 'in none' : `not in ${then} as`} with`;
}

/** What the choice does to the trick in play, where it is not the end of the hand that tells. */
function nearer(first: Expectation, second: Expectation, counted: Counted): string | undefined {
  const [now, then] = [came(first), came(second)];
  if (!first.near || Math.abs(now - then) < TOLD) return undefined;
  // Where the fewest points win, whoever takes a trick would rather not have.
  if (now < then === (counted.fewest ?? false)) return oftener(first.near, now, then);
  const end = better(first, second, counted);
  return end && `${capital(first.near)} ${now > then ? 'more' : 'less'} often, but ${lower(end)}`;
}

/** More of what is counted by the end of the hand, where chance does not explain it. */
function better(first: Expectation, second: Expectation, counted: Counted): string | undefined {
  const { lead, error } = leadOver(first, second);
  if (lead <= 2 * error) return undefined;
  const points = ahead(first, second, counted);
  if (!(points > SHOWN)) return 'In the long run it does better than';
  return `The hand ends about ${figure(points)} ${counted.unit ?? 'points'} better than with`;
}

/** Where playing well decides. */
function farther(first: Expectation, second: Expectation): string {
  const { lead, error } = leadOver(first, second);
  if (lead > 2 * error) return 'You can go farther than with';
  if (lead < 0 && !lookAlike(first, second)) return 'Ahead by no more than luck is';
  return error > 0 ? 'You can go about as far with' : 'You can go as far with';
}

/** By how much the hand ends better; what the figures beside it do not show is nothing. */
function ahead(one: Expectation, other: Expectation, { fewest }: Counted): number {
  if (lookAlike(one, other)) return 0;
  return fewest ? margin(other) - margin(one) : margin(one) - margin(other);
}

const margin = ({ points = Number.NaN, others = 0 }: Expectation): number => points - others;

const lookAlike = (one: Expectation, other: Expectation): boolean =>
  one.points !== undefined && figuresOf(one).join() === figuresOf(other).join();

/** In tenths of the deals. */
const reached = (goal: Sought | undefined): number => inTen(goal?.reached ?? 0, goal?.deals ?? 1);
const came = (one: Expectation): number => inTen(one.came, one.deals);
const bestIn = (one: Expectation): number => inTen(one.best, one.deals);

function inTen(count: number, deals: number): number {
  return Math.round((10 * count) / deals);
}

/** With thousands apart, as the score sheet has them. */
function figure(points: number): string {
  const rounded = points
    .toFixed(Math.abs(points) < 10 ? 1 : 0)
    .replace('-', '−')
    .replace(/(\d)(\d{3})$/, '$1,$2');
  return /[1-9]/.test(rounded) ? rounded : '0';
}
