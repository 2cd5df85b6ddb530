// What counts, under the score sheet: what is worth how much, and what else is looked up in play.

import { Fragment, type JSX } from 'preact';
import { whatCounts } from '#words/table/sheet.ts';
import './worth.css';
import type { WorthList } from '../model/game-notes.ts';
import type { Layout } from '../model/layout.ts';
import type { TableModel } from '../model/model.ts';
import { useNotes } from '../stage/use-notes.ts';

interface WorthProps {
  readonly model: TableModel;
  readonly layout: Layout;
}

export function Worth({ model, layout }: WorthProps): JSX.Element | null {
  const worth = useNotes(layout)?.worth?.(model);
  if (!worth) return null;
  const { counts = [], words, lists = [] } = worth;
  return (
    <div class="worth">
      {(counts.length > 0 || words) && <h3>{whatCounts}</h3>}
      {counts.length > 0 && <Rows rows={counts} />}
      {words && <p>{words}</p>}
      {lists.map(({ title, rows }) => (
        <Fragment key={title}>
          <h3>{title}</h3>
          <Rows rows={rows} />
        </Fragment>
      ))}
    </div>
  );
}

function Rows({ rows }: { readonly rows: WorthList['rows'] }): JSX.Element {
  return (
    <ul>
      {rows.map(([what, points]) => (
        <li key={what}>
          {what} <b class="num">{points}</b>
        </li>
      ))}
    </ul>
  );
}
