// The button that opens a key file: this browser is then whoever saved it.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { arriving, you } from '#words/people.ts';
import { reasonOf } from '../../shared/reason.ts';
import { keepName } from '../../sources/remote/kept.ts';
import { openKeyFile } from './key-file.ts';

export function OpenKeyFile({ opened }: { readonly opened: () => Promise<void> }): JSX.Element {
  const trouble = useSignal('');
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    trouble.value = '';
    try {
      const who = await openKeyFile(await file.text());
      if (!who) trouble.value = arriving.notAFile;
      else {
        if (who.name) keepName(who.name);
        await opened();
      }
    } catch (error) {
      trouble.value = reasonOf(error);
    }
  };
  return (
    <>
      <label class="btn key-file">
        {you.openFile}
        <input
          type="file"
          class="sr"
          accept=".json,application/json"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
      <p role="alert">{trouble.value}</p>
    </>
  );
}
