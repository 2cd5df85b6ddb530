// The button that saves a key file.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { along as words } from '#words/people.ts';
import { reasonOf } from '../../shared/reason.ts';
import { saveFile } from '../../shared/save-file.ts';
import { newKeyFile } from './key-file.ts';

export function SaveKeyFile({ name }: { readonly name: string }): JSX.Element {
  const said = useSignal('');
  const save = async (): Promise<void> => {
    try {
      const text = await newKeyFile(name);
      if (text !== undefined) saveFile(new Blob([text], { type: 'application/json' }), words.fileName(name));
      said.value = text === undefined ? words.noFile : words.fileSaved;
    } catch (error) {
      said.value = reasonOf(error);
    }
  };
  return (
    <>
      <button type="button" class="aslink" data-action="save key" onClick={() => void save()}>
        {words.saveFile}
      </button>
      <span role="status"> {said.value}</span>
    </>
  );
}
