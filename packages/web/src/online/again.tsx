// After the match: who plays again. The first who asks lays the new table; the others find it here.

import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ask, type TableSeat, type ToldTable } from '../sources/remote/api.ts';
import type { RemoteTable } from '../sources/remote/remote-table.ts';
import { keptTable } from './kept.ts';
import { HereMark } from './parts.tsx';
import { botWords, RELIEF } from './words.ts';

/** How often the next table is looked at. */
const EVERY = 2000;

interface AgainProps {
  readonly remote: RemoteTable;
  /** Why a rematch could not be had. */
  readonly trouble: Signal<string>;
}

export function WhoPlaysAgain({ remote, trouble }: AgainProps): JSX.Element | null {
  const told = remote.told.value;
  const next = useNext(remote.id, told?.next);
  if (!told) return null;
  return (
    <section class="plays-again" aria-labelledby="plays-again">
      <h2 id="plays-again">Who plays again</h2>
      <ul>
        {told.seats.map((seat, at) => {
          if (!seat) return null;
          const own = at === remote.seat;
          return (
            <li key={at} data-seat={at}>
              <HereMark seat={markOf(seat, next?.seats[at])} />
              <b>{own ? 'You' : seat.name}</b>
              <span class={saidYes(next, at) ? 'yes' : 'soft'}>{answerOf(told, next, at, own)}</span>
            </li>
          );
        })}
      </ul>
      <p class="soft" role="status">
        {trouble.value ||
          (told.next === undefined
            ? 'The first who asks lays the new table; the others find it here. All cards are open now for everybody who was at the table.'
            : 'The new table is laid. All cards of this match are open now for everybody who was at the table.')}
      </p>
    </section>
  );
}

/** The next table, as far as one may look at it: by the invitation, which holds there too. */
function useNext(id: string, next: string | undefined): ToldTable | undefined {
  const found = useSignal<ToldTable | undefined>(undefined);
  useEffect(() => {
    if (next === undefined) return undefined;
    const bearer = keptTable(id)?.invite;
    const look = (): void => {
      ask<ToldTable>('GET', `/tables/${next}`, { bearer }).then(
        (table) => (found.value = table),
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [id, next]);
  return found.value;
}

const saidYes = (next: ToldTable | undefined, at: number): boolean => {
  const seat = next?.seats[at];
  return seat != null && seat.bot === undefined;
};

/** People are told from bots again, and whoever sits at the next table is here, though gone from this one. */
function markOf({ standsIn, bot, ...person }: TableSeat, after: TableSeat | null | undefined): TableSeat {
  if (bot !== undefined && !standsIn) return { ...person, bot };
  return { ...person, here: person.here || after?.here === true };
}

/** What is known of somebody's wish. */
export function answerOf(told: ToldTable, next: ToldTable | undefined, at: number, own: boolean): string {
  const seat = told.seats[at];
  if (seat?.bot !== undefined && !seat.standsIn) return `a ${botWords(seat.bot)}, plays on`;
  if (saidYes(next, at)) return next?.host === at ? 'asked for a rematch' : 'plays again';
  if (own) return 'not yet said';
  if (!seat?.here) return `left; a ${RELIEF} may sit in`;
  return 'looks at the score';
}
