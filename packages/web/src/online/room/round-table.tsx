// The chairs around the cloth as somebody sees them who does not sit there: at the door, or looking on.

import type { ComponentChildren, JSX } from 'preact';
import { inWords } from '#words/numbers.ts';
import * as say from '#words/online/room.tsx';
import { around } from '../../games/options.ts';
import type { TableSeat, ToldTable } from '../../sources/remote/api.ts';
import { type AwaySince, wasHere } from '../chat/notes.ts';
import { useNow } from '../match/ticking.ts';
import { botWords } from '../words.ts';
import { HereMark } from './parts.tsx';

interface RoundProps {
  readonly told: ToldTable;
  readonly away?: AwaySince;
  /** What can be done at a chair. */
  readonly children?: (at: number) => ComponentChildren;
}

const NOBODY: AwaySince = new Map();

export function RoundTable({ told, away = NOBODY, children }: RoundProps): JSX.Element {
  const now = useNow(away.size > 0);
  return (
    <ol class="round" style={{ gridTemplateAreas: around(told.seats.length) }}>
      {told.seats.map((seat, at) => (
        <li
          key={at}
          class={`seatcard ${seat === null ? 'free' : seat.bot === undefined ? '' : 'bot'}`}
          style={{ gridArea: `s${at}` }}
        >
          <span class="name">
            {seat && <HereMark seat={seat} />}
            <span class="who">{seat?.name ?? told.awaited?.[at] ?? say.free}</span>
          </span>
          <span class="what">
            {seat ? whoWords(told, seat, at, wasHere(away.get(at), now)) : freeChair(told, at)}
          </span>
          {children?.(at)}
        </li>
      ))}
      <ChairCount seats={told.seats} />
    </ol>
  );
}

/** A chair of a rematch is kept for the person who sat there before. */
export const freeChair = ({ awaited }: ToldTable, at: number): string =>
  awaited?.[at] == null ? say.savedForFriend : say.playedBefore;

function whoWords({ host }: ToldTable, { bot, here }: TableSeat, at: number, gone: string): string {
  if (bot !== undefined) return say.aBot(botWords(bot));
  return [at === host && say.host, here ? say.here : gone].filter(Boolean).join(', ');
}

/** In the middle of the cloth: how many chairs are taken. */
export function ChairCount({ seats }: { readonly seats: readonly (TableSeat | null)[] }): JSX.Element | null {
  // Of fewer chairs none leaves the middle free.
  if (seats.length < 4) return null;
  const free = seats.filter((seat) => seat === null).length;
  const words = free === 1 ? say.oneChairOpen : say.chairsOpen(inWords(free));
  return (
    <li class="count" aria-hidden="true">
      <span class="lbl">{say.takenOf({ taken: seats.length - free, seats: seats.length })}</span>
      <span>{free === 0 ? say.allTaken : words}</span>
    </li>
  );
}
