// The app: the page that the address asks for. All but the table are loaded by those who go there.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/app.ts';
import { TablePage } from '../play/table-page.tsx';
import { useDeparture } from '../shared/arrival.ts';
import { Wait } from '../shared/notice.tsx';
import { closeHowTo, keysWanted, wantedSheet } from '../shared/open-sheet.ts';
import type { Page } from '../shared/page-props.ts';
import { type Route, route } from '../shared/router.ts';
import { update } from './offline.ts';

export function App(): JSX.Element {
  const at = route.value;
  // Styles of a page hold on that page alone (`@scope`), though they stay loaded.
  document.documentElement.dataset['page'] = at.page === 'study' ? at.study : at.page;
  useDeparture();
  useEffect(() => {
    if (at.page !== 'play') document.title = words.pageTitle;
    // A sheet belongs to the page it was opened over: Back takes both away.
    closeHowTo();
    keysWanted.value = false;
    scrollTo(0, 0);
  }, [at]);
  return (
    <>
      {at.page === 'shelf' && update.value && <Later load={loadNewEdition} over />}
      <PageAt at={at} />
      {wantedSheet.value && <Later load={loadHowTo} game={wantedSheet.value.game} over />}
      {keysWanted.value && <Later load={loadKeys} over />}
    </>
  );
}

function PageAt({ at }: { readonly at: Route }): JSX.Element {
  if (at.page === 'play') return <TablePage key={at.match} id={at.match} />;
  const game = 'game' in at ? at.game : '';
  const path = 'path' in at ? at.path : [];
  // Anyone who turns a leaf of a page to study stays on it; every table on a server is a page of its own.
  const key = at.page === 'study' ? at.study : [at.page, game, ...path].join(' ');
  return <Later key={key} load={() => load(at)} game={game} path={path} />;
}

async function load(at: Route): Promise<Page> {
  if (at.page === 'shelf') return (await (await import('../shelf/shelf.tsx')).laidOut()) as Page;
  return (await import('./pages.ts')).loadPage(at);
}

async function loadNewEdition(): Promise<Page> {
  return (await import('./new-edition.tsx')).NewEdition as Page;
}

async function loadKeys(): Promise<Page> {
  return (await import('../how-to/keys-sheet.tsx')).KeysSheet as Page;
}

async function loadHowTo(): Promise<Page> {
  return (await import('../how-to/how-to.tsx')).HowTo as Page;
}

/** A page that comes in its own chunk, or a sheet over one. */
function Later({
  load,
  game = '',
  path = [],
  over,
}: {
  readonly load: () => Promise<Page>;
  readonly game?: string;
  readonly path?: readonly string[];
  readonly over?: boolean;
}): JSX.Element | null {
  const page = useSignal<{ readonly Shown: Page } | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    load().then(
      (Shown) => (page.value = { Shown }),
      () => (failed.value = true),
    );
  }, []);
  if (page.value) return <page.value.Shown game={game} path={path} />;
  if (over && !failed.value) return null;
  return <Wait sentence={failed.value ? words.pageNotLoaded : words.oneMoment} />;
}
