// The hands, open after a blocked hand: every card with the number of its border states, and what was thrown away.

import { capital, sayCard } from '@messdeck/engine';
import { sammy } from '@messdeck/engine/packs/sammy';
import type { JSX } from 'preact';
import * as words from '#words/games/united-states/notes.ts';
import type { TableModel } from '../../table/model/model.ts';
import { factsOf } from './facts.ts';

export function ShownHands({ model }: { readonly model: TableModel }): JSX.Element {
  const view = model.view.value;
  const { places, actors } = view;
  const { winner } = factsOf(view);
  const count = model.names.length;
  const order = Array.from({ length: count }, (_, i) => ((winner ?? 0) + i) % count);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="shown-hands slip" tabIndex={0} aria-labelledby="shown-hands">
      <h2 id="shown-hands">{words.handsWithBorders}</h2>
      <ul>
        {order.map((seat) => (
          <li class="whose" key={seat} aria-current={actors.includes(seat) ? 'true' : undefined}>
            <h3>
              {model.names[seat]}
              {seat === winner && <small>{words.fewestCards}</small>}
            </h3>
            <div class="cards">
              <Chips model={model} cards={places[`hand:${seat}`] ?? []} />
              <Chips model={model} cards={places[`discards:${seat}`] ?? []} thrown />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChipsProps {
  readonly model: TableModel;
  readonly cards: readonly (string | null)[];
  readonly thrown?: boolean;
}

function Chips({ model, cards, thrown }: ChipsProps): JSX.Element | null {
  const known = cards.filter((card) => card !== null);
  if (known.length === 0) return null;
  return (
    <ul class={thrown ? 'chips thrown' : 'chips'} aria-label={thrown ? words.thrownAway : words.left}>
      {known.map((card) => (
        <li key={card} data-shows={card}>
          <span aria-hidden="true">{card}</span>
          <span class="sr">{words.borderStatesOf(capital(sayCard(model.game.pack, card)))}</span>{' '}
          <b class="num">{sammy.cards[sammy.find(card)!].borders.length}</b>
        </li>
      ))}
    </ul>
  );
}
