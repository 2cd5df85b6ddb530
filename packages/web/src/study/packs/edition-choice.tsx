// The edition, chosen by its picture: a card of the pack as that edition prints it.

import type { PackId } from '@messdeck/faces';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as say from '#words/study/packs.tsx';
import { Drawn } from '../../shared/frame.tsx';
import type { PrintWishes } from './print-wishes.ts';

type Edition = PrintWishes['edition'];

const EDITIONS: readonly (readonly [Edition, string, string])[] = [
  ['standard', say.standard, ''],
  ['large', say.largeIndex, ''],
  ['ink-saving', say.inkSaving, say.whitePaper],
  ['four-color', say.fourColors, say.clearGray],
];

interface EditionChoiceProps {
  readonly pack: PackId;
  readonly value: Edition;
  readonly choose: (value: Edition) => void;
}

export function EditionChoice({ pack, value, choose }: EditionChoiceProps): JSX.Element {
  const pictures = useSignal<Readonly<Partial<Record<Edition, string>>>>({});
  useEffect(() => {
    void import('@messdeck/print')
      .then(({ previewEditions }) => previewEditions(pack))
      // Without pictures the names are left.
      .then(
        (drawn) => (pictures.value = drawn),
        () => {},
      );
  }, [pack]);
  return (
    <fieldset>
      <legend>{say.edition}</legend>
      <div class="editions">
        {EDITIONS.map(([id, name, words]) => (
          <label key={id}>
            <input type="radio" name="print-edition" checked={value === id} onChange={() => choose(id)} />
            <Drawn svg={pictures.value[id] ?? '<svg viewBox="0 0 250 350"></svg>'} class="face" />
            <b>{name}</b>
            {words && <small>{words}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
