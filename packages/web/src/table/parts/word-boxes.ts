// Choices made of words, such as bids: which there are, and what is chosen of them so far.

import { type Choice, withoutCards } from '../model/choices.ts';
import type { TableModel } from '../model/model.ts';

/** With this many choices a verb gets a box of its own; bids stay in theirs to the last two. */
export interface WordBox {
  readonly verb: string;
  readonly choices: readonly Choice[];
}

const MOST_BUTTONS = 6;

export function wordBoxes(model: TableModel): WordBox[] {
  const byVerb = new Map<string, Choice[]>();
  for (const choice of withoutCards(model.choices.value)) {
    byVerb.set(choice.verb, [...(byVerb.get(choice.verb) ?? []), choice]);
  }
  return [...byVerb]
    .filter(([verb, choices]) => choices.length > (verb === 'bid' ? 1 : MOST_BUTTONS))
    .map(([verb, choices]) => ({ verb, choices }));
}

/**
 * What the box says now; undefined until enough is chosen. The last word (a company, a suit) is the player's to name;
 * the number before it follows as the lowest that is legal, and rises when others bid.
 */
export function chosenWords(model: TableModel, { verb, choices }: WordBox): Choice | undefined {
  const wanted = model.worded.value[verb] ?? [];
  const named = choices.filter(({ words }) => words.at(-1) === wanted[words.length - 1]);
  const exact = named.find(({ words }) => words.every((word, i) => word === wanted[i]));
  return (
    exact ??
    named.reduce<Choice | undefined>(
      (best, choice) => (best && !lower(choice, best) ? best : choice),
      undefined,
    )
  );
}

function lower(a: Choice, b: Choice): boolean {
  return Number(a.words[0]) < Number(b.words[0]);
}
