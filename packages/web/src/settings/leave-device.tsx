// Leaving a device that others use, too: after a question everything is forgotten.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as words from '#words/settings.tsx';
import { reasonOf } from '../shared/reason.ts';
import { eraseDevice } from './erase-device.ts';

export function LeaveDevice(): JSX.Element {
  const asked = useSignal(false);
  const opener = useRef<HTMLButtonElement>(null);
  const stay = (): void => {
    asked.value = false;
    opener.current?.focus();
  };
  return (
    <section class="leave-device" aria-labelledby="leave-device">
      <h2 id="leave-device">{words.leaveThisDevice}</h2>
      <p>{words.whyLeaveDevice}</p>
      <button
        type="button"
        class="btn"
        ref={opener}
        data-action="leave device"
        aria-expanded={asked.value}
        onClick={() => (asked.value = !asked.value)}
      >
        {words.leaveDeviceQuestion}
      </button>
      {asked.value && <Question stay={stay} />}
    </section>
  );
}

function Question({ stay }: { readonly stay: () => void }): JSX.Element {
  const busy = useSignal(false);
  const trouble = useSignal('');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current!.focus();
    first.current!.closest('fieldset')!.scrollIntoView({ block: 'nearest' });
  }, []);
  const leave = async (): Promise<void> => {
    busy.value = true;
    trouble.value = '';
    try {
      await eraseDevice();
    } catch (error) {
      busy.value = false;
      trouble.value = reasonOf(error);
    }
  };
  return (
    <fieldset aria-describedby="leave-device-means">
      <legend>{words.eraseEverythingHere}</legend>
      <div id="leave-device-means">
        <p>{words.whatIsErased}</p>
        <p>
          {words.beforeLeaving((history) => (
            <a href="#/history">{history}</a>
          ))}
        </p>
      </div>
      <div class="button-row">
        <button type="button" class="btn" ref={first} disabled={busy.value} onClick={stay}>
          {words.stay}
        </button>
        <button
          type="button"
          class="btn remove"
          data-action="forget everything"
          disabled={busy.value}
          onClick={() => void leave()}
        >
          {words.forgetEverything}
        </button>
      </div>
      <p class="refusing" role="alert">
        {trouble.value}
      </p>
    </fieldset>
  );
}
