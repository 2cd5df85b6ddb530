// What the others were left with, among the sets, where a match that is over is looked at.

import type { JSX } from 'preact';
import { Picture } from '../../table/card.tsx';
import type { LayoutProps } from '../../table/layout.ts';

export function LeftInHands({ model }: LayoutProps): JSX.Element {
  const { places } = model.view.value;
  const held = (seat: number): string[] => (places[`hand:${seat}`] ?? []).filter((card) => card !== null);
  const left = model.names.flatMap((_, seat) =>
    seat !== model.seat && held(seat).length > 0 ? [{ seat, cards: held(seat) }] : [],
  );
  return (
    <>
      {left.map(({ seat, cards }) => (
        <li key={seat} class="set left-over">
          <p class="of">
            <b>{model.names[seat]}</b> left in hand
          </p>
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
