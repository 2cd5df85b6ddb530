// The score sheet: a column for every side (or seat), a row for every hand, and under each row how it came about.

import type { ScoredHand } from '@messdeck/engine';
import type { JSX } from 'preact';
import { Fragment } from 'preact';
import { columns } from './columns.ts';
import type { TableModel } from './model.ts';
import { SheetByPlayer } from './sheet-by-player.tsx';
import { wears } from './sides.ts';
import { change, figure, lineOf, list } from './words.ts';

/** As many columns as find room beside the cloth; with more, a row for every player does. */
export const MOST_COLUMNS = 4;

interface SheetProps {
  readonly model: TableModel;
  /** The figures alone. */
  readonly brief?: boolean;
}

export function Sheet({ model, brief = false }: SheetProps): JSX.Element {
  const { tally } = model.table.state.value;
  const heads = columns(model);
  if (heads.length > MOST_COLUMNS) return <SheetByPlayer model={model} heads={heads} />;
  const name = (group: readonly number[]): string => list(group.map((seat) => model.names[seat]));
  return (
    <table>
      <caption class="sr">Points of every hand</caption>
      <thead>
        <tr>
          <th scope="col">Hand</th>
          {heads.map((group) => (
            <th
              scope="col"
              key={group[0]}
              class={heads.length < model.names.length ? wears(model, group[0]) : undefined}
            >
              {name(group)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tally.hands.map((hand, i) => (
          <HandRow
            key={i}
            model={model}
            hand={brief ? { ...hand, lines: [] } : hand}
            number={i + 1}
            heads={heads}
          />
        ))}
        <tr class="sum">
          <th scope="row">Stand</th>
          {heads.map((group) => (
            <td key={group[0]}>{figure(model.view.value.scores[group[0]] ?? 0)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface HandRowProps {
  readonly model: TableModel;
  readonly hand: ScoredHand;
  readonly number: number;
  readonly heads: readonly (readonly number[])[];
}

function HandRow({ model, hand, number, heads }: HandRowProps): JSX.Element {
  return (
    <Fragment>
      <tr class={hand.lines.length > 0 ? 'explained' : undefined}>
        <th scope="row">{number}</th>
        {heads.map((group) => (
          <td key={group[0]}>{change(hand.points[group[0]] ?? 0)}</td>
        ))}
      </tr>
      {hand.lines.length > 0 && (
        <tr class="lines">
          <td colSpan={heads.length + 1}>
            <ul>
              {hand.lines.map((line) => (
                <li key={line}>{lineOf(model.table, line)}</li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </Fragment>
  );
}
