// Current move, with its first clause in bold: "Blocked: throw away two more cards", "You cut highest: choose …".

import { capital } from '@messdeck/engine';
import type { JSX } from 'preact';
import * as words from '#words/games/states.ts';
import type { LayoutProps } from '../../table/model/layout.ts';

/** The game's own prompt to a player who may act. */
export function Asked({ model }: LayoutProps): JSX.Element {
  const { turn, head, rest } = model.asked;
  const first = turn === undefined ? head : words.your(turn);
  return (
    <p class="sentence">
      {first !== undefined && <strong>{capital(first)}: </strong>}
      {turn !== undefined && head !== undefined && `${head}: `}
      {rest}
    </p>
  );
}
