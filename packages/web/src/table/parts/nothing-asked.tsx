// What takes the place of what is asked where nothing is: the match is over, or the player has halted the table.

import type { JSX } from 'preact';
import * as words from '#words/table/nothing-asked.ts';
import type { TableModel } from '../model/model.ts';
import { howItEnded } from '../results/how-it-ended.ts';
import { Halted } from '../stage/halted.tsx';

export function NothingAsked({ model }: { readonly model: TableModel }): JSX.Element {
  return model.table.state.value.tally.result ? <Over model={model} /> : <Halted model={model} />;
}

/** The table as the match left it, and the way back to its end once that was seen: it comes by itself. */
function Over({ model }: { readonly model: TableModel }): JSX.Element {
  return (
    <>
      <p class="sentence">
        <strong>{words.theMatchIsOver}</strong> {howItEnded(model)}
      </p>
      {!model.ceremony.value && (
        <div class="button-row">
          <button
            type="button"
            class="btn primary"
            data-action="back to the end"
            onClick={() => (model.ceremony.value = true)}
          >
            {words.backToTheResult}
          </button>
        </div>
      )}
    </>
  );
}
