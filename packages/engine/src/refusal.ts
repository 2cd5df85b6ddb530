// Errors as values: a sentence for a person, with the rule id where a rule was broken.

import type { Findings } from './catalog.ts';
import type { Game } from './game.ts';
import { nameSeats } from './words.ts';

/** An error as a value: a sentence for a person, and the rule that was broken, if one was. */
export interface Refusal {
  readonly refused: string;
  /** The same with "{2}" in the place of "seat 2", for anyone who knows who sits there; left out where nobody is named. */
  readonly template?: string;
  /** The rule that was broken. */
  readonly rule?: string;
}

/** Makes a refusal that cites no rule. */
export function refuse(sentence: string): Refusal {
  return { refused: sentence };
}

/** The same of a sentence in which "{2}" stands for seat 2. */
export function refuseNaming(template: string): Refusal {
  const refused = nameSeats(template, []);
  return refused === template ? { refused } : { refused, template };
}

/** What a game found wrong, in its words, with the id of the rule at the end: "You do not hold the Tank (DOB-2)." */
export function refuseByRules({ catalog }: Game, found: string | Findings['refusal']): Refusal {
  if (typeof found === 'string') return refuseNaming(found);
  const said = catalog!.refused(found).replace(/\.$/, '');
  return { ...refuseNaming(`${said} (${found.rule}).`), rule: found.rule };
}

/** Tells a refusal from the value that was hoped for. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

/** The value; a refusal is thrown as an error with its sentence, for programs that expect none. */
export function must<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(value.refused);
  return value;
}
