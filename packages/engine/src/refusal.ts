// Errors as values: a sentence for a person, with the rule id where a rule was broken.

import { nameSeats } from './words.ts';

export interface Refusal {
  readonly refused: string;
  /** The same with "{2}" in the place of "seat 2", for whoever knows who sits there; left out where nobody is named. */
  readonly template?: string;
}

export function refuse(sentence: string): Refusal {
  return { refused: sentence };
}

/** The same of a sentence in which "{2}" stands for seat 2. */
export function refuseNaming(template: string): Refusal {
  const refused = nameSeats(template, []);
  return refused === template ? { refused } : { refused, template };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
