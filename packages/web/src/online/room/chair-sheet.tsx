// The sheet of a chair, for the host: seat a bot there before the match, hand the table over, make room.

import { capital } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/online/room.tsx';
import { LEVELS } from '../../games/players.ts';
import { SheetDialog } from '../../shared/sheet-dialog.tsx';
import { isPersons, type TableSeat } from '../../sources/remote/api.ts';
import { botWords } from '../words.ts';
import { RemoveQuestion } from './remove-question.tsx';

/** Has the server do something at the table. */
export type Order = (method: string, path: string, body?: object) => Promise<void>;

interface SheetProps {
  /** The match is running: a bot takes the place of a person who is removed, for good. */
  readonly playing?: boolean;
  readonly seat: TableSeat | null;
  readonly at: number;
  /** The chair is free, and kept for somebody of this name who played before. */
  readonly keptFor?: string | undefined;
  readonly role?: string;
  /** Since when nobody is here, in words. */
  readonly gone: string;
  readonly order: Order;
  /** The table is private: to remove somebody renews its invitation. */
  readonly renews: boolean;
  /** Removes the person who sits here. */
  readonly remove: () => Promise<void>;
  readonly close: () => void;
}

export function ChairSheet({
  playing = false,
  seat,
  at,
  keptFor,
  role = '',
  gone,
  order,
  renews,
  remove,
  close,
}: SheetProps): JSX.Element {
  const asks = useSignal(false);
  const path = `/seats/${at}`;
  const isPerson = seat !== null && isPersons(seat);
  const then = (task: () => Promise<void>) => (): void => {
    close();
    void task();
  };
  const seatBot = (bot: string) => async (): Promise<void> => {
    if (isPerson) await remove();
    await order('PUT', path, { bot });
  };
  if (asks.value && seat)
    return (
      <RemoveQuestion
        playing={playing}
        name={seat.name}
        renews={renews}
        remove={() => void remove()}
        close={close}
      />
    );
  return (
    <SheetDialog
      title={seat || keptFor ? words.chairOf(seat?.name ?? keptFor) : words.openChair}
      close={close}
    >
      <p class="soft">
        {whereWords(seat, role, seat ? gone : keptFor ? words.isntBackYet : words.savedForFriend)}
      </p>
      <div class="chair-do">
        {!playing && (
          <fieldset class="levels">
            <legend>{words.seatABot}</legend>
            {LEVELS.map(({ bot, title }) => (
              <button
                type="button"
                class="btn"
                key={bot}
                aria-pressed={seat?.bot === bot}
                onClick={then(seatBot(bot))}
              >
                {title}
              </button>
            ))}
          </fieldset>
        )}
        {seat && isPerson && (
          <button type="button" class="btn" onClick={then(() => order('PUT', '/host', { seat: at }))}>
            {words.makeHost(seat.name)}
          </button>
        )}
        {seat && isPerson && (
          <button type="button" class="btn remove" data-action="remove" onClick={() => (asks.value = true)}>
            {words.removeWithEllipsis(seat.name)}
          </button>
        )}
        {(keptFor !== undefined || (seat && !isPerson)) && (
          <button
            type="button"
            class="btn remove"
            data-action="make room"
            onClick={then(() => order('DELETE', path))}
          >
            {words.makeRoom}
          </button>
        )}
      </div>
    </SheetDialog>
  );
}

/** "On your left. Was here a minute ago."; `gone`: what to say where nobody is here. */
function whereWords(seat: TableSeat | null, role: string, gone: string): string {
  const how =
    seat === null
      ? gone
      : seat.bot
        ? words.botWith({ bot: botWords(seat.bot), state: seat.standsIn ? words.standsInState : '' })
        : seat.here
          ? words.here
          : gone;
  return [role, how]
    .filter((part) => part !== '')
    .map((part) => `${capital(part)}.`)
    .join(' ');
}
