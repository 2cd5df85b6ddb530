// The waiting room: the cloth with its chairs in their true order, the invitation beside it, and who may begin.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { around } from '../setup/choices.ts';
import { LEVELS, USUAL_BOT } from '../setup/players.ts';
import { ask, type TableSeat, type ToldTable } from '../sources/remote/api.ts';
import { Invitation } from './invitation.tsx';
import { forgetSeat, type KeptTable } from './kept.ts';
import { HereMark, OnlinePage, sentenceOf } from './parts.tsx';
import { botWords, freeWords, tableWords } from './words.ts';

interface RoomProps {
  readonly told: ToldTable;
  readonly seat: number;
  readonly kept: KeptTable | undefined;
}

export function WaitingRoom({ told, seat, kept }: RoomProps): JSX.Element {
  const trouble = useSignal('');
  const isHost = told.host === seat;
  const free = told.seats.flatMap((at, i) => (at === null ? [i] : []));
  const order = async (method: string, path: string, body?: object): Promise<void> => {
    trouble.value = '';
    await ask(method, `/tables/${told.table}${path}`, body ? { body } : {}).catch((error: unknown) => {
      trouble.value = sentenceOf(error);
    });
  };
  const fill = async (): Promise<void> => {
    for (const at of free) await order('PUT', `/seats/${at}`, { bot: USUAL_BOT });
  };
  const leave = async (): Promise<void> => {
    await order('DELETE', `/seats/${seat}`);
    if (trouble.value) return;
    forgetSeat(told.table, seat);
    location.hash = '#/';
  };
  const host = told.seats[told.host]?.name ?? 'The host';
  return (
    <OnlinePage room title={isHost ? 'Your table' : `${host}’s table`} subtitle={tableWords(told)}>
      <main class="floor">
        <section class="seatsbox" aria-label="The chairs">
          <ol class="round" style={{ gridTemplateAreas: around(told.seats.length) }}>
            {told.seats.map((_, at) => (
              <Chair key={at} told={told} at={at} self={seat} order={order} />
            ))}
          </ol>
        </section>
        {kept?.invite && <Invitation id={told.table} invite={kept.invite} watch={kept.watch} />}
      </main>
      <section class="ask" id="ask" tabIndex={-1}>
        <p class="sentence" role="status">
          {trouble.value || (
            <>
              <strong>{freeWords(told)} </strong>
              {isHost
                ? free.length > 0
                  ? 'Begin as soon as all are taken.'
                  : 'Begin when you like.'
                : `${host} begins.`}
            </>
          )}
        </p>
        <div class="do">
          {isHost && free.length > 0 && (
            <button type="button" class="btn" data-action="fill" onClick={() => void fill()}>
              Fill with bots
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
              Begin
            </button>
          ) : (
            <button type="button" class="btn" onClick={() => void leave()}>
              Leave the table
            </button>
          )}
        </div>
      </section>
    </OnlinePage>
  );
}

interface ChairProps {
  readonly told: ToldTable;
  readonly at: number;
  readonly self: number;
  order(method: string, path: string, body?: object): Promise<void>;
}

function Chair({ told, at, self, order }: ChairProps): JSX.Element {
  const seat = told.seats[at];
  const isHost = told.host === self;
  const area = { gridArea: `s${(at - self + told.seats.length) % told.seats.length}` };
  if (seat === null) {
    return (
      <li class="seatcard free" style={area}>
        <span class="name">Free</span>
        <span class="what">waits for a friend</span>
        {isHost && (
          <select
            aria-label={`Seat a bot in chair ${at + 1}`}
            onChange={(event) => void order('PUT', `/seats/${at}`, { bot: event.currentTarget.value })}
          >
            <option value="">Seat a bot…</option>
            {LEVELS.map(({ bot, title }) => (
              <option key={bot} value={bot}>
                {title}
              </option>
            ))}
          </select>
        )}
      </li>
    );
  }
  return (
    <li class={seat.bot === undefined ? 'seatcard' : 'seatcard bot'} style={area}>
      <span class="name">
        <HereMark seat={seat} />
        {at === self ? 'You' : seat.name}
      </span>
      <span class="what">{chairWords(told, seat, at, self)}</span>
      {isHost && at !== self && (
        <span class="chair-do">
          <button type="button" class="btn small" onClick={() => void order('DELETE', `/seats/${at}`)}>
            Make room<span class="sr"> in the chair of {seat.name}</span>
          </button>
          {seat.bot === undefined && (
            <button type="button" class="btn small" onClick={() => void order('PUT', '/host', { seat: at })}>
              Hand over<span class="sr"> the table to {seat.name}</span>
            </button>
          )}
        </span>
      )}
    </li>
  );
}

function chairWords({ host }: ToldTable, seat: TableSeat, at: number, self: number): string {
  const own = at === self ? `${seat.name}${at === host ? ', host' : ''}` : at === host ? 'host' : '';
  if (seat.bot !== undefined) return `a ${botWords(seat.bot)}`;
  if (own !== '') return own;
  return seat.here ? 'is here' : 'is away';
}
