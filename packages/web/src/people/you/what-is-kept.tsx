// What the server knows of you: a copy to save, and all of it taken away.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { kept as words } from '#words/people.ts';
import { reasonOf } from '../../shared/reason.ts';
import { saveFile } from '../../shared/save-file.ts';
import { ask } from '../../sources/remote/api.ts';
import { renewKey } from '../../sources/remote/identity.ts';
import { AskOnce } from '../ask-once.tsx';

export function WhatIsKept({ gone }: { readonly gone: () => Promise<void> }): JSX.Element {
  const asked = useSignal(false);
  const trouble = useSignal('');
  const save = async (): Promise<void> => {
    trouble.value = '';
    try {
      const all = await ask<object>('GET', '/people/me/export');
      saveFile(new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }), words.file);
    } catch (error) {
      trouble.value = reasonOf(error);
    }
  };
  return (
    <section class="sheet-of" aria-labelledby="kept">
      <header>
        <h2 id="kept">{words.title}</h2>
      </header>
      <div class="pad">
        <p>{words.means}</p>
        <div class="do">
          <button type="button" class="btn small" data-action="save a copy" onClick={() => void save()}>
            {words.save}
          </button>
          <button
            type="button"
            class="btn small grave"
            data-action="take away"
            aria-expanded={asked.value}
            onClick={() => (asked.value = !asked.value)}
          >
            {words.takeAway}
          </button>
        </div>
        {asked.value && (
          <AskOnce
            sentence={words.sure}
            yes={words.yes}
            no={words.no}
            act={async () => {
              await ask('DELETE', '/people/me');
              // Whoever comes next on this browser is not taken for the one before.
              await renewKey().catch(() => undefined);
              await ask('DELETE', '/browser');
              await gone();
            }}
            leave={() => (asked.value = false)}
          />
        )}
        <p role="alert">{trouble.value}</p>
      </div>
    </section>
  );
}
