// What a Flag left on the table, under its result: read from its log when the page is looked at.

import type { Game } from '@messdeck/engine';
import { type Faces, loadFaces } from '@messdeck/faces';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/patience.tsx';
import { type LeftOver, leftOver } from '../games/flag/left-over.ts';
import type { PastMatch } from '../history/past.ts';
import { Later } from '../shared/later.tsx';
import { loadGame } from '../sources/games.ts';
import { loadLog } from '../sources/local/store.ts';

interface Fetched extends LeftOver {
  readonly faces: Faces;
  readonly pack: Game['pack'];
}

/** How the match was left, once its log is read; undefined where there is none. */
export function useLeftOver({ id, game: gameId, rules }: PastMatch): Fetched | undefined {
  const fetched = useSignal<Fetched | undefined>(undefined);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const [game, log, faces] = await Promise.all([loadGame(gameId), loadLog(id), loadFaces('sammy')]);
      const left = leftOver(game, rules, log);
      if (left) fetched.value = { ...left, faces, pack: game.pack };
    };
    // Without it the result stands all the same.
    read().catch(() => {});
  }, [id]);
  return fetched.value;
}

export function LeftOnTable({ tops, faces, pack }: Fetched): JSX.Element | null {
  if (tops.length === 0) return null;
  return (
    <>
      <p class="soft">{words.leftOnTheTable}</p>
      <ul class="left-cards">
        {tops.map((card) => (
          <li key={card} data-shows={card}>
            <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: faces.face(card) }} />
            <span class="sr">{faces.name(card)}</span>
          </li>
        ))}
      </ul>
      <Later load={loadCloseUps} props={{ pack, faces }} />
    </>
  );
}

const loadCloseUps = async () => (await import('../table/close-up/close-ups.tsx')).CloseUps;
