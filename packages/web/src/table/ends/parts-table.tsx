// The parts of a match with what each side scored in them: "2, 3 hands" 165 : 30, and how many each side won.

import type { ScoredHand } from '@messdeck/engine';
import type { JSX } from 'preact';
import { columns } from '../columns.ts';
import type { TableModel } from '../model.ts';
import { wears } from '../sides.ts';
import type { Parts } from '../telling.ts';
import { figure, list } from '../words.ts';

interface PartsTableProps {
  readonly model: TableModel;
  readonly parts: Parts;
}

export function PartsTable({ model, parts }: PartsTableProps): JSX.Element {
  const heads = columns(model);
  const { scores } = model.table.state.value.tally.result!;
  return (
    <table class="parts num">
      <caption class="sr">Points of every {parts.one}</caption>
      <thead>
        <tr>
          <th scope="col">{parts.one}</th>
          {heads.map((group) => (
            <th scope="col" key={group[0]} class={wears(model, group[0])}>
              {list(group.map((seat) => model.names[seat]))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.hands.map((hands, i) => (
          <tr key={i}>
            <th scope="row">
              {i + 1}, {hands.length === 1 ? 'one hand' : `${hands.length} hands`}
            </th>
            {sums(hands, heads).map((points, k, all) => (
              <td key={k}>{points === Math.max(...all) ? <b>{figure(points)}</b> : figure(points)}</td>
            ))}
          </tr>
        ))}
        <tr class="sum">
          <th scope="row">Won</th>
          {heads.map(([seat]) => (
            <td key={seat}>{scores[seat]}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const sums = (hands: readonly ScoredHand[], heads: readonly (readonly number[])[]): number[] =>
  heads.map(([seat]) => hands.reduce((sum, { points }) => sum + points[seat], 0));
