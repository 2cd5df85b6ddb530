// What is certain of the worth of the cards left: cards that no opponent can beat any more stay with their side, and take
// a trick each.

import type { Layout } from './layout.ts';

export class SureWorth {
  /** So much less for side 0 at the most, so much more at the least. */
  lost = 0;
  kept = 0;
  private readonly layout: Layout;
  private readonly eachPlus: number;
  private readonly eachMinus: number;
  /** Cards that beat some others whatever is led. */
  readonly candidates: number;
  private readonly sure: Int32Array = new Int32Array(8);

  constructor(layout: Layout, eachPlus: number, eachMinus: number) {
    this.layout = layout;
    this.eachPlus = eachPlus;
    this.eachMinus = eachMinus;
    let candidates = 0;
    for (let slot = 0; slot < layout.count; slot++) if (layout.beaten[slot] !== 0) candidates |= 1 << slot;
    this.candidates = candidates;
  }

  /** Finds out for the cards left. */
  weigh(left: number): void {
    const { plus, minus, beaten, ofSide, owner, sides } = this.layout;
    this.lost = 0;
    this.kept = 0;
    this.sure.fill(0);
    for (let rest = left & this.candidates; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest);
      const hand = owner[slot];
      const side = sides[hand];
      if ((left & ofSide[1 - side] & ~beaten[slot]) !== 0) continue;
      this.sure[hand]++;
      this.goesTo(side, plus[slot], minus[slot]);
    }
    let tricks0 = 0;
    let tricks1 = 0;
    for (let hand = 0; hand < sides.length; hand++) {
      if (sides[hand] === 0) tricks0 = Math.max(tricks0, this.sure[hand]);
      else tricks1 = Math.max(tricks1, this.sure[hand]);
    }
    this.goesTo(0, tricks0 * this.eachPlus, tricks0 * this.eachMinus);
    this.goesTo(1, tricks1 * this.eachPlus, tricks1 * this.eachMinus);
  }

  private goesTo(side: number, plus: number, minus: number): void {
    const more = plus - minus;
    if (side === 0) {
      if (more > 0) this.kept += more;
      else this.lost -= more;
    } else if (more > 0) this.lost += more;
    else this.kept -= more;
  }
}
