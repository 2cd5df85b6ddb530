// One decision, made word by word: which words may come next among the legal actions, until one action is left.

import { END_NUMBER, type Numbering, PASS_NUMBER } from './numbering.ts';

/** The answer that lets a call window pass. */
export const PASSED = -1;

export class Choices {
  /** The numbers of the words that may come next, ascending. */
  open: readonly number[] = [];
  /** The words chosen so far, and those skipped because all actions share them. */
  readonly chosen: number[] = [];
  private readonly texts: readonly (readonly number[])[];
  private readonly mayPass: boolean;
  private alive: readonly number[];

  /** `texts` are all legal actions, each different; with `mayPass` the moment may be let pass too. */
  constructor(numbering: Numbering, texts: readonly string[], mayPass: boolean) {
    const lines = texts.map((text) => numbering.numbersOf(text));
    if (mayPass) lines.push([PASS_NUMBER]);
    this.texts = lines;
    this.alive = lines.map((_, index) => index);
    this.mayPass = mayPass;
    if (lines.length === 1) {
      // Nothing to choose; it is asked all the same, for the last word.
      const only = lines[0];
      this.chosen.push(...only.slice(0, -1));
      this.open = [only[only.length - 1]];
    } else this.skipShared();
  }

  /** Adds an open word. Returns the index of the action if it is the only one left, PASSED, or undefined. */
  take(number: number): number | undefined {
    const depth = this.chosen.length;
    this.alive = this.alive.filter((index) => wordAt(this.texts[index], depth) === number);
    this.chosen.push(number);
    if (this.alive.length > 1) {
      this.skipShared();
      return undefined;
    }
    const [index] = this.alive;
    return this.mayPass && index === this.texts.length - 1 ? PASSED : index;
  }

  clone(): Choices {
    const copy: Choices = Object.create(Choices.prototype);
    return Object.assign(copy, this, { chosen: [...this.chosen] });
  }

  /** Goes on to where the actions that are left differ. */
  private skipShared(): void {
    for (;;) {
      const depth = this.chosen.length;
      const next: number[] = [];
      for (const index of this.alive) {
        const number = wordAt(this.texts[index], depth);
        // Actions come sorted more or less: most of what is met twice is met twice in a row.
        if (next[next.length - 1] !== number && !next.includes(number)) next.push(number);
      }
      if (next.length > 1) {
        this.open = next.sort((a, b) => a - b);
        return;
      }
      this.chosen.push(next[0]);
    }
  }
}

function wordAt(text: readonly number[], depth: number): number {
  return depth < text.length ? text[depth] : END_NUMBER;
}
