// After a board of a challenge: the way back to it.

import type { JSX } from 'preact';
import { atTable } from '#words/duplicate.ts';
import type { ToldTable } from '../../sources/remote/api.ts';

export function ToChallenge({
  board: { challenge, board },
}: {
  readonly board: NonNullable<ToldTable['board']>;
}): JSX.Element {
  const to = challenge.startsWith('today-')
    ? '#/challenges/today'
    : `#/challenge/${challenge}/results/${board}`;
  return (
    <section class="plays-again">
      <p class="soft">{atTable.means}</p>
      <a class="btn primary" data-action="to challenge" href={to}>
        {atTable.back}
      </a>
    </section>
  );
}
