// The player has halted the table: nothing moves, and it looks so.

import type { JSX } from 'preact';
import * as words from '#words/table/nothing-asked.ts';
import { keyed } from '../../shared/settings.ts';
import './halted.css';
import type { TableModel } from '../model/model.ts';
import { Sign } from '../parts/sign.tsx';

export function Halted({ model }: { readonly model: TableModel }): JSX.Element {
  return (
    <>
      <p class="sentence rest halted">
        <Sign path="M17 15h5v18h-5ZM26 15h5v18h-5Z" />
        <span>
          <strong>{words.paused}</strong> {words.nobodyPlays} <small class="soft">{words.whenPaused}</small>
        </span>
      </p>
      <div class="button-row">
        <button
          type="button"
          class="btn primary"
          data-action="resume"
          aria-keyshortcuts={keyed('Space')}
          onClick={() => (model.halted.value = false)}
        >
          {words.continueWord}
        </button>
      </div>
    </>
  );
}
