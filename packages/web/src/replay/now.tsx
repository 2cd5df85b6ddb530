// The last event that these eyes noticed, in words.

import type { JSX } from 'preact';
import type { Layout } from '../layouts/index.ts';
import { deed } from '../table/deeds.ts';
import type { TableModel } from '../table/model.ts';

export function nowIn(model: TableModel, layout: Layout): JSX.Element | string {
  const entry = model.table.entries.value.at(-1);
  if (!entry) return 'The match begins.';
  const said = (layout.logLine ?? deed)(model, entry) ?? deed(model, entry) ?? '';
  if (typeof entry.by !== 'number') return `${said}.`;
  return (
    <>
      <b>{model.names[entry.by]}</b> {said}.
    </>
  );
}
