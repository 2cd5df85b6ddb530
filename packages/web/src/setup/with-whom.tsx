// The one switch of the set-up page: against bots on this device, or with friends at a table on the server.

import type { JSX } from 'preact';

export function WithWhom({
  game,
  friends = false,
}: {
  readonly game: string;
  readonly friends?: boolean;
}): JSX.Element {
  return (
    <nav class="withwhom" aria-label="Opponents">
      <a href={`#/set/${game}`} aria-current={friends ? undefined : 'page'}>
        Against bots
      </a>
      <a href={`#/friends/${game}`} aria-current={friends ? 'page' : undefined}>
        With friends
      </a>
    </nav>
  );
}
