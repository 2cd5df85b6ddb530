// The button beside a lone pass that has the table pass for the rest of the hand.

import type { JSX } from 'preact';
import type { TableModel } from './model.ts';
import { passesForMe, passForTheRest } from './passing.ts';

/** Lone passes of this hand need not be pressed one by one. */
export function PassForMe({ model }: { readonly model: TableModel }): JSX.Element {
  const on = passesForMe(model);
  return (
    <button
      type="button"
      class="btn"
      data-action="pass for the rest"
      aria-pressed={on}
      onClick={() => passForTheRest(model, !on)}
    >
      {on ? 'Passing for you' : 'Pass for the rest'}
    </button>
  );
}
