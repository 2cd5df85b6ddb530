// What hints say of tricks, in English; each game gives the names of its tricks, suits and cards.

import { figure } from '../numbers.ts';
import type { Card } from '../pack.ts';
import type { SuitWords, TrickWords } from './card-does.ts';
import { listOr } from './lists.ts';

/** The names of suits and cards. */
export interface SuitNames {
  suit(suit: number): string;
  /** A card among those of its suit: "the 12". */
  card(card: Card): string;
}

/** The names of a game's tricks. */
export interface TrickNames extends SuitNames {
  /** "squad", "trick". */
  readonly trick: string;
  /** What beats every other suit: "a commander". */
  readonly trump?: string;
  /** So much worth; left out: "15 points". */
  worth?(worth: number): string;
}

/** What hints say of suits that are shortened or kept. */
export function suitWords({ suit, card }: SuitNames): SuitWords {
  return {
    leavesNone: (suits) => `leaves you no ${listOr(suits.map(suit))} card`,
    partsWithHighest: (one) => `parts with your highest ${suit(one)} card`,
    keeps: (one) => `keeps ${card(one)}`,
  };
}

/** What hints say of a card played to a trick. */
export function trickWords(names: TrickNames): TrickWords {
  const { trick, trump, worth = points } = names;
  return {
    ...suitWords(names),
    takes: (sum) => `takes ${sum === 0 ? `the ${trick}` : worth(sum)}`,
    higherThanNeeded: () => 'is higher than it needs to be',
    leavesToPartner: () => `leaves the ${trick} to your partner`,
    addsWorth: (sum) => `adds ${worth(sum)}`,
    givesUp: () => `gives up the ${trick}`,
    cannotTake: () => `cannot take the ${trick}`,
    givesWorth: (sum) => `gives them ${worth(sum)}`,
    putsAtStake: (sum) => `puts ${worth(sum)} at stake`,
    cannotBeBeaten: () => 'cannot be beaten',
    losesToTrumps: () => `loses to ${trump} only`,
    losesTo: (cards, suit) => losesTo(cards, suit === undefined ? undefined : names.suit(suit)),
  };
}

/** Nobody counts more cards than these. */
const COUNTED = 9;

/** "loses to 3 unplayed cards"; of one suit "loses to 3 unplayed Cavalry". */
export function losesTo(cards: number, suit?: string): string {
  if (cards > COUNTED) return 'loses to many cards';
  return `loses to ${cards} unplayed ${suit ?? (cards === 1 ? 'card' : 'cards')}`;
}

/** "1 point", "1,250 points". */
export function points(sum: number): string {
  return `${figure(sum)} ${sum === 1 ? 'point' : 'points'}`;
}
