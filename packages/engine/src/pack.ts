// Packs and cards. Inside the engine a card is its place in the pack's order; identifiers stand at the border.

/** A card: its index in the pack's own order. */
export type Card = number;

/** The least that every pack knows about a card; each pack adds its own fields. */
export interface PrintedCard {
  readonly id: string;
}

/** A pack of cards: their order, their identifiers, and how sentences name them. */
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
  /** The same without its article: "Major of Infantry (7)". */
  name(card: Card): string;
  /** The same as `say` without its rank, where several are listed: "the Army 15". */
  briefly(card: Card): string;
}

/** What is said of a card; a text alone is a name. */
export interface Spoken {
  /** It has an article within a sentence. */
  readonly the?: boolean;
  readonly name: string;
  /** What stands after its name: "Colonel". */
  readonly rank?: string | undefined;
}

/** Builds a pack from its printed cards and a function that puts a card into words. */
export function makePack<C extends PrintedCard>(
  id: string,
  title: string,
  cards: readonly C[],
  say: (card: C) => string | Spoken,
): Pack<C> {
  const ids = cards.map((card) => card.id);
  const index = new Map(ids.map((cardId, card) => [cardId, card]));
  const spoken = (card: Card): Spoken => {
    const said = say(cards[card]);
    return typeof said === 'string' ? { name: said } : said;
  };
  const name = (card: Card): string => {
    const { name: called, rank } = spoken(card);
    return rank === undefined ? called : `${called}, ${rank}`;
  };
  const article = (card: Card): string => (spoken(card).the ? 'the ' : '');
  return {
    id,
    title,
    cards,
    ids,
    find: (cardId) => index.get(cardId),
    say: (card) => article(card) + name(card),
    name,
    briefly: (card) => article(card) + spoken(card).name,
  };
}

/** Identifiers of cards, in the order given. */
export function makeCards(pack: Pack, cards: readonly Card[]): string[] {
  return cards.map((card) => pack.ids[card]);
}

/** The card with this identifier, which the pack has, in words. */
export function sayCard(pack: Pack, id: string): string {
  return pack.say(pack.find(id)!);
}

/** The same without its rank. */
export function sayBriefly(pack: Pack, id: string): string {
  return pack.briefly(pack.find(id)!);
}
