// Sets of cards in one word: a bit a card.

/** More than any value or score in a search. */
export const FAR: number = 1 << 28;

export function bitCount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The highest bit of a set; of an empty one nothing. */
export function highest(set: number): number {
  return set === 0 ? 0 : 1 << (31 - Math.clz32(set));
}

/** The `n`-th highest bit of a set. */
export function highestBut(set: number, n: number): number {
  let rest = set;
  for (let i = 1; i < n; i++) rest ^= 1 << (31 - Math.clz32(rest));
  return 1 << (31 - Math.clz32(rest));
}
