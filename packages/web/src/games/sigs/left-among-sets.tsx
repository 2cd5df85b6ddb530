// What the others were left with, among the sets, where a match that is over is looked at.

import type { JSX } from 'preact';
import * as words from '#words/games/sigs/notes.tsx';
import { handIn } from '../../table/model/cards-in.ts';
import type { LayoutProps } from '../../table/model/layout.ts';
import { Picture } from '../../table/parts/card.tsx';

export function LeftAmongSets({ model }: LayoutProps): JSX.Element {
  const left = model.names
    .map((_, seat) => ({ seat, cards: handIn(model.view.value, seat) }))
    .filter(({ seat, cards }) => seat !== model.seat && cards.length > 0);
  return (
    <>
      {left.map(({ seat, cards }) => (
        <li key={seat} class="set left-over">
          <p class="of">{words.leftInHand(model.names[seat])}</p>
          <div class="cards" style={`--n:${cards.length}`}>
            {cards.map((card) => (
              <div class="laid" key={card}>
                <Picture model={model} card={card} />
              </div>
            ))}
          </div>
        </li>
      ))}
    </>
  );
}
