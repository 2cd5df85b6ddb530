// At a table on the server: the waiting room until it begins, then the same stage as at home, with what only people
// need: how the line is, taking back by consent, talk, and playing again.

import { loadFaces } from '@messdeck/faces';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Notice, Wait } from '../app/notice.tsx';
import { type Layout, loadLayout } from '../layouts/index.ts';
import { ask } from '../sources/remote/api.ts';
import { layRemote, RemoteTable } from '../sources/remote/remote-table.ts';
import { holdMatch } from '../table/hold.ts';
import { TableModel } from '../table/model.ts';
import { Stage } from '../table/stage.tsx';
import { asksBack, Consent } from './consent.tsx';
import { forgetSeat, keepTable, keptTable } from './kept.ts';
import { OwnTime } from './own-time.tsx';
import { OnlinePage, sentenceOf } from './parts.tsx';
import { Presence } from './presence.tsx';
import { WaitingRoom } from './room.tsx';
import { Seated } from './seated.tsx';
import { Talk } from './talk.tsx';
import { Unanswered, waitsForAnswer } from './unanswered.tsx';
import { Wire } from './wire.tsx';
import { freeWords, tableWords } from './words.ts';

interface AtTableProps {
  readonly id: string;
  readonly seat: number | null;
  readonly bearer?: string | undefined;
}

export function AtTable({ id, seat, bearer }: AtTableProps): JSX.Element {
  const remote = useSignal<RemoteTable | undefined>(undefined);
  const trouble = useSignal('');
  useEffect(() => {
    const left = new AbortController();
    const open = async (): Promise<void> => {
      // One stream a browser and seat, however many tabs.
      if (seat !== null) await holdMatch(`${id} ${seat}`, left.signal);
      left.signal.throwIfAborted();
      const opened = new RemoteTable(id, seat, bearer);
      left.signal.addEventListener('abort', () => opened.close());
      remote.value = opened;
    };
    open().catch((error: unknown) => {
      if (!left.signal.aborted) trouble.value = sentenceOf(error);
    });
    return () => left.abort();
  }, [id, seat, bearer]);
  if (trouble.value)
    return <Notice title="This chair is open in another window" sentence="Play goes on there." />;
  if (!remote.value) return <Wait sentence="One moment." />;
  return <Followed remote={remote.value} />;
}

function Followed({ remote }: { readonly remote: RemoteTable }): JSX.Element {
  const told = remote.told.value;
  const refused = remote.refused.value !== undefined;
  const { id, seat } = remote;
  useEffect(() => {
    if (refused && seat !== null) forgetSeat(id, seat);
  }, [refused]);
  if (refused) return <Gone sat={told !== undefined && seat !== null} />;
  if (!told) return <Wait sentence="The table is being looked for." />;
  if (told.state !== 'waiting') return <Played remote={remote} />;
  if (remote.seat === null) {
    return (
      <OnlinePage room title="Looking on" subtitle={tableWords(told)}>
        <Wait sentence={`${freeWords(told)} The match has not begun.`} />
      </OnlinePage>
    );
  }
  return (
    <>
      <WaitingRoom told={told} seat={remote.seat} kept={keptTable(remote.id)} />
      <Wire remote={remote} />
    </>
  );
}

/** The server does not know us at this table; `sat`: until now it did. */
function Gone({ sat }: { readonly sat: boolean }): JSX.Element {
  const [title, sentence] = sat
    ? [
        'You do not sit here any more',
        'The host has made room in your chair. By the link you can come again.',
      ]
    : ['There is no such table, or it is over', 'Ask for a new link.'];
  return <Notice title={title} sentence={sentence} to="#/tables" label="Public tables" />;
}

interface Laid {
  readonly model: TableModel;
  readonly layout: Layout;
}

function Played({ remote }: { readonly remote: RemoteTable }): JSX.Element {
  const laid = useSignal<Laid | undefined>(undefined);
  const trouble = useSignal('');
  useEffect(() => {
    let left = false;
    let model: TableModel | undefined;
    lay(remote).then(
      (made) => {
        model = made.model;
        if (left) made.model.close();
        else laid.value = made;
      },
      (error: unknown) => (trouble.value = sentenceOf(error)),
    );
    return () => {
      left = true;
      model?.close();
    };
  }, [remote]);
  const bar = useMemo(
    () => (
      <>
        <OwnTime remote={remote} />
        <Talk remote={remote} />
      </>
    ),
    [remote],
  );
  const wire = useMemo(() => <Wire remote={remote} />, [remote]);
  const seated = useMemo(() => <Seated remote={remote} />, [remote]);
  if (trouble.value) return <Notice title="This table cannot be opened" sentence={trouble.value} />;
  // The score sheet comes with the first word of how the table stands.
  if (!laid.value || remote.state.value.sides.length === 0)
    return <Wait sentence="The table is being laid." />;
  const { model, layout } = laid.value;
  const mark = (seat: number): JSX.Element => <Presence people={model.table.people!} seat={seat} />;
  const asks = asksBack(remote) ? (
    <Consent remote={remote} game={model.game} />
  ) : waitsForAnswer(remote) ? (
    <Unanswered remote={remote} game={model.game} />
  ) : looksOn(remote) ? (
    <LookingOn />
  ) : undefined;
  return (
    <div class={remote.seat === null ? 'looks-on' : 'plays'} data-hand={isIdle(remote) ? 'idle' : undefined}>
      <Stage
        key={remote.id}
        model={model}
        layout={layout}
        extra={bar}
        people={{ wire, asks, seated, mark }}
      />
    </div>
  );
}

/** Whether nothing can be done with the own cards: the line is broken, or a bot plays them. */
function isIdle({ line, told, seat }: RemoteTable): boolean {
  return line.value === 'lost' || (seat !== null && told.value?.seats[seat]?.standsIn === true);
}

/** Whether somebody only looks on, and a hand is being played. */
function looksOn({ seat, state }: RemoteTable): boolean {
  const { betweenHands, tally } = state.value;
  return seat === null && !betweenHands && !tally.result;
}

function LookingOn(): JSX.Element {
  return (
    <section class="ask" id="ask" tabIndex={-1} aria-label="Looking on">
      <p class="sentence">
        <strong>You look on.</strong> Hands stay closed until the match is over; then all cards are open in
        the replay.
      </p>
    </section>
  );
}

async function lay(remote: RemoteTable): Promise<Laid> {
  const told = remote.told.peek()!;
  const table = await layRemote(remote, told);
  const [faces, layout] = await Promise.all([loadFaces(table.game.pack.id), loadLayout(table.game.id)]);
  const { seat } = remote;
  if (seat !== null) table.rematch = () => again(remote, seat);
  document.title = `${table.game.title} · Messdeck`;
  return { model: new TableModel(table, faces, layout.readDrop, layout.wears), layout };
}

/** The same seats at a new table; the first to ask makes it, the others find it. */
async function again(remote: RemoteTable, seat: number): Promise<void> {
  const made = await ask<{ table: string; seat: number }>(
    'POST',
    `/tables/${remote.id}/seats/${seat}/rematch`,
  );
  const kept = keptTable(remote.id);
  if (kept) keepTable(made.table, { ...kept, seat: made.seat });
  location.hash = `#/t/${made.table}/${made.seat}`;
}
