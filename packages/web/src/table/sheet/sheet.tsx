// The score sheet: how far everybody has come, a column for every side (or seat), a row for every hand with what it came
// to, and anyone who opens that reads how.

import type { ScoredHand } from '@messdeck/engine';
import { listAnd } from '@messdeck/engine/mechanics/lists';
import type { ComponentChildren, JSX } from 'preact';
import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { change, figure } from '#words/numbers.ts';
import * as words from '#words/table/sheet.ts';
import { columns, MOST_COLUMNS } from '../model/columns.ts';
import { endedHands } from '../model/ended-hands.ts';
import type { Layout } from '../model/layout.ts';
import type { TableModel } from '../model/model.ts';
import { wears } from '../model/sides.ts';
import { linesIn } from '../model/words.ts';
import { PartsTable } from '../parts/parts-table.tsx';
import { Race } from '../parts/race.tsx';
import { useNotes } from '../stage/use-notes.ts';
import { SheetByPlayer } from './sheet-by-player.tsx';

interface SheetProps {
  readonly model: TableModel;
  readonly layout: Layout;
  /** The figures alone. */
  readonly brief?: boolean;
  /** Hand by hand, also where the game has a table of its own. */
  readonly byHand?: boolean;
}

export function Sheet({ model, layout, brief = false, byHand = false }: SheetProps): JSX.Element {
  const notes = useNotes(layout);
  const { hands, result } = model.table.state.value.tally;
  const race = result ? undefined : notes?.worth?.(model).race;
  const rows = byHand ? undefined : notes?.rows?.(model);
  const heads = columns(model);
  const handNotes = useMemo(() => {
    const { handMeaning } = notes ?? {};
    if (!handMeaning || hands.length === 0) return [];
    return endedHands(model).map((hand) => {
      const told = hand && handMeaning(model, hand);
      return told && ('noted' in told ? told.noted : told.short);
    });
  }, [hands.length, notes]);
  return (
    <>
      {race && <Race model={model} {...race} />}
      {rows ? (
        <PartsTable model={model} table={rows} />
      ) : heads.length > MOST_COLUMNS ? (
        <SheetByPlayer model={model} heads={heads} />
      ) : (
        <SheetByHand model={model} heads={heads} notes={handNotes} brief={brief} />
      )}
    </>
  );
}

interface SheetByHandProps {
  readonly model: TableModel;
  readonly heads: readonly (readonly number[])[];
  /** What every hand came to, in a few words. */
  readonly notes: readonly ComponentChildren[];
  readonly brief: boolean;
}

function SheetByHand({ model, heads, notes, brief }: SheetByHandProps): JSX.Element {
  const { hands } = model.table.state.value.tally;
  const name = (group: readonly number[]): string => listAnd(group.map((seat) => model.names[seat]));
  return (
    <table>
      <caption class="sr">{words.pointsOfEveryHand}</caption>
      <thead>
        <tr>
          <th scope="col">{words.hand}</th>
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
        {hands.map((hand, i) => (
          <HandRow
            key={i}
            hand={hand}
            lines={brief ? [] : linesIn(model.table, hand)}
            number={i + 1}
            note={notes[i]}
            heads={heads}
          />
        ))}
        <tr class="sum">
          <th scope="row">{words.total}</th>
          {heads.map((group) => (
            <td key={group[0]}>{figure(model.view.value.scores[group[0]] ?? 0)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface HandRowProps {
  readonly hand: ScoredHand;
  readonly lines: readonly string[];
  readonly number: number;
  readonly note: ComponentChildren;
  readonly heads: readonly (readonly number[])[];
}

function HandRow({ hand, lines, number, note, heads }: HandRowProps): JSX.Element {
  const list = (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  return (
    <Fragment>
      <tr class={lines.length > 0 ? 'explained' : undefined}>
        <th scope="row">{number}</th>
        {heads.map((group) => (
          <td key={group[0]}>{change(hand.points[group[0]] ?? 0)}</td>
        ))}
      </tr>
      {lines.length > 0 && (
        <tr class="lines">
          <td colSpan={heads.length + 1}>
            {note === undefined ? (
              list
            ) : (
              <details>
                <summary>{note}</summary>
                {list}
              </details>
            )}
          </td>
        </tr>
      )}
    </Fragment>
  );
}
