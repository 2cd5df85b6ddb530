// A small seeded generator (sfc32): the same numbers on every machine, fast enough to vanish in a playout.

/** A seeded random number generator that gives the same numbers on every machine. */
export class Random {
  private a: number = 0;
  private b: number = 0;
  private c: number = 0;
  private count: number = 0;

  /** The same words give the same numbers: `new Random('seed', 3, 'chance')`. */
  constructor(...seed: readonly (string | number)[]) {
    this.restart(...seed);
  }

  /** From now on it gives the numbers of these words, as a new generator would. */
  restart(...seed: readonly (string | number)[]): void {
    const [a, b, c, d] = hash(seed.join('\u0000'));
    this.a = a;
    this.b = b;
    this.c = c;
    this.count = d;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** Another generator that gives the same numbers from here on. */
  clone(): Random {
    const copy = new Random();
    copy.a = this.a;
    copy.b = this.b;
    copy.c = this.c;
    copy.count = this.count;
    return copy;
  }

  /** A whole number from 0 to 2^32 - 1. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.count) | 0;
    this.count = (this.count + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + t;
    this.c |= 0;
    return t >>> 0;
  }

  /** A whole number from 0 to n - 1, n at most 2^31; the factor is 2^-32. */
  below(n: number): number {
    return (this.next() * n * 2.3283064365386963e-10) | 0;
  }

  /** Puts a list into random order, in place (Fisher-Yates). */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const swapped = list[i] as T;
      list[i] = list[j] as T;
      list[j] = swapped;
    }
    return list;
  }
}

/** Four 32-bit words from a text (MurmurHash-like mixing; not for secrets). */
function hash(text: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 597399067);
    b = c ^ Math.imul(b ^ k, 2869860233);
    c = d ^ Math.imul(c ^ k, 951274213);
    d = a ^ Math.imul(d ^ k, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a];
}
