// The last event that these eyes noticed, in words.

import { capital } from '@messdeck/engine';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import type { JSX } from 'preact';
import { figure } from '#words/numbers.ts';
import * as words from '#words/replay.tsx';
import { columns } from '../table/model/columns.ts';
import { deed } from '../table/model/event-lines.ts';
import type { Layout } from '../table/model/layout.ts';
import type { TableModel } from '../table/model/model.ts';
import { howItEnded } from '../table/results/how-it-ended.ts';

export function nowIn(model: TableModel, layout: Layout): JSX.Element | string {
  const entry = model.table.entries.value.at(-1);
  if (!entry) return words.matchBegins;
  if (model.table.state.value.tally.result) return <EndOf model={model} />;
  const said = (layout.logLine ?? deed)(model, entry) ?? deed(model, entry) ?? '';
  if (typeof entry.by !== 'number') return `${said}.`;
  return (
    <>
      <b>{model.names[entry.by]}</b> {said}.
    </>
  );
}

/** Who won, with every score: what a link to the result opens on. */
function EndOf({ model }: { readonly model: TableModel }): JSX.Element {
  const { scores } = model.table.state.value.tally.result!;
  const told = columns(model).map(
    (seats) => `${listAnd(seats.map((seat) => model.names[seat]))} ${figure(scores[seats[0]])}`,
  );
  return (
    <>
      <b>{capital(howItEnded(model))}</b> {told.join(', ')}.
    </>
  );
}
