// The page of one match: opens its table, loads the game's faces and layout, and lays them out.

import { effect, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/play.tsx';
import { facesFor, loadLayout } from '../games/parts-of.ts';
import { Later } from '../shared/later.tsx';
import { Notice, Wait } from '../shared/notice.tsx';
import { reasonOf } from '../shared/reason.ts';
import { timing } from '../shared/settings.ts';
import { openLocalTable } from '../sources/local/local-table.ts';
import type { Layout } from '../table/model/layout.ts';
import { TableModel } from '../table/model/model.ts';
import { ELSEWHERE, holdMatch, wishesFor } from '../table/model/one-tab.ts';
import { Stage } from '../table/stage/stage.tsx';
import { slots } from './slots.ts';

interface Laid {
  readonly model: TableModel;
  readonly layout: Layout;
}

export function TablePage({ id }: { readonly id: string }): JSX.Element {
  const laid = useSignal<Laid | undefined>(undefined);
  const fault = useSignal<string | undefined>(undefined);
  const tries = useSignal(0);
  useEffect(() => {
    const left = new AbortController();
    lay(id, left.signal).then(
      (table) => {
        laid.value = table;
        const letGo = (): void => {
          left.abort();
          fault.value = ELSEWHERE;
        };
        wishesFor(id).addEventListener('message', letGo, { signal: left.signal });
      },
      (reason: unknown) => {
        if (!left.signal.aborted) fault.value = reasonOf(reason);
      },
    );
    return () => left.abort();
  }, [id, tries.value]);
  if (fault.value === ELSEWHERE) {
    const again = (): void => {
      laid.value = fault.value = undefined;
      tries.value++;
    };
    return <Later load={loadElsewhere} props={{ id, again }} />;
  }
  if (fault.value !== undefined) return <Notice title={words.tableNotOpened} sentence={fault.value} />;
  if (!laid.value) return <Wait sentence={words.settingUpTheTable} />;
  const { model, layout } = laid.value;
  const patience = model.names.length === 1;
  const deal = patience ? <Later load={loadDeal} props={{ model }} /> : undefined;
  return <Stage key={id} model={model} layout={layout} slots={slots} extra={deal} />;
}

const loadElsewhere = async () => (await import('./elsewhere.tsx')).Elsewhere;

const loadDeal = async () => (await import('../patience/deal-button.tsx')).DealButton;

/** Opens everything a table needs; all of it is let go when the player leaves. */
async function lay(id: string, left: AbortSignal): Promise<Laid> {
  await holdMatch(id, left);
  const table = await openLocalTable(id, timing.value, left);
  const parts = Promise.all([facesFor(table.game), loadLayout(table.game.id)]);
  // A table that cannot be shown plays on for nobody.
  parts.catch(() => table.close());
  const [faces, layout] = await parts;
  left.throwIfAborted();
  const model = new TableModel(table, faces, layout.readDrop, layout.wears);
  const stop = effect(() => table.setTiming(timing.value));
  left.addEventListener('abort', () => {
    stop();
    model.close();
  });
  document.title = words.pageTitle(table.game.title);
  return { model, layout };
}
