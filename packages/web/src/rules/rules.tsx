// The rules of all twelve games as pages with numbers to link to, a search through all of them, and printable.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as say from '#words/rules.tsx';
import { boxes } from '../games/catalog.ts';
import { SheetPage } from '../shared/frame.tsx';
import type { StudyProps } from '../shared/page-props.ts';
import { parseRoute } from '../shared/router.ts';
import { Markdown } from './markdown.tsx';
import { OptionsOf } from './options-of.tsx';
import './rules.css';
import { readRules } from './read-rules.ts';
import { RulesSearch } from './rules-search.tsx';

const games = boxes.flatMap((box) => box.games);

/** What an address names in the place of a game that looks for words. */
const SEARCH = 'search';

/** The words an address looks for. */
function wantedIn(hash: string): string {
  const now = parseRoute(hash);
  return now.page === 'study' && now.path[0] === SEARCH ? (now.path[1] ?? '') : '';
}

export function RulesPage({ path }: StudyProps): JSX.Element {
  const [gameId, rule] = path;
  const looked = gameId === SEARCH;
  const wanted = useSignal(looked ? (rule ?? '') : '');
  // The game that was read before somebody began to look for something.
  const read = useRef(games[0]);
  if (!looked) read.current = games.find(({ id }) => id === gameId) ?? games[0];
  const game = read.current;
  // Somebody comes by an address; typing writes it without one, so that the focus stays where it is.
  useEffect(() => {
    wanted.value = wantedIn(location.hash);
  }, [path]);
  const look = (words: string): void => {
    const was = wanted.value;
    wanted.value = words;
    const address = words === '' ? `#/rules/${game.id}` : `#/rules/${SEARCH}/${encodeURIComponent(words)}`;
    // The first letter is a step of its own, so that the way back leads to what was read.
    if (was === '' || words === '') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  };
  const { prose, failed } = useRules(game.id);
  const ready = prose !== undefined;
  useEffect(() => {
    if (!ready || looked || rule === undefined) return;
    const element = document.getElementById(`rule-${rule}`);
    for (const other of document.querySelectorAll('.linked')) other.classList.remove('linked');
    element?.classList.add('linked');
    element?.scrollIntoView({ block: 'center' });
  }, [ready, looked, rule, wanted.value === '']);
  const searching = wanted.value.trim() !== '';
  const tools = (
    <>
      <input
        class="field"
        type="search"
        aria-label={say.searchAll}
        placeholder={say.findRules}
        value={wanted.value}
        onInput={(event) => look(event.currentTarget.value)}
      />
      <button type="button" class="btn small" onClick={() => window.print()}>
        {say.print}
      </button>
    </>
  );
  return (
    <SheetPage title={say.rules} sub={searching ? say.allTwelveGames : game.title} tools={tools}>
      <div class="rulespage">
        <GamesNav reading={searching ? undefined : game.id} />
        <main class="rulesbody rules-text">
          {searching ? (
            <>
              <h2>{say.found(wanted.value.trim())}</h2>
              <RulesSearch wanted={wanted.value} reading={game.id} />
            </>
          ) : (
            <>
              <h2>{game.title}</h2>
              {failed && <p role="status">{say.notLoaded}</p>}
              {ready ? <Markdown text={prose} /> : !failed && <p role="status">{say.oneMoment}</p>}
            </>
          )}
        </main>
        {!searching && <OptionsOf key={game.id} game={game.id} />}
      </div>
    </SheetPage>
  );
}

/** The rules of a game, undefined until they have come; those of another that come late are let go. */
function useRules(game: string): { readonly prose: string | undefined; readonly failed: boolean } {
  const text = useSignal<{ readonly game: string; readonly prose: string } | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    let left = false;
    failed.value = false;
    readRules(game).then(
      (prose) => {
        if (!left) text.value = { game, prose };
      },
      () => (failed.value = true),
    );
    return () => {
      left = true;
    };
  }, [game]);
  return { prose: text.value?.game === game ? text.value.prose : undefined, failed: failed.value };
}

function GamesNav({ reading }: { readonly reading: string | undefined }): JSX.Element {
  return (
    <nav class="rulesnav" aria-label={say.games}>
      {games.map(({ id, title }) => (
        <a key={id} href={`#/rules/${id}`} aria-current={id === reading ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
