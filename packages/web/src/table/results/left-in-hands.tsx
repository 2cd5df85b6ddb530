// What everybody was left with at the end of a hand: the cards, small, and what they cost.

import type { JSX } from 'preact';
import * as words from '#words/table/results.ts';
import type { LeftHand } from '../model/game-notes.ts';
import type { TableModel } from '../model/model.ts';
import { Picture } from '../parts/card.tsx';

interface LeftInHandsProps {
  readonly model: TableModel;
  readonly hands: readonly LeftHand[];
}

export function LeftInHands({ model, hands }: LeftInHandsProps): JSX.Element {
  return (
    <ul class="lefts" aria-label={words.leftInHand}>
      {hands.map(({ seat, cards, cost }) => (
        <li key={seat}>
          <b>{model.names[seat]}</b>
          <div class="minis" style={`--n:${cards.length}`}>
            {cards.map((card) => (
              <Picture key={card} model={model} card={card} />
            ))}
          </div>
          {cost !== undefined && <span class="num">{cost}</span>}
        </li>
      ))}
    </ul>
  );
}
