// What the rows of a plan say: the figures of every question, each with its interval.

import { holm } from './estimate/holm.ts';
import { type Figure, paired, rate, ratio, type Share } from './estimate/over-deals.ts';
import { byDeal, type Deals, shareOf, shares, total } from './measure/by-deal.ts';
import { type CardWorth, cardWorthOf } from './measure/card-worth.ts';
import { bidderOf, type Contracts, contractsOf, madeOf } from './measure/contracts.ts';
import { type Luck, luckOf } from './measure/luck.ts';
import { minutesOf } from './measure/minutes.ts';
import { type PlaceFigures, placesOf, pointsAt } from './measure/places.ts';
import { type Spread, spreadOf } from './measure/spread.ts';
import { type WinnableFigures, winnableOf } from './measure/winnable.ts';
import { type Arm, type Plan, planHash, type Question } from './plan.ts';
import type { Row } from './row.ts';

export type { CardWorth } from './measure/card-worth.ts';
export type { BidFigures, Contracts } from './measure/contracts.ts';
export type { PlaceFigures } from './measure/places.ts';
export type { Spread } from './measure/spread.ts';
export type { WinnableFigures } from './measure/winnable.ts';

export interface ArmResult extends Arm {
  readonly deals: number;
  readonly matches: number;
  /** Deals whose cards differ; as many as were played, or a seed was played twice. */
  readonly distinct: number;
  /** Whether the cards went round the table in every play. */
  readonly turned: boolean;
  readonly hands: Spread;
  readonly actions: Spread;
  /** At a table with one person. */
  readonly minutes: Spread;
  /** Of the moments at which a seat is asked, those with a single legal action. */
  readonly forced: Figure;
  readonly places?: readonly PlaceFigures[];
  readonly luck?: Luck;
  readonly contracts?: Contracts;
  /** Of the first arm of a plan: what each card brings the seat that is dealt it. */
  readonly cards?: readonly CardWorth[];
  readonly leads?: Figure;
  readonly decided?: Figure;
  readonly back?: Figure;
  /** Games for one: the score, and how many deals were won. */
  readonly score?: Spread;
  readonly won?: Figure;
  /** The same deal by deal, as means over its plays, where the deals are not too many to list. */
  readonly each?: { readonly score: readonly number[]; readonly won: readonly number[] };
  /** Two players: what the first wins, a fair share, and points a hand more than the others have. */
  readonly duel?: { readonly won?: Figure; readonly fair: number; readonly margin?: Figure };
}

/** An arm whose deals were searched with open cards. */
export interface OpenResult extends Arm {
  readonly deals: number;
  readonly distinct: number;
  readonly winnable: WinnableFigures;
}

export interface Change extends Figure {
  readonly arm: string;
  readonly measure: 'hands' | 'actions' | 'dealer' | 'points' | 'bidder' | 'made' | 'score' | 'won';
  /** Whether it can be told from nothing, all changes of the plan taken together (Holm). */
  readonly told: boolean;
}

export interface QuestionResult {
  readonly id: string;
  readonly asks: string;
  readonly seats: number;
  readonly arms: readonly ArmResult[];
  /** The first day, and the days between two, where the deals are those of days. */
  readonly days?: string;
  readonly every?: number;
  /** In place of arms that were played, those that were searched with open cards. */
  readonly open?: readonly OpenResult[];
  readonly changes: readonly Change[];
}

/** A question that has not been counted, and what it would take. */
export interface Waiting {
  readonly id: string;
  readonly asks: string;
  readonly deals: number;
  readonly needs: string;
}

export interface PlanResult {
  readonly plan: string;
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly about?: string;
  /** Whether few points win. */
  readonly lessIsBetter: boolean;
  readonly questions: readonly QuestionResult[];
  /** What the plan asks besides, and more machines would have to count. */
  readonly waiting?: readonly Waiting[];
}

/** The rows of one arm of a question; empty where it was not played. */
export type RowsOf = (question: Question, arm: Arm) => readonly Row[];

/** The figures of a plan. Rows are asked for arm by arm, so that only those of two arms are held at a time. */
export function resultOf(plan: Plan, rowsOf: RowsOf, lowWins = false): PlanResult {
  const good = lowWins ? -1 : 1;
  const asked = plan.questions.map((question) => ({
    question,
    result: questionOf(plan, question, rowsOf, good),
  }));
  const questions = asked.flatMap(({ result }) => result ?? []);
  const waiting = asked.flatMap(({ question: { id, asks, deals, needs = '' }, result }) =>
    result ? [] : [{ id, asks, deals, needs }],
  );
  const told = holm(questions.flatMap(({ changes }) => changes.map(({ chance }) => chance)));
  let next = 0;
  return rounded({
    plan: planHash(plan),
    game: plan.game,
    seats: plan.seats,
    seed: plan.seed,
    ...(plan.about === undefined ? {} : { about: plan.about }),
    lessIsBetter: lowWins,
    questions: questions.map((question) => ({
      ...question,
      changes: question.changes.map(({ chance: _, ...change }) => ({ ...change, told: told[next++] })),
    })),
    ...(waiting.length > 0 ? { waiting } : {}),
  });
}

type Untold = Omit<Change, 'told'> & { readonly chance: number };

/** Undefined for a question that waits for more machines. */
function questionOf(plan: Plan, question: Question, rowsOf: RowsOf, good: number) {
  const { id, asks, arms, open, needs, days, every, seats = plan.seats } = question;
  const ofDays = { ...given('days', days), ...given('every', every) };
  const [first] = arms;
  const before = byDeal(rowsOf(question, first));
  if (needs !== undefined && before.size === 0) return undefined;
  if (open !== undefined) {
    const searched = arms.map((arm, i) => openOf(arm, i === 0 ? before : byDeal(rowsOf(question, arm))));
    return { id, asks, seats, ...ofDays, arms: [], open: searched, changes: [] };
  }
  const isFirst = question === plan.questions[0];
  const changes: Untold[] = [];
  const results = arms.map((arm, i) => {
    const deals = i === 0 ? before : byDeal(rowsOf(question, arm));
    if (deals.size === 0) throw new Error(`Nothing has been played of the arm "${arm.id}".`);
    if (i > 0 && arm.players.length === 1 && arm.players[0] === first.players[0])
      changes.push(...changesOf(arm.id, before, deals, seats, good));
    return armOf(arm, deals, seats, good, isFirst && i === 0);
  });
  return { id, asks, seats, ...ofDays, arms: results, changes };
}

function changesOf(arm: string, before: Deals, after: Deals, seats: number, good: number): Untold[] {
  const one = (sum: number): Share => ({ sum, of: 1 });
  const measures: readonly [Change['measure'], (row: Row) => Share | undefined][] =
    seats === 1
      ? [
          ['score', (row) => one(row.scores[0])],
          ['won', (row) => one(row.winners.length)],
        ]
      : [
          ['made', (row) => madeOf(row)],
          ['bidder', (row) => bidderOf(row, seats, good)],
          ['dealer', (row) => pointsAt(row, 0, seats, good)],
          ['points', ({ points }) => ({ sum: total(points.flat()) / seats, of: points.length })],
          ['hands', (row) => one(row.points.length)],
          ['actions', (row) => one(row.actions)],
        ];
  return measures.flatMap(([measure, of]) => {
    const found = paired(differences(before, after, of));
    return found ? [{ arm, measure, ...found }] : [];
  });
}

/** For every deal played both ways: the mean of its plays after, less that before. */
function differences(before: Deals, after: Deals, of: (row: Row) => Share | undefined): number[] {
  const found: number[] = [];
  for (const [deal, rows] of before) {
    const was = shareOf(rows, of);
    const is = shareOf(after.get(deal) ?? [], of);
    if (was && is) found.push(is.sum / is.of - was.sum / was.of);
  }
  return found;
}

function openOf(arm: Arm, deals: Deals): OpenResult {
  return { ...arm, deals: deals.size, distinct: distinctOf(deals), winnable: winnableOf(deals) };
}

/** Where a player's choice comes before the shuffle, plays of a deal have different cards; all of them are one deal. */
function distinctOf(deals: Deals): number {
  return new Set([...deals.values()].map((rows) => rows.map(({ cards }) => cards).join())).size;
}

function armOf(arm: Arm, deals: Deals, seats: number, good: number, withCards: boolean): ArmResult {
  const rows = [...deals.values()].flat();
  const over = (of: (row: Row) => number | undefined) =>
    shares(deals, (row) => {
      const sum = of(row);
      return sum === undefined ? undefined : { sum, of: 1 };
    });
  const alone = arm.players.length === 1;
  return {
    ...arm,
    deals: deals.size,
    matches: rows.length,
    distinct: distinctOf(deals),
    turned: rows.every((row) => row.turned),
    hands: spreadOf(deals, ({ points }) => points.length),
    actions: spreadOf(deals, ({ actions }) => actions),
    minutes: spreadOf(deals, (row) => minutesOf(row, seats)),
    forced: ratio(shares(deals, ({ forced, asked }) => ({ sum: forced, of: asked })))!,
    ...(alone && seats > 1 ? tableOf(deals, seats, good) : {}),
    ...(alone && withCards && seats > 1 ? given('cards', cardWorthOf(deals, seats, good)) : {}),
    ...given('leads', ratio(over((row) => (row.leads < 0 ? undefined : row.leads)))),
    ...given(
      'decided',
      ratio(over((row) => (row.decided < 0 ? undefined : row.decided / row.points.length))),
    ),
    ...given('back', rate(over((row) => (row.leads < 0 ? undefined : Number(row.back))))),
    ...(seats === 1 ? patienceOf(deals) : {}),
    ...(alone ? {} : { duel: duelOf(deals, good) }),
  };
}

function tableOf(deals: Deals, seats: number, good: number) {
  const places = placesOf(deals, seats, good);
  const told = places.some(({ points, wins }) => points ?? wins);
  return {
    ...(told ? { places } : {}),
    ...given('luck', luckOf(deals, seats)),
    ...given('contracts', contractsOf(deals, seats, good)),
  };
}

/** So many deals are listed one by one. */
const MOST_LISTED = 1000;

function patienceOf(deals: Deals) {
  const won = rate(shares(deals, ({ winners }) => ({ sum: winners.length, of: 1 })));
  const meanOf = (of: (row: Row) => number): number[] =>
    [...deals.values()].map((rows) => total(rows.map(of)) / rows.length);
  return {
    score: spreadOf(deals, ({ scores }) => scores[0]),
    ...given('won', won),
    ...(deals.size <= MOST_LISTED
      ? { each: { score: meanOf(({ scores }) => scores[0]), won: meanOf(({ winners }) => winners.length) } }
      : {}),
  };
}

function duelOf(deals: Deals, good: number) {
  const won = rate(
    shares(deals, ({ winners, mine }) =>
      winners.length === 0
        ? undefined
        : { sum: winners.filter((seat) => mine.includes(seat)).length / winners.length, of: 1 },
    ),
  );
  const margin = ratio(
    shares(deals, ({ points, mine }) => ({
      sum: good * total(points.map((hand) => lead(hand, mine))),
      of: points.length,
    })),
  );
  const [rows] = deals.values();
  return { fair: 1 / rows.length, ...given('won', won), ...given('margin', margin) };
}

function lead(points: readonly number[], mine: readonly number[]): number {
  const own = points.filter((_, seat) => mine.includes(seat));
  const others = points.filter((_, seat) => !mine.includes(seat));
  return total(own) / own.length - total(others) / others.length;
}

function given<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
}

/** Six digits say more than any figure here knows; beyond them machines may differ in the last bit. */
function rounded<T>(value: T): T {
  if (typeof value === 'number') return (Number.isInteger(value) ? value : Number(value.toPrecision(6))) as T;
  if (Array.isArray(value)) return value.map(rounded) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rounded(one)])) as T;
}
