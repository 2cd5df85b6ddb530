// What has been found out about positions between tricks: bounds of their value, in a table of fixed size.

const FRESH = 1 << 18;

export class Memory {
  private readonly bits: number;
  private readonly sets: Int32Array;
  private readonly states: Int32Array;
  readonly least: Int32Array;
  readonly most: Int32Array;
  readonly move: Int8Array;
  private age = 0;

  constructor(bits: number) {
    this.bits = bits;
    const size = 1 << bits;
    this.sets = new Int32Array(size);
    this.states = new Int32Array(size);
    this.least = new Int32Array(size);
    this.most = new Int32Array(size);
    this.move = new Int8Array(size);
  }

  /** Forgets everything. */
  clear(): void {
    if (++this.age === FRESH) {
      this.states.fill(0);
      this.age = 1;
    }
  }

  /** The entry of a position, to be looked up or written; ~index where nothing is known of it. */
  find(set: number, state: number): number {
    const key = state | (this.age << 13);
    let hash = Math.imul(set ^ Math.imul(state + 1, 0x5bd1e995), 0x9e3779b1);
    hash ^= hash >>> 15;
    const index = Math.imul(hash, 0x85ebca6b) >>> (32 - this.bits);
    return this.sets[index] === set && this.states[index] === key ? index : ~index;
  }

  write(index: number, set: number, state: number, least: number, most: number, move: number): void {
    this.sets[index] = set;
    this.states[index] = state | (this.age << 13);
    this.least[index] = least;
    this.most[index] = most;
    this.move[index] = move;
  }
}
