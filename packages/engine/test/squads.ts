// Squads set up by hand, for the tests of Tactics and Militac: one squad of given cards, or the last one of a hand.

import type { Match } from '../src/index.ts';
import { setHand } from '../src/mechanics/companies.ts';
import { openSquad, type Squads } from '../src/mechanics/squads.ts';
import { play } from './table.ts';

const SEATS = [0, 1, 2, 3];

/** Cards of a text: "I1 I2". */
export function cardsOf(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

/** Gives a seat these cards in place of its hand. */
export function hold(match: Match<Squads>, seat: number, ids: string): void {
  setHand(match.position.hands, seat, cardsOf(ids));
}

/** Plays these four cards, seat after seat from `leader` on, as a squad; returns the card that takes it. */
export function takerOf(match: Match<Squads>, squad: string, leader = 0): string {
  const ids = cardsOf(squad);
  openSquad(match.position, leader);
  for (const [i, id] of ids.entries()) hold(match, (leader + i) % 4, id);
  play(
    match,
    ids.map((id, i) => `${(leader + i) % 4} play ${id}`),
  );
  return ids[(match.position.takers.at(-1)! - leader + 4) % 4];
}

/** Leaves the hand in play with one squad to go, after squads taken as given by side; nobody has led yet. */
export function beforeLastSquad(
  match: Match<Squads & { squads: number[] }>,
  squads: readonly number[],
): void {
  const p = match.position;
  p.played = new Array(44).fill(0);
  p.takers = new Array(11).fill(0);
  p.squads = [...squads];
  for (const seat of SEATS) hold(match, seat, '');
}
