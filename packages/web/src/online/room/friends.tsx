// Host a table for friends: the page around the form. The game is in the address; without one, it is the game hosted last.

import type { Game } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/online/room.tsx';
import '../../setup/setup.css';
import type { OptionRules } from '../../games/applies.ts';
import { findOnShelf, isForFriends } from '../../games/catalog.ts';
import { loadOptionRules } from '../../games/parts-of.ts';
import { Notice, Wait } from '../../shared/notice.tsx';
import { openHowTo } from '../../shared/open-sheet.ts';
import { reasonOf } from '../../shared/reason.ts';
import { ToShelf } from '../../shared/to-shelf.tsx';
import { loadGame } from '../../sources/games.ts';
import { ask } from '../../sources/remote/api.ts';
import { keptTables, lastName } from '../../sources/remote/kept.ts';
import { HostForm } from '../lobby/host-form.tsx';
import { titleOf } from '../words.ts';

/** For people who host for the first time: a game that newcomers know at once. */
const FIRST = 'do-boy';

export function FriendsPage({ id }: { readonly id: string }): JSX.Element {
  const chosen = useSignal(hostable(id) ?? hostable(keptTables()[0]?.kept.game) ?? FIRST);
  const opened = useSignal<{ readonly game: Game; readonly when: OptionRules } | undefined>(undefined);
  // Not in the entry of the browser's history, which outlasts the visitor of a kiosk.
  const name = useSignal(lastName());
  const trouble = useSignal('');
  useEffect(() => {
    let left = false;
    Promise.all([loadGame(chosen.value), loadOptionRules(chosen.value), ask('GET', '/games')]).then(
      ([game, when]) => {
        if (!left) opened.value = { game, when };
      },
      (error: unknown) => (trouble.value = reasonOf(error)),
    );
    return () => {
      left = true;
    };
  }, [chosen.value]);
  if (trouble.value)
    return (
      <Notice
        title={words.noTablesHere}
        sentence={trouble.value}
        to={`#/set/${chosen.value}`}
        label={words.playAgainstBots}
      />
    );
  if (!opened.value) return <Wait sentence={words.openingBox} />;
  const { id: shown } = opened.value.game;
  const choose = (wanted: string): void => {
    // What was decided for one game means nothing in another; name, door and empty chairs stay.
    const { seats: _, bots: __, rules: ___, ...others } = history.state ?? {};
    history.replaceState(others, '', `#/friends/${wanted}`);
    chosen.value = wanted;
  };
  return (
    <div class="setup-page">
      <header class="setup-bar">
        <ToShelf />
        <div class="where">
          <h1>{words.hostTable}</h1>
          <span>{words.withFriends(titleOf(shown))}</span>
        </div>
        <button
          type="button"
          class="btn quiet small"
          onClick={() => openHowTo({ game: shown, from: 'house' })}
        >
          {words.howPlay}
        </button>
      </header>
      <main>
        <HostForm key={shown} {...opened.value} name={name} chooseGame={choose} />
      </main>
    </div>
  );
}

/** The game, if people can play it with each other. */
function hostable(id = ''): string | undefined {
  const found = findOnShelf(id);
  return found && isForFriends(found.game) ? id : undefined;
}
