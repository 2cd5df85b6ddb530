// Tables of Sammy's Travels for its tests: packs shuffled as told, or one pack with the cards lying as told.

import { atTable, play } from '../../../test/table.ts';
import type { Match } from '../../index.ts';
import { highWord, lowWord } from '../../mechanics/borders.ts';
import { sammy } from '../../packs/sammy.ts';
import { sammysTravels } from './index.ts';
import { PLAY, type SammysTravels } from './position.ts';

export type Table = Match<SammysTravels>;
type Given = Readonly<Record<string, unknown>>;

/** A shuffle with these cards on top and the others after them in the pack's order. */
export function shuffle(match: Table, first = ''): void {
  const top = first.split(' ').filter(Boolean);
  const rest = sammysTravels.draw(match.position).from.map((card) => sammy.ids[card]);
  play(match, [`chance shuffle ${[...top, ...rest.filter((id) => !top.includes(id))].join(' ')}`]);
}

/** One player with a fixed start, or two with a pack each, after the shuffles. */
export function journey(start: string, first = '', given: Given = {}, seats = 1): Table {
  const match = atTable(sammysTravels, { start, ...given }, seats);
  for (let seat = 0; seat < seats; seat++) shuffle(match, first);
  return match;
}

interface Layout {
  /** For each seat the stock from bottom to top, and the hand with the card to be dealt first in front. */
  readonly stocks: readonly [string, string];
  readonly hands: readonly [string, string];
  readonly travels: readonly [string, string];
  readonly turn?: number;
  readonly hasDealt?: boolean;
}

/** One pack for two in the middle of the game. */
export function layOut({ stocks, hands, travels, turn, hasDealt }: Layout, given: Given = {}): Table {
  const match = atTable(sammysTravels, { packs: 'shared', ...given }, 2);
  const p = match.position;
  p.phase = PLAY;
  p.held = [0, 1].map((seat) => [...cardsOf(stocks[seat]), ...cardsOf(hands[seat])]);
  p.dealt = stocks.map((stock) => cardsOf(stock).length);
  p.travel = travels.map(cardsOf);
  p.starters = p.travel.map((stack) => stack[0]);
  p.left = [lowWord(p.held.flat()), highWord(p.held.flat())];
  p.turn = turn ?? 0;
  p.hasDealt = hasDealt ?? false;
  return match;
}

function cardsOf(ids: string): number[] {
  return ids
    .split(' ')
    .filter(Boolean)
    .map((id) => sammy.find(id)!);
}

/** The same line many times. */
export function times(count: number, line: string): string[] {
  return new Array(count).fill(line);
}
