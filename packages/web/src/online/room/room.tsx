// The waiting room: the cloth with its chairs in their true order, the invitation beside it, and who may begin.

import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/online/room.tsx';
import { around, RELATIONS, type Relation, relationOf } from '../../games/options.ts';
import { USUAL_BOT } from '../../games/players.ts';
import type { ToldTable } from '../../sources/remote/api.ts';
import { forgetSeat, type KeptTable } from '../../sources/remote/kept.ts';
import { type AwaySince, wasHere } from '../chat/notes.ts';
import { useGame } from '../lobby/use-game.ts';
import { WhatIsPlayed } from '../lobby/what-is-played.tsx';
import { useCountdown, useNow } from '../match/ticking.ts';
import { TurnNotice } from '../match/turn-notice.tsx';
import { botWords, freeWords, tableWords } from '../words.ts';
import { ChairSheet, type Order } from './chair-sheet.tsx';
import { Invitation } from './invitation.tsx';
import { remove, useInvitation } from './invitations.ts';
import { HereMark, OnlinePage, RulesButton } from './parts.tsx';
import { ChairCount, freeChair, RoundTable } from './round-table.tsx';
import { SeatLink, SeatLinkButton } from './seat-link.tsx';
import { useOrders } from './use-orders.ts';

interface RoomProps {
  readonly told: ToldTable;
  readonly seat: number;
  readonly kept: KeptTable | undefined;
  readonly away: AwaySince;
}

export function WaitingRoom({ told, seat, kept, away }: RoomProps): JSX.Element {
  const { trouble, order, attempt } = useOrders(told.table);
  const opened = useSignal<number | undefined>(undefined);
  const linking = useSignal(false);
  const fillsIn = useCountdown(kept?.fillsAt);
  const invite = useInvitation(told);
  const game = useGame(told.game);
  const roleOf = (at: number): Relation =>
    game && at !== seat ? relationOf(game, told.rules, told.seats.length, at, seat) : 'further';
  const now = useNow(away.size > 0);
  const isHost = told.host === seat;
  const free = told.seats.flatMap((at, i) => (at === null ? [i] : []));
  return (
    <OnlinePage
      room
      title={isHost ? words.yourTable : words.tableOf(hostOf(told))}
      subtitle={tableWords(told)}
      tools={<RulesButton game={told.game} />}
    >
      <main class="floor">
        <section class="seatsbox" aria-label={words.chairs}>
          <ol
            class="round"
            style={{ gridTemplateAreas: around(told.seats.length) }}
            data-n={told.seats.length}
          >
            {told.seats.map((_, at) => (
              <Chair
                key={at}
                told={told}
                at={at}
                self={seat}
                role={roleOf(at)}
                fillsIn={fillsIn}
                gone={wasHere(away.get(at), now)}
                open={() => (opened.value = at)}
              />
            ))}
            <ChairCount seats={told.seats} />
          </ol>
        </section>
        <div class="beside">
          {(isHost || (free.length > 0 && (invite || told.public))) && (
            <Invitation
              id={told.table}
              invite={invite}
              watch={kept?.watch}
              open={told.public}
              isHost={isHost}
            />
          )}
          {!isHost && <WhatIsPlayed told={told} />}
          <p>
            <SeatLinkButton kind="btn small" open={() => (linking.value = true)} />
          </p>
          <TurnNotice kind="btn small" />
        </div>
      </main>
      <RoomFoot told={told} seat={seat} free={free} fillsIn={fillsIn} trouble={trouble} order={order} />
      {linking.value && <SeatLink table={told.table} seat={seat} close={() => (linking.value = false)} />}
      {opened.value !== undefined && (
        <ChairSheet
          seat={told.seats[opened.value]}
          keptFor={told.awaited?.[opened.value] ?? undefined}
          at={opened.value}
          role={RELATIONS[roleOf(opened.value)]}
          gone={wasHere(away.get(opened.value), now)}
          order={order}
          renews={!told.public}
          remove={() => attempt(remove(told, opened.value!))}
          close={() => (opened.value = undefined)}
        />
      )}
    </OnlinePage>
  );
}

interface FootProps {
  readonly told: ToldTable;
  readonly seat: number;
  /** Chairs that nobody has. */
  readonly free: readonly number[];
  readonly fillsIn: string;
  readonly trouble: Signal<string>;
  readonly order: Order;
}

/** The host fills the chairs and begins; a guest may leave. */
function RoomFoot({ told, seat, free, fillsIn, trouble, order }: FootProps): JSX.Element {
  const isHost = told.host === seat;
  const fill = async (): Promise<void> => {
    for (const at of free) await order('PUT', `/seats/${at}`, { bot: USUAL_BOT });
  };
  const leave = async (): Promise<void> => {
    await order('DELETE', `/seats/${seat}`);
    if (trouble.value) return;
    forgetSeat(told.table, seat);
    location.hash = '#/';
  };
  const next = isHost ? hostWords(free.length, fillsIn) : words.waitingFor(hostOf(told));
  // Seconds that pass are read by the one who wants to, not said one by one.
  const counts = trouble.value === '' && isHost && free.length > 0 && fillsIn !== '';
  return (
    <section class="ask" id="ask" tabIndex={-1}>
      <p class="sentence">
        <span role="status">
          {trouble.value || (
            <>
              <strong>{freeWords(told)} </strong>
              {!counts && next}
            </>
          )}
        </span>
        {counts && next}
      </p>
      <div class="button-row">
        {isHost && free.length > 0 && (
          <button type="button" class="btn" data-action="fill" onClick={() => void fill()}>
            {words.fillWithBots}
          </button>
        )}
        {isHost ? (
          <button
            type="button"
            class="btn primary"
            data-action="begin"
            disabled={free.length > 0}
            onClick={() => void order('POST', '/start', {})}
          >
            {words.begin}
          </button>
        ) : (
          <button type="button" class="btn" onClick={() => void leave()}>
            {words.leaveTable}
          </button>
        )}
      </div>
    </section>
  );
}

const hostOf = ({ seats, host }: ToldTable): string => seats[host]?.name ?? words.theHost;

function hostWords(free: number, fillsIn: string): string {
  if (free === 0) return words.startWheneverYouLike;
  return fillsIn === '' ? words.canStartWhenTaken : words.botsSitDown(fillsIn);
}

interface WatchersProps extends Pick<RoomProps, 'told' | 'away'> {
  /** The way to a chair that may be taken. */
  readonly chair: string | undefined;
}

/** A spectator sees the chairs taken, and what will be played. */
export function WatchersRoom({ told, away, chair }: WatchersProps): JSX.Element {
  return (
    <OnlinePage
      room
      title={words.watching}
      subtitle={tableWords(told)}
      tools={<RulesButton game={told.game} />}
    >
      <main class="floor">
        <section class="seatsbox" aria-label={words.chairs}>
          <RoundTable told={told} away={away} />
        </section>
        <div class="beside">
          <WhatIsPlayed told={told} />
        </div>
      </main>
      <section class="ask" id="ask" tabIndex={-1} aria-label={words.watching}>
        <p class="sentence" role="status">
          {words.notStarted({ chairs: freeWords(told), host: hostOf(told) })}
        </p>
        {chair && (
          <div class="button-row">
            <a class="btn" data-action="take a chair" href={chair}>
              {words.takeChair}
            </a>
          </div>
        )}
      </section>
    </OnlinePage>
  );
}

interface ChairProps {
  readonly told: ToldTable;
  readonly at: number;
  readonly self: number;
  readonly role: Relation;
  readonly fillsIn: string;
  /** Since when nobody is here, in words. */
  readonly gone: string;
  readonly open: () => void;
}

function Chair({ told, at, self, role, fillsIn, gone, open }: ChairProps): JSX.Element {
  const seat = told.seats[at];
  const isHost = told.host === self;
  const keptFor = told.awaited?.[at];
  const kind = seat === null ? 'free' : seat.bot === undefined ? '' : 'bot';
  return (
    <li
      class={`seatcard ${kind}`}
      data-side={at === self || role === 'partner' ? 'ours' : 'theirs'}
      style={{ gridArea: `s${(at - self + told.seats.length) % told.seats.length}` }}
    >
      <span class="name">
        {seat && <HereMark seat={seat} />}
        <span class="who">{at === self ? words.you : (seat?.name ?? told.awaited?.[at] ?? words.free)}</span>
      </span>
      <span class="what">{chairWords(told, at, self, { role: RELATIONS[role], fillsIn, gone })}</span>
      {isHost && at !== self && (
        <button type="button" class="btn small" aria-haspopup="dialog" onClick={open}>
          {seat === null && !keptFor ? words.seatABot : words.seat}
          <span class="sr">
            {seat === null && !keptFor ? words.inChair(at + 1) : words.theChairOf(seat?.name ?? keptFor)}
          </span>
        </button>
      )}
    </li>
  );
}

function chairWords(
  told: ToldTable,
  at: number,
  self: number,
  { role, fillsIn, gone }: Pick<ChairProps, 'fillsIn' | 'gone'> & { readonly role: string },
): string {
  const { seats, host } = told;
  const seat = seats[at];
  if (seat === null && told.awaited?.[at] != null) return freeChair(told, at);
  if (seat === null)
    return fillsIn === ''
      ? words.savedForFriend
      : words.friendOrBot({ time: fillsIn, bot: botWords(USUAL_BOT) });
  if (seat.bot !== undefined) return [role, words.aBot(botWords(seat.bot))].filter(Boolean).join(', ');
  if (at === self) return at === host ? words.nameHost(seat.name) : seat.name;
  return [role, at === host && words.host, seat.here ? words.here : gone].filter(Boolean).join(', ');
}
