// At a table on the server: the waiting room until it begins, then the match.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as words from '#words/online/match.tsx';
import { Notice, Wait } from '../../shared/notice.tsx';
import { OpenTwice } from '../../shared/open-twice.tsx';
import { isPersons, type ToldTable } from '../../sources/remote/api.ts';
import { forgetSeat, keptTable } from '../../sources/remote/kept.ts';
import { TableConnection } from '../../sources/remote/table-connection.ts';
import { wayToChair } from '../room/free-chairs.ts';
import { holdSeat } from '../room/hold-seat.ts';
import { WaitingRoom, WatchersRoom } from '../room/room.tsx';
import { STAND_IN } from '../words.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { type Followed, Played } from './played.tsx';
import { type Line, TableActivity } from './table-activity.ts';

interface AtTableProps {
  readonly id: string;
  readonly seat: number | null;
  readonly bearer?: string | undefined;
  /** The credential is an invitation, whose holder would rather look on. */
  readonly invited?: boolean;
}

export function AtTable({ id, seat, bearer, invited }: AtTableProps): JSX.Element {
  const followed = useSignal<Followed | undefined>(undefined);
  const elsewhere = useSignal(false);
  /** How often the seat was taken over from another window; each time it is opened again. */
  const taken = useSignal(0);
  /** What the table has noted so far outlasts its being laid again. */
  const notes = useRef<readonly Line[]>([]);
  const laid = useLaidAgain(followed.value?.remote.told.value, seat);
  useEffect(() => {
    const left = new AbortController();
    const letGo = (): void => {
      if (left.signal.aborted) return;
      left.abort();
      followed.value = undefined;
      elsewhere.value = true;
    };
    const open = async (): Promise<void> => {
      // One stream a browser and seat, however many tabs.
      if (seat !== null)
        await holdSeat(`${id} ${seat}`, left.signal, { lost: letGo, seize: taken.value > 0 });
      left.signal.throwIfAborted();
      const remote = new TableConnection(id, seat, bearer, invited);
      const noticed = new TableActivity(remote, notes.current);
      left.signal.addEventListener('abort', () => {
        notes.current = noticed.notes;
        noticed.close();
        remote.close();
      });
      followed.value = { remote, noticed };
    };
    open().catch(letGo);
    return () => left.abort();
  }, [id, seat, bearer, taken.value, laid]);
  if (elsewhere.value) {
    const playHere = (): void => {
      elsewhere.value = false;
      taken.value++;
    };
    return <OpenTwice what="chair" playHere={playHere} />;
  }
  if (!followed.value) return <Wait sentence={words.oneMoment} />;
  return <AtFollowed {...followed.value} />;
}

/** So long a listener hears of it first. */
const TOLD = 1500;

/** Counts how often a chair went to somebody else during the match: the table is laid again with the new names. */
function useLaidAgain(told: ToldTable | undefined, seat: number | null): number {
  const laid = useSignal(0);
  const shown = useRef('');
  const own = told?.seats[seat ?? -1];
  // A person who was removed is about to hear it.
  const isOurs = seat === null || (own != null && isPersons(own));
  const names =
    told?.state === 'playing' && isOurs ? told.seats.map((sitter) => sitter?.name).join('\n') : '';
  useEffect(() => {
    if (names === '') return undefined;
    const before = shown.current;
    shown.current = names;
    if (before === '' || before === names) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // A sheet that is open, such as the new invitation, would be gone with the table it lies over.
    const layAgain = (): void => {
      if (document.querySelector('dialog[open]')) wait();
      else laid.value++;
    };
    const wait = (): void => {
      timer = setTimeout(layAgain, TOLD);
    };
    wait();
    return () => clearTimeout(timer);
  }, [names]);
  return laid.value;
}

function AtFollowed({ remote, noticed }: Followed): JSX.Element {
  const told = remote.told.value;
  const why = remote.refused.value;
  const refused = why !== undefined;
  const { id, seat } = remote;
  useEffect(() => {
    if (refused && seat !== null) forgetSeat(id, seat);
  }, [refused]);
  if (refused) return <Gone sat={seat === null ? undefined : told?.state} why={why} />;
  if (!told)
    return (
      <>
        <Wait sentence={words.lookingForTable} />
        <ConnectionBanner remote={remote} noticed={noticed} />
      </>
    );
  if (told.state !== 'waiting') return <Played remote={remote} noticed={noticed} />;
  const away = noticed.away.value;
  return (
    <>
      {seat === null ? (
        <WatchersRoom told={told} away={away} chair={wayToChair(remote)} />
      ) : (
        <WaitingRoom told={told} seat={seat} kept={keptTable(id)} away={away} />
      )}
      <ConnectionBanner remote={remote} noticed={noticed} />
    </>
  );
}

interface GoneProps {
  /** Until now the server knew us here, and the table was in this state. */
  readonly sat: ToldTable['state'] | undefined;
  /** What the server says. */
  readonly why: string;
}

function Gone({ sat, why }: GoneProps): JSX.Element {
  const after = sat === 'waiting' ? words.cantSitAgain : words.botPlaysYourCards(STAND_IN);
  const [title, sentence] = sat
    ? [words.noSeat, words.removedYou(after)]
    : [words.cantJoin, words.askForNewLink(why)];
  return <Notice title={title} sentence={sentence} to="#/tables" label={words.publicTables} />;
}
