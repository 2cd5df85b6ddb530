// A match or a chair that another window of this browser has open: it can be taken over.

import type { JSX } from 'preact';

interface OpenTwiceProps {
  readonly what: 'chair' | 'match';
  readonly playHere: () => void;
}

export function OpenTwice({ what, playHere }: OpenTwiceProps): JSX.Element {
  return (
    <main class="waiting">
      <div class="slip" role="alert">
        <h1>This {what} is open in another window</h1>
        <p>The game continues there.</p>
        <div class="button-row">
          <button type="button" class="btn primary" data-action="play here" onClick={playHere}>
            Play here instead
          </button>
          <a class="btn" href="#/">
            Back to the shelf
          </a>
        </div>
      </div>
    </main>
  );
}
