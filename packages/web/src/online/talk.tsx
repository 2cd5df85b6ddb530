// Talk at the table: phrases with one press, plain text for those who type; muted for whoever likes quiet.

import { PHRASES } from '@messdeck/host';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ask } from '../sources/remote/api.ts';
import type { RemoteTable, Said } from '../sources/remote/remote-table.ts';
import { sentenceOf } from './parts.tsx';

export function Talk({ remote }: { readonly remote: RemoteTable }): JSX.Element | null {
  const read = useSignal(0);
  const muted = useSignal(false);
  const text = useSignal('');
  const trouble = useSignal('');
  const said = remote.said.value;
  const open = useSignal(false);
  useEffect(() => {
    if (open.value) read.value = said.length;
  }, [said.length, open.value]);
  if (remote.seat === null && said.length === 0) return null;
  const unread = muted.value ? 0 : said.length - read.value;
  const say = async (body: object): Promise<void> => {
    trouble.value = '';
    await ask('POST', `/tables/${remote.id}/seats/${remote.seat}/chat`, { body }).then(
      () => (text.value = ''),
      (error: unknown) => (trouble.value = sentenceOf(error)),
    );
  };
  return (
    <>
      <button type="button" class="btn" popovertarget="talk" data-action="talk">
        Talk
        {unread > 0 && (
          <span class="unread">
            {unread}
            <span class="sr"> new</span>
          </span>
        )}
      </button>
      <section
        id="talk"
        class="talk slip"
        popover="auto"
        aria-label="Talk"
        onToggle={(event) => (open.value = (event as unknown as { newState: string }).newState === 'open')}
      >
        <h2>Talk</h2>
        <ol class="messages" aria-live={muted.value ? 'off' : 'polite'}>
          {!muted.value && said.map((line, i) => <Message key={i} line={line} remote={remote} />)}
          {said.length === 0 && <li class="note">Nobody has said anything yet.</li>}
        </ol>
        {remote.seat !== null && (
          <>
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
                aria-label="Say something"
                maxLength={300}
                value={text.value}
                onInput={(event) => (text.value = event.currentTarget.value)}
              />
              <button type="submit" class="btn small">
                Say
              </button>
            </form>
          </>
        )}
        <p class="soft" role="status">
          {trouble.value}
        </p>
        <label class="mute">
          <input
            type="checkbox"
            checked={muted.value}
            onChange={(event) => (muted.value = event.currentTarget.checked)}
          />{' '}
          Mute
        </label>
      </section>
    </>
  );
}

function Message({ line, remote }: { readonly line: Said; readonly remote: RemoteTable }): JSX.Element {
  const name = line.seat === remote.seat ? 'You' : (remote.told.value?.seats[line.seat]?.name ?? '');
  return (
    <li class="msg">
      <b>{name}</b>
      {line.phrase === undefined ? <span>{line.text}</span> : <q>{PHRASES[line.phrase] ?? line.phrase}</q>}
    </li>
  );
}
