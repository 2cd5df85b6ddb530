// At a table that goes on over days: the way to the next table that waits.

import type { JSX } from 'preact';
import * as words from '#words/your-turn.ts';
import type { TableConnection } from '../../sources/remote/table-connection.ts';
import { useWaiting, waits, wayTo } from '../../sources/remote/your-turn.ts';
import { titleOf } from '../words.ts';

export function NextTable({ remote }: { readonly remote: TableConnection }): JSX.Element | null {
  if (remote.told.value?.clock?.days === undefined || remote.seat === null) return null;
  return <WayThere remote={remote} />;
}

/** Whoever has acted here goes on to where somebody else waits. */
function WayThere({ remote: { id, seat, state } }: { readonly remote: TableConnection }): JSX.Element | null {
  const waiting = useWaiting();
  const next = waiting.value.find((each) => waits(each) && each.table !== id);
  const isAsked = state.value.due?.seat === seat;
  if (!next || isAsked) return null;
  return (
    <a class="btn small" data-action="next table" href={wayTo(next)}>
      {words.nextTable}
      <span class="sr">: {titleOf(next.game)}</span>
    </a>
  );
}
