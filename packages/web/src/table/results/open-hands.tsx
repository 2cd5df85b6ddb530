// The hands of everybody, once a hand is over: those that lie open, or what was played from them.

import type { JSX } from 'preact';
import { handIn } from '../model/cards-in.ts';
import type { TableModel } from '../model/model.ts';
import { seatsOf } from '../model/seating.ts';
import { Picture } from '../parts/card.tsx';

export interface OpenHand {
  readonly seat: number;
  readonly cards: readonly string[];
}

/**
 * Hands that lie open now, as the view tells, or what everybody has played in the open: nothing that the seat may not
 * know. The own hand alone is no news.
 */
export function openHands(model: TableModel): OpenHand[] {
  const view = model.view.value;
  const left = seatsOf(model).flatMap((seat): OpenHand[] => {
    const cards = handIn(view, seat);
    return cards.length > 0 && cards.length === view.places[`hand:${seat}`].length ? [{ seat, cards }] : [];
  });
  const hands = left.length > 0 ? left : played(model);
  return hands.some(({ seat }) => seat !== model.seat) ? hands : [];
}

/** The cards of this hand by who played them. */
function played(model: TableModel): OpenHand[] {
  const entries = model.table.entries.value;
  const dealt = entries.findLastIndex(({ by }) => by === 'chance');
  const { pack } = model.game;
  return seatsOf(model).flatMap((seat): OpenHand[] => {
    const cards = entries
      .slice(dealt + 1)
      .flatMap(({ by, do: text }) =>
        by === seat && text.startsWith('play ') ? text.slice('play '.length) : [],
      )
      .filter((card) => pack.find(card) !== undefined)
      .sort((a, b) => pack.find(a)! - pack.find(b)!);
    return cards.length > 0 ? [{ seat, cards }] : [];
  });
}

export function OpenHands({
  model,
  hands,
}: {
  readonly model: TableModel;
  readonly hands: readonly OpenHand[];
}): JSX.Element {
  return (
    <dl class="open-hands">
      {hands.map(({ seat, cards }) => (
        <div key={seat}>
          <dt>{model.names[seat]}</dt>
          <Cards model={model} cards={cards} />
        </div>
      ))}
    </dl>
  );
}

export function Cards({
  model,
  cards,
}: {
  readonly model: TableModel;
  readonly cards: readonly string[];
}): JSX.Element {
  return (
    <dd>
      {cards.map((card) => (
        <Picture key={card} model={model} card={card} />
      ))}
    </dd>
  );
}
