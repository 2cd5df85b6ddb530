// Tables of Armed Forces for its tests: a match in the middle with the cards lying as told, or dealt as told.

import { atTable, dealHands, play } from '../../../test/table.ts';
import type { Match } from '../../index.ts';
import { armedForces as pack } from '../../packs/armed-forces.ts';
import { bitOf, lay, SERVICES, serviceOf } from './cards.ts';
import { armedForces } from './index.ts';
import { type ArmedForces, PLAY } from './position.ts';

export type Table = Match<ArmedForces>;
export type Given = Readonly<Record<string, unknown>>;

export interface Layout {
  readonly hands: readonly string[];
  /** Who is to lead; the seat on its right dealt. */
  readonly leader: number;
  readonly board?: string;
  /** The kinetic cards each seat has taken. */
  readonly taken?: readonly string[];
  readonly scores?: readonly number[];
}

export function layOut({ hands, leader, board, taken, scores }: Layout, given: Given = {}): Table {
  const match = atTable(armedForces, given, hands.length);
  const p = match.position;
  p.phase = PLAY;
  p.leader = leader;
  p.turn = leader;
  p.dealer = (leader + p.seats - 1) % p.seats;
  for (const [seat, ids] of hands.entries()) {
    const cards = cardsOf(ids);
    for (const card of cards) p.hands[SERVICES * seat + serviceOf[card]] |= bitOf[card];
    p.counts[seat] = cards.length;
  }
  p.board = cardsOf(board ?? '');
  for (const [seat, ids] of (taken ?? []).entries()) {
    for (const card of cardsOf(ids)) p.captured.push(lay(seat, card));
  }
  if (scores) p.scores = [...scores];
  return match;
}

/** A match after the deal by seat 0: the two intel cards of the board and the five dealt, then kinetic cards by seat. */
export function dealt(
  seats: number,
  intel: string,
  kinetic: Readonly<Record<string, string>> = {},
  given: Given = {},
): Table {
  const match = atTable(armedForces, given, seats);
  play(match, [`chance cut AR14 ${pack.ids.slice(0, seats - 1).join(' ')}`]);
  dealHands(match, { rest: intel });
  dealHands(match, kinetic);
  return match;
}

export function cardsOf(ids: string): number[] {
  return ids
    .split(' ')
    .filter(Boolean)
    .map((id) => pack.find(id)!);
}

/** The cards of a place as a seat sees them, in one text; hidden ones are `?`. */
export function placeOf(match: Table, place: string, seat = -1): string {
  return match
    .view(seat)
    .places[place].map((id) => id ?? '?')
    .join(' ');
}

export function factsOf(match: Table): Readonly<Record<string, unknown>> {
  return match.view(-1).facts;
}
