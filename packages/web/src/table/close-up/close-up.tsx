// A card seen large, with its name and what is printed on it in words; from there to the others in sight.

import type { PackId } from '@messdeck/faces';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { binders } from '../../study/packs/card-facts.ts';
import { Face } from '../card.tsx';
import type { LayoutProps } from '../layout.ts';
import './close-up.css';

interface CloseUpProps extends LayoutProps {
  readonly card: string;
  /** The cards to go on to. */
  readonly among: readonly string[];
  readonly close: () => void;
}

export function CloseUp({ model, card: first, among, close }: CloseUpProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const card = useSignal(first);
  useEffect(() => dialog.current!.showModal(), []);
  const at = among.indexOf(card.value);
  const go = (step: number): void => {
    card.value = among[(at + step + among.length) % among.length];
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft' && at >= 0) go(-1);
    else if (event.key === 'ArrowRight' && at >= 0) go(1);
    else if (event.key.toLowerCase() === 'z') dialog.current!.close();
    else return;
    event.preventDefault();
  };
  const facts = binders[model.game.pack.id as PackId]?.facts(card.value) ?? [];
  return (
    <dialog
      class="close-up"
      ref={dialog}
      aria-labelledby="close-up-name"
      {...{ closedby: 'any' }}
      onClose={close}
      onKeyDown={press}
    >
      <div class="card" aria-hidden="true">
        <Face svg={model.faces.face(card.value)} />
      </div>
      <div class="about">
        <h2 id="close-up-name" aria-live="polite">
          {model.nameOf(card.value)}
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
              ‹ <span class="sr">The card </span>Before
            </button>
            <button type="button" class="btn small" onClick={() => go(1)}>
              Next<span class="sr"> card</span> ›
            </button>
          </>
        )}
        <button type="button" class="btn small" onClick={() => dialog.current!.close()}>
          Close
        </button>
      </div>
    </dialog>
  );
}
