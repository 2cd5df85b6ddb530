// A match in rows that are not its hands: "2, 3 hands" 165 : 30, "House, 218 control" 241 : 194, and how many of them each
// side won.

import { lower } from '@messdeck/engine';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import type { JSX } from 'preact';
import { figure } from '#words/numbers.ts';
import * as words from '#words/table/sheet.ts';
import { columns } from '../model/columns.ts';
import type { PartRows, Parts } from '../model/game-notes.ts';
import type { TableModel } from '../model/model.ts';
import { wears } from '../model/sides.ts';

interface PartsTableProps {
  readonly model: TableModel;
  readonly table: PartRows;
}

export function PartsTable({ model, table: { one, rows, sum } }: PartsTableProps): JSX.Element {
  const heads = columns(model);
  const { result } = model.table.state.value.tally;
  const scores = result?.scores ?? model.view.value.scores;
  return (
    <table class="parts num">
      <caption class="sr">{words.pointsOfEvery(lower(one))}</caption>
      <thead>
        <tr>
          <th scope="col">{one}</th>
          {heads.map((group) => (
            <th scope="col" key={group[0]} class={wears(model, group[0])}>
              {listAnd(group.map((seat) => model.names[seat]))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, points, open }) => (
          <tr key={title} class={open ? 'open' : undefined}>
            <th scope="row">{title}</th>
            {heads.map(([seat]) => (
              <td key={seat}>
                {points && (isBest(points, seat) ? <b>{figure(points[seat])}</b> : figure(points[seat]))}
              </td>
            ))}
          </tr>
        ))}
        <tr class="sum">
          <th scope="row">{sum}</th>
          {heads.map(([seat]) => (
            <td key={seat}>{scores[seat]}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Level points are nobody's. */
const isBest = (points: readonly number[], seat: number): boolean =>
  points[seat] === Math.max(...points) && points[seat] > Math.min(...points);

/** A Campaign by its Engagements. */
export function rowsOfParts({ one, hands }: Parts): PartRows {
  return {
    one,
    rows: hands.map((part, i) => ({
      title: `${i + 1}, ${words.hands(part.length)}`,
      points: part[0].points.map((_, seat) => part.reduce((sum, { points }) => sum + points[seat], 0)),
    })),
    sum: words.won,
  };
}
