// Which game a table is for: those of every box that people can play with each other.

import type { JSX } from 'preact';
import * as words from '#words/online/lobby.tsx';
import { boxes, isForFriends } from '../../games/catalog.ts';

interface GameChoiceProps {
  readonly game: string;
  readonly choose: (game: string) => void;
}

export function GameChoice({ game, choose }: GameChoiceProps): JSX.Element {
  return (
    <label class="level question">
      <span class="lbl">{words.game}</span>
      <select name="game" value={game} onChange={(event) => choose(event.currentTarget.value)}>
        {boxes.map(({ pack, title, games }) => (
          <optgroup key={pack} label={title}>
            {games.filter(isForFriends).map(({ id, title, players }) => (
              <option key={id} value={id}>
                {title}, {players}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
