// The trick that was taken last, small, for anyone who looks back.

import type { JSX } from 'preact';
import * as words from '#words/table/log.tsx';
import type { Layout } from '../model/layout.ts';
import type { TableModel } from '../model/model.ts';
import { Picture } from './card.tsx';

interface TakenTrickProps {
  readonly model: TableModel;
  readonly lastTrick: NonNullable<Layout['lastTrick']>;
}

export function TakenTrick({ model, lastTrick }: TakenTrickProps): JSX.Element {
  const { cards, taker } = lastTrick(model.table.entries.value);
  if (cards.length === 0) return <p>{words.nothingTaken}</p>;
  return (
    <ol class="last-trick">
      {cards.map(({ by, card }) => (
        <li key={card} class={by === taker ? 'takes' : undefined}>
          <Picture model={model} card={card} />
          <span class="tag">{model.names[by]}</span>
        </li>
      ))}
    </ol>
  );
}
