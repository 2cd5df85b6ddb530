// The player has halted the table: nothing moves, and it looks so.

import type { JSX } from 'preact';
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
          <strong>Paused.</strong> Nobody plays until you continue.{' '}
          <small class="soft">The game also pauses while a panel is open or the page is hidden.</small>
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
          Continue
        </button>
      </div>
    </>
  );
}
