// One quiet line at the foot of the shelf that offers to install the page.

import type { JSX } from 'preact';
import './install-line.css';
import * as words from '#words/shelf.tsx';
import { answerInstall } from '../shared/install.ts';

export function InstallLine(): JSX.Element {
  const answer = (wanted: boolean): void => {
    // The buttons go away with the line.
    document.getElementById('shelf')?.focus({ preventScroll: true });
    void answerInstall(wanted);
  };
  return (
    <div class="install-line" role="status">
      <p>{words.installHere}</p>
      <div class="button-row">
        <button type="button" class="btn small" onClick={() => answer(true)}>
          {words.install}
        </button>
        <button type="button" class="btn quiet small" onClick={() => answer(false)}>
          {words.noThanks}
        </button>
      </div>
    </div>
  );
}
