// What counts in a game, for whoever looks at the score sheet: figures, and a sentence for what figures do not say.

export interface WhatCounts {
  /** What is worth how much. */
  readonly counts?: readonly (readonly [what: string, worth: string])[];
  readonly words?: string;
}
