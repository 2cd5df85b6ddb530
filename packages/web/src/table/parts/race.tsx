// How far every side has come to what is played for: a bar for each, above the score sheet.

import { listAnd } from '@messdeck/engine/mechanics/lists';
import type { JSX } from 'preact';
import './race.css';
import { figure } from '#words/numbers.ts';
import { columns } from '../model/columns.ts';
import type { Worth } from '../model/game-notes.ts';
import type { TableModel } from '../model/model.ts';
import { wears } from '../model/sides.ts';

type RaceProps = NonNullable<Worth['race']> & { readonly model: TableModel };

/** A bar for every side towards what ends the match. */
export function Race({ model, title, note, target }: RaceProps): JSX.Element {
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
              <span>{listAnd(group.map((seat) => model.names[seat]))}</span>
              <i style={`--at:${part}%`} />
              <b class="num">{figure(score)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
