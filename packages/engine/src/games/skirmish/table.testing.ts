// A table of Skirmish for its tests: single tricks with chosen cards, whole hands, and what they bring.

import { atTable, dealHands, legalAt, play } from '../../../test/table.ts';
import { type Match, SPECTATOR } from '../../index.ts';
import { skirmish } from './index.ts';
import type { Skirmish } from './position.ts';

export type Table = Match<Skirmish>;
type Given = Record<string, unknown>;

export const CUT_FOR: readonly string[] = ['chance cut A9 N8', 'chance cut A8 N9'];

/** One trick, "A30 N30 A20 N9", led by the dealer, seat 0 or 1; the other cards lie anywhere. */
export function trick(cards: string, leader: 0 | 1 = 0, given: Given = {}): Table {
  const match = atTable(skirmish, given);
  play(match, [CUT_FOR[leader]]);
  const ids = cards.split(' ');
  const seats = ids.map((_, place) => (leader + place) % 4);
  dealHands(match, Object.fromEntries(seats.map((seat, place) => [seat, ids[place]])));
  play(
    match,
    seats.map((seat, place) => `${seat} play ${ids[place]}`),
  );
  return match;
}

/** What the hand has brought each side so far: captured cards less what it was set. */
export function points({ position: { captured, set } }: Table): number[] {
  return [captured[0] - set[0], captured[1] - set[1]];
}

export function facts(match: Table): Record<string, unknown> {
  return match.view(SPECTATOR).facts;
}

export function places(match: Table, seat: number = SPECTATOR): Record<string, (string | null)[]> {
  return match.view(seat).places;
}

/** Everybody plays the first legal action, `times` times. */
export function playFirst(match: Table, times: number): void {
  for (let i = 0; i < times; i++) {
    const seat = match.position.turn;
    play(match, [`${seat} ${legalAt(match, seat)[0]}`]);
  }
}

/** A match with its first hand dealt by seat 0 in the pack's order. */
export function dealt(given: Given = {}): Table {
  const match = atTable(skirmish, given);
  play(match, [CUT_FOR[0]]);
  shuffle(match);
  return match;
}

/** Chance shuffles in the pack's order, once or twice as the form asks. */
export function shuffle(match: Table): void {
  while (match.view(SPECTATOR).phase === 'shuffle') dealHands(match, {});
}
