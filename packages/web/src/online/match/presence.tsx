// Where people play each other, on each plaque: who is here, for whom a bot plays, whose time runs, who has just said
// something; and in the place of the last deed what the others wait for.

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/online/match.tsx';
import type { TableConnection } from '../../sources/remote/table-connection.ts';
import type { Person } from '../../sources/table.ts';
import { awayTime, clockFace, partLeft } from '../chat/notes.ts';
import { SHORT } from '../room/thinking-time.tsx';
import { type TableActivity, wordsOf } from './table-activity.ts';
import { useNow } from './ticking.ts';

interface PresenceProps {
  readonly person: Person;
  readonly seat: number;
  readonly noticed: TableActivity;
}

export function Presence({ person, seat, noticed }: PresenceProps): JSX.Element {
  const { isBot, here, standsIn, until, length = 0 } = person;
  return (
    <>
      <i
        class={`here-mark ${isBot || standsIn ? 'bot' : here ? '' : 'away'} ${standsIn ? 'stands-in' : ''}`}
        aria-hidden="true"
      />
      {standsIn && <span class="sr">{words.botPlaysFor}</span>}
      {!here && !isBot && !standsIn && <span class="sr">{words.awayMark}</span>}
      {until !== undefined && <Burn until={until} length={length} />}
      <Bubble seat={seat} noticed={noticed} />
    </>
  );
}

/** How much of the time is left, along the foot of the plaque. */
function Burn({ until, length }: { readonly until: number; readonly length: number }): JSX.Element {
  const left = until - useNow(true);
  return (
    <i
      class={left <= SHORT ? 'burn short' : 'burn'}
      style={`--left:${partLeft(left, length)}%`}
      aria-hidden="true"
    />
  );
}

/** How long somebody's words stand beside the plaque. */
const HEARD = 5000;

/** What this seat has just said, for those who do not look at the talk. */
function Bubble({
  seat,
  noticed,
}: {
  readonly seat: number;
  readonly noticed: TableActivity;
}): JSX.Element | null {
  const heard = useSignal('');
  const { length } = noticed.remote.said.value;
  useEffect(() => {
    const line = noticed.remote.said.peek().at(-1);
    if (length <= noticed.known || noticed.muted.peek() || line?.seat !== seat) return undefined;
    heard.value = wordsOf(line);
    const timer = setTimeout(() => (heard.value = ''), HEARD);
    return () => {
      clearTimeout(timer);
      heard.value = '';
    };
  }, [length]);
  if (heard.value === '') return null;
  return (
    <span class="bubble" aria-hidden="true">
      <span>{heard.value}</span>
    </span>
  );
}

interface SaysProps {
  readonly remote: TableConnection;
  readonly noticed: TableActivity;
  readonly seat: number;
  /** What the seat did last. */
  readonly deed: ComponentChildren;
}

/** What the others wait for at this seat; else what it did last. */
export function PlaqueSays({ remote, noticed, seat, deed }: SaysProps): JSX.Element {
  const told = remote.told.value;
  const sitter = told?.seats[seat];
  const due = told?.due?.seat === seat ? told.due : undefined;
  const gone = sitter?.bot === undefined && sitter?.here === false;
  const now = useNow(due !== undefined || gone);
  if (told?.takeback?.by === seat) return <b>{words.wantsBack}</b>;
  if (gone) return <b class="alert">{words.awaySince(awayTime(noticed.away.value.get(seat), now))}</b>;
  if (due)
    return (
      <>
        <span class="spare">{words.thinking}</span>
        <b>{clockFace(remote.toldAt + due.inMs - now)}</b>
      </>
    );
  if (deed === '' && sitter?.standsIn) return <>{words.standsIn()}</>;
  return <>{deed}</>;
}
