// The app: the page that the address asks for. All but the table and the settings are loaded by those who go there.

import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { keysWanted, wantedSheet } from '../learn/open.ts';
import { TablePage } from '../play/table-page.tsx';
import { loadStudy } from '../study/index.ts';
import { useDeparture } from './arrival.ts';
import { Wait } from './notice.tsx';
import { takeUpdate, update } from './offline.ts';
import { type Route, route } from './router.ts';

export function App(): JSX.Element {
  const at = route.value;
  useDeparture();
  useEffect(() => {
    if (at.page !== 'play') document.title = 'Messdeck';
    scrollTo(0, 0);
  }, [at]);
  return (
    <>
      {at.page === 'shelf' && update.value && <NewEdition />}
      <PageAt at={at} />
      {wantedSheet.value && <Later load={loadHowTo} game={wantedSheet.value.game} over />}
      {keysWanted.value && <Later load={loadKeys} over />}
    </>
  );
}

function PageAt({ at }: { readonly at: Route }): JSX.Element {
  if (at.page === 'play') return <TablePage key={at.match} id={at.match} />;
  if (at.page === 'study') return <Later key={at.study} load={() => loadStudy(at.study)} path={at.path} />;
  if (at.page === 'online') return <Later key={at.path.join(' ')} load={loadOnline} path={at.path} />;
  const game = 'game' in at ? at.game : '';
  return <Later key={`${at.page} ${game}`} load={pages[at.page]} game={game} />;
}

type Loaded = ComponentType<{ game: string; path: readonly string[] }>;

const pages: Readonly<Record<string, () => Promise<Loaded>>> = {
  shelf: async () => (await (await import('../shelf/shelf.tsx')).laidOut()) as Loaded,
  set: async () => (await import('../setup/setup.tsx')).Setup as Loaded,
  history: async () => (await import('../history/history-page.tsx')).HistoryPage as Loaded,
  figures: async () => (await import('../history/history-page.tsx')).HistoryPage as Loaded,
  daily: async () => (await import('../patience/daily-page.tsx')).DailyPage as Loaded,
  lesson: async () => (await import('../learn/lesson-page.tsx')).LessonPage as Loaded,
  settings: async () => (await import('../settings/settings-form.tsx')).SettingsPage as Loaded,
  learn: async () => (await import('../learn/learn-page.tsx')).LearnPage as Loaded,
};

async function loadOnline(): Promise<Loaded> {
  return (await import('../online/online.tsx')).Online as unknown as Loaded;
}

async function loadKeys(): Promise<Loaded> {
  return (await import('../learn/keys-sheet.tsx')).KeysSheet as Loaded;
}

async function loadHowTo(): Promise<Loaded> {
  return (await import('../learn/how-to.tsx')).HowTo as Loaded;
}

/** A page that comes in its own chunk, or a sheet over one. */
function Later({
  load,
  game = '',
  path = [],
  over,
}: {
  readonly load: () => Promise<unknown>;
  readonly game?: string;
  readonly path?: readonly string[];
  readonly over?: boolean;
}): JSX.Element | null {
  const page = useSignal<{ readonly Page: Loaded } | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    load().then(
      (Page) => (page.value = { Page: Page as Loaded }),
      () => (failed.value = true),
    );
  }, []);
  if (page.value) return <page.value.Page game={game} path={path} />;
  if (over && !failed.value) return null;
  return (
    <Wait
      sentence={
        failed.value ? 'This page could not be loaded. Try again when the network is back.' : 'One moment.'
      }
    />
  );
}

function NewEdition(): JSX.Element {
  const held = useSignal(false);
  const take = async (): Promise<void> => {
    held.value = !(await takeUpdate());
  };
  return (
    <p class="new-edition" role="status">
      {held.value
        ? 'A match is open in another tab: the newer edition waits until it is closed.'
        : 'A newer edition of Messdeck is ready.'}
      <button type="button" class="btn small" onClick={() => void take()}>
        Use it
      </button>
    </p>
  );
}
