// While a match runs: the host opens the chair of a friend who does not come back, and anyone who must go leaves the own
// one to a bot. Without a clock the others would wait for good.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/online/room.tsx';
import { isPersons } from '../../sources/remote/api.ts';
import type { TableConnection } from '../../sources/remote/table-connection.ts';
import { type AwaySince, wasHere } from '../chat/notes.ts';
import { useNow } from '../match/ticking.ts';
import { ChairSheet } from './chair-sheet.tsx';
import { remove } from './invitations.ts';
import { useOrders } from './use-orders.ts';

interface ChairProps {
  readonly remote: TableConnection;
  readonly at: number;
  readonly away: AwaySince;
}

/** What can be done about the chair of a person; nothing about a bot's, before the match or after it. */
export function ChairInPlay({ remote, at, away }: ChairProps): JSX.Element | null {
  const opened = useSignal(false);
  const told = remote.told.value;
  const { trouble, order, attempt } = useOrders(told?.table);
  const now = useNow(opened.value && away.size > 0);
  const seat = told?.seats[at];
  if (!told || !seat || told.state !== 'playing' || !isPersons(seat)) return null;
  const problem = trouble.value && <span role="status">{trouble.value}</span>;
  if (at === remote.seat) {
    if (seat.standsIn) return null;
    return (
      <>
        <button
          type="button"
          class="linklike"
          data-action="leave"
          onClick={() => void order('DELETE', `/seats/${at}`)}
        >
          {words.giveToBot}
        </button>
        {problem}
      </>
    );
  }
  if (told.host !== remote.seat) return null;
  return (
    <>
      <button
        type="button"
        class="linklike"
        data-action="chair"
        aria-label={words.chairOfName(seat.name)}
        onClick={() => (opened.value = true)}
      >
        {words.chairMenu}
      </button>
      {problem}
      {opened.value && (
        <ChairSheet
          playing
          seat={seat}
          at={at}
          gone={wasHere(away.get(at), now)}
          order={order}
          renews={!told.public}
          remove={() => attempt(remove(told, at))}
          close={() => (opened.value = false)}
        />
      )}
    </>
  );
}
