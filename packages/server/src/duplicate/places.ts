// Who sits where: pairs that play bots sit North and South; of pairs that play each other the first sits there.

import { isForPartners } from '@messdeck/engine/duplicate';
import type { Seat } from '../store/store.ts';
import { botSeat } from '../table/chairs.ts';
import type { Challenge, KeptPartner, KeptPerson, Pair } from './kept.ts';

/** Chairs that hold the same cards at every table: North and South, or East and West. */
export type Direction = 0 | 1;

/** Pairs that play each other, in the order in which they came: two and two sit together. */
function meeting({ pairs }: Challenge): Pair[] {
  return pairs.filter(({ against }) => against === 'pairs');
}

export function directionOf(challenge: Challenge, pair: Pair): Direction {
  return pair.against === 'pairs' ? ((meeting(challenge).indexOf(pair) % 2) as Direction) : 0;
}

/** Whom a pair plays; undefined where that is bots, or nobody has come yet. */
export function opponentsOf(challenge: Challenge, pair: Pair): Pair | undefined {
  if (pair.against === 'bots') return undefined;
  const all = meeting(challenge);
  const at = all.indexOf(pair);
  return all[at % 2 === 0 ? at + 1 : at - 1];
}

/** The pair under whose number the tables of a pair stand: the one that sits North and South. */
export function tablesUnder(challenge: Challenge, pair: Pair): number {
  return directionOf(challenge, pair) === 0 ? pair.number : opponentsOf(challenge, pair)!.number;
}

/** The seat from which a direction's result is looked at. */
export const seatOf = (direction: Direction): number => direction;

/** The chair of the first of a pair, or of the second. */
export function chairOf(challenge: Challenge, pair: Pair, member: 0 | 1): number {
  return directionOf(challenge, pair) + 2 * member;
}

export type Missing = 'partner' | 'opponents' | "opponents' partner";

/** Who is still waited for before a pair can begin. */
export function missingFor(challenge: Challenge, pair: Pair): Missing | undefined {
  const lacks = ({ partner, second }: Pair): boolean => partner !== undefined && second === undefined;
  if (lacks(pair)) return 'partner';
  if (pair.against === 'bots') return undefined;
  const others = opponentsOf(challenge, pair);
  if (!others) return 'opponents';
  return lacks(others) ? "opponents' partner" : undefined;
}

/** Everybody at the table of a pair, once nobody is missing. */
export function seatsAt(challenge: Challenge, pair: Pair): Seat[] {
  const seats: (Seat | null)[] = new Array(challenge.form.seats).fill(null);
  const bots: [number, string][] = [];
  const sit = (at: number, who: KeptPartner): void => {
    if ('bot' in who) bots.push([at, who.bot]);
    else seats[at] = personOf(who);
  };
  for (const each of [pair, opponentsOf(challenge, pair)]) {
    if (!each) continue;
    sit(chairOf(challenge, each, 0), each.first);
    if (each.second) sit(chairOf(challenge, each, 1), each.second);
  }
  for (const [at, bot] of bots) seats[at] = botSeat(seats, bot);
  seats.forEach((seat, at) => {
    if (!seat) seats[at] = botSeat(seats, challenge.bot);
  });
  return seats as Seat[];
}

function personOf({ name, owner, program }: KeptPerson): Seat {
  return { name, owner, ...(program && { program }) };
}

/** Whether a game is played by pairs; else everybody plays alone. */
export function isForPairs({ form }: Pick<Challenge, 'form'>): boolean {
  return isForPartners(form);
}
