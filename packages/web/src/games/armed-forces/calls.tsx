// Honor mode: while the window after a trick is open, every proved wrong card can be called by name.

import { orderOf } from '@messdeck/engine';
import type { JSX } from 'preact';
import * as words from '#words/games/armed-forces/table.tsx';
import type { Choice } from '../../table/model/choices.ts';
import type { TableModel } from '../../table/model/model.ts';
import { Buttons, TimeLeft } from '../../table/stage/ask.tsx';

/** Names as a call says them: "calls the Army 9 of Roy", "of yours". */
export function owners({ names, you }: TableModel): string[] {
  return names.map((name, seat) => (seat === you ? words.yours : name));
}

export function CallButtons({ model }: { readonly model: TableModel }): JSX.Element {
  const calls = model.choices.value.filter(({ verb }) => verb === 'call');
  return (
    <>
      <TimeLeft model={model} />
      {calls.length > 0 ? <Calls model={model} calls={calls} /> : <Buttons model={model} />}
    </>
  );
}

function Calls({
  model,
  calls,
}: {
  readonly model: TableModel;
  readonly calls: readonly Choice[];
}): JSX.Element {
  return (
    <div class="button-row">
      {calls.map(({ text }) => (
        <button
          type="button"
          key={text}
          class="btn call"
          data-action={text}
          onClick={() => void model.act(text)}
        >
          {orderOf(model.game, text, owners(model))}
        </button>
      ))}
      <button type="button" class="btn" data-action="decline" onClick={() => void model.decline()}>
        {words.letPass}
      </button>
    </div>
  );
}
