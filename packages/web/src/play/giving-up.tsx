// Giving a match up, which is not leaving it: it is gone from the shelf, and a note offers to bring it back.

import { type JSX, render } from 'preact';
import * as words from '#words/play.tsx';
import { abandonMatch } from '../sources/local/abandon.ts';

/** How long the note stands, in milliseconds. */
const STANDS = 12_000;

interface GivenUp {
  readonly id: string;
  /** What was played. */
  readonly title: string;
  /** Called when the match is back. */
  readonly back?: () => void;
}

let note: HTMLElement | undefined;

function putDown(): void {
  if (!note) return;
  render(null, note);
  note.remove();
  note = undefined;
}

export async function giveUp({ id, title, back }: GivenUp): Promise<void> {
  const undo = await abandonMatch(id);
  putDown();
  note = document.body.appendChild(document.createElement('div'));
  const placed = note;
  const restore = async (): Promise<void> => {
    putDown();
    await undo();
    back?.();
  };
  render(<Note title={title} restore={() => void restore()} />, note);
  setTimeout(() => {
    if (note === placed) putDown();
  }, STANDS);
}

function Note({ title, restore }: { readonly title: string; readonly restore: () => void }): JSX.Element {
  return (
    <p class="given-up" role="status">
      {words.wasGivenUp(title)}
      <button type="button" class="btn small" data-action="bring back" onClick={restore}>
        {words.undo}
      </button>
    </p>
  );
}
