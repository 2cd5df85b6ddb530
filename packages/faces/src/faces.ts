// What a pack offers to the page: for every card a face, a short index for lists and a name for people.

import type { Pack, PrintedCard } from '@messdeck/engine';
import { capital } from '@messdeck/engine';

/** What the cards of one pack look like and what they are called. */
export interface Faces {
  /** The face of a card as SVG text; a silent picture, the element that carries it says the name. */
  face(cardId: string): string;
  /** The back that all cards of the pack share. */
  back(): string;
  /** The index of the card in a word or two, for lists and plaques: "Inf. 7". */
  short(cardId: string): string;
  /** The card by its full name: "Major of Infantry (7)". */
  name(cardId: string): string;
}

/** How a pack draws and names its cards. */
export interface Drawing<C> {
  face(card: C): string;
  back(): string;
  short(card: C): string;
  /** The name for people, where it says more than the engine's own words. */
  name?(card: C, said: string): string;
}

/** Faces of a pack, each drawn once, when it is first asked for. */
export function makeFaces<C extends PrintedCard>(pack: Pack<C>, drawing: Drawing<C>): Faces {
  const drawn = new Map<string, string>();
  const once = (key: string, draw: () => string): string => {
    let svg = drawn.get(key);
    if (svg === undefined) drawn.set(key, (svg = draw()));
    return svg;
  };
  const cardOf = (cardId: string): C => {
    const index = pack.find(cardId);
    if (index === undefined) throw new Error(`The pack ${pack.id} has no card ${JSON.stringify(cardId)}.`);
    return pack.cards[index];
  };
  return {
    face: (cardId) => once(cardId, () => drawing.face(cardOf(cardId))),
    back: () => once('', drawing.back),
    short: (cardId) => drawing.short(cardOf(cardId)),
    name: (cardId) => {
      const card = cardOf(cardId);
      const said = capital(pack.name(pack.find(cardId)!));
      return drawing.name ? drawing.name(card, said) : said;
    },
  };
}
