// Who is at the table: in their order, with who keeps it, who is away and for whom a bot plays; and how many look on.

import type { JSX } from 'preact';
import * as words from '#words/online/room.tsx';
import type { TableSeat } from '../../sources/remote/api.ts';
import type { TableConnection } from '../../sources/remote/table-connection.ts';
import { awayFor } from '../chat/notes.ts';
import type { TableActivity } from '../match/table-activity.ts';
import { useNow } from '../match/ticking.ts';
import { TurnNotice } from '../match/turn-notice.tsx';
import { botWords } from '../words.ts';
import { ChairInPlay } from './chairs-in-play.tsx';
import { HereMark } from './parts.tsx';
import { SeatLinkButton } from './seat-link.tsx';

interface SeatedProps {
  readonly remote: TableConnection;
  readonly noticed: TableActivity;
  /** Opens the private link of the own seat. */
  readonly takeAlong: () => void;
  /** Opens the invitation, for the host. */
  readonly askIn: () => void;
}

export function Seated({ remote, noticed, takeAlong, askIn }: SeatedProps): JSX.Element | null {
  const told = remote.told.value;
  const away = noticed.away.value;
  const now = useNow(away.size > 0);
  if (!told) return null;
  const { seats, host, watchers } = told;
  return (
    <section class="seated" aria-labelledby="seated">
      <h3 id="seated">{words.atTheTable}</h3>
      <ul>
        {seats.map(
          (seat, at) =>
            seat && (
              <li key={at}>
                <HereMark seat={seat} />
                {[
                  at === remote.seat ? words.you : seat.name,
                  at === host && words.host,
                  howOf(seat, awayFor(away.get(at), now)),
                ]
                  .filter(Boolean)
                  .join(', ')}
                <ChairInPlay remote={remote} at={at} away={away} />
              </li>
            ),
        )}
      </ul>
      {remote.seat !== null && (
        <p>
          <SeatLinkButton kind="linklike" open={takeAlong} />
        </p>
      )}
      {remote.seat !== null && <TurnNotice kind="linklike" />}
      {host === remote.seat && told.state === 'playing' && (
        <p>
          <button type="button" class="linklike" data-action="ask in" aria-haspopup="dialog" onClick={askIn}>
            {words.inviteFriend}
          </button>
        </p>
      )}
      {watchers > 0 && <p>{words.watchingCount(watchers)}</p>}
    </section>
  );
}

function howOf({ bot, standsIn, here }: TableSeat, away: string): string {
  if (standsIn) return words.botStandsIn(botWords(bot ?? ''));
  if (bot !== undefined) return words.aBot(botWords(bot));
  return here ? '' : away;
}
