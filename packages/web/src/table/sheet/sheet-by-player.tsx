// The score sheet where many play: a row for every player (or side), the latest hands in columns, then how the last came about.

import { listAnd } from '@messdeck/engine/mechanics/lists';
import type { JSX } from 'preact';
import { change, figure } from '#words/numbers.ts';
import * as words from '#words/table/sheet.ts';
import type { TableModel } from '../model/model.ts';
import { linesIn } from '../model/words.ts';

/** The latest hands; earlier ones are in the points. */
const HANDS = 3;

interface SheetByPlayerProps {
  readonly model: TableModel;
  /** The seats that share a row. */
  readonly heads: readonly (readonly number[])[];
}

export function SheetByPlayer({ model, heads }: SheetByPlayerProps): JSX.Element {
  const { hands } = model.table.state.value.tally;
  const first = Math.max(0, hands.length - HANDS);
  const latest = hands.slice(first);
  const lines = hands.slice(-1).flatMap((hand) => linesIn(model.table, hand));
  return (
    <>
      <table>
        <caption class="sr">{words.latestHands}</caption>
        <thead>
          <tr>
            <th scope="col">{words.hand}</th>
            {latest.map((_, i) => (
              <th scope="col" key={first + i}>
                {first + i + 1}
              </th>
            ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {heads.map((group) => (
            <tr key={group[0]}>
              <th scope="row">{listAnd(group.map((seat) => model.names[seat]))}</th>
              {latest.map((hand, i) => (
                <td key={first + i}>{change(hand.points[group[0]] ?? 0)}</td>
              ))}
              <td>
                <b>{figure(model.view.value.scores[group[0]] ?? 0)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > 0 && (
        <ul class="lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
