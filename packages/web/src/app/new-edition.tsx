// The offer of a newer edition of the page, and how it takes over.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/new-edition.ts';
import { matchHeld } from '../table/model/one-tab.ts';
import { update } from './offline.ts';

export function NewEdition(): JSX.Element {
  const held = useSignal(false);
  const take = async (): Promise<void> => {
    held.value = !(await takeUpdate());
  };
  return (
    <p class="new-edition" role="status">
      {held.value ? words.matchOpenElsewhere : words.newVersion}
      <button type="button" class="btn small" onClick={() => void take()}>
        {words.update}
      </button>
    </p>
  );
}

/** Lets the newer edition take over and starts again with it; does nothing while a match is played somewhere. */
async function takeUpdate(): Promise<boolean> {
  if (!update.value || (await matchHeld())) return false;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  update.value.postMessage('take-over');
  return true;
}
