// The lines a bot is fed, checked for their shape before anything is made of them: a match, and entries of its stream.

import type { ActorName, Entry, Game, View } from '@messdeck/engine';
import { Complaint } from '../complaint.ts';

export type Shape = Readonly<Record<string, unknown>>;

/** A line as a JSON object. */
export function parseLine(text: string): Shape {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Said below, together with what is no object.
  }
  if (isShape(value)) return value;
  throw new Complaint(`A line must be a JSON object, not ${JSON.stringify(text.slice(0, 80))}.`);
}

export interface Announced {
  readonly game: string;
  readonly edition: number;
  readonly rules: Shape;
  readonly seats: number;
  readonly seat: number;
}

/** What a line `{"match": …}` announces. */
export function checkAnnounced(match: unknown): Announced {
  if (!isShape(match))
    throw new Complaint('A "match" must be an object with "game", "edition", "rules", "seats" and "seat".');
  const { game, edition, rules = {}, seats, seat } = match;
  if (typeof game !== 'string') throw new Complaint('The "game" of a match must be a string.');
  if (!Number.isInteger(edition)) throw new Complaint('The "edition" of a match must be a whole number.');
  if (!isShape(rules)) throw new Complaint('The "rules" of a match must be an object.');
  if (!Number.isInteger(seats)) throw new Complaint('The "seats" of a match must be a whole number.');
  return { game, edition: edition as number, rules, seats: seats as number, seat: seat as number };
}

/** The entry of a line, which must be number `n` of the stream. */
export function checkEntry(line: Shape, n: number, seats: number, view: View): Entry {
  if (line['n'] !== n) throw new Complaint(`Expected entry ${n} of the stream, not ${short(line['n'])}.`);
  const { by, do: text } = line;
  if (!isActor(by, seats)) {
    throw new Complaint(`The "by" of entry ${n} must be a seat from 0 to ${seats - 1}, "chance" or "clock".`);
  }
  if (typeof text !== 'string') throw new Complaint(`The "do" of entry ${n} must be a string.`);
  return { n, by, do: text, view };
}

/** A view as the seat gets it in this game. */
export function checkView(view: unknown, game: Game, seats: number, seat: number): View {
  if (!isShape(view)) throw new Complaint('A line of a stream needs a "view".');
  for (const [key, must, holds] of [
    ['game', JSON.stringify(game.id), view['game'] === game.id],
    ['seat', String(seat), view['seat'] === seat],
    ['step', 'a whole number', Number.isInteger(view['step'])],
    ['phase', 'a text', typeof view['phase'] === 'string'],
    ['places', 'an object with a list of cards for every place', isPlaces(view['places'], game)],
    ['facts', 'an object', isShape(view['facts'])],
    ['actors', 'a list of actors', isList(view['actors'], (actor) => isActor(actor, seats))],
    ['legal', 'a list of strings', isList(view['legal'], (text) => typeof text === 'string')],
    [
      'scores',
      'a list with a number for every seat',
      isList(view['scores'], Number.isFinite) && view['scores'].length === seats,
    ],
  ] as const) {
    if (!holds) throw new Complaint(`The "${key}" of a view must be ${must}, not ${short(view[key])}.`);
  }
  return view as unknown as View;
}

function isPlaces(value: unknown, { pack }: Game): boolean {
  const isCard = (card: unknown): boolean =>
    card === null || (typeof card === 'string' && pack.find(card) !== undefined);
  return isShape(value) && Object.values(value).every((cards) => isList(cards, isCard));
}

function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown, every: (one: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.every(every);
}

function isActor(value: unknown, seats: number): value is ActorName {
  if (value === 'chance' || value === 'clock') return true;
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
