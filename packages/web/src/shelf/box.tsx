// A box on the shelf: a lid that opens, cards that look out of it, and the tray with its games.

import { loadFaces } from '@messdeck/faces';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/shelf.tsx';
import { type Box, isForFriends } from '../games/catalog.ts';
import type { Label } from '../games/label.ts';
import { HandMark } from '../shared/hand-mark.tsx';

export interface BoxProps {
  readonly box: Box;
  readonly open: boolean;
  /** Whether cards look out of it. */
  readonly peeks: boolean;
  readonly toggle: (pack: string) => void;
  readonly playNow: (game: Label) => void;
  readonly learn: (game: Label) => void;
  /** What the player has done with a game so far: "38 played, 26 won". */
  readonly recordOf: (game: Label) => string;
}

export function BoxOnShelf({ box, open, peeks, toggle, ...acts }: BoxProps): JSX.Element {
  const count = box.games.length;
  return (
    <>
      <h2 class={`lid-head ${box.pack}`}>
        {peeks && box.show.length > 0 && <Peek box={box} />}
        <button
          type="button"
          class={`lid ${box.pack}`}
          aria-expanded={open}
          aria-controls={`tray-${box.pack}`}
          onClick={() => toggle(box.pack)}
        >
          <img class="emblem" src={`emblems/${box.pack}.svg`} alt="" width="91" height="91" />
          <span class="words">
            <span class="title">{box.title}</span>
            <span class="imprint">{box.imprint}</span>
            <span class="count">
              {words.games(count)}
              {count > 1 && <span class="wide">: {box.games.map(({ title }) => title).join(', ')}</span>}
            </span>
          </span>
        </button>
      </h2>
      <section
        class={`tray ${box.pack}`}
        id={`tray-${box.pack}`}
        aria-label={words.gamesOf(box.title)}
        hidden={!open}
      >
        <ul class="games" data-count={count}>
          {box.games.map((game) => (
            <GameInTray key={game.id} game={game} {...acts} />
          ))}
        </ul>
      </section>
    </>
  );
}

interface GameProps extends Pick<BoxProps, 'playNow' | 'learn' | 'recordOf'> {
  readonly game: Label;
}

function GameInTray({ game, playNow, learn, recordOf }: GameProps): JSX.Element {
  const record = recordOf(game);
  return (
    <li class="game">
      <h3>
        {game.title}
        <span class={record === words.newToYou ? 'rec new' : 'rec'}>{record}</span>
      </h3>
      <p class="like">{game.like}</p>
      <p class="line">{game.line}</p>
      <p class="meta">
        <span>
          {game.players} · {game.length}
        </span>
        {isForFriends(game) && (
          <a
            class="with-friends"
            href={`#/friends/${game.id}`}
            aria-label={words.playGameWithFriends(game.title)}
          >
            {words.playWithFriends}
          </a>
        )}
      </p>
      <div class="button-row">
        <button
          type="button"
          class="btn primary small"
          aria-label={words.playGameNow(game.title)}
          onClick={() => playNow(game)}
        >
          {words.playNow}
        </button>
        <button
          type="button"
          class="btn small learn-btn"
          aria-label={words.learnGame(game.title)}
          onClick={() => learn(game)}
        >
          <HandMark />
          {words.learn}
        </button>
        <a class="btn small" href={`#/set/${game.id}`} aria-label={words.setUpGame(game.title)}>
          {words.setUp}
        </a>
      </div>
    </li>
  );
}

/** Three cards look out of a box that is being opened. They are ornament, and its games need their faces next. */
function Peek({ box }: { box: Box }): JSX.Element {
  const drawn = useSignal<readonly string[]>([]);
  useEffect(() => {
    let here = true;
    loadFaces(box.pack).then((faces) => {
      if (here) drawn.value = box.show.map((card) => faces.face(card));
    });
    return () => {
      here = false;
    };
  }, [box]);
  return (
    <span class="peek" aria-hidden="true">
      {drawn.value.map((svg) => (
        <span class="card" dangerouslySetInnerHTML={{ __html: svg }} />
      ))}
    </span>
  );
}
