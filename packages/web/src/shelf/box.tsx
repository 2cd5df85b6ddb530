// A box on the shelf: a lid that opens, cards that look out of it, and the tray with its games.

import { loadFaces } from '@messdeck/faces';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Box, ShelfGame } from '../app/catalog.ts';
import { emblem } from './emblems.ts';

export interface BoxProps {
  readonly box: Box;
  readonly open: boolean;
  /** Whether cards look out of it. */
  readonly peeks: boolean;
  readonly toggle: (pack: string) => void;
  readonly playNow: (game: ShelfGame) => void;
}

export function BoxOnShelf({ box, open, peeks, toggle, playNow }: BoxProps): JSX.Element {
  const count = box.games.length;
  return (
    <>
      <h2 class={`lid-head ${box.pack}`}>
        {peeks && <Peek box={box} />}
        <button
          type="button"
          class={`lid ${box.pack}`}
          aria-expanded={open}
          aria-controls={`tray-${box.pack}`}
          onClick={() => toggle(box.pack)}
        >
          <span class="emblem" dangerouslySetInnerHTML={{ __html: emblem(box.pack) }} />
          <span class="words">
            <span class="title">{box.title}</span>
            <span class="imprint">{box.imprint}</span>
            <span class="count">
              {count === 1 ? '1 game' : `${count} games`}
              {count > 1 && <span class="wide">: {box.games.map(({ title }) => title).join(', ')}</span>}
            </span>
          </span>
        </button>
      </h2>
      <section
        class={`tray ${box.pack}`}
        id={`tray-${box.pack}`}
        aria-label={`Games of ${box.title}`}
        hidden={!open}
      >
        <ul class="games" data-count={count}>
          {box.games.map((game) => (
            <GameInTray key={game.id} game={game} playNow={playNow} />
          ))}
        </ul>
      </section>
    </>
  );
}

function GameInTray({ game, playNow }: { game: ShelfGame; playNow: (game: ShelfGame) => void }): JSX.Element {
  return (
    <li class="game">
      <h3>{game.title}</h3>
      <p class="line">{game.line}</p>
      <p class="meta">
        {game.players} · {game.length} · {game.kind}
      </p>
      <div class="do">
        <button
          type="button"
          class="btn primary small"
          aria-label={`Play now: ${game.title}`}
          onClick={() => playNow(game)}
        >
          Play now
        </button>
        <a class="btn small" href={`#/set/${game.id}`} aria-label={`Set the table for ${game.title}`}>
          Set the table
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
