// The history: every finished match of this browser, and beside it the figures. On a phone they are two pages.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as words from '#words/history.tsx';
import '../shared/styles/book.css';
import './history.css';
import { useArrival } from '../shared/arrival.ts';
import { SheetPage } from '../shared/frame.tsx';
import { Wait } from '../shared/notice.tsx';
import { reasonOf } from '../shared/reason.ts';
import { Hatching } from './charts.tsx';
import { FiguresSheet } from './figures-sheet.tsx';
import { importFile, saveAll } from './files.ts';
import { sayImported } from './imported.ts';
import { history } from './keep.ts';
import { MatchList } from './match-list.tsx';
import type { PastMatch } from './past.ts';
import { isWide } from './width.ts';

interface HistoryProps {
  /** A game: its figures come first. */
  readonly game: string;
}

export function HistoryPage({ game }: HistoryProps): JSX.Element {
  useArrival();
  const matches = useSignal<readonly PastMatch[] | undefined>(undefined);
  const said = useSignal('');
  const trouble = (error: unknown): void => {
    said.value = reasonOf(error);
  };
  const read = (): Promise<void> =>
    history().then((found) => {
      matches.value = found;
    }, trouble);
  useEffect(() => void read(), []);
  const take = async (file: File): Promise<void> => {
    const imported = await importFile(await file.text());
    await read();
    said.value = sayImported(imported);
  };
  const count = matches.value?.length ?? 0;
  const at = game === '' ? 'matches' : 'figures';
  const files = (
    <>
      <button
        type="button"
        class="btn small"
        disabled={count === 0}
        onClick={() => saveAll(matches.value!).catch(trouble)}
      >
        {words.saveAll}
      </button>
      <ImportButton take={(file) => take(file).catch(trouble)} />
    </>
  );
  return (
    <SheetPage
      title={words.history}
      sub={words.matchCount(count)}
      tools={
        <>
          <nav class="tabs" aria-label={words.pages}>
            <a href="#/history" aria-current={at === 'matches' ? 'page' : undefined}>
              {words.matches}
            </a>
            <a href="#/figures/all" aria-current={at === 'figures' ? 'page' : undefined}>
              {words.figures}
            </a>
          </nav>
          {isWide.value && files}
        </>
      }
    >
      <Hatching />
      <p class="said-of-files" role="status" hidden={said.value === ''}>
        {said.value}
      </p>
      {matches.value === undefined ? (
        <Wait sentence={words.loadingYourHistory} />
      ) : (
        <main class="history" data-at={at}>
          <MatchList matches={matches.value} trouble={trouble} />
          <FiguresSheet key={count} matches={matches.value} game={game} />
          {!isWide.value && at === 'matches' && <p class="files">{files}</p>}
        </main>
      )}
    </SheetPage>
  );
}

function ImportButton({ take }: { readonly take: (file: File) => Promise<void> }): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="btn small" onClick={() => input.current?.click()}>
        {words.readFile}
      </button>
      <input
        ref={input}
        type="file"
        accept=".jsonl,.json,application/json"
        hidden
        aria-label={words.recordsFile}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void take(file);
        }}
      />
    </>
  );
}
