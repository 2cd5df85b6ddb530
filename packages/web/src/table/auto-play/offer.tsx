// Current move when the rest of the hand is certain: to play it out, or to go on card by card.

import type { JSX } from 'preact';
import * as words from '#words/table/auto-play.ts';
import type { Layout } from '../model/layout.ts';
import type { Rest, TableModel } from '../model/model.ts';
import { roundOf } from '../model/round-of.ts';
import { Sign } from '../parts/sign.tsx';
import { useNotes } from '../stage/use-notes.ts';
import './offer.css';

interface OfferProps {
  readonly model: TableModel;
  readonly layout: Layout;
}

export function RestOffer({ model, layout }: OfferProps): JSX.Element {
  const rest = model.rest.value!;
  const choose = (is: Rest['is']) => (): void => {
    model.rest.value = { ...rest, is };
    document.getElementById('ask')?.focus();
  };
  const means = useNotes(layout)?.rest?.(model) ?? words.noMatterWhat;
  return (
    <>
      <p class="sentence rest certain">
        <Sign path="m24 13.500 3 7.500h8l-6.400 5 2.400 8-7-4.800-7 4.800 2.400-8-6.400-5h8Z" />
        <span>
          <strong>{words.lastAreYours(model.hand.value.length, roundOf(layout))}</strong>{' '}
          <small class="soft">{means}</small>
        </span>
      </p>
      <div class="button-row">
        <button type="button" class="btn" data-action="card by card" onClick={choose('by card')}>
          {words.cardByCard}
        </button>
        <button type="button" class="btn primary" data-action="play the rest" onClick={choose('played')}>
          {words.playTheRest}
        </button>
      </div>
    </>
  );
}
