// Plays of SIGS on the page: how they are called on buttons, and where they can be dropped.

import { orderOf } from '@messdeck/engine';
import * as say from '#words/games/sigs/table.tsx';
import { cardsIn } from '../../table/model/cards-in.ts';
import { type Choice, complete } from '../../table/model/choices.ts';
import type { Drop, TableModel } from '../../table/model/model.ts';
import { factsOf } from './facts.ts';
import { type SetFact, setInWords, titleOfSet } from './sets.ts';

export function setsOf(model: TableModel): readonly SetFact[] {
  return factsOf(model.view.value).sets;
}

export function cardsOfSet(model: TableModel, name: string): string[] {
  return cardsIn(model.view.value, name);
}

function titleOf(model: TableModel, name: string): string {
  const set = setsOf(model).find((fact) => fact.name === name);
  return set ? titleOfSet(set, cardsOfSet(model, name)) : name;
}

const ENDS: Readonly<Record<string, string>> = { low: say.lowEnd, high: say.highEnd };

/** A play in a few words: "Lay Army 11 to 13", "Add to sevens". */
export function labelOf(model: TableModel, { text, verb, words, cards }: Choice): string {
  const { game, faces } = model;
  const end = ENDS[words.at(-1) ?? ''] ?? '';
  if (verb === 'draw') {
    const top = model.view.value.places['active']?.at(-1);
    return words[0] === 'active' && top ? say.takeCard(faces.short(top)) : orderOf(game, text);
  }
  if (verb === 'lay') {
    const { set, cards: laid } = setInWords(words);
    return set.kind === 'kind'
      ? say.laySeveral({ cards: laid.length, set: titleOfSet(set, laid) })
      : say.laySet(titleOfSet(set, laid));
  }
  if (verb === 'add') return say.addToSet({ set: titleOf(model, words[1]), end });
  if (verb === 'halt') return say.toSet({ set: titleOf(model, words[0]), end });
  if (verb === 'swap') return say.takeFrom({ card: faces.short(cards[1]), set: titleOf(model, words[2]) });
  if (verb === 'discard') return say.discardCard(faces.short(cards[0]));
  if (verb === 'give') return say.giveCard(faces.short(cards[0]));
  return orderOf(game, text);
}

/** Plays that get rid of cards for good come first on the buttons. */
const ORDER: readonly string[] = ['lay', 'add', 'swap', 'discard', 'give'];

/** What the picked cards can do now: exactly these, no others. */
export function playsNow(model: TableModel): Choice[] {
  const picked = model.picked.value;
  if (picked.length === 0) return [];
  const swaps = model.choices.value.filter(
    ({ verb, cards }) => verb === 'swap' && picked.length === 1 && cards[0] === picked[0],
  );
  return [...complete(model.choices.value, picked), ...swaps]
    .filter((choice, i, all) => choice.verb !== 'draw' && all.indexOf(choice) === i)
    .sort((a, b) => ORDER.indexOf(a.verb) - ORDER.indexOf(b.verb));
}

/** Draws from the tops of the piles, the Reserve first; a buried card is drawn in its drawer. */
export function drawsNow(model: TableModel): Choice[] {
  return model.choices.value
    .filter(({ verb, cards }) => verb === 'draw' && cards.length === 0)
    .sort((a, b) => b.text.localeCompare(a.text));
}

/** Where a choice goes within a set: the whole of it, one end, or the wild card it replaces. */
export function spotOf({ verb, words, cards }: Choice): string {
  if (verb === 'swap') return cards[1];
  const last = words.at(-1)!;
  return last === 'low' || last === 'high' ? last : 'whole';
}

/** Choices among these that go to a set. */
export function toSet(choices: readonly Choice[], name: string): Choice[] {
  return choices.filter(({ verb, words }) => verb !== 'lay' && words.includes(name));
}

/** Cards let go on the Active pile are discarded, on a set added or swapped, beside the sets laid. */
export function readDrop(
  open: readonly Choice[],
  { place, card: on }: Drop,
  cards: readonly string[],
  model: TableModel,
): Choice[] | string | undefined {
  const whole = complete(open, cards);
  if (place === 'active') {
    const discards = whole.filter(({ verb }) => verb === 'discard');
    return discards.length > 0 ? discards : `discard ${cards.join(' ')}`;
  }
  if (place === 'sets') return whole.filter(({ verb }) => verb === 'lay');
  if (place === undefined || !setsOf(model).some(({ name }) => name === place)) return undefined;
  const there = toSet(open, place);
  if (there.length === 0) return `add ${cards[0]} ${place}`;
  const spots = there.filter((choice) => spotOf(choice) === on);
  if (spots.length === 1) return spots;
  const added = there.filter(({ verb }) => verb === 'add');
  if (added.length < 2) return added.length === 1 ? added : there;
  const row = cardsOfSet(model, place);
  const end = on !== undefined && row.indexOf(on) < row.length / 2 ? 'low' : 'high';
  return added.filter((choice) => spotOf(choice) === end);
}
