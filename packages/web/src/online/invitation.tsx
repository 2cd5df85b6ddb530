// The invitation: a link and its QR code, to show on a phone or to send; and the link to look on.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { linkTo } from './link-to.ts';
import { QrCode } from './qr-code.tsx';

interface Links {
  readonly id: string;
  /** None where anybody may come. */
  readonly invite: string | undefined;
  readonly watch: string | undefined;
  /** Anybody may come and look on. */
  readonly open: boolean;
}

export function Invitation({ id, invite, watch, open }: Links): JSX.Element {
  const link = invite === undefined ? linkTo('t', id) : linkTo('t', id, invite);
  const watching = watch === undefined ? open && linkTo('watch', id) : linkTo('watch', id, watch);
  const copied = useSignal('');
  const copy = (text: string, said: string) => async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      copied.value = said;
    } catch {
      copied.value = 'Copy it from the field above.';
    }
  };
  const share = async (): Promise<void> => {
    await navigator.share({ title: 'Messdeck', url: link }).catch(() => undefined);
  };
  return (
    <aside class="slip invite" aria-labelledby="ask-in">
      <h2 id="ask-in">Ask your friends in</h2>
      <div class="both">
        <QrCode text={link} says="QR code of the invitation" />
        <div>
          <p>Show this to a phone, or send the link. Who opens it types a name and sits down.</p>
          {'share' in navigator && (
            <button type="button" class="btn small" onClick={() => void share()}>
              Share…
            </button>
          )}
        </div>
      </div>
      <div class="linkrow">
        <input
          class="field"
          readOnly
          value={link}
          aria-label="The invitation link"
          data-link="invite"
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          class="btn primary small"
          onClick={() => void copy(link, 'The link is copied.')()}
        >
          Copy
        </button>
      </div>
      {watching && (
        <p class="soft">
          To look on only:{' '}
          <button
            type="button"
            class="linklike"
            data-link={watching}
            onClick={() => void copy(watching, 'The watching link is copied.')()}
          >
            copy the watching link
          </button>
          . Watchers never see a hand.
        </p>
      )}
      <p class="soft">
        <a href={`#/t/${id}/${invite ?? ''}/more`} target="_blank" rel="noreferrer">
          Another player on this device
        </a>
      </p>
      <p class="soft" role="status">
        {copied.value}
      </p>
    </aside>
  );
}
