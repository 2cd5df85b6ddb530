// For guests and those who look on: what the host has laid out, in words.

import type { Game } from '@messdeck/engine';
import type { JSX } from 'preact';
import { inWords } from '#words/numbers.ts';
import * as say from '#words/online/lobby.tsx';
import { changedFromUsual } from '../../games/options.ts';
import type { ToldTable } from '../../sources/remote/api.ts';
import { clockWords, titleOf } from '../words.ts';
import { useGame } from './use-game.ts';

export function WhatIsPlayed({ told }: { readonly told: ToldTable }): JSX.Element {
  const game = useGame(told.game);
  const clock = clockWords(told.clock);
  return (
    <aside class="slip invite" aria-labelledby="what-is-played">
      <h2 id="what-is-played">{say.theGame}</h2>
      <p>
        <strong>{say.gameFor({ game: titleOf(told.game), seats: inWords(told.seats.length) })}</strong>
        {clock && `, ${clock}`}, {told.public ? say.openToAll : say.byLink}.
      </p>
      {game && <Rules game={game} told={told} />}
      {clock && <p class="soft">{say.botPlaysWhenTimeRunsOut}</p>}
    </aside>
  );
}

/** What differs from the usual rules. */
function Rules({
  game,
  told: { rules, seats },
}: {
  readonly game: Game;
  readonly told: ToldTable;
}): JSX.Element {
  const changed = changedFromUsual(game, rules, seats.length);
  if (changed.length === 0) return <p>{say.theUsualRules}</p>;
  return (
    <dl class="chosen">
      {changed.map(({ option, title, words }) => (
        <div key={option.key}>
          <dt>{title}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
