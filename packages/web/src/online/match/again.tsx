// After the match: who plays again. Anyone who asks first makes the new table; the others find it here.

import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/online/match.tsx';
import type { TableSeat, ToldTable } from '../../sources/remote/api.ts';
import type { TableConnection } from '../../sources/remote/table-connection.ts';
import { HereMark } from '../room/parts.tsx';
import { botWords, STAND_IN } from '../words.ts';
import { watchNext } from './rematch.ts';
import type { TableActivity } from './table-activity.ts';

interface AgainProps {
  readonly remote: TableConnection;
  readonly noticed: TableActivity;
  /** Why a rematch could not be had. */
  readonly trouble: Signal<string>;
}

export function WhoPlaysAgain({ remote, noticed, trouble }: AgainProps): JSX.Element | null {
  const told = remote.told.value;
  const next = noticed.next.value;
  useGoingAlong(remote, next);
  if (!told) return null;
  return (
    <section class="plays-again" aria-labelledby="plays-again">
      <h2 id="plays-again">{words.whoPlaysAgain}</h2>
      <ul>
        {told.seats.map((seat, at) => {
          if (!seat) return null;
          const own = at === remote.seat;
          return (
            <li key={at} data-seat={at}>
              <HereMark seat={markOf(seat, next?.seats[at])} />
              <b>{own ? words.you : seat.name}</b>
              <span class={saidYes(next, at) ? 'yes' : 'soft'}>{answerOf(told, next, at, own)}</span>
            </li>
          );
        })}
      </ul>
      <p class="soft" role="status">
        {trouble.value || (told.next === undefined ? words.firstOpensTable : words.newTableReady)}
      </p>
    </section>
  );
}

/** A spectator goes along when the rematch begins. */
function useGoingAlong(remote: TableConnection, next: ToldTable | undefined): void {
  const begins = remote.seat === null && next?.state === 'playing' ? next.table : undefined;
  useEffect(() => {
    if (begins !== undefined) watchNext(remote, begins);
  }, [begins]);
}

const saidYes = (next: ToldTable | undefined, at: number): boolean => {
  const seat = next?.seats[at];
  return seat != null && seat.bot === undefined;
};

/** People are told from bots again, and anyone who sits at the next table is here, though gone from this one. */
function markOf({ standsIn, bot, ...person }: TableSeat, after: TableSeat | null | undefined): TableSeat {
  if (bot !== undefined && !standsIn) return { ...person, bot };
  return { ...person, here: person.here || after?.here === true };
}

/** What is known of somebody's wish. */
export function answerOf(told: ToldTable, next: ToldTable | undefined, at: number, own: boolean): string {
  const seat = told.seats[at];
  if (seat?.bot !== undefined && !seat.standsIn) return words.stays(botWords(seat.bot));
  if (saidYes(next, at)) return next?.host === at ? words.askedForRematch : words.playsAgain;
  if (own) return words.noAnswerYet;
  if (!seat?.here) return words.leftBotCanFill(STAND_IN);
  return words.viewingScore;
}
