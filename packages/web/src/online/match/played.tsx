// A match on the server: the same stage as at home, with what only people need: how the line is, taking back by consent,
// talk, and playing again.

import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import * as words from '#words/online/match.tsx';
import { facesFor, loadLayout } from '../../games/parts-of.ts';
import { slots } from '../../play/slots.ts';
import { Notice, Wait } from '../../shared/notice.tsx';
import { reasonOf } from '../../shared/reason.ts';
import { keepBeginning, keptTable } from '../../sources/remote/kept.ts';
import { layRemote } from '../../sources/remote/lay-remote.ts';
import type { TableConnection } from '../../sources/remote/table-connection.ts';
import type { Layout } from '../../table/model/layout.ts';
import { TableModel } from '../../table/model/model.ts';
import { Stage } from '../../table/stage/stage.tsx';
import { Overheard } from '../chat/overheard.tsx';
import { openedAtLog, Talk, TalkAfter, TalkButton, TalkTabs } from '../chat/talk.tsx';
import { wayToChair } from '../room/free-chairs.ts';
import { InviteSheet } from '../room/invite-sheet.tsx';
import { SeatLink, SeatLinkButton } from '../room/seat-link.tsx';
import { Seated } from '../room/seated.tsx';
import { ThinkingTime } from '../room/thinking-time.tsx';
import { WhoPlaysAgain } from './again.tsx';
import { amongPeople } from './among-people.tsx';
import { AwayOffer } from './away-offer.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { asksBack, Consent } from './consent.tsx';
import { noteHands } from './hand-notes.ts';
import { NearHand, SeenFrom, sideNames, TurnButton } from './near-hand.tsx';
import { NextTable } from './next-table.tsx';
import { PlaqueSays, Presence } from './presence.tsx';
import { playAgain, rematchWords, watchNext } from './rematch.ts';
import { isStoodInFor, StandIn } from './stand-in.tsx';
import type { TableActivity } from './table-activity.ts';
import { ToChallenge } from './to-challenge.tsx';
import { callToTurn } from './turn-call.ts';
import { Unanswered, waitsForAnswer } from './unanswered.tsx';

/** A table that is followed, and what was noticed there. */
export interface Followed {
  readonly remote: TableConnection;
  readonly noticed: TableActivity;
}

interface OpenSheetProps {
  readonly remote: TableConnection;
  readonly sheet: Signal<'seat-link' | 'ask-in' | undefined>;
}

interface Laid {
  readonly model: TableModel;
  readonly layout: Layout;
}

interface Laying {
  readonly laid: Laid | undefined;
  readonly trouble: string;
}

export function Played({ remote, noticed }: Followed): JSX.Element {
  const noRematch = useSignal('');
  const sheet = useSignal<'seat-link' | 'ask-in' | undefined>(undefined);
  const { laid, trouble } = useLaid({ remote, noticed }, noRematch);
  // Made once: what changes in them they draw themselves.
  const parts = useMemo(() => {
    const opened = openedAtLog();
    const takeAlong = (): void => {
      document.getElementById('menu')?.hidePopover();
      sheet.value = 'seat-link';
    };
    const askIn = (): void => {
      sheet.value = 'ask-in';
    };
    return {
      opened,
      takeAlong,
      bar: (
        <>
          <Overheard noticed={noticed} opened={opened} />
          <TalkButton noticed={noticed} opened={opened} />
        </>
      ),
      tabs: <TalkTabs noticed={noticed} opened={opened} />,
      talk: <Talk noticed={noticed} />,
      wire: <ConnectionBanner remote={remote} noticed={noticed} />,
      seated: <Seated remote={remote} noticed={noticed} takeAlong={takeAlong} askIn={askIn} />,
      time: (
        <>
          <ThinkingTime remote={remote} />
          <NextTable remote={remote} />
          <AwayOffer remote={remote} />
        </>
      ),
      again: (
        <>
          {remote.told.value?.board ? (
            <ToChallenge board={remote.told.value.board} />
          ) : (
            <WhoPlaysAgain remote={remote} noticed={noticed} trouble={noRematch} />
          )}
          <TalkAfter noticed={noticed} />
        </>
      ),
    };
  }, [remote]);
  useHistory(remote);
  if (trouble) return <Notice title={words.cantBeOpened} sentence={trouble} />;
  // The score sheet comes with the first word of how the table stands.
  if (!laid || remote.state.value.sides.length === 0) return <Wait sentence={words.settingUp} />;
  const { model, layout } = laid;
  const { wire, seated, time, again, takeAlong } = parts;
  const mark = (seat: number): JSX.Element => (
    <Presence person={model.table.people!.value[seat]} seat={seat} noticed={noticed} />
  );
  const says = (seat: number, deed: ComponentChildren): JSX.Element => (
    <PlaqueSays remote={remote} noticed={noticed} seat={seat} deed={deed} />
  );
  const watches = remote.seat === null;
  const turns = watches && model.names.length > 1;
  const people = {
    wire,
    seated,
    time,
    again,
    mark,
    says,
    near: watches ? <NearHand model={model} layout={layout} mark={mark} says={says} /> : undefined,
    inMenu: turns ? (
      <TurnButton model={model} kind="btn" />
    ) : watches ? undefined : (
      <SeatLinkButton kind="btn" open={takeAlong} />
    ),
    asks: inPlaceOfAsk({ remote, noticed }, model),
    tabs: parts.tabs,
    talk: parts.opened.value === 'talk' ? parts.talk : undefined,
  };
  const bar = (
    <>
      {parts.bar}
      {turns && <SeenFrom model={model} />}
      {turns && <TurnButton model={model} kind="btn wide" />}
    </>
  );
  return (
    <div class={watches ? 'looks-on' : 'plays'} data-hand={isIdle(remote) ? 'idle' : undefined}>
      <Stage key={remote.id} model={model} layout={layout} slots={slots} extra={bar} people={people} />
      <OpenSheet remote={remote} sheet={sheet} />
    </div>
  );
}

/** What the player has opened over the table. */
function OpenSheet({ remote: { id, seat, told }, sheet }: OpenSheetProps): JSX.Element | null {
  const close = (): void => {
    sheet.value = undefined;
  };
  if (sheet.value === 'ask-in' && told.value) return <InviteSheet told={told.value} close={close} />;
  if (sheet.value === 'seat-link' && seat !== null) return <SeatLink table={id} seat={seat} close={close} />;
  return null;
}

/** A match that this player had a chair in comes into the history when it is over; if the line is gone then, once it is back. */
function useHistory(remote: TableConnection): void {
  const { id, seat, told, line } = remote;
  const state = told.value?.state;
  const live = line.value !== 'lost';
  useEffect(() => {
    if (seat === null || !live) return;
    if (state === 'playing') keepBeginning(id);
    if (state !== 'over') return;
    const began = keptTable(id)?.began;
    import('../../history/keep-friends.ts')
      .then(({ keepWithFriends }) => keepWithFriends(remote, seat, began))
      .catch(() => undefined);
  }, [id, state, live]);
}

/** The table with its layout, once it is laid; or why it cannot be. */
function useLaid({ remote, noticed }: Followed, noRematch: Signal<string>): Laying {
  const laid = useSignal<Laid | undefined>(undefined);
  const trouble = useSignal('');
  useEffect(() => {
    let left = false;
    let model: TableModel | undefined;
    let stopAll: (() => void) | undefined;
    lay(remote, noRematch).then(
      (made) => {
        model = made.model;
        if (left) {
          made.model.close();
          return;
        }
        laid.value = made;
        const stops = [noteHands(noticed, made.model, made.layout), callToTurn(made.model, remote)];
        stopAll = () => {
          for (const stop of stops) stop();
        };
      },
      (error: unknown) => (trouble.value = reasonOf(error)),
    );
    return () => {
      left = true;
      stopAll?.();
      model?.close();
    };
  }, [remote]);
  return { laid: laid.value, trouble: trouble.value };
}

/** What people ask each other, what waits for an answer, who plays for one: said where else it is told what to do. */
function inPlaceOfAsk({ remote, noticed }: Followed, { game }: TableModel): JSX.Element | undefined {
  if (asksBack(remote)) return <Consent remote={remote} noticed={noticed} game={game} />;
  if (waitsForAnswer(remote)) return <Unanswered remote={remote} game={game} />;
  if (isStoodInFor(remote)) return <StandIn remote={remote} noticed={noticed} />;
  return looksOn(remote) ? <LookingOn remote={remote} /> : undefined;
}

/** Whether nothing can be done with the own cards: the line is broken, or a bot plays them. */
function isIdle({ line, told, seat }: TableConnection): boolean {
  return line.value === 'lost' || (seat !== null && told.value?.seats[seat]?.standsIn === true);
}

/** Whether somebody only looks on, and a hand is being played. */
function looksOn({ seat, state }: TableConnection): boolean {
  const { betweenHands, tally } = state.value;
  return seat === null && !betweenHands && !tally.result;
}

function LookingOn({ remote }: Pick<Followed, 'remote'>): JSX.Element {
  const chair = wayToChair(remote);
  return (
    <section class="ask" id="ask" tabIndex={-1} aria-label={words.watching}>
      <p class="sentence">{words.watchingUntilOver()}</p>
      {chair && (
        <div class="button-row">
          <a class="btn" data-action="take over" href={chair}>
            {words.takeOver}
          </a>
        </div>
      )}
    </section>
  );
}

async function lay(remote: TableConnection, noRematch: Signal<string>): Promise<Laid> {
  const told = remote.told.peek()!;
  const table = await layRemote(remote, told);
  const [faces, own] = await Promise.all([facesFor(table.game), loadLayout(table.game.id)]);
  const layout = amongPeople(own, remote);
  const { seat } = remote;
  // A board of a challenge is played once.
  if (!told.board)
    table.rematch = () =>
      goAgain(remote).catch((error: unknown) => {
        noRematch.value = reasonOf(error);
      });
  table.rematchWords = rematchWords(remote);
  const model = new TableModel(table, faces, layout.readDrop, layout.wears);
  if (seat === null) model.sideNames = () => sideNames(model);
  return { model, layout };
}

/** Anyone who has a chair plays again; a spectator goes to look on there. */
async function goAgain(remote: TableConnection): Promise<void> {
  const next = remote.told.peek()?.next;
  if (remote.seat !== null) await playAgain(remote, remote.seat);
  else if (next !== undefined) watchNext(remote, next);
}
