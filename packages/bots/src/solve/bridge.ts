// Deals of bridge as tricks: no game of Messdeck, but what solvers everywhere are checked with.

import type { Card, Tricks } from '@messdeck/engine';

/** The suits of bridge in the order in which cards are numbered, spades first. */
export const SUIT_LETTERS = 'SHDC';
export const RANK_LETTERS = '23456789TJQKA';
/** The hands of bridge in the order of play, North first. */
export const HAND_LETTERS = 'NESW';
const SIDES = [0, 1, 0, 1];
const LONGEST = 13;

/** "SA", "H7": the suit and the rank, as a number. */
export function parseBridgeCard(text: string): Card | undefined {
  const suit = SUIT_LETTERS.indexOf(text[0] ?? '?');
  const rank = RANK_LETTERS.indexOf(text[1] ?? '?');
  return text.length === 2 && suit >= 0 && rank >= 0 ? suit * LONGEST + rank : undefined;
}

/** Writes a card as its suit and rank, the way `parseBridgeCard` reads it. */
export function bridgeCard(card: Card): string {
  return SUIT_LETTERS[Math.floor(card / LONGEST)] + RANK_LETTERS[card % LONGEST];
}

/** The four hands of a deal as "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 …", North's first; undefined if it is not one. */
export function parseDeal(text: string): Card[][] | undefined {
  const [, first, rest] = /^([NESW]):(.+)$/.exec(text.trim()) ?? [];
  const parts = rest?.trim().split(/\s+/) ?? [];
  if (!first || parts.length !== 4) return undefined;
  const hands: Card[][] = [[], [], [], []];
  const seen = new Set<Card>();
  for (const [i, part] of parts.entries()) {
    const suits = part.split('.');
    if (suits.length !== 4) return undefined;
    for (const [suit, ranks] of suits.entries()) {
      for (const rank of ranks) {
        const card = parseBridgeCard(SUIT_LETTERS[suit] + rank);
        if (card === undefined || seen.has(card)) return undefined;
        seen.add(card);
        hands[(HAND_LETTERS.indexOf(first) + i) % 4].push(card);
      }
    }
  }
  return hands;
}

/** The play of these hands, trumps 0 to 3 as the suits stand or -1; `trick` lies on the table, led by `leader`. */
export function bridgeTricks(
  hands: readonly (readonly Card[])[],
  trumps: number,
  leader: number,
  trick: readonly Card[] = [],
): Tricks {
  const suit = (card: Card): number => Math.floor(card / LONGEST);
  return {
    hands,
    sides: SIDES,
    leader,
    trick,
    follows: (led, card) => suit(led) === suit(card),
    strength: (led, card) => {
      if (suit(card) === trumps) return 2 * LONGEST + (card % LONGEST);
      return suit(card) === suit(led) ? 1 + (card % LONGEST) : 0;
    },
    suit,
    trumps,
    each: [1, 1],
    pays: (gained) => gained,
    unit: 'tricks',
  };
}
