// What happened, in words, the newest last; each hand under a heading of its own.

import type { Entry } from '@messdeck/engine';
import type { JSX } from 'preact';
import type { TableModel } from './model.ts';
import { deedOf, sentenceOf } from './words.ts';

/** What an event is called; null: not worth a line. */
export type LogLine = (model: TableModel, entry: Entry) => string | null;

/** As the game words it. */
export const deed: LogLine = ({ game, seat, table }, entry) =>
  typeof entry.by === 'number' ? deedOf(game, seat, entry) : sentenceOf(table, entry);

interface LogProps {
  readonly model: TableModel;
  readonly logLine?: LogLine | undefined;
}

export function Log({ model, logLine = deed }: LogProps): JSX.Element {
  return (
    <ol>
      {model.table.entries.value.map((entry) => {
        const told = logLine(model, entry);
        if (told === null) return null;
        return typeof entry.by === 'number' ? (
          <li key={entry.n}>
            <b>{model.names[entry.by]}</b> <span>{told}</span>
          </li>
        ) : (
          <li class="part" key={entry.n}>
            {told}
          </li>
        );
      })}
    </ol>
  );
}
