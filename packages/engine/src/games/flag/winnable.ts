// Whether a deal of Flag can be won when every card is known: a quick look for a way first, then a search through every
// position that can be reached. Only a search that has come to its end says no.

import type { Card } from '../../pack.ts';
import type { Winnable, WinnableFound } from '../../parts.ts';
import { branches, CARDS, playOut, settle, type Table, tableOf } from './patience.ts';
import { DECK, FLAG_SIZE, FLAGS, type Flag, orderOf, PLAY, STACKS, suitOf, UNCLE_SAM } from './position.ts';

/** How many tables the quick look keeps after every play. */
const WIDTHS: readonly number[] = [16, 64, 200, 1000];

export const winnable: Winnable<Flag> = {
  look(position, steps) {
    if (position.phase !== PLAY) return { can: position.flags.length === CARDS, steps: 0 };
    const table = tableOf(position);
    if (playOut(table, WIDTHS).flags === CARDS) return { can: true, steps: 0 };
    return searched(settle(table), steps);
  },
};

const CARDS_OF: readonly (readonly Card[])[] = Array.from({ length: FLAGS + 2 }, (_, order) =>
  DECK.filter((card) => orderOf[card] === order),
);

/** Depth first, the most promising table first; each position is looked at once. */
function searched(from: Table, most: number): WinnableFound {
  if (!mayStillWin(from)) return { can: false, steps: 0 };
  const met = new Set<string>([placeOf(from)]);
  const left: Table[] = [from];
  const found: Table[] = [];
  let steps = 0;
  for (let table = left.pop(); table; table = left.pop()) {
    if (table.flags === CARDS) return { can: true, steps };
    if (++steps > most) return { can: undefined, steps };
    found.length = 0;
    branches(table, found);
    found.sort((a, b) => a.promise - b.promise);
    for (const next of found) {
      const place = placeOf(next);
      if (met.has(place)) continue;
      met.add(place);
      if (!mayStillWin(next)) continue;
      // How it was reached is of no interest here, and would be kept for millions.
      next.before = undefined;
      left.push(next);
    }
  }
  return { can: false, steps };
}

/** All that decides what can still be played, as a text: no two positions share one. */
function placeOf(t: Table): string {
  // Whether a card of the flag in hand lies in the flag row cannot be read off the stacks.
  let begun = 0;
  const { wanted } = t;
  if (t.flags % FLAG_SIZE > 0) {
    begun = 15;
    for (const card of t.cycle) if (orderOf[card] === wanted) begun &= ~(1 << suitOf[card]);
    for (const cards of t.stacks)
      for (const card of cards) if (orderOf[card] === wanted) begun &= ~(1 << suitOf[card]);
  }
  // Dealt by twos, every second card comes by after a turn: an even place, and the end, lead to nothing else.
  const at = t.mayTurn && (t.at % 2 === 0 || t.at === t.cycle.length) ? 0 : t.at;
  let place = String.fromCharCode(at, (t.flags << 4) | begun, t.mayTurn ? 1 : 0);
  for (const [stack, cards] of t.stacks.entries())
    place += String.fromCharCode(100 + t.down[stack], ...cards.map((card) => 200 + card));
  return place;
}

/** Cards of each order that could come to the flag row, and each card that could have another laid on it. */
const free: number[] = new Array(FLAGS + 2).fill(0);
const open: boolean[] = new Array(CARDS).fill(false);
const depth: number[] = new Array(STACKS).fill(0);

/**
 * Whether the deal could be won if nothing that once was possible ever ceased to be: every card of the hand within
 * reach at any time, every card that was open once open for good. Where even that does not win, nothing does.
 */
function mayStillWin(t: Table): boolean {
  const { wanted } = t;
  free.fill(FLAG_SIZE, 0, wanted);
  free.fill(0, wanted);
  free[wanted] = t.flags % FLAG_SIZE;
  open.fill(false);
  let space = false;
  for (const card of t.cycle) free[orderOf[card]]++;
  for (const [stack, cards] of t.stacks.entries()) {
    depth[stack] = t.down[stack];
    if (cards.length === 0) space = true;
    // A run gives up its cards from the top, in the order in which the flag row takes them.
    else open[cards[cards.length - 1]] = true;
    for (let i = t.down[stack]; i < cards.length; i++) free[orderOf[cards[i]]]++;
  }
  const fits = (card: Card): boolean => {
    const order = orderOf[card] + 1;
    if (order > UNCLE_SAM) return space;
    return CARDS_OF[order].some((target) => open[target] && suitOf[target] !== suitOf[card]);
  };
  let level = wanted;
  for (let more = true; more; ) {
    more = false;
    while (level <= FLAGS && free[level] === FLAG_SIZE) level++;
    if (level > FLAGS) return true;
    for (const card of t.cycle) {
      if (open[card] || !fits(card)) continue;
      open[card] = true;
      more = true;
    }
    for (const [stack, cards] of t.stacks.entries()) {
      if (cards.length === 0) continue;
      while (depth[stack] > 0 && (orderOf[cards[depth[stack]]] <= level || fits(cards[depth[stack]]))) {
        const turnedUp = cards[--depth[stack]];
        open[turnedUp] = true;
        free[orderOf[turnedUp]]++;
        more = true;
      }
      if (depth[stack] > 0 || space) continue;
      if (orderOf[cards[0]] <= level || fits(cards[0])) {
        space = true;
        more = true;
      }
    }
  }
  return false;
}
