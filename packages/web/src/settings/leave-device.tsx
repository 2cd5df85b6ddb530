// Leaving a device that others use, too: after a question everything is forgotten.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
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
      <h2 id="leave-device">Leave this device</h2>
      <p>Using someone else’s device? You can erase everything you left here.</p>
      <button
        type="button"
        class="btn"
        ref={opener}
        data-action="leave device"
        aria-expanded={asked.value}
        onClick={() => (asked.value = !asked.value)}
      >
        Leave this device…
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
      <legend>Erase everything here?</legend>
      <div id="leave-device-means">
        <p>
          Your name, your matches and their history, lessons, settings, and your seats at tables with friends
          are erased from this device. This cannot be undone.
        </p>
        <p>
          To keep your matches, save them in <a href="#/history">History</a> first. To keep a seat, take it to
          another device first.
        </p>
      </div>
      <div class="button-row">
        <button type="button" class="btn" ref={first} disabled={busy.value} onClick={stay}>
          Stay
        </button>
        <button
          type="button"
          class="btn remove"
          data-action="forget everything"
          disabled={busy.value}
          onClick={() => void leave()}
        >
          Forget everything
        </button>
      </div>
      <p class="refusing" role="alert">
        {trouble.value}
      </p>
    </fieldset>
  );
}
