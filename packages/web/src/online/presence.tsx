// Where people play each other, on each plaque: who is here, for whom a bot plays, whose time runs.

import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Person } from '../sources/table.ts';

interface PresenceProps {
  readonly people: ReadonlySignal<readonly Person[]>;
  readonly seat: number;
}

export function Presence({ people, seat }: PresenceProps): JSX.Element {
  const { isBot, here, standsIn, until, length } = people.value[seat];
  return (
    <>
      <i
        class={`here-mark ${isBot || standsIn ? 'bot' : here ? '' : 'away'} ${standsIn ? 'stands-in' : ''}`}
        aria-hidden="true"
      />
      {standsIn && <span class="sr">A bot plays for </span>}
      {!here && !isBot && !standsIn && <span class="sr">Away: </span>}
      {until !== undefined && <i class="burn" key={until} style={`animation-duration:${length}ms`} />}
    </>
  );
}
