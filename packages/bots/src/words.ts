// What the words of actions (their cards, numbers, companies) have been worth so far: where there are very many
// choices, what is learnt of one serves its likes.

import type { Ask, Move, Random } from '@messdeck/engine';

export class Words {
  private readonly wordsOf: Map<Move, readonly string[]> = new Map();
  private readonly sums: Map<string, number> = new Map();
  private readonly counts: Map<string, number> = new Map();
  private sum = 0;
  private count = 0;

  constructor(ask: Ask) {
    for (let i = 0; i < ask.count; i++) this.wordsOf.set(ask.moves[i], ask.text(i).split(' '));
  }

  learn(move: Move, reward: number): void {
    this.sum += reward;
    this.count++;
    for (const word of this.wordsOf.get(move) ?? []) {
      this.sums.set(word, (this.sums.get(word) ?? 0) + reward);
      this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
    }
  }

  /** How much an untried move promises: words not met yet come first, ties are broken at random. */
  promise(move: Move, random: Random): number {
    const words = this.wordsOf.get(move) ?? [];
    let unmet = 0;
    for (const word of words) if (!this.counts.has(word)) unmet++;
    return unmet * 1e9 + (this.worth(move) ?? 0) + random.below(1024) * 1e-9;
  }

  /** The mean worth of a move's words, each drawn a little towards the average; undefined before anything is known. */
  worth(move: Move): number | undefined {
    const words = this.wordsOf.get(move);
    if (!words || this.count === 0) return undefined;
    const average = this.sum / this.count;
    let total = 0;
    for (const word of words) {
      total += ((this.sums.get(word) ?? 0) + average) / ((this.counts.get(word) ?? 0) + 1);
    }
    return total / words.length;
  }
}
