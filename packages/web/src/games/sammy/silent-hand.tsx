// The silent hand: laid open on the table, played by the declarant.

import type { JSX } from 'preact';
import * as words from '#words/games/sammy/table.tsx';
import { cardsIn } from '../../table/model/cards-in.ts';
import type { TableModel } from '../../table/model/model.ts';
import { inOrder } from '../../table/model/order.ts';
import { count, Fan } from '../../table/parts/hand.tsx';
import { factsOf } from './facts.ts';

interface SilentHandProps {
  readonly model: TableModel;
  readonly seat: number;
}

export function SilentHand({ model, seat }: SilentHandProps): JSX.Element {
  const place = `hand:${seat}`;
  const view = model.view.value;
  const held = cardsIn(view, place);
  const sorting = model.sorting.value === 'rank' ? 'rank' : 'suit';
  const cards = inOrder(model.game.pack, held, sorting, []);
  const name = model.names[seat];
  return (
    <section
      class="silent"
      aria-label={words.silentHandOf({ name, cards: count(cards.length) })}
      data-place={place}
    >
      <Fan model={model} place={place} cards={cards} always={factsOf(view).declarant === model.seat} />
    </section>
  );
}
