// The board: the services in the order of what they are worth as it is, each with its intel, and which of them are
// followed in this trick.

import { worthOfServices } from '@messdeck/engine/games/armed-forces';
import { services } from '@messdeck/engine/packs/armed-forces';
import type { JSX } from 'preact';
import * as words from '#words/games/armed-forces/table.tsx';
import { cardsIn } from '../../table/model/cards-in.ts';
import type { TableModel } from '../../table/model/model.ts';
import { factsOf } from './facts.ts';
import { ServiceMark, SHORT } from './service-mark.tsx';

export function Board({ model }: { readonly model: TableModel }): JSX.Element {
  const view = model.view.value;
  const board = cardsIn(view, 'board');
  const { followed } = factsOf(view);
  const worth = worthOfServices(board);
  const ranked = [...services].sort((a, b) => worth[b.id] - worth[a.id]);
  return (
    <section class="board" aria-label={words.board} data-place="board">
      <h2>{words.boardHeading}</h2>
      <ol>
        {ranked.map(({ id, name }) => (
          <li key={id} class={`${id} ${followed.includes(id) ? 'followed' : ''}`}>
            <ServiceMark service={id} />
            <span class="name">
              <span class="sr">{name}</span>
              <span aria-hidden="true">{SHORT[id] ?? name}</span>
            </span>
            <b class="worth num">
              <span class="sr">{words.worth}</span>
              {worth[id]}
            </b>
            <span class="intel">
              {board
                .filter((card) => card.startsWith(id))
                .map((card) => (
                  <i key={card} class="chip num" data-card={card}>
                    <span class="sr">{words.intel}</span>
                    {card.slice(id.length)}
                  </i>
                ))}
            </span>
            {followed.includes(id) && <em>{words.follow}</em>}
          </li>
        ))}
      </ol>
    </section>
  );
}
