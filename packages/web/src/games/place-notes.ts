// What lies where, in a sentence: the answer to anyone who taps a plaque or a pile in a lesson.

import * as say from '#words/games/place-notes.ts';
import type { TableModel } from '../table/model/model.ts';
import { sideOf } from '../table/model/sides.ts';
import { count } from '../table/parts/hand.tsx';

/** `of` is the seat or the side a place belongs to. */
type Words = string | ((model: TableModel, of: number) => string);

/** By kind of place. Hands of others are plaques, which speak alike everywhere; the own one is held. */
export type PlaceNotes = Readonly<Record<string, Words>>;

/** What lies at a place: undefined where nothing need be said. */
export function whatLies(model: TableModel, notes: PlaceNotes, place: string): string | undefined {
  const [, kind, part] = /^([a-z]+):?(.*)$/.exec(place)!;
  const of = Number(part);
  const words = notes[kind];
  if (typeof words === 'function') return words(model, of);
  if (words !== undefined) return words;
  return kind === 'hand' && part !== '' && of !== model.seat ? whoSits(model, of) : undefined;
}

/** "Roy plays with you and holds 12 cards." */
function whoSits(model: TableModel, seat: number): string {
  return say.sitsHere({
    name: model.names[seat],
    side: sideOf(model, seat) ?? 'alone',
    cards: held(model, seat),
    dealt: model.view.value.facts['dealer'] === seat,
  });
}

export const held = (model: TableModel, seat: number): string =>
  count(model.view.value.places[`hand:${seat}`]?.length ?? 0);

export const whose = (model: TableModel, seat: number): string =>
  seat === model.you ? say.your : say.whose(model.names[seat]);
