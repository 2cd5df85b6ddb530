// The pages of tables on a server, by what stands behind the `#`: a table with friends, the lobby, a seat, a look on.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import './online.css';
import { keptTable } from '../sources/remote/kept.ts';
import { Lobby } from './lobby/lobby.tsx';
import { AtTable } from './match/at-table.tsx';
import { FriendsPage } from './room/friends.tsx';
import { JoinTable } from './room/join-table.tsx';
import { SeatArrival } from './room/seat-arrival.tsx';

export function Online({
  path: [page, id = '', key, more],
}: {
  readonly path: readonly string[];
}): JSX.Element {
  const sat = useSignal<number | undefined>(undefined);
  if (page === 'friends') return <FriendsPage key={id} id={id} />;
  if (page === 'tables' || id === '') return <Lobby />;
  if (page === 'watch')
    return (
      <AtTable
        key={`${id} watch`}
        id={id}
        seat={null}
        bearer={key || undefined}
        invited={more === 'invited'}
      />
    );
  if (page === 'seat')
    return <SeatArrival key={`${id} ${key}`} id={id} seat={Number(key)} link={more ?? ''} />;
  const kept = keptTable(id);
  const named = key !== undefined && /^\d$/.test(key) ? Number(key) : undefined;
  // Another player on the same device comes by the door again.
  const seat = sat.value ?? named ?? (more === undefined ? kept?.seats[0] : undefined);
  if (seat !== undefined) return <AtTable key={`${id} ${seat}`} id={id} seat={seat} />;
  return <JoinTable key={id} id={id} invite={key || undefined} enter={(at) => (sat.value = at)} />;
}
