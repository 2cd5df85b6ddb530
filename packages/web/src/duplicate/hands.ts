// The hands of a board as they were dealt, from the record of a table where it was played.

import { type Game, isFault, Match, type MatchRecord } from '@messdeck/engine';
import { verify } from '@messdeck/engine/sealed';

/** Cards of one kind in a hand, the highest first. */
export interface CardGroup {
  /** A company of Parker's pack, whose sign is drawn. */
  readonly company?: string;
  readonly label: string;
  readonly cards: readonly string[];
}

interface AnyCard {
  readonly id: string;
  readonly kind?: string;
  readonly company?: string;
  readonly branch?: string;
  readonly suit?: string;
  readonly number?: number | null;
  readonly order?: number;
  readonly abbr?: string;
  readonly title?: string;
}

/** By seat: what each held when the first of them was to act. */
export function dealtHands(record: MatchRecord, game: Game): readonly (readonly CardGroup[])[] {
  const match = new Match(game, record.rules, record.seats.length);
  for (const { by, do: text } of record.log) {
    if (by !== 'chance') break;
    match.act(by, text);
  }
  return record.seats.map((_, seat) => {
    const held = match.view(seat).places[`hand:${seat}`] ?? [];
    return grouped(
      game,
      held.flatMap((card) => card ?? []),
    );
  });
}

/** Whether the cards are those that were sealed; undefined where nothing was. */
export function sealHolds(record: MatchRecord, game: Game, seal: string | undefined): boolean | undefined {
  if (!record.seals || seal === undefined) return undefined;
  return !isFault(verify(record, game)) && record.seals.draws.every(({ commit }) => commit === seal);
}

function grouped(game: Game, ids: readonly string[]): CardGroup[] {
  const groups: Map<string, { company?: string; label: string; cards: AnyCard[] }> = new Map();
  for (const id of ids) {
    const card = game.pack.cards[game.pack.find(id)!] as AnyCard;
    const company = card.kind === 'company' ? card.company : undefined;
    const label = company ?? card.branch ?? card.suit ?? '';
    const group = groups.get(label) ?? { ...(company !== undefined && { company }), label, cards: [] };
    group.cards.push(card);
    groups.set(label, group);
  }
  const rank = ({ order, number }: AnyCard): number => order ?? number ?? 0;
  const order = [...game.pack.cards].map((card) => card as AnyCard);
  const placeOf = (card: AnyCard): number => order.findIndex(({ id }) => id === card.id);
  return [...groups.values()]
    .sort((a, b) => placeOf(a.cards[0]) - placeOf(b.cards[0]))
    .map(({ cards, ...rest }) => ({
      ...rest,
      cards: cards.sort((a, b) => rank(b) - rank(a) || placeOf(a) - placeOf(b)).map(short),
    }));
}

function short({ id, number, abbr, title }: AnyCard): string {
  return abbr ?? (number === undefined || number === null ? (title ?? id) : String(number));
}
