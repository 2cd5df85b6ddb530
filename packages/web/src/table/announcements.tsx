// Every event once, in words, for whoever listens instead of looking; with the lines of a hand that was scored.

import type { JSX } from 'preact';
import type { TableModel } from './model.ts';
import { lineOf, sentenceOf } from './words.ts';

const KEPT = 12;

export function Announcements({ model }: { readonly model: TableModel }): JSX.Element {
  const { entries, state } = model.table;
  const { hands } = state.value.tally;
  const recent = entries.value.slice(-KEPT);
  const scored = hands.at(-1)?.lines ?? [];
  const ended = state.value.betweenHands || state.value.tally.result !== undefined;
  return (
    <div class="sr" role="log" aria-live="polite" aria-label="Announcements">
      {recent.map((entry) => (
        <p key={entry.n}>{sentenceOf(model.table, entry)}.</p>
      ))}
      {ended && scored.map((line) => <p key={`${hands.length} ${line}`}>{lineOf(model.table, line)}</p>)}
    </div>
  );
}
