// What was done while nothing can be heard of it, named in the place of what is asked. What never went out can be taken
// up again.

import { type Game, orderOf } from '@messdeck/engine';
import type { JSX } from 'preact';
import * as words from '#words/online/match.tsx';
import type { TableConnection } from '../../sources/remote/table-connection.ts';

/** Whether something was done of which the server has not told yet, and the line is broken. */
export function waitsForAnswer({ line, unanswered, unsent }: TableConnection): boolean {
  return unsent.value !== undefined || (line.value === 'lost' && unanswered.value !== undefined);
}

export function Unanswered({
  remote,
  game,
}: {
  readonly remote: TableConnection;
  readonly game: Game;
}): JSX.Element {
  const unsent = remote.unsent.value;
  const text = unsent?.text ?? remote.unanswered.value ?? '';
  const [verb] = text.split(' ');
  const deed = Object.hasOwn(game.verbs, verb) ? orderOf(game, text) : words.whatYouDid;
  return (
    <section class="ask" id="ask" tabIndex={-1} aria-label={words.currentMove}>
      <p class="sentence">{unsent ? words.notYetSent(deed) : words.notYetAnswered(deed)}</p>
      {unsent && (
        <div class="button-row">
          <button type="button" class="btn" data-action="take up" onClick={unsent.takeUp}>
            {words.cancelIt}
          </button>
        </div>
      )}
    </section>
  );
}
