// What was done while nothing can be heard of it, named in the place of what is asked.

import { type Game, orderOf } from '@messdeck/engine';
import type { JSX } from 'preact';
import type { RemoteTable } from '../sources/remote/remote-table.ts';

/** Whether something was done of which the server has not told yet, and the line is broken. */
export function waitsForAnswer({ line, unanswered }: RemoteTable): boolean {
  return line.value === 'lost' && unanswered.value !== undefined;
}

export function Unanswered({
  remote,
  game,
}: {
  readonly remote: RemoteTable;
  readonly game: Game;
}): JSX.Element {
  const text = remote.unanswered.value ?? '';
  const [verb] = text.split(' ');
  return (
    <section class="ask" id="ask" tabIndex={-1} aria-label="What is asked">
      <p class="sentence">
        <strong>
          {Object.hasOwn(game.verbs, verb) ? orderOf(game, text) : 'What you did'}: not yet answered.
        </strong>{' '}
        It is done as soon as the table answers, and counts once.
      </p>
    </section>
  );
}
