// The part of an ending that is plain once its odd cards are gone: handed over to the search for plain suits.

import type { Tricks } from '@messdeck/engine';
import { bitCount } from './bits.ts';
import { type Layout, MOST_CARDS, wordOf } from './layout.ts';
import { oddCards } from './plain.ts';
import type { SuitBoard } from './suit-board.ts';
import type { SuitSearch } from './suits.ts';

export class PlainPart {
  private readonly suits: SuitSearch;
  private readonly board: SuitBoard;
  private readonly owner: Int8Array;
  private readonly each: number;
  /** The slots that must be gone before, and the places of the others. */
  readonly odd: number;
  private readonly suitOf: Int8Array = new Int8Array(MOST_CARDS);
  private readonly bitOf: Int32Array = new Int32Array(MOST_CARDS);

  constructor(suits: SuitSearch, tricks: Tricks, layout: Layout, each: number) {
    this.suits = suits;
    this.board = suits.preparePart(tricks);
    this.owner = layout.owner;
    this.each = each;
    this.odd = wordOf(layout.cards, oddCards(tricks));
    for (const [slot, card] of layout.cards.entries()) {
      if (this.odd & (1 << slot)) continue;
      const { suit, bit } = this.board.placeOf(card);
      this.suitOf[slot] = suit;
      this.bitOf[slot] = bit;
    }
  }

  /** Cards played, those before the last question included. */
  get nodes(): number {
    return this.suits.nodes;
  }

  /** A bound of what the cards left are worth when this hand leads. */
  bound(left: number, hand: number, held: number, window: number, spent: number, limit: number): number {
    const { board, each } = this;
    const toGo = bitCount(held);
    board.empty();
    for (let rest = left; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest);
      board.hold(this.owner[slot], this.suitOf[slot], this.bitOf[slot]);
    }
    const need = Math.ceil((window / each + toGo) / 2);
    const reached = this.suits.reachesFrom(hand, need, toGo, spent, limit);
    return each * (2 * (reached ? need : need - 1) - toGo);
  }
}
