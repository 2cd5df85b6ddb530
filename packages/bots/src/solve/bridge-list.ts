// Lists of bridge deals with known answers, in the form that double-dummy solvers exchange: for each deal the lines PBN
// (trumps, leader, hands), FUT (every card of the leader), TABLE (all declarers and strains), PLAY and TRACE.

import type { Card } from '@messdeck/engine';
import { HAND_LETTERS, parseBridgeCard, parseDeal } from './bridge.ts';

/** A bridge deal with known answers, for checking a solver. */
export interface ListedDeal {
  readonly hands: readonly (readonly Card[])[];
  /** 0 to 3, or -1 for no trumps. */
  readonly trumps: number;
  readonly leader: number;
  /** Cards of the leader and the tricks his side takes with each. */
  readonly leads: readonly { readonly card: Card; readonly tricks: number }[];
  /** Tricks of each declarer (North first) in spades, hearts, diamonds, clubs and without trumps. */
  readonly table: readonly (readonly number[])[];
  readonly play: readonly Card[];
  /** The tricks declarer takes in all, before the play and after each card of it. */
  readonly trace: readonly number[];
}

/** The deals of a list, or a sentence that says what is wrong with it. */
export function parseBridgeList(text: string): ListedDeal[] | string {
  const deals: ListedDeal[] = [];
  let deal: ListedDeal | undefined;
  for (const [i, line] of text.split('\n').entries()) {
    const [kind, ...words] = line.trim().split(/\s+/);
    if (kind === 'PBN') {
      if (deal) deals.push(deal);
      deal = openDeal(line);
      if (!deal)
        return `Line ${i + 1} is not a deal: PBN DEALER VULNERABLE TRUMPS LEADER "N:hand hand hand hand".`;
    } else if (deal) {
      deal = { ...deal, ...answersOf(kind, words, line) };
    }
  }
  if (deal) deals.push(deal);
  return deals.length > 0 ? deals : 'There is no deal (a line that begins with PBN) in this file.';
}

function openDeal(line: string): ListedDeal | undefined {
  const [, trumps, leader, quoted] = /^PBN \d+ \d+ ([0-4]) ([0-3]) "([^"]+)"/.exec(line.trim()) ?? [];
  const hands = quoted === undefined ? undefined : parseDeal(quoted);
  if (!hands) return undefined;
  const empty = { leads: [], table: [], play: [], trace: [] };
  return {
    hands,
    trumps: Number(trumps) === HAND_LETTERS.length ? -1 : Number(trumps),
    leader: Number(leader),
    ...empty,
  };
}

function answersOf(kind: string | undefined, words: readonly string[], line: string): Partial<ListedDeal> {
  const numbers = words.map(Number);
  if (kind === 'FUT') return { leads: leadsOf(numbers) };
  if (kind === 'TABLE')
    return { table: [0, 1, 2, 3, 4].map((strain) => numbers.slice(4 * strain, 4 * strain + 4)) };
  if (kind === 'TRACE') return { trace: numbers.slice(1) };
  const played = kind === 'PLAY' ? /"([^"]*)"/.exec(line)?.[1] : undefined;
  if (played === undefined) return {};
  return { play: (played.match(/../g) ?? []).map((card) => parseBridgeCard(card)!) };
}

/** FUT: how many, then their suits, ranks (2 to 14), lower cards that are as good (a bit each) and tricks. */
function leadsOf([count, ...rest]: readonly number[]): ListedDeal['leads'] {
  const leads: { card: Card; tricks: number }[] = [];
  for (let i = 0; i < count; i++) {
    const [suit, rank, alike, tricks] = [rest[i], rest[count + i], rest[2 * count + i], rest[3 * count + i]];
    leads.push({ card: 13 * suit + rank - 2, tricks });
    for (let r = 2; r < rank; r++) if (alike & (1 << r)) leads.push({ card: 13 * suit + r - 2, tricks });
  }
  return leads;
}
