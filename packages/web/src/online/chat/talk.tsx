// Talk at the table, in the panel of the log: phrases with one press, plain text for those who type, the table's own
// notes between; muted for anyone who likes quiet.

import { PHRASES } from '@messdeck/host';
import { type Signal, signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import * as english from '#words/online/chat.ts';
import { reasonOf } from '../../shared/reason.ts';
import { ask } from '../../sources/remote/api.ts';
import { unfold } from '../../table/parts/panel.tsx';
import { type Line, type TableActivity, wordsOf } from '../match/table-activity.ts';
import { ReportButton } from './report.tsx';

/** The page that the panel of the log is opened at. */
export type Opened = Signal<'log' | 'talk'>;

export const openedAtLog = (): Opened => signal('log');

interface TalkProps {
  readonly noticed: TableActivity;
  readonly opened: Opened;
}

/** How much was said that this player has not read. */
const unreadOf = ({ remote, muted, read }: TableActivity): number =>
  muted.value ? 0 : remote.said.value.length - read.value;

/** In the bar, where the panel does not stand beside the cloth. */
export function TalkButton({ noticed, opened }: TalkProps): JSX.Element {
  useEffect(() => {
    // A drawer that was shut opens with what happened; only this button opens it with the talk.
    const panel = document.getElementById('log');
    const shut = (event: Event): void => {
      if ((event as ToggleEvent).newState === 'closed') opened.value = 'log';
    };
    panel?.addEventListener('toggle', shut);
    return () => panel?.removeEventListener('toggle', shut);
  }, [opened]);
  const open = (): void => {
    opened.value = 'talk';
    unfold('log');
  };
  return (
    <button type="button" class="btn talk-btn" data-action="talk" onClick={open}>
      {english.talk}
      <Unread count={unreadOf(noticed)} />
    </button>
  );
}

function Unread({ count }: { readonly count: number }): JSX.Element | null {
  if (count === 0) return null;
  return (
    <span class="unread num">
      {count}
      <span class="sr">{english.newMark}</span>
    </span>
  );
}

/** At the head of the panel: what happened, or what was said. */
export function TalkTabs({ noticed, opened }: TalkProps): JSX.Element {
  const tab = (which: 'log' | 'talk', words: string): JSX.Element => (
    <button
      type="button"
      role="tab"
      aria-selected={opened.value === which}
      data-tab={which}
      onClick={() => (opened.value = which)}
    >
      {words}
      {which === 'talk' && <Unread count={unreadOf(noticed)} />}
    </button>
  );
  return (
    <div class="tabs" role="tablist" aria-label={english.logAndChat}>
      {tab('log', english.log)}
      {tab('talk', english.talk)}
    </div>
  );
}

export function Talk({ noticed }: { readonly noticed: TableActivity }): JSX.Element {
  const { remote, muted, lines } = noticed;
  const list = useRef<HTMLOListElement>(null);
  const shown = lines.value.filter((line) => 'note' in line || !muted.value);
  const said = remote.said.value.length;
  const talks = remote.talks.value;
  useLayoutEffect(() => {
    noticed.read.value = said;
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [said, shown.length]);
  return (
    <section class="talk" aria-label={english.talk}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it */}
      <ol class="messages" ref={list} tabIndex={0} aria-live={muted.value ? 'off' : 'polite'}>
        {shown.map((line, i) => (
          <Message key={i} line={line} noticed={noticed} />
        ))}
        {talks && said === 0 && <li class="note">{english.nobodySaidAnything}</li>}
      </ol>
      {!talks && (
        <div class="saying soft">
          <p>{english.talkIsOff}</p>
          {remote.seat !== null && <ReportButton remote={remote} seat={remote.seat} />}
        </div>
      )}
      {talks && remote.seat === null && <p class="saying soft">{english.spectatorsOnlyRead}</p>}
      {talks && remote.seat !== null && <Say noticed={noticed} seat={remote.seat} />}
    </section>
  );
}

/** Beside the result of a match: people go on talking. */
export function TalkAfter({ noticed }: { readonly noticed: TableActivity }): JSX.Element | null {
  if (!noticed.remote.talks.value) return null;
  return (
    <div class="talk-after">
      <h2>{english.talk}</h2>
      <Talk noticed={noticed} />
    </div>
  );
}

function Say({ noticed, seat }: { readonly noticed: TableActivity; readonly seat: number }): JSX.Element {
  const text = useSignal('');
  const trouble = useSignal('');
  const { remote, muted } = noticed;
  const say = async (body: object): Promise<void> => {
    trouble.value = '';
    await ask('POST', `/tables/${remote.id}/seats/${seat}/chat`, { body }).then(
      () => {
        if ('text' in body) text.value = '';
      },
      (error: unknown) => (trouble.value = reasonOf(error)),
    );
  };
  return (
    <div class="saying">
      <div class="phrases">
        {Object.entries(PHRASES).map(([phrase, words]) => (
          <button type="button" key={phrase} onClick={() => void say({ phrase })}>
            {words}
          </button>
        ))}
      </div>
      <form
        class="linkrow"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.value.trim()) void say({ text: text.value });
        }}
      >
        <input
          class="field"
          aria-label={english.saySomething}
          placeholder={english.saySomething}
          maxLength={300}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <button type="submit" class="btn primary small">
          {english.sayIt}
        </button>
      </form>
      <div class="foot">
        <span role="status">{trouble.value || english.noTalkOfCards}</span>
        <button
          type="button"
          class="linklike"
          aria-pressed={muted.value}
          onClick={() => (muted.value = !muted.value)}
        >
          {muted.value ? english.muted : english.mute}
        </button>
        <ReportButton remote={remote} seat={seat} />
      </div>
    </div>
  );
}

function Message({ line, noticed }: { readonly line: Line; readonly noticed: TableActivity }): JSX.Element {
  if ('note' in line) return <li class="note">{line.note}</li>;
  const { remote } = noticed;
  const name =
    line.seat === remote.seat ? english.youMark : (remote.told.value?.seats[line.seat]?.name ?? '');
  return (
    <li class="msg">
      <b>{name}</b>
      {line.phrase === undefined ? <span>{wordsOf(line)}</span> : <q>{wordsOf(line)}</q>}
    </li>
  );
}
