// Records: whole matches as JSON, read and verified (docs/records.md).

import { editionOf, said } from './editions.ts';
import type { ActorName, Game, Tally } from './game.ts';
import { FORMAT, type MatchRecord } from './make-record.ts';
import { Match } from './match.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { settleRules } from './rules.ts';

/** Reads a record from JSON text. Its log is checked for form only; `replay` checks it under the rules. */
export function parseRecord(text: string, games: readonly Game[]): MatchRecord | Refusal {
  let value: unknown;
  try {
    // Some editors put a byte order mark before the text.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return refuse('The record is not complete JSON. Was it cut off?');
  }
  return checkRecord(value, games);
}

/** Checks that parsed JSON is a record of one of these games, and says in a sentence what is wrong if it is not. */
export function checkRecord(value: unknown, games: readonly Game[]): MatchRecord | Refusal {
  if (!isObject(value)) return refuse('A record is a JSON object.');
  const record = value as unknown as MatchRecord;
  if (record.format !== FORMAT) {
    return refuse(`The record's format is ${said(record.format)}; this program reads "${FORMAT}".`);
  }
  const game = editionOf(games, record.game, record.edition);
  if (isRefusal(game)) return game;
  if (!Array.isArray(record.seats)) return refuse('The record has no list "seats".');
  const nameless = record.seats.findIndex((seat) => !isObject(seat) || typeof seat['name'] !== 'string');
  if (nameless >= 0) return refuse(`Seat ${nameless} of the record is not an object with a "name".`);
  if (!isObject(record.rules)) return refuse('The record has no object "rules".');
  const rules = settleRules(game, record.rules, record.seats.length);
  if (isRefusal(rules)) return rules;
  const open = game.options.find(({ key }) => record.rules[key] === undefined);
  if (open)
    return refuse(
      `The "rules" of the record do not say ${JSON.stringify(open.key)}; a record says every option.`,
    );
  if (!Array.isArray(record.log)) return refuse('The record has no list "log".');
  for (const [step, event] of record.log.entries()) {
    if (
      !isObject(event) ||
      !isActorName(event['by'], record.seats.length) ||
      typeof event['do'] !== 'string'
    ) {
      return refuse(
        `Step ${step} is not an event: it needs "by" (a seat from 0 to ${record.seats.length - 1}, "chance" or "clock") and "do" (a text).`,
      );
    }
  }
  if (!Array.isArray(record.hands)) return refuse('The record has no list "hands".');
  const unscored = record.hands.findIndex((hand) => !isObject(hand) || !isNumbers(hand['points']));
  if (unscored >= 0)
    return refuse(`Hand ${unscored} of the record is not an object with a list "points" of numbers.`);
  const { result } = record;
  if (
    result !== undefined &&
    !(isObject(result) && isNumbers(result['scores']) && isNumbers(result['winners']))
  )
    return refuse(
      'The "result" of the record is not an object with the lists "scores" and "winners" of numbers.',
    );
  return { ...record, rules };
}

/** What a replay stops at: the step that could not be carried out, or an end that does not agree. */
export interface Fault {
  readonly step: number;
  readonly error: string;
}

/** A replay that can be followed step by step: `before` and `after` are called around every event. */
export interface Follower {
  before?(match: Match, step: number): void;
  after?(match: Match, step: number): void;
}

/** Plays a record again under the rules of its game. */
export function replay(record: MatchRecord, game: Game, follower: Follower = {}): Match | Fault {
  const match = new Match(game, record.rules, record.seats.length);
  for (const [step, event] of record.log.entries()) {
    follower.before?.(match, step);
    const refusal = match.act(event.by, event.do);
    if (refusal) return { step, error: `step ${step}: ${refusal.refused}` };
    follower.after?.(match, step);
  }
  const disagreement = compareEnd(record, game.tally(match.position));
  return disagreement ? { step: record.log.length, error: disagreement } : match;
}

/** Tells a replay that went wrong from the match that it should have become. */
export function isFault(value: object): value is Fault {
  return 'error' in value;
}

function compareEnd(record: MatchRecord, tally: Tally): string | undefined {
  const end = `after step ${record.log.length - 1}`;
  const points = tally.hands.map((hand) => hand.points);
  const told = record.hands.map((hand) => hand.points);
  if (!same(told, points)) {
    return `${end}: the points of the hands are ${JSON.stringify(points)} by the rules, not ${JSON.stringify(told)}`;
  }
  if (!record.result !== !tally.result) {
    return tally.result
      ? `${end}: the match is over, but the record has no result`
      : `${end}: the record has a result, but the match is not over`;
  }
  if (!record.result || !tally.result) return undefined;
  const { scores, winners } = tally.result;
  if (same(record.result.scores, scores) && same(record.result.winners, winners)) return undefined;
  return `${end}: the result is ${JSON.stringify({ scores, winners })} by the rules, not ${JSON.stringify(record.result)}`;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}

function isActorName(value: unknown, seats: number): value is ActorName {
  if (value === 'chance' || value === 'clock') return true;
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats;
}
