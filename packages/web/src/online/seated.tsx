// Who is at the table: in their order, with who keeps it, who is away and for whom a bot plays; and how many look on.

import type { JSX } from 'preact';
import { inWords } from '../setup/choices.ts';
import type { TableSeat } from '../sources/remote/api.ts';
import type { RemoteTable } from '../sources/remote/remote-table.ts';
import { HereMark } from './parts.tsx';
import { botWords } from './words.ts';

export function Seated({ remote }: { readonly remote: RemoteTable }): JSX.Element | null {
  const told = remote.told.value;
  if (!told) return null;
  const { seats, host, watchers } = told;
  return (
    <section class="seated" aria-labelledby="seated">
      <h3 id="seated">At the table</h3>
      <ul>
        {seats.map(
          (seat, at) =>
            seat && (
              <li key={at}>
                <HereMark seat={seat} />
                {[at === remote.seat ? 'You' : seat.name, at === host && 'host', howOf(seat)]
                  .filter(Boolean)
                  .join(', ')}
              </li>
            ),
        )}
      </ul>
      {watchers > 0 && (
        <p>
          {inWords(watchers)} {watchers === 1 ? 'looks' : 'look'} on
        </p>
      )}
    </section>
  );
}

function howOf({ bot, standsIn, here }: TableSeat): string {
  if (standsIn) return `a ${botWords(bot ?? '')} stands in`;
  if (bot !== undefined) return `a ${botWords(bot)}`;
  return here ? '' : 'away';
}
