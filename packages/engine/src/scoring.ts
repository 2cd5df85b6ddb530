// What scores in a game, for score sheets, score pads and the terminal.

import type { Rules } from './options.ts';

/** What earns points in a game, as a table, a sentence, or both. */
export interface WhatCounts {
  /** What is worth how much. */
  readonly counts?: readonly (readonly [what: string, worth: string])[];
  /** A sentence for what figures do not say. */
  readonly words?: string;
}

/** How a game explains its points, for score sheets, score pads, and the terminal. */
export interface Scoring {
  whatCounts(rules: Rules): WhatCounts;
  /** What is played for, in a few words: "to 500"; undefined where it is one hand. */
  goal?(rules: Rules): string | undefined;
  /** The columns of a printed score pad; left out: no score is kept on paper. */
  readonly pad?: readonly string[];
}

/** The columns of a pad for two sides. */
export const SIDES: readonly string[] = ['We', 'They'];

/** The columns of a pad for so many players, who write their names at the head. */
export const players = (count: number): string[] => new Array(count).fill('');
