// What has been found out about positions between tricks of plain suits. A position is filed under the lengths of the
// suits in the four hands; an entry says which hands must hold the highest cards of each suit for its bounds to hold,
// so that one search answers for all deals that differ in cards which never mattered.

const KEY_BITS = 16;
const KEYS = 1 << KEY_BITS;
const ENTRIES = 1 << 18;
const STRIDE = 10;
const NONE = -1;

export class Patterns {
  private readonly keyA: Int32Array = new Int32Array(KEYS);
  private readonly keyB: Int32Array = new Int32Array(KEYS);
  private readonly keyC: Int32Array = new Int32Array(KEYS);
  private readonly heads: Int32Array = new Int32Array(KEYS);
  /** The position a key was made for; older ones are empty places. */
  private readonly ages: Int32Array = new Int32Array(KEYS);
  private age = 0;
  private keys = 0;
  /** Owners of the highest cards and the part of them that matters, four suits each; bounds and move; the next entry. */
  private readonly entries: Int32Array = new Int32Array(ENTRIES * STRIDE);
  private used = 0;

  clear(): void {
    this.age++;
    this.keys = 0;
    this.used = 0;
  }

  /** The place of a position's list. */
  place(a: number, b: number, c: number): number {
    let hash = Math.imul(a ^ Math.imul(b, 0x5bd1e995) ^ Math.imul(c + 1, 0x27d4eb2f), 0x9e3779b1);
    hash ^= hash >>> 15;
    let at = Math.imul(hash, 0x85ebca6b) >>> (32 - KEY_BITS);
    while (this.ages[at] === this.age) {
      if (this.keyA[at] === a && this.keyB[at] === b && this.keyC[at] === c) return at;
      at = (at + 1) & (KEYS - 1);
    }
    // Full tables start over; what was known is lost, nothing becomes wrong.
    if (this.keys > (KEYS * 3) / 4 || this.used > ENTRIES - 64) {
      this.clear();
      return this.place(a, b, c);
    }
    this.keys++;
    this.ages[at] = this.age;
    this.keyA[at] = a;
    this.keyB[at] = b;
    this.keyC[at] = c;
    this.heads[at] = NONE;
    return at;
  }

  /** The first entry from `from` on that holds for these owners; -1 for none. */
  match(from: number, c0: number, c1: number, c2: number, c3: number): number {
    const { entries } = this;
    for (let e = from; e >= 0; e = entries[e + 9]) {
      if (
        ((c0 ^ entries[e]) & entries[e + 4]) === 0 &&
        ((c1 ^ entries[e + 1]) & entries[e + 5]) === 0 &&
        ((c2 ^ entries[e + 2]) & entries[e + 6]) === 0 &&
        ((c3 ^ entries[e + 3]) & entries[e + 7]) === 0
      ) {
        return e;
      }
    }
    return NONE;
  }

  first(place: number): number {
    return this.heads[place];
  }

  after(entry: number): number {
    return this.entries[entry + 9];
  }

  least(entry: number): number {
    return this.entries[entry + 8] & 15;
  }

  most(entry: number): number {
    return (this.entries[entry + 8] >> 4) & 15;
  }

  move(entry: number): number {
    return this.entries[entry + 8] >> 8;
  }

  /** Which part of a suit's owners matters. */
  mask(entry: number, suit: number): number {
    return this.entries[entry + 4 + suit];
  }

  /** Writes what was found; `masks` say which owners mattered. */
  add(place: number, codes: Int32Array, masks: Int32Array, least: number, most: number, move: number): void {
    const { entries } = this;
    for (let e = this.heads[place]; e >= 0; e = entries[e + 9]) {
      if (!this.same(e, codes, masks)) continue;
      const low = Math.max(least, this.least(e));
      const high = Math.min(most, this.most(e));
      entries[e + 8] = low | (high << 4) | (move << 8);
      return;
    }
    if (this.used >= ENTRIES) return;
    const e = STRIDE * this.used++;
    for (let suit = 0; suit < 4; suit++) {
      entries[e + suit] = codes[suit] & masks[suit];
      entries[e + 4 + suit] = masks[suit];
    }
    entries[e + 8] = least | (most << 4) | (move << 8);
    entries[e + 9] = this.heads[place];
    this.heads[place] = e;
  }

  private same(e: number, codes: Int32Array, masks: Int32Array): boolean {
    const { entries } = this;
    for (let suit = 0; suit < 4; suit++) {
      if (entries[e + 4 + suit] !== masks[suit] || entries[e + suit] !== (codes[suit] & masks[suit]))
        return false;
    }
    return true;
  }
}
