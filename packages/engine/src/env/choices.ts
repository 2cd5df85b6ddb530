// One decision, made word by word: which words may come next among the legal actions, until one action is left.

import { type Ask, WAIT } from '../ask.ts';
import type { Move } from '../game.ts';
import { END_NUMBER, type Numbering, PASS_NUMBER, PASS_WORD } from './numbering.ts';

/** What has been decided. */
export interface Decided {
  readonly move: Move;
  readonly text: string;
}

/** The moment is let pass. */
export const WAITED: Decided = { move: WAIT, text: PASS_WORD };

export interface Decision {
  /** The numbers of the words that may come next, ascending. */
  readonly open: readonly number[];
  /** The words chosen so far, and those skipped because all actions share them. */
  readonly chosen: readonly number[];
  /** Adds an open word. Returns the action if it is the only one left. */
  take(number: number): Decided | undefined;
  clone(): Decision;
}

/** A decision among listed actions. */
export class Choices implements Decision {
  open: readonly number[] = [];
  readonly chosen: number[] = [];
  private readonly ask: Ask;
  /** The words of every action as numbers; the last is a pass where the moment may be let pass. */
  private readonly lines: readonly (readonly number[])[];
  private alive: readonly number[];

  constructor(numbering: Numbering, ask: Ask) {
    this.ask = ask;
    const lines: (readonly number[])[] = [];
    const alive: number[] = [];
    for (let index = 0; index < ask.count; index++) {
      lines.push(numbering.numbersOf(ask.text(index)));
      alive.push(index);
    }
    if (ask.mayWait) alive.push(lines.push([PASS_NUMBER]) - 1);
    this.lines = lines;
    this.alive = alive;
    if (lines.length === 1) {
      // Nothing to choose; it is asked all the same, for the last word.
      const only = lines[0];
      this.chosen.push(...only.slice(0, -1));
      this.open = [only[only.length - 1]];
    } else this.skipShared();
  }

  take(number: number): Decided | undefined {
    const depth = this.chosen.length;
    this.alive = this.alive.filter((index) => wordAt(this.lines[index], depth) === number);
    this.chosen.push(number);
    if (this.alive.length > 1) {
      this.skipShared();
      return undefined;
    }
    const [index] = this.alive;
    const { ask } = this;
    return index < ask.count ? { move: ask.moves[index], text: ask.text(index) } : WAITED;
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
        const number = wordAt(this.lines[index], depth);
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
