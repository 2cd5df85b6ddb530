// Stopping a patience: it asks first, because what was built would be counted as it is.

import { orderOf } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/table/stop.ts';
import type { TableModel } from '../model/model.ts';
import './stop-button.css';

interface StopProps {
  readonly model: TableModel;
  /** The action that stops. */
  readonly text: string;
}

export function StopButton({ model, text }: StopProps): JSX.Element {
  const asked = useSignal(-1);
  const { step } = model.view.value;
  // Anyone who plays on has answered.
  if (asked.value !== step) {
    return (
      <button type="button" class="btn" data-action={text} onClick={() => (asked.value = step)}>
        {orderOf(model.game, text)}
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        class="btn primary stopping"
        data-action={text}
        onClick={() => void model.act(text)}
      >
        {words.stopForGood}
      </button>
      <button type="button" class="btn stopping" onClick={() => (asked.value = -1)}>
        {words.keepPlaying}
      </button>
    </>
  );
}
