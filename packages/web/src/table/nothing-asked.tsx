// What stands in the place of what is asked where nothing is: the match is over, or the player has halted the table.

import type { JSX } from 'preact';
import { Halted } from './halted.tsx';
import type { TableModel } from './model.ts';
import { list, youFirst } from './words.ts';

export function NothingAsked({ model }: { readonly model: TableModel }): JSX.Element {
  return model.table.state.value.tally.result ? <Over model={model} /> : <Halted model={model} />;
}

/** "Mabel and Otto won.": of a patience, and where nobody won, that this is how it lay. */
function howItEnded({ names, table }: TableModel): string {
  const { winners } = table.state.value.tally.result!;
  if (winners.length === 0 || names.length === 1) return 'this is how it ended.';
  return `${list(youFirst(winners.map((seat) => names[seat])))} won.`;
}

/** The table as the match left it, and the way back to its end. */
function Over({ model }: { readonly model: TableModel }): JSX.Element {
  return (
    <>
      <p class="sentence">
        <strong>The match is over:</strong> {howItEnded(model)}
      </p>
      <div class="do">
        <button
          type="button"
          class="btn primary"
          data-action="back to the end"
          onClick={() => (model.ceremony.value = true)}
        >
          Back to the result
        </button>
      </div>
    </>
  );
}
