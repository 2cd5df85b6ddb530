// The memory of a seat of Skirmish, and positions imagined from it. Nobody need follow anything, so a play proves
// nothing but itself: a hidden card may lie with anybody (of its own side, in `sides`) or in the stock.

import type { Entry, View } from '../../game.ts';
import { addCard, cardsElsewhere } from '../../mechanics/card-sets.ts';
import type { Rules } from '../../options.ts';
import type { Card } from '../../pack.ts';
import { skirmish as pack } from '../../packs/skirmish.ts';
import type { Random } from '../../random.ts';
import { beginPlay, cutForDeal, openHand, play, seatDealt } from './play.ts';
import {
  branchOf,
  clone,
  DEAL_TRICKS,
  handSize,
  NAVY,
  PLAY,
  SEATS,
  type Skirmish,
  sideOf,
  start,
  WHOLE_BRANCH,
} from './position.ts';

/** What a seat remembers: the position, with the other hands and the stock empty. */
export interface SkirmishSeen {
  readonly seat: number;
  readonly known: Skirmish;
}

export function newMemory(rules: Rules, _seats: number, seat: number): SkirmishSeen {
  return { seat, known: start(rules) };
}

export function remember(seen: SkirmishSeen, entry: Entry): void {
  const { known } = seen;
  const [verb, ...ids] = entry.do.split(' ');
  const cards = ids.map((id) => pack.find(id)!);
  if (verb === 'cut') cutForDeal(known, cards);
  else if (verb === 'shuffle') seeShuffle(seen, entry.view);
  else {
    play(known, entry.by as number, cards[0]);
    if (known.takers.length === DEAL_TRICKS) learnHand(seen, entry.view);
  }
}

function seeShuffle(seen: SkirmishSeen, v: View): void {
  const { known } = seen;
  if (known.navy.length === 0) openHand(known);
  if (v.phase === 'play') {
    beginPlay(known);
    learnHand(seen, v);
  } else {
    known.navy = NAVY;
  }
}

function learnHand({ seat, known }: SkirmishSeen, v: View): void {
  if (seat < 0) return;
  known.hands[2 * seat] = 0;
  known.hands[2 * seat + 1] = 0;
  for (const id of v.places[`hand:${seat}`]) addCard(known.hands, seat, pack.find(id!)!);
}

export function imagine({ seat, known }: SkirmishSeen, random: Random): Skirmish {
  const p = clone(known);
  if (p.phase === PLAY) dealHidden(p, seat, random);
  else p.navy = random.shuffle(p.navy.slice());
  return p;
}

/** Deals the hidden cards to the other hands and, before the second deal, to the stock. */
function dealHidden(p: Skirmish, seat: number, random: Random): void {
  const hidden = random.shuffle(cardsElsewhere(WHOLE_BRANCH, WHOLE_BRANCH, p.hands, p.played));
  // In `sides` each side draws from its own branch, else both from all.
  const pools = p.sides ? byBranch(hidden) : [hidden, hidden];
  for (let s = 0; s < SEATS; s++) {
    if (s === seat) continue;
    const pool = pools[sideOf(s)];
    for (let left = handSize(p, s); left > 0; left--) addCard(p.hands, s, pool.pop()!);
  }
  if (p.takers.length >= DEAL_TRICKS) return;
  const stock: Card[] = [];
  while (stock.length < SEATS * DEAL_TRICKS) stock.push(pools[sideOf(seatDealt(p, stock.length))].pop()!);
  p.stock = stock;
}

function byBranch(cards: readonly Card[]): Card[][] {
  return [0, 1].map((branch) => cards.filter((card) => branchOf(card) === branch));
}
