// The pages of tables on a server, by what stands behind the `#`: a table with friends, the lobby, a seat, a look on.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import './online.css';
import { AtTable } from './at-table.tsx';
import { Door } from './door.tsx';
import { FriendsPage } from './friends.tsx';
import { keptTable } from './kept.ts';
import { Lobby } from './lobby.tsx';

export function Online({ path: [page, id = '', key] }: { readonly path: readonly string[] }): JSX.Element {
  const entered = useSignal(0);
  if (page === 'friends') return <FriendsPage key={id} id={id} />;
  if (page === 'tables' || id === '') return <Lobby />;
  if (page === 'watch') return <AtTable key={`${id} watch`} id={id} seat={null} bearer={key} />;
  const kept = keptTable(id);
  const seat = key !== undefined && /^\d$/.test(key) ? Number(key) : kept?.seats[0];
  if (seat !== undefined) return <AtTable key={`${id} ${seat} ${entered.value}`} id={id} seat={seat} />;
  return <Door key={id} id={id} invite={key} enter={() => entered.value++} />;
}
