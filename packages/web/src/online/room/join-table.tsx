// At the door: what is played and who is there; a name, and one sits down.

import { type Signal, useSignal } from '@preact/signals';
import type { JSX, Ref } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as words from '#words/online/room.tsx';
import { Notice, Wait } from '../../shared/notice.tsx';
import { reasonOf } from '../../shared/reason.ts';
import { ask, newKey, type ToldTable, Unreached } from '../../sources/remote/api.ts';
import { haveKey } from '../../sources/remote/identity.ts';
import { keepName, keepTable, lastName } from '../../sources/remote/kept.ts';
import { type AwaySince, awaySince } from '../chat/notes.ts';
import { WhatIsPlayed } from '../lobby/what-is-played.tsx';
import { freeWords, tableWords } from '../words.ts';
import { botsSeats, isFree } from './free-chairs.ts';
import { NameField, OnlinePage, RulesButton } from './parts.tsx';
import { RoundTable } from './round-table.tsx';

interface DoorProps {
  readonly id: string;
  /** The invitation key; none for a public table. */
  readonly invite: string | undefined;
  readonly enter: (seat: number) => void;
}

export function JoinTable({ id, invite, enter }: DoorProps): JSX.Element {
  const told = useSignal<ToldTable | undefined>(undefined);
  const away = useSignal<AwaySince>(new Map());
  /** Why the table could not be looked at the last time. */
  const unseen = useSignal<Error | undefined>(undefined);
  const look = (): Promise<void> =>
    ask<ToldTable>('GET', `/tables/${id}`, { bearer: invite }).then(
      (table) => {
        away.value = awaySince(table, performance.now());
        told.value = table;
        unseen.value = undefined;
      },
      (error: Error) => {
        unseen.value = error;
      },
    );
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), 4000);
    return () => clearInterval(timer);
  }, [id]);
  if (told.value)
    return (
      <AtDoor
        id={id}
        invite={invite}
        enter={enter}
        table={told.value}
        away={away.value}
        unseen={unseen.value}
        look={look}
      />
    );
  if (!unseen.value) return <Wait sentence={words.openingTable} />;
  if (unseen.value instanceof Unreached)
    return <Notice title={words.tableDoesNotAnswer} sentence={words.tryingAgain(unseen.value.message)} />;
  return (
    <Notice
      title={words.noSuchTable}
      sentence={words.askForNewLink}
      to="#/tables"
      label={words.publicTables}
    />
  );
}

/** Why nobody can sit down. */
const CLOSED: Readonly<Record<ToldTable['state'], string>> = {
  waiting: words.allChairsTaken,
  playing: words.matchHasStarted,
  over: words.matchOver,
};

interface AtDoorProps extends DoorProps {
  readonly table: ToldTable;
  readonly away: AwaySince;
  readonly unseen: Error | undefined;
  /** Asks again how the table stands. */
  readonly look: () => Promise<void>;
}

function AtDoor({ id, invite, enter, table, away, unseen, look }: AtDoorProps): JSX.Element {
  const name = useSignal(lastName());
  const trouble = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  /** What was sent and not answered: sent again, it is the same, and one chair is taken. */
  const unanswered = useRef({ wish: '', key: '' });
  /** `relieve`: in the place of the bot that sits there. */
  const sit = async (at?: number, relieve = false): Promise<void> => {
    trouble.value = '';
    if (name.value.trim() === '') {
      field.current?.focus();
      trouble.value = words.typeNameFirst;
      return;
    }
    const body = { name: name.value, ...(at !== undefined && { seat: at }), ...(relieve && { relieve }) };
    const wish = JSON.stringify(body);
    if (unanswered.current.wish !== wish) unanswered.current = { wish, key: newKey() };
    try {
      await haveKey(name.value);
      const { seat } = await ask<{ seat: number }>('POST', `/tables/${id}/seats`, {
        body,
        bearer: invite,
        key: unanswered.current.key,
      });
      keepName(name.value.trim());
      keepTable(id, { game: table.game, name: name.value.trim(), seat, ...(invite && { invite }) });
      enter(seat);
    } catch (error) {
      if (!(error instanceof Unreached)) unanswered.current = { wish: '', key: '' };
      trouble.value = reasonOf(error);
      await look();
    }
  };
  const host = table.seats[table.host]?.name ?? words.somebody;
  const canSit = table.seats.some((_, at) => isFree(table, at));
  const bots = invite === undefined || table.state === 'over' ? [] : botsSeats(table);
  const takeOver = bots.length > 0 && !canSit;
  return (
    <OnlinePage
      room
      title={words.tableOf(host)}
      subtitle={tableWords(table)}
      tools={<RulesButton game={table.game} />}
    >
      <main class="floor">
        <section class="seatsbox" aria-label={words.chairs}>
          <RoundTable told={table} away={away}>
            {(at) => (
              <>
                {isFree(table, at) && (
                  <button type="button" class="btn small" onClick={() => void sit(at)}>
                    {words.sitHere(at + 1)}
                  </button>
                )}
                {bots.includes(at) && (
                  <button type="button" class="btn small" onClick={() => void sit(at, true)}>
                    {words.takeOver(table.seats[at]?.name)}
                  </button>
                )}
              </>
            )}
          </RoundTable>
        </section>
        <div class="beside">
          <aside class="slip invite">
            <h2>{words.joinThisTable}</h2>
            <p>{words.hosts(host)}</p>
            {canSit ? (
              <SitDown name={name} field={field} sit={() => void sit()} />
            ) : (
              <p>{CLOSED[table.state]}</p>
            )}
            {takeOver && (
              <>
                <p>{words.watchOrTakeOver}</p>
                <NameField name={name} field={field} />
              </>
            )}
            {(table.public || (invite !== undefined && !canSit)) && (
              <a
                class="btn small"
                data-action="watch"
                href={table.public ? `#/watch/${id}` : `#/watch/${id}/${invite}/invited`}
              >
                {words.watch}
              </a>
            )}
            <p class="refusing" role="alert">
              {trouble.value || unseen?.message}
            </p>
          </aside>
          <WhatIsPlayed told={table} />
        </div>
      </main>
      <section class="ask">
        <p class="sentence" role="status">
          <strong>{freeWords(table)} </strong>
          {takeOver ? words.takeOverFromBotWatch : table.state === 'waiting' && words.canStart(host)}
        </p>
      </section>
    </OnlinePage>
  );
}

interface SitDownProps {
  readonly name: Signal<string>;
  readonly field: Ref<HTMLInputElement>;
  readonly sit: () => void;
}

/** In whichever chair is free. */
function SitDown({ name, field, sit }: SitDownProps): JSX.Element {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sit();
      }}
    >
      <NameField name={name} field={field} />
      <button type="submit" class="btn primary" data-action="sit">
        {words.sitDown(name.value.trim() && words.asName(name.value.trim()))}
      </button>
    </form>
  );
}
