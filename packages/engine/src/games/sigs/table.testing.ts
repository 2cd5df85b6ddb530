// A table of SIGS in the middle of a hand: hands, sets and piles as a test wants them, without playing up to there.

import { atTable, legalAt } from '../../../test/table.ts';
import type { Match } from '../../index.ts';
import { sigs as pack } from '../../packs/sigs.ts';
import { bitOf, DECK, WORDS, wordOf } from './cards.ts';
import { sigs } from './index.ts';
import { cardsFromHand, parseMoveText } from './moves.ts';
import { apply, beginTurn } from './play.ts';
import { PLAY, type Sigs } from './position.ts';

export interface Arrangement {
  /** The hands by seat. */
  readonly hands: readonly string[];
  /** Sets in order with their owners: '0 lay run A11 A12 A13'. */
  readonly sets?: readonly string[];
  /** The Active pile from the bottom. */
  readonly active?: string;
  /** The Reserve from the top; left out: all cards that lie nowhere else. */
  readonly reserve?: string;
  /** Cards of the hands that everybody knows, by seat. */
  readonly open?: readonly string[];
  /** Whose turn it is; seat 0 if left out. */
  readonly turn?: number;
  /** The seat in turn has drawn already. */
  readonly drawn?: boolean;
  readonly rules?: Readonly<Record<string, unknown>>;
}

export function parseCards(ids: string): number[] {
  return ids
    .split(' ')
    .filter(Boolean)
    .map((id) => pack.find(id)!);
}

/** A match in that situation; it has as many seats as there are hands. */
export function arranged(arrangement: Arrangement): Match<Sigs> {
  const { hands, sets = [], active = '', open = [], turn = 0, drawn = true, rules = {} } = arrangement;
  const match = atTable(sigs, rules, hands.length);
  const p = match.position;
  // Sets first: with which cards a set is laid depends on the hand (SIG-24).
  for (const line of sets) {
    const action = line.slice(2);
    hold(p, Number(line[0]), cardsFromHand(action));
    apply(p, Number(line[0]), parseMoveText(action));
  }
  for (const [seat, ids] of hands.entries()) hold(p, seat, parseCards(ids));
  for (const [seat, ids] of open.entries()) {
    for (const card of parseCards(ids)) p.open[WORDS * seat + wordOf(card)] |= bitOf(card);
  }
  p.credit.fill(0);
  p.active = parseCards(active);
  const named = new Set([...hands, ...sets, active].flatMap((text) => text.split(' ')));
  const others = DECK.filter((card) => !named.has(pack.ids[card]));
  p.reserve = (arrangement.reserve === undefined ? others : parseCards(arrangement.reserve)).reverse();
  p.left = p.reserve.length;
  beginTurn(p, turn);
  if (drawn) p.phase = PLAY;
  return match;
}

function hold(p: Sigs, seat: number, cards: readonly number[]): void {
  for (const card of cards) p.hands[WORDS * seat + wordOf(card)] |= bitOf(card);
  p.counts[seat] += cards.length;
}

/** The legal actions of a seat with this beginning. */
export function legalWith(match: Match<Sigs>, seat: number, ...beginnings: string[]): string[] {
  return legalAt(match, seat).filter((text) => beginnings.some((beginning) => text.startsWith(beginning)));
}
