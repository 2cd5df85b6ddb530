// A card seen large, with its name and what is printed on it in words; from there to the others in sight.

import type { Faces, PackId } from '@messdeck/faces';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as words from '#words/table/close-up.tsx';
import { Face } from '../parts/card.tsx';
import { binders } from './card-facts.ts';
import './close-up.css';

interface CloseUpProps {
  readonly pack: string;
  readonly faces: Faces;
  readonly card: string;
  /** The cards to go on to. */
  readonly among: readonly string[];
  readonly close: () => void;
}

export function CloseUp({ pack, faces, card: first, among, close }: CloseUpProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const card = useSignal(first);
  useEffect(() => {
    // A modal sheet folds every drawer away: the one whose card it was opens again after it.
    const drawers = document.querySelectorAll<HTMLElement>(':popover-open');
    const focused = document.activeElement as HTMLElement;
    dialog.current!.showModal();
    return () => {
      for (const drawer of drawers) if (drawer.isConnected) drawer.showPopover();
      if (drawers.length > 0) focused.focus();
    };
  }, []);
  const at = among.indexOf(card.value);
  const go = (step: number): void => {
    card.value = among[(at + step + among.length) % among.length];
  };
  // Not the browser's own way: it counts the lifting of the finger that has asked for the card.
  const beside = ({ target, clientX, clientY }: MouseEvent): void => {
    const { left, top, right, bottom } = dialog.current!.getBoundingClientRect();
    const isOut = clientX < left || clientX > right || clientY < top || clientY > bottom;
    if (target === dialog.current && isOut) dialog.current!.close();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft' && at >= 0) go(-1);
    else if (event.key === 'ArrowRight' && at >= 0) go(1);
    else if (event.key.toLowerCase() === 'z') dialog.current!.close();
    else return;
    event.preventDefault();
  };
  const facts = binders[pack as PackId]?.facts(card.value) ?? [];
  return (
    <dialog
      class="close-up"
      ref={dialog}
      aria-labelledby="close-up-name"
      onClose={close}
      onClick={beside}
      onKeyDown={press}
    >
      <div class="card" aria-hidden="true">
        <Face svg={faces.face(card.value)} />
      </div>
      <div class="about">
        <h2 id="close-up-name" aria-live="polite">
          {faces.name(card.value)}
        </h2>
        <dl>
          {facts.map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div class="deeds">
        {at >= 0 && among.length > 1 && (
          <>
            <button type="button" class="btn small" onClick={() => go(-1)}>
              {words.cardBefore}
            </button>
            <button type="button" class="btn small" onClick={() => go(1)}>
              {words.nextCard}
            </button>
          </>
        )}
        <button type="button" class="btn small" onClick={() => dialog.current!.close()}>
          {words.close}
        </button>
      </div>
    </dialog>
  );
}
