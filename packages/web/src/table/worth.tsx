// What counts, beside the score sheet: how far every side has come to what is played for, and what is worth how much.

import { Fragment, type JSX } from 'preact';
import './worth.css';
import { columns } from './columns.ts';
import type { Layout } from './layout.ts';
import type { TableModel } from './model.ts';
import { wears } from './sides.ts';
import type { WorthList } from './telling.ts';
import { useTelling } from './use-telling.ts';
import { figure, list } from './words.ts';

interface WorthProps {
  readonly model: TableModel;
  readonly layout: Layout;
}

export function Worth({ model, layout }: WorthProps): JSX.Element | null {
  const worth = useTelling(layout)?.worth?.(model);
  if (!worth) return null;
  const { race, counts = [], words, lists = [] } = worth;
  return (
    <div class="worth">
      {race && <Race model={model} {...race} />}
      {(counts.length > 0 || words) && <h3>What counts</h3>}
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

interface RaceProps {
  readonly model: TableModel;
  readonly title: string;
  readonly note?: string;
  readonly target: number;
}

/** A bar for every side towards what ends the match. */
function Race({ model, title, note, target }: RaceProps): JSX.Element {
  const { scores } = model.view.value;
  return (
    <section class="race" aria-label={title}>
      <h3>
        {title} {note && <small>{note}</small>}
      </h3>
      <ul>
        {columns(model).map((group) => {
          const score = scores[group[0]] ?? 0;
          const part = Math.max(0, Math.min(100, (100 * score) / target));
          return (
            <li
              key={group[0]}
              class={wears(model, group[0]) ?? (group[0] === model.seat ? 's-ours' : undefined)}
            >
              <span>{list(group.map((seat) => model.names[seat]))}</span>
              <i style={`--at:${part}%`} />
              <b class="num">{figure(score)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
