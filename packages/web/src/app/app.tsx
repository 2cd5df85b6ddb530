// The app: the page that the address asks for. Shelf and setup are loaded only by those who go there.

import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { TablePage } from '../play/table-page.tsx';
import { SettingsPage } from '../settings/settings-form.tsx';
import { loadStudy } from '../study/index.ts';
import { useDeparture } from './arrival.ts';
import { takeUpdate, update } from './offline.ts';
import { route } from './router.ts';

export function App(): JSX.Element {
  const at = route.value;
  useDeparture();
  useEffect(() => {
    if (at.page !== 'play') document.title = 'Messdeck';
    scrollTo(0, 0);
  }, [at]);
  if (at.page === 'play') return <TablePage key={at.match} id={at.match} />;
  if (at.page === 'settings') return <SettingsPage />;
  if (at.page === 'study') return <Later key={at.study} load={() => loadStudy(at.study)} path={at.path} />;
  if (at.page === 'set') return <Later key={at.game} load={loadSetup} game={at.game} />;
  return (
    <>
      {update.value && <NewEdition />}
      <Later load={loadShelf} />
    </>
  );
}

type Loaded = ComponentType<{ game: string; path: readonly string[] }>;

async function loadShelf(): Promise<Loaded> {
  return (await (await import('../shelf/shelf.tsx')).laidOut()) as Loaded;
}

async function loadSetup(): Promise<Loaded> {
  return (await import('../setup/setup.tsx')).Setup as Loaded;
}

/** A page that comes in its own chunk. */
function Later({
  load,
  game = '',
  path = [],
}: {
  readonly load: () => Promise<unknown>;
  readonly game?: string;
  readonly path?: readonly string[];
}): JSX.Element {
  const page = useSignal<{ readonly Page: Loaded } | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    load().then(
      (Page) => (page.value = { Page: Page as Loaded }),
      () => (failed.value = true),
    );
  }, []);
  if (page.value) return <page.value.Page game={game} path={path} />;
  return (
    <main class="waiting">
      <p role="status">
        {failed.value ? 'This page could not be loaded. Try again when the network is back.' : 'One moment.'}
      </p>
    </main>
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
