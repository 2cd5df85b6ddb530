// A match or a chair that another window of this browser has open: it can be taken over.

import type { JSX } from 'preact';
import * as words from '#words/open-twice.ts';

interface OpenTwiceProps {
  readonly what: 'chair' | 'match';
  readonly playHere: () => void;
}

export function OpenTwice({ what, playHere }: OpenTwiceProps): JSX.Element {
  return (
    <main class="waiting">
      <div class="slip" role="alert">
        <h1>{words.openElsewhere[what]}</h1>
        <p>{words.theGameContinuesThere}</p>
        <div class="button-row">
          <button type="button" class="btn primary" data-action="play here" onClick={playHere}>
            {words.playHereInstead}
          </button>
          <a class="btn" href="#/">
            {words.backToTheShelf}
          </a>
        </div>
      </div>
    </main>
  );
}
