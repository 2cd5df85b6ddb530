// A plan: what is asked of a game, written down before anything is played. Arms of one question are played on the same
// deals, so that what differs between them is not the luck of the cards.

import { createHash } from 'node:crypto';
import { parseBot } from '@messdeck/bots';
import { isRefusal, type Refusal, type Rules, refuse } from '@messdeck/engine';

export const PLAN_FORMAT = 'messdeck-plan/1';

export interface Arm {
  readonly id: string;
  /** One bot in all seats; or two: the first sits on each side in turn, the second on all others. */
  readonly players: readonly string[];
  /** Options that differ from the usual ones. */
  readonly rules: Rules;
}

export interface Question {
  readonly id: string;
  /** The question as a sentence. */
  readonly asks: string;
  /** How many play, where that differs from the plan. */
  readonly seats?: number;
  readonly deals: number;
  /** Deals in a shard; 10 if left out. One should take two to ten minutes where other machines help. */
  readonly shard?: number;
  /** In games for one: how often each deal is played, with other choices each time. */
  readonly plays?: number;
  /** In games for one: nobody plays, but every deal is searched with open cards for a way to win, so many steps at most. */
  readonly open?: number;
  /** The deals are those of the days from this one on, "2026-11-20", as the page deals them. */
  readonly days?: string;
  /** How many days lie between two of them; 1 if left out. */
  readonly every?: number;
  /** What it takes where that is more than a desk has; `lab run` leaves the question out unless it is asked for `--all`. */
  readonly needs?: string;
  /** The arms after the first are compared with it, deal by deal. */
  readonly arms: readonly Arm[];
}

export interface Plan {
  readonly format: typeof PLAN_FORMAT;
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  /** What a reader should know of it, such as how small it is. */
  readonly about?: string;
  readonly questions: readonly Question[];
}

const ID = /^[a-z0-9][a-z0-9-]*$/;
const MOST_DEALS = 10_000_000;

/** The plan in a text; whether game, seats and rules exist is for the one who knows the game. */
export function parsePlan(text: string): Plan | Refusal {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('The plan is not JSON.');
  }
  const wrong = fault(value);
  return wrong === undefined ? (value as Plan) : refuse(wrong);
}

/** One hash over all that a plan says. */
export function planHash(plan: Plan): string {
  return createHash('sha256').update(JSON.stringify(plan)).digest('hex');
}

function fault(value: unknown): string | undefined {
  if (!isObject(value)) return 'The plan has to be a JSON object.';
  if (value['format'] !== PLAN_FORMAT)
    return `The plan's format has to be "${PLAN_FORMAT}", not ${said(value['format'])}.`;
  for (const key of ['game', 'seed'])
    if (typeof value[key] !== 'string' || value[key] === '') return `The plan needs a text as its "${key}".`;
  if (!Number.isInteger(value['seats'])) return 'The plan needs a whole number as its "seats".';
  const questions = value['questions'];
  if (!Array.isArray(questions) || questions.length === 0)
    return 'The plan needs a list of "questions" with at least one.';
  const wrong = questions.map(questionFault).find((sentence) => sentence !== undefined);
  return wrong ?? twice('question', questions);
}

function questionFault(question: unknown): string | undefined {
  if (!isObject(question) || !isId(question['id']))
    return 'Every question needs an "id" of small letters, digits and hyphens.';
  const name = `The question "${question['id']}"`;
  if (typeof question['asks'] !== 'string') return `${name} needs a sentence as its "asks".`;
  const deals = question['deals'];
  if (!Number.isInteger(deals) || (deals as number) < 1 || (deals as number) > MOST_DEALS)
    return `${name} needs 1 to ${MOST_DEALS} "deals", not ${said(deals)}.`;
  const wrongCount = (['seats', 'shard', 'plays', 'open', 'every'] as const).find(
    (key) => question[key] !== undefined && !isCount(question[key]),
  );
  if (wrongCount) return `${name} needs a whole number from 1 as its "${wrongCount}".`;
  if (question['days'] !== undefined && !isDay(question['days']))
    return `${name} needs a day like "2026-11-20" as its "days".`;
  if (question['needs'] !== undefined && typeof question['needs'] !== 'string')
    return `${name} needs a sentence as its "needs".`;
  const arms = question['arms'];
  if (!Array.isArray(arms) || arms.length === 0) return `${name} needs a list of "arms" with at least one.`;
  const wrong = arms
    .map((arm) => armFault(name, arm, question['open'] !== undefined))
    .find((sentence) => sentence !== undefined);
  return wrong ?? twice('arm', arms);
}

function armFault(question: string, arm: unknown, open: boolean): string | undefined {
  if (!isObject(arm) || !isId(arm['id']))
    return `${question} has an arm without an "id" of small letters, digits and hyphens.`;
  const name = `${question}, arm "${arm['id']}",`;
  if (!isObject(arm['rules'])) return `${name} needs an object as its "rules"; {} for the usual ones.`;
  const players = arm['players'];
  if (open)
    return Array.isArray(players) && players.length === 0
      ? undefined
      : `${name} needs no "players" ([]): nobody plays with open cards.`;
  if (!Array.isArray(players) || players.length < 1 || players.length > 2)
    return `${name} needs one or two "players".`;
  for (const player of players) {
    const bot = parseBot(String(player));
    if (isRefusal(bot)) return bot.refused;
    // What a bot does in a number of milliseconds differs from machine to machine.
    if ('milliseconds' in bot.work) return `${name} cannot be played by ${player}: limit it by playouts.`;
  }
  return undefined;
}

function twice(what: string, list: readonly unknown[]): string | undefined {
  const ids = list.map((one) => (one as { readonly id: string }).id);
  const again = ids.find((id, i) => ids.indexOf(id) !== i);
  return again === undefined ? undefined : `The plan names two of its ${what}s "${again}".`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

function said(value: unknown): string {
  return JSON.stringify(value) ?? 'left out';
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 1;
}

function isDay(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
}
