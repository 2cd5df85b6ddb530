// Legal actions as things to choose: which cards can be picked, which actions a pick leaves, what to ask about a card
// that cannot be picked. Works from the texts alone, for every game.

import type { Pack, View } from '@messdeck/engine';
import * as words from '#words/table/model.ts';

export interface Choice {
  readonly text: string;
  readonly verb: string;
  /** Everything after the verb. */
  readonly words: readonly string[];
  /** The cards among the words. */
  readonly cards: readonly string[];
}

export function readChoices(pack: Pack, legal: readonly string[]): Choice[] {
  return legal.map((text) => {
    const [verb, ...words] = text.split(' ');
    return { text, verb: verb!, words, cards: words.filter((word) => pack.find(word) !== undefined) };
  });
}

/** The choices that name every picked card. */
export function withCards(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter(({ cards }) => picked.every((card) => cards.includes(card)));
}

/** The choices that name the picked cards and no other. */
export function complete(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return withCards(choices, picked).filter(({ cards }) => cards.length === picked.length);
}

/** The cards that can be picked next to those already picked. */
export function pickable(choices: readonly Choice[], picked: readonly string[]): Set<string> {
  const cards = new Set<string>();
  for (const choice of withCards(choices, picked)) for (const card of choice.cards) cards.add(card);
  for (const card of picked) cards.delete(card);
  return cards;
}

/** What is picked after a tap on a card: with the others, in place of the earliest of them, or undefined if never. */
export function pick(
  choices: readonly Choice[],
  picked: readonly string[],
  card: string,
): string[] | undefined {
  if (picked.includes(card)) return picked.filter((other) => other !== card);
  for (let from = 0; from <= picked.length; from++) {
    const next = [...picked.slice(from), card];
    if (withCards(choices, next).length > 0) return next;
  }
  return undefined;
}

/**
 * A text whose refusal explains why a card cannot be picked: a legal action with this card in the place of another.
 * Undefined where no legal action names cards.
 */
export function probe(
  pack: Pack,
  choices: readonly Choice[],
  picked: readonly string[],
  card: string,
  hand: readonly string[],
): string | undefined {
  const naming = choices.filter(({ cards }) => cards.length > 0);
  const model = withCards(naming, picked)[0] ?? naming[0];
  if (!model) return undefined;
  const replaced = model.words.findIndex((word) => model.cards.includes(word) && !picked.includes(word));
  const words = model.words.map((word, i) => (i === Math.max(replaced, 0) ? card : word));
  // A card of the hand and one on the table that it goes to keep their order.
  const alike = model.words.every((word) => hand.includes(word)) && inPackOrder(pack, model.words);
  const ordered = alike ? sortCards(pack, words) : words;
  return [model.verb, ...ordered].join(' ');
}

/** The choices that name a place: by its name, by the part after the colon, or by the card on top of it. */
export function onPlace(choices: readonly Choice[], view: View, place: string): Choice[] {
  const top = view.places[place]?.at(-1);
  const part = place.slice(place.indexOf(':') + 1);
  return choices.filter(({ words, cards }) =>
    words.some((word, i) => (cards.includes(word) ? i > 0 && word === top : word === place || word === part)),
  );
}

/** Choices that name no card, and those whose cards lie nowhere in sight. */
export function withoutCards(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ cards }) => cards.length === 0);
}

export function outOfSight(choices: readonly Choice[], view: View): Choice[] {
  const seen = new Set(Object.values(view.places).flat());
  return choices.filter(({ cards }) => cards.some((card) => !seen.has(card)));
}

/** "2 of 3 chosen": how far a pick of several cards has come, where every choice takes as many. */
export function progress(choices: readonly Choice[], picked: readonly string[]): string | undefined {
  const sizes = new Set(withCards(choices, picked).map(({ cards }) => cards.length));
  const [size] = sizes;
  if (sizes.size !== 1 || size! < 2) return undefined;
  return words.ofChosen(picked.length, size);
}

function inPackOrder(pack: Pack, words: readonly string[]): boolean {
  const cards = words.map((word) => pack.find(word));
  return (
    cards.length > 1 &&
    cards.every((card, i) => card !== undefined && (i === 0 || card > (cards[i - 1] ?? Infinity)))
  );
}

function sortCards(pack: Pack, words: readonly string[]): string[] {
  return [...words].sort((a, b) => pack.find(a)! - pack.find(b)!);
}
