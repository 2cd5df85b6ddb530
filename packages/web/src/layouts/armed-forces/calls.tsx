// Honor mode: while the window after a trick is open, every proved wrong card can be called by name.

import { orderOf } from '@messdeck/engine';
import type { JSX } from 'preact';
import { Buttons } from '../../table/ask.tsx';
import type { TableModel } from '../../table/model.ts';

/** A sentence of the game with the player's name in the place of the seat's number. */
export function withNames(model: TableModel, said: string): string {
  return said.replace(/\bseat (\d)/, (_, seat) =>
    Number(seat) === model.seat ? 'yours' : model.names[Number(seat)]!,
  );
}

export function CallButtons({ model }: { readonly model: TableModel }): JSX.Element {
  const calls = model.choices.value.filter(({ verb }) => verb === 'call');
  if (calls.length === 0) return <Buttons model={model} />;
  return (
    <div class="do">
      {calls.map(({ text }) => (
        <button
          type="button"
          key={text}
          class="btn call"
          data-action={text}
          onClick={() => void model.act(text)}
        >
          {withNames(model, orderOf(model.game, text))}
        </button>
      ))}
      <button type="button" class="btn" data-action="decline" onClick={() => model.table.decline()}>
        Let it pass
      </button>
    </div>
  );
}
