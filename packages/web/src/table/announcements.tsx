// Every event once, in words, for whoever listens instead of looking; with the lines of a hand that was scored.

import type { JSX } from 'preact';
import { deed, type Tells } from './log.tsx';
import type { TableModel } from './model.ts';
import { lineOf } from './words.ts';

const KEPT = 12;

interface AnnouncementsProps {
  readonly model: TableModel;
  readonly tells?: Tells | undefined;
}

export function Announcements({ model, tells = deed }: AnnouncementsProps): JSX.Element {
  const { entries, state } = model.table;
  const { hands } = state.value.tally;
  const recent = entries.value.slice(-KEPT);
  const scored = hands.at(-1)?.lines ?? [];
  const ended = state.value.betweenHands || state.value.tally.result !== undefined;
  return (
    <div class="sr" role="log" aria-live="polite" aria-label="Announcements">
      {recent.map((entry) => {
        const told = tells(model, entry);
        if (told === null) return null;
        return (
          <p key={entry.n}>
            {typeof entry.by === 'number' && `${model.names[entry.by]} `}
            {told}.
          </p>
        );
      })}
      {ended && scored.map((line) => <p key={`${hands.length} ${line}`}>{lineOf(model.table, line)}</p>)}
    </div>
  );
}
