// The one switch of the set-up page: against bots on this device, or with friends at a table on the server.

import type { JSX } from 'preact';
import * as words from '#words/setup.ts';

export function WithWhom({
  game,
  friends = false,
}: {
  readonly game: string;
  readonly friends?: boolean;
}): JSX.Element {
  return (
    <nav class="withwhom" aria-label={words.opponents}>
      <a href={`#/set/${game}`} aria-current={friends ? undefined : 'page'}>
        {words.againstBots}
      </a>
      <a href={`#/friends/${game}`} aria-current={friends ? 'page' : undefined}>
        {words.withFriends}
      </a>
    </nav>
  );
}
