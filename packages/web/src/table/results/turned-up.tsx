// A hand that was thrown in: all hands and what lay face down are turned up on the cloth, each before its player.

import type { JSX } from 'preact';
import * as words from '#words/table/results.ts';
import { cardsIn } from '../model/cards-in.ts';
import type { TableModel } from '../model/model.ts';
import { chairOf } from '../model/seating.ts';
import { Cards, openHands } from './open-hands.tsx';
import './ends.css';

interface TurnedUpProps {
  readonly model: TableModel;
  /** The cards that nobody got: their place, and what they are called. */
  readonly place: string;
  readonly title: string;
}

export function TurnedUp({ model, place, title }: TurnedUpProps): JSX.Element {
  const spare = cardsIn(model.view.value, place);
  return (
    <dl class="turned-up" aria-label={words.allHandsTurnedUp}>
      {openHands(model).map(({ seat, cards }) => (
        <div key={seat} data-at={chairOf(model, seat)}>
          <dt class="tag">{words.held(model.names[seat])}</dt>
          <Cards model={model} cards={cards} />
        </div>
      ))}
      <div data-at="mid">
        <dt class="tag">{title}</dt>
        <Cards model={model} cards={spare} />
      </div>
    </dl>
  );
}
