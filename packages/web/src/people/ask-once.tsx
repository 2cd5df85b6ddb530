// A grave act asks once, in its place.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { reasonOf } from '../shared/reason.ts';

interface AskOnceProps {
  readonly sentence: string;
  readonly yes: string;
  readonly no: string;
  readonly act: () => Promise<void>;
  readonly leave: () => void;
}

export function AskOnce({ sentence, yes, no, act, leave }: AskOnceProps): JSX.Element {
  const busy = useSignal(false);
  const trouble = useSignal('');
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  const go = async (): Promise<void> => {
    busy.value = true;
    trouble.value = '';
    try {
      await act();
    } catch (error) {
      trouble.value = reasonOf(error);
    }
    busy.value = false;
  };
  return (
    <fieldset class="ask-once">
      <legend>{sentence}</legend>
      <button type="button" class="btn small" ref={stay} disabled={busy.value} onClick={leave}>
        {no}
      </button>
      <button
        type="button"
        class="btn small grave"
        data-action="sure"
        disabled={busy.value}
        onClick={() => void go()}
      >
        {yes}
      </button>
      <p role="alert">{trouble.value}</p>
    </fieldset>
  );
}
