// What a lead of a suit promises, in hundredths of a point of its own: tricks for the side, and few answers to try.

import { bitCount, highest } from './bits.ts';
import type { SuitBoard } from './suit-board.ts';

/** An answer more that the opponents have to a lead; the fewer, the sooner the search is through. */
const ANSWER = 8;
const MY_TOP = 16;
const HIS_TOP = 28;
/** Who has the highest card: the next is ours as well or falls at once, or lies to the left. */
const SECOND_TOO = 4;
const SECOND_LEFT = 4;
/** Who has it not: the partner waits behind it with the next; it stands alone; it lies behind him; the next two are ours. */
const FINESSE = 22;
const BARE_TOP = 12;
const BAD_SEAT = 2;
const NEXT_TWO = 14;
const PARTNER_VOID = 4;
const RUFF_LEFT = 32;
const RUFF_RIGHT = 28;
const RUFF_PARTNER = 16;

/** How good it is to lead this suit, as far as one can see at once. */
export function suitPromise(board: SuitBoard, hand: number, suit: number, toGo: number): number {
  const { held, all, trump } = board;
  const left = 8 * ((hand + 1) & 3);
  const partner = 8 * ((hand + 2) & 3);
  const right = 8 * ((hand + 3) & 3);
  const lefts = held[left + suit];
  const rights = held[right + suit];
  const his = held[partner + suit];
  // Anyone who has none of the suit may play anything.
  const answers = (lefts === 0 ? toGo : bitCount(lefts)) + (rights === 0 ? toGo : bitCount(rights));
  let worth = rankPromise(all[suit], held[8 * hand + suit], his, lefts, rights) - ANSWER * answers;
  if (trump < 0) {
    if (his === 0) worth -= PARTNER_VOID;
  } else if (suit !== trump) {
    if (lefts === 0 && held[left + trump] !== 0) worth -= RUFF_LEFT;
    else if (rights === 0 && held[right + trump] !== 0) worth -= RUFF_RIGHT;
    else if (his === 0 && held[partner + trump] !== 0) worth += RUFF_PARTNER;
  }
  return worth;
}

/** What the places of the highest cards promise. */
function rankPromise(all: number, mine: number, his: number, lefts: number, rights: number): number {
  const ours = mine | his;
  const top = highest(all);
  const second = highest(all ^ top);
  if (ours & top) {
    const worth = mine & top ? MY_TOP : HIS_TOP;
    if (ours & second || lefts === second || rights === second) return worth + SECOND_TOO;
    return lefts & second ? worth + SECOND_LEFT : worth;
  }
  let worth = 0;
  if (lefts === top || rights === top) worth += BARE_TOP;
  else if (rights & top) worth -= BAD_SEAT;
  if (lefts & top && his & second && his !== second) worth += FINESSE;
  if (rights & second && rights !== second) worth -= BAD_SEAT;
  if (ours & second && ours & highest(all ^ top ^ second)) worth += NEXT_TWO;
  return worth;
}
