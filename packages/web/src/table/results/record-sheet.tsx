// What a match leaves, beside its proclamation: how the scores ran or the game's own keepsake, the figures, every hand.

import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as words from '#words/table/results.ts';
import { Later } from '../../shared/later.tsx';
import { columns, MOST_COLUMNS } from '../model/columns.ts';
import type { CountMatchFigures, GameNotes, Parts } from '../model/game-notes.ts';
import type { Layout } from '../model/layout.ts';
import type { TableModel } from '../model/model.ts';
import { PartsTable, rowsOfParts } from '../parts/parts-table.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import type { Slots } from '../stage/stage-props.ts';
import { Chart } from './chart.tsx';
import { counted, matchFiguresOf } from './match-figures.ts';

interface RecordSheetProps {
  readonly model: TableModel;
  readonly layout: Layout;
  readonly slots: Slots;
  readonly notes: GameNotes | undefined;
  readonly parts: Parts | undefined;
  /** The figures that the game counts. */
  readonly count: CountMatchFigures | undefined;
  /** Where people played: who plays again. */
  readonly again: JSX.Element | undefined;
}

export function RecordSheet({
  model,
  layout,
  slots,
  notes,
  parts,
  count,
  again,
}: RecordSheetProps): JSX.Element {
  const Keepsake = notes?.Keepsake;
  const deeds = matchFiguresOf(model, layout, notes?.matchFigures?.(model) ?? counted(model, count));
  const rows = parts ? rowsOfParts(parts) : notes?.rows?.(model);
  const look = Keepsake && rows ? 'record sheet in-parts' : 'record sheet';
  // Where a row for every player stands, the sheet is short as it is.
  const brief = model.table.state.value.tally.hands.length > 1 && columns(model).length <= MOST_COLUMNS;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
    <section class={look} aria-labelledby="record" tabIndex={0}>
      {again}
      <h2 id="record">
        {titleOf(model, Keepsake?.title) ?? (parts ? words.theWhole(parts.whole) : words.matchSummary)}
      </h2>
      {Keepsake ? (
        <Keepsake.Body model={model} />
      ) : (
        <Chart model={model} parts={parts} target={notes?.worth?.(model).race?.target} />
      )}
      {rows && <PartsTable model={model} table={rows} />}
      {deeds.length > 0 && (
        <dl class="deeds">
          {deeds.map(({ figure: number, words }) => (
            <div key={words}>
              <dd class="num">{number}</dd>
              <dt>{words}</dt>
            </div>
          ))}
        </dl>
      )}
      {model.names.length === 1 && (
        <Later load={slots.history} props={{ match: model.table.id, game: model.game.id }} />
      )}
      {!layout.sheet && model.names.length > 1 && (
        <>
          {brief && !rows && <BriefSheet model={model} layout={layout} />}
          <EveryHand folded={brief || rows !== undefined}>
            <Sheet model={model} layout={layout} byHand />
          </EveryHand>
        </>
      )}
    </section>
  );
}

const titleOf = (
  model: TableModel,
  title: string | ((model: TableModel) => string) | undefined,
): string | undefined => (typeof title === 'function' ? title(model) : title);

type BriefSheetProps = Pick<RecordSheetProps, 'model' | 'layout'>;

/** The points of all hands between names and total; of many the last are seen first, which decided. */
function BriefSheet({ model, layout }: BriefSheetProps): JSX.Element {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    box.current!.scrollTop = box.current!.scrollHeight;
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
    <section class="hands-box" ref={box} aria-label={words.allHands} tabIndex={0}>
      <Sheet model={model} layout={layout} brief />
    </section>
  );
}

interface EveryHandProps {
  readonly folded: boolean;
  readonly children: JSX.Element;
}

/** Hand by hand; folded away where a shorter table stands above it. */
function EveryHand({ folded, children }: EveryHandProps): JSX.Element {
  if (!folded) return children;
  return (
    <details class="every-hand">
      <summary>{words.everyHand}</summary>
      {children}
    </details>
  );
}
