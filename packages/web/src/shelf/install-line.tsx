// One quiet line at the foot of the shelf that offers to install the page.

import type { JSX } from 'preact';
import './install-line.css';
import { answerInstall } from '../shared/install.ts';

export function InstallLine(): JSX.Element {
  const answer = (wanted: boolean): void => {
    // The buttons go away with the line.
    document.getElementById('shelf')?.focus({ preventScroll: true });
    void answerInstall(wanted);
  };
  return (
    <div class="install-line" role="status">
      <p>Install Messdeck on this device?</p>
      <div class="button-row">
        <button type="button" class="btn small" onClick={() => answer(true)}>
          Install
        </button>
        <button type="button" class="btn quiet small" onClick={() => answer(false)}>
          No thanks
        </button>
      </div>
    </div>
  );
}
