// The words of a game apart from its rules: what the rules find out is a fact with a type, and a catalog makes English
// of it. Another language is another catalog, which the compiler checks for completeness.

import type { Prompt } from './asked.ts';
import type { ScoredHand } from './tally.ts';

/** What the rules of a game find out; each game exports its own. */
export interface Findings {
  /** What is asked. */
  readonly prompt: unknown;
  /** Why an action is not legal: the rule it breaks, and what it breaks it with. */
  readonly refusal: { readonly rule: string };
  /** What the points of a hand came about from. */
  readonly hand: unknown;
}

/** Turns what a game's rules find out into sentences, in one language. */
export interface Catalog<F extends Findings = Findings> {
  /** "{2}" stands for the name of seat 2, in all of them. */
  asked(prompt: F['prompt']): Prompt;
  /** A sentence with its full stop, without the id of the rule. */
  refused(refusal: F['refusal']): string;
  /** How the points of a hand came about, a line each. */
  scored(hand: ScoredHand<F['hand']>): readonly string[];
}
