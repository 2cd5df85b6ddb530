// What is asked, for whoever listens: once when the turn comes, and again when something else is asked in it.

import type { JSX } from 'preact';
import type { TableModel } from './model.ts';
import { isPassedFor } from './passing.ts';
import { yourTurn } from './your-turn.ts';

/** Nothing where the player can do nothing or the table answers for him, and where time runs: the event says it all. */
export function AskedAloud({ model }: { readonly model: TableModel }): JSX.Element | null {
  const { entries, state } = model.table;
  const { betweenHands, tally, window, idle, enters } = state.value;
  const timed = window || idle || model.game.clock?.beat !== undefined;
  const asked = model.mine && model.view.value.legal.length > 0 && !betweenHands && !tally.result;
  if (!asked || timed || enters || isPassedFor(model)) return null;
  const others = entries.value.findLast(({ by }) => by !== model.seat)?.n;
  const said = model.asked;
  // Another key is another line, which is read; the same line stays, and is not read again.
  return <p key={`${others} ${said}`}>{model.names.length > 1 ? yourTurn(said).join(' ') : said}</p>;
}
