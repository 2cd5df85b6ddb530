// Tables of United States for its tests: a hand dealt in the pack's order, or cards lying as told.

import { atTable, play } from '../../../test/table.ts';
import type { Match } from '../../index.ts';
import { cardsIn, highWord, idsIn, lowWord } from '../../mechanics/borders.ts';
import { makeCards } from '../../pack.ts';
import { sammy } from '../../packs/sammy.ts';
import { unitedStates } from './index.ts';
import { CORNER_SHIFT, CORNERS, dealtCards, PLAY, type UnitedStates } from './position.ts';

export type Table = Match<UnitedStates>;
type Given = Readonly<Record<string, unknown>>;

/** For each number of seats a cut that makes this seat the dealer. */
export function cutFor(dealer: number, seats: number): string {
  const low = ['OH', 'GA', 'IA', 'NV', 'UT'];
  return Array.from({ length: seats }, (_, seat) => (seat === dealer ? 'NY' : low.pop()!)).join(' ');
}

/** The deal of the page's first example: the pack's order, here for any number of seats and any dealer. */
export function dealt(given: Given = {}, seats = 4, dealer = 2): Table {
  const match = atTable(unitedStates, given, seats);
  play(match, [`chance cut ${cutFor(dealer, seats)}`]);
  shuffle(match);
  return match;
}

/** The next deal, in the pack's order. */
export function shuffle(match: Table): void {
  play(match, [`chance shuffle ${makeCards(sammy, dealtCards(match.position)).join(' ')}`]);
}

interface Layout {
  /** The hands by seat. */
  readonly hands: readonly string[];
  /** The stacks, from bottom to top, by corner state. */
  readonly corners?: Readonly<Record<string, string>>;
  readonly turn?: number;
  readonly scores?: readonly number[];
}

export function layOut({ hands, corners, turn, scores }: Layout, given: Given = {}): Table {
  const match = atTable(unitedStates, given, hands.length);
  const p = match.position;
  p.phase = PLAY;
  p.turn = turn ?? 0;
  p.dealer = p.turn;
  for (const [seat, ids] of hands.entries()) {
    const cards = cardsOf(ids);
    p.hands[2 * seat] = lowWord(cards);
    p.hands[2 * seat + 1] = highWord(cards);
    p.sizes[seat] = cards.length;
  }
  for (const [state, ids] of Object.entries(corners ?? {})) {
    const corner = CORNERS.indexOf(sammy.find(state)!);
    for (const card of cardsOf(ids)) {
      p.laid.push(card | (corner << CORNER_SHIFT));
      p.tops[corner] = card;
    }
  }
  if (scores) p.scores = [...scores];
  return match;
}

export function handOf(p: UnitedStates, seat: number): string[] {
  return idsIn(p.hands[2 * seat], p.hands[2 * seat + 1]);
}

/** The seats with whom a card lies. */
export function holdersOf(p: UnitedStates, id: string): number[] {
  const card = sammy.find(id)!;
  return p.sizes.flatMap((_, s) => (cardsIn(p.hands[2 * s], p.hands[2 * s + 1]).includes(card) ? [s] : []));
}

function cardsOf(ids: string): number[] {
  return ids
    .split(' ')
    .filter(Boolean)
    .map((id) => sammy.find(id)!);
}
