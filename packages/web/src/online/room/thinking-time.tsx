// Where a clock runs, below what is asked: how much of the own time is left, or how long another may still think. Its
// row is there all the time, so that nothing moves when a clock starts.

import type { JSX } from 'preact';
import * as words from '#words/online/room.tsx';
import { time as longTime } from '#words/your-turn.ts';
import { lengthOf } from '../../sources/remote/lay-remote.ts';
import type { TableConnection } from '../../sources/remote/table-connection.ts';
import { clockFace, partLeft } from '../chat/notes.ts';
import { useNow } from '../match/ticking.ts';
import { STAND_IN } from '../words.ts';

/** From this many milliseconds on it is shown. */
export const SHORT = 10_000;

export function ThinkingTime({ remote }: { readonly remote: TableConnection }): JSX.Element | null {
  const told = remote.told.value;
  const due = told?.due;
  const now = useNow(due !== undefined);
  if (!told?.clock) return null;
  if (!due) return <div class="thinking-time" />;
  const left = remote.toldAt + due.inMs - now;
  if (due.seat === remote.seat) return <OwnTime left={left} whole={lengthOf(told.clock) ?? due.inMs} />;
  return (
    <div class="thinking-time">
      <span class="soft">
        {words.timeLeft({ name: told.seats[due.seat]?.name, time: timeLeft(left), bot: STAND_IN })}
      </span>
    </div>
  );
}

/** Over days nobody counts seconds. */
const LONG = 7_200_000;
const timeLeft = (left: number): string => (left < LONG ? clockFace(left) : longTime(left));

interface OwnTimeProps {
  readonly left: number;
  readonly whole: number;
}

function OwnTime({ left, whole }: OwnTimeProps): JSX.Element {
  return (
    <div
      class={left <= SHORT ? 'thinking-time own short' : 'thinking-time own'}
      role="timer"
      aria-label={words.yourTime}
    >
      <i class="runs" style={`--left:${partLeft(left, whole)}%`} />
      <b>{timeLeft(left)}</b>
    </div>
  );
}
