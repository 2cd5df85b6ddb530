// The way a step's action goes over the table, read from its text: which card, and where it comes to lie.

import type { Pack, View } from '@messdeck/engine';
import { onPlace, readChoices } from '../table/model/choices.ts';

export interface Way {
  readonly card: string;
  /** The place it lies in. */
  readonly from: string;
  /** The card it is laid on, if there is one. */
  readonly onto?: string;
  /** Where it comes to lie, as a selector. */
  readonly to: string;
  /** Whether it goes from one place on the cloth to another: then an arrow can show the way. */
  readonly overCloth: boolean;
}

/** Where a verb alone says it: the flag that is being built. */
const BY_VERB: Readonly<Record<string, string>> = { flag: '.flag.now' };

/** Undefined where no card is moved, or where it goes needs no saying: to the trick, to the discards. */
export function wayOf(pack: Pack, view: View, seat: number, text?: string): Way | undefined {
  if (text === undefined) return undefined;
  const { places } = view;
  const [choice] = readChoices(pack, [text]);
  const [card] = choice.cards;
  const from = Object.keys(places).find((place) => places[place].includes(card));
  if (card === undefined || from === undefined) return undefined;
  const place = Object.keys(places).find(
    (other) => other !== from && onPlace([choice], view, other).length > 0,
  );
  if (place === undefined) {
    const to = BY_VERB[choice.verb];
    return to === undefined ? undefined : { card, from, to, overCloth: false };
  }
  const onto = places[place].at(-1) ?? undefined;
  const overCloth = from !== `hand:${seat}`;
  if (onto === undefined) return { card, from, to: `[data-place="${place}"] .slot`, overCloth };
  return { card, from, onto, to: `[data-card="${onto}"]`, overCloth };
}
