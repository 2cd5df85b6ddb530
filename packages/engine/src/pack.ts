// Packs and cards. Inside the engine a card is its place in the pack's order; identifiers stand at the border.

/** A card: its index in the pack's own order. */
export type Card = number;

export interface PrintedCard {
  readonly id: string;
}

export interface Pack<C extends PrintedCard = PrintedCard> {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly C[];
  /** Identifiers in the pack's order. */
  readonly ids: readonly string[];
  /** The card with this identifier; undefined if the pack has none. */
  find(id: string): Card | undefined;
  /** The card in words, as a sentence says it: "the Major of Infantry (7)". */
  say(card: Card): string;
}

export function makePack<C extends PrintedCard>(
  id: string,
  title: string,
  cards: readonly C[],
  say: (card: C) => string,
): Pack<C> {
  const ids = cards.map((card) => card.id);
  const index = new Map(ids.map((cardId, card) => [cardId, card]));
  return { id, title, cards, ids, find: (cardId) => index.get(cardId), say: (card) => say(cards[card]) };
}

/** Identifiers of cards, in the order given. */
export function makeCards(pack: Pack, cards: readonly Card[]): string[] {
  return cards.map((card) => pack.ids[card]);
}

/** The card with this identifier, which the pack has, in words. */
export function sayCard(pack: Pack, id: string): string {
  return pack.say(pack.find(id)!);
}
