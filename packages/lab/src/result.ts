// What the rows of a plan say: the figures of every question, each with its interval.

import { holm } from './estimate/holm.ts';
import { type Figure, paired, rate, ratio, type Share } from './estimate/over-deals.ts';
import { byDeal, type Deals, shares, total } from './measure/by-deal.ts';
import { courseOf } from './measure/course.ts';
import { type Luck, luckOf } from './measure/luck.ts';
import { type PlaceFigures, placesOf, pointsAt } from './measure/places.ts';
import { type Spread, spreadOf } from './measure/spread.ts';
import { type Arm, type Plan, planHash, type Question } from './plan.ts';
import type { Row } from './row.ts';

export type { PlaceFigures } from './measure/places.ts';
export type { Spread } from './measure/spread.ts';

export interface ArmResult extends Arm {
  readonly deals: number;
  readonly matches: number;
  /** Deals whose cards differ; as many as were played, or a seed was played twice. */
  readonly distinct: number;
  /** Whether the cards went round the table in every play. */
  readonly turned: boolean;
  readonly hands: Spread;
  readonly actions: Spread;
  /** Of the moments at which a seat is asked, those with a single legal action. */
  readonly forced: Figure;
  readonly places?: readonly PlaceFigures[];
  readonly luck?: Luck;
  readonly leads?: Figure;
  readonly decided?: Figure;
  readonly back?: Figure;
  /** Games for one: the score, and how many deals were won. */
  readonly score?: Spread;
  readonly won?: Figure;
  /** Two players: what the first wins, a fair share, and points a hand more than the others have. */
  readonly duel?: { readonly won?: Figure; readonly fair: number; readonly margin?: Figure };
}

export interface Change extends Figure {
  readonly arm: string;
  readonly measure: 'hands' | 'actions' | 'dealer' | 'score';
  /** Whether it can be told from nothing, all changes of the plan taken together (Holm). */
  readonly told: boolean;
}

export interface QuestionResult {
  readonly id: string;
  readonly asks: string;
  readonly arms: readonly ArmResult[];
  readonly changes: readonly Change[];
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
}

export function resultOf(plan: Plan, rows: readonly Row[]): PlanResult {
  const good = directionOf(rows);
  const questions = plan.questions.map((question) => questionOf(plan, question, rows, good));
  const told = holm(questions.flatMap(({ changes }) => changes.map(({ chance }) => chance)));
  let next = 0;
  return rounded({
    plan: planHash(plan),
    game: plan.game,
    seats: plan.seats,
    seed: plan.seed,
    ...(plan.about === undefined ? {} : { about: plan.about }),
    lessIsBetter: good < 0,
    questions: questions.map((question) => ({
      ...question,
      changes: question.changes.map(({ chance: _, ...change }) => ({ ...change, told: told[next++] })),
    })),
  });
}

type Untold = Omit<Change, 'told'> & { readonly chance: number };

function questionOf(plan: Plan, { id, asks, arms }: Question, rows: readonly Row[], good: number) {
  const deals = arms.map((arm) => byDeal(rows.filter((row) => row.question === id && row.arm === arm.id)));
  const changes = arms.flatMap((arm, i) =>
    i === 0 || arm.players.length > 1 ? [] : changesOf(arm.id, deals[0], deals[i], plan.seats, good),
  );
  return { id, asks, arms: arms.map((arm, i) => armOf(arm, deals[i], plan.seats, good)), changes };
}

function changesOf(arm: string, before: Deals, after: Deals, seats: number, good: number): Untold[] {
  const one = (sum: number): Share => ({ sum, of: 1 });
  const measures: readonly [Change['measure'], (row: Row) => Share | undefined][] =
    seats === 1
      ? [['score', (row) => one(row.scores[0])]]
      : [
          ['dealer', (row) => pointsAt(row, 0, seats, good)],
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
    const [was] = shares(new Map([[deal, rows]]), of);
    const [is] = shares(new Map([[deal, after.get(deal) ?? []]]), of);
    if (was && is) found.push(is.sum / is.of - was.sum / was.of);
  }
  return found;
}

function armOf(arm: Arm, deals: Deals, seats: number, good: number): ArmResult {
  const rows = [...deals.values()].flat();
  if (rows.length === 0) throw new Error(`Nothing has been played of the arm "${arm.id}".`);
  const courses = new Map(rows.map((row) => [row, courseOf(row, good)]));
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
    distinct: new Set(rows.map(({ cards }) => cards)).size,
    turned: rows.every((row) => row.turned),
    hands: spreadOf(deals, ({ points }) => points.length),
    actions: spreadOf(deals, ({ actions }) => actions),
    forced: ratio(shares(deals, ({ forced, asked }) => ({ sum: forced, of: asked })))!,
    ...(alone && seats > 1 ? tableOf(deals, seats, good) : {}),
    ...given('leads', ratio(over((row) => courses.get(row)?.leads))),
    ...given('decided', ratio(over((row) => courses.get(row)?.decided))),
    ...given(
      'back',
      rate(
        over((row) => {
          const course = courses.get(row);
          return course && Number(course.back);
        }),
      ),
    ),
    ...(seats === 1 ? patienceOf(deals) : {}),
    ...(alone ? {} : { duel: duelOf(deals, good) }),
  };
}

function tableOf(deals: Deals, seats: number, good: number) {
  const places = placesOf(deals, seats, good);
  const told = places.some(({ points, wins }) => points ?? wins);
  return { ...(told ? { places } : {}), ...given('luck', luckOf(deals, seats)) };
}

function patienceOf(deals: Deals) {
  const won = rate(shares(deals, ({ winners }) => ({ sum: winners.length, of: 1 })));
  return { score: spreadOf(deals, ({ scores }) => scores[0]), ...given('won', won) };
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

/** 1 where the winners have more points than the losers, -1 where they have fewer. */
function directionOf(rows: readonly Row[]): number {
  let sum = 0;
  for (const { winners, points, scores } of rows) {
    if (points.length === 0 || winners.length === 0 || winners.length === scores.length) continue;
    const sums = scores.map((_, seat) => total(points.map((hand) => hand[seat])));
    sum += Math.sign(lead(sums, winners));
  }
  return sum < 0 ? -1 : 1;
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
