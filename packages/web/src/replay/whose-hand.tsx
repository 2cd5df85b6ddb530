// Whose cards lie at the near edge, where they are not the viewer's: the chairs stay, so a name says it. With open cards
// the viewer's own hand, which has no plaque, lies beside them.

import { capital, whose } from '@messdeck/engine';
import type { JSX } from 'preact';
import * as words from '#words/replay.tsx';
import type { TableModel } from '../table/model/model.ts';
import { wears } from '../table/model/sides.ts';
import { OpenHand } from './open-hand.tsx';

interface WhoseHandProps {
  readonly model: TableModel;
  /** Whether the hands of the others lie open on their plaques. */
  readonly open: boolean;
}

export function WhoseHand({ model, open }: WhoseHandProps): JSX.Element | null {
  const { seat, near, names } = model;
  if (seat === null || seat === near.value) return null;
  return (
    <section class="bare" aria-label={words.whoseCardsThese}>
      <p class={`whose-hand plaque ${wears(model, seat) ?? ''}`} role="status">
        <span class="name">{words.cardsOf(capital(whose(model, seat)))}</span>
      </p>
      {open && (
        <p class={`viewer-hand plaque ${wears(model, near.value) ?? ''}`}>
          <span class="name">{names[near.value]}</span>
          <span class="says">
            <OpenHand model={model} seat={near.value} />
          </span>
        </p>
      )}
    </section>
  );
}
