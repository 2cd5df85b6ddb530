// Another device has opened the private link of a seat: whose it is, and one press to play it here, too.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/online/room.tsx';
import { Notice, Wait } from '../../shared/notice.tsx';
import { reasonOf } from '../../shared/reason.ts';
import { ask, newKey, type ToldTable, Unreached } from '../../sources/remote/api.ts';
import { haveKey } from '../../sources/remote/identity.ts';
import { keepTable } from '../../sources/remote/kept.ts';
import { WhatIsPlayed } from '../lobby/what-is-played.tsx';
import { tableWords } from '../words.ts';
import { OnlinePage, RulesButton } from './parts.tsx';
import { RoundTable } from './round-table.tsx';

interface ArrivalProps {
  readonly id: string;
  readonly seat: number;
  /** The key of the seat's link. */
  readonly link: string;
}

export function SeatArrival({ id, seat, link }: ArrivalProps): JSX.Element {
  const told = useSignal<ToldTable | undefined>(undefined);
  const unseen = useSignal<unknown>(undefined);
  useEffect(() => {
    ask<ToldTable>('GET', `/tables/${id}`, { bearer: link }).then(
      (table) => (told.value = table),
      (error: unknown) => (unseen.value = error),
    );
  }, []);
  const name = told.value?.seats[seat]?.name;
  if (unseen.value instanceof Unreached)
    return <Notice title={words.noAnswer} sentence={words.openLinkAgainMoment} />;
  if (unseen.value || (told.value && name === undefined)) return <NoLonger />;
  if (!told.value || name === undefined) return <Wait sentence={words.lookingForYourSeat} />;
  return <Arrived id={id} seat={seat} link={link} table={told.value} name={name} />;
}

function NoLonger(): JSX.Element {
  return (
    <Notice
      title={words.thisLinkNoLongerWorks}
      sentence={words.chooseAgain}
      to="#/tables"
      label={words.tables}
    />
  );
}

interface ArrivedProps extends ArrivalProps {
  readonly table: ToldTable;
  readonly name: string;
}

function Arrived({ id, seat, link, table, name }: ArrivedProps): JSX.Element {
  const trouble = useSignal('');
  const key = useSignal(newKey());
  const bring = async (): Promise<void> => {
    trouble.value = '';
    try {
      await haveKey();
      await ask('POST', `/tables/${id}/seats/${seat}/devices`, { bearer: link, key: key.value });
      keepTable(id, { game: table.game, name, seat });
      // Back does not lead to the link again.
      location.replace(`#/t/${id}/${seat}`);
    } catch (error) {
      trouble.value = reasonOf(error);
    }
  };
  return (
    <OnlinePage
      room
      title={words.seatOf(name)}
      subtitle={tableWords(table)}
      tools={<RulesButton game={table.game} />}
    >
      <main class="floor">
        <section class="seatsbox" aria-label={words.chairs}>
          <RoundTable told={table} />
        </section>
        <div class="beside">
          <aside class="slip invite">
            <h2>{words.playHereToo(name)}</h2>
            <p>{words.sameCards}</p>
            <button type="button" class="btn primary" data-action="bring" onClick={() => void bring()}>
              {words.playHere}
            </button>
            <p class="refusing" role="alert">
              {trouble.value}
            </p>
          </aside>
          <WhatIsPlayed told={table} />
        </div>
      </main>
    </OnlinePage>
  );
}
