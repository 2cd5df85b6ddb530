// Records from files, chosen or dropped: the one there is opens at once, of many one is chosen. They are only looked at.

import type { MatchRecord } from '@messdeck/engine';
import { isRefusal } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/replay.tsx';
import { findOnShelf } from '../games/catalog.ts';
import { SheetPage } from '../shared/frame.tsx';
import { findGame, loadGame } from '../sources/games.ts';
import { makeLink } from '../sources/replay/link.ts';
import { readRecords } from '../sources/replay/read-records.ts';

/** So many records of a file are listed. */
const LISTED = 200;

async function show(record: MatchRecord): Promise<void> {
  location.hash = `#/replay/${await makeLink(record, await loadGame(record.game))}`;
}

export function OpenRecord(): JSX.Element {
  const records = useSignal<readonly MatchRecord[]>([]);
  const trouble = useSignal('');
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    trouble.value = '';
    records.value = [];
    const found = await readRecords(file, findGame);
    if (isRefusal(found)) trouble.value = found.refused;
    else if (found.length === 1) await show(found[0]);
    else records.value = found;
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void read(event.dataTransfer?.files[0]);
  };
  return (
    <SheetPage title={words.openRecord} sub={words.fileTypes}>
      <main class="open-record" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <label class="drop">
          <span>{words.dropRecord}</span>
          <input
            type="file"
            accept=".json,.jsonl"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
        <p class="soft">{words.canWatch}</p>
        <p role="alert">{trouble.value}</p>
        {records.value.length > 0 && (
          <ol class="records">
            {records.value.slice(0, LISTED).map((record, i) => (
              <li key={i}>
                <button type="button" class="btn small" onClick={() => void show(record)}>
                  {i + 1}. {findOnShelf(record.game)?.game.title},{' '}
                  {record.seats.map(({ name }) => name).join(', ')}
                </button>
              </li>
            ))}
          </ol>
        )}
      </main>
    </SheetPage>
  );
}
