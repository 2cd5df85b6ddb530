// A bot plays for this player: said in the place of what is asked, with the way back to the cards.

import type { JSX } from 'preact';
import * as words from '#words/online/match.tsx';
import { ask } from '../../sources/remote/api.ts';
import type { TableConnection } from '../../sources/remote/table-connection.ts';
import type { WhyStoodIn } from '../chat/notes.ts';
import { botWords } from '../words.ts';
import type { TableActivity } from './table-activity.ts';

export function isStoodInFor({ told, seat, line }: TableConnection): boolean {
  if (seat === null || line.value === 'lost' || told.value?.state !== 'playing') return false;
  return told.value.seats[seat]?.standsIn === true;
}

const WHY: Readonly<Record<WhyStoodIn, string>> = {
  late: words.yourTimeRanOut,
  left: words.youLeftTable,
  away: words.youWereAway,
};

interface StandInProps {
  readonly remote: TableConnection;
  readonly noticed: TableActivity;
}

export function StandIn({ remote, noticed }: StandInProps): JSX.Element {
  const bot = botWords(remote.told.value?.seats[remote.seat ?? -1]?.bot ?? '');
  return (
    <section class="ask stood-in" id="ask" tabIndex={-1} aria-label={words.botPlaysForYou}>
      <p class="sentence" role="status">
        {words.playsForYou({ why: WHY[noticed.stoodIn.value], bot })}
      </p>
      <div class="button-row">
        <button type="button" class="btn primary" onClick={() => void come(remote)}>
          {words.imBack}
        </button>
      </div>
    </section>
  );
}

/** Anyone who does anything has the seat back; letting pass what is not there does nothing else. */
async function come(remote: TableConnection): Promise<void> {
  const seen = remote.entries.value.length - 1;
  await ask('POST', `/tables/${remote.id}/seats/${remote.seat}/actions`, { body: { do: '-', seen } }).catch(
    () => undefined,
  );
}
