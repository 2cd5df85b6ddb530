// What is asked when the rest of the hand is certain: to play it out, or to go on card by card.

import type { JSX } from 'preact';
import type { Layout } from '../layout.ts';
import type { Rest, TableModel } from '../model.ts';
import { useTelling } from '../use-telling.ts';
import './offer.css';

const COUNTS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

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
  const means = useTelling(layout)?.rest?.(model) ?? 'They are, whatever the others hold.';
  const count = COUNTS[model.hand.value.length] ?? '';
  return (
    <>
      <p class="sentence rest certain">
        <svg class="sign" viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="21" />
          <path d="m24 13.500 3 7.500h8l-6.400 5 2.400 8-7-4.800-7 4.800 2.400-8-6.400-5h8Z" />
        </svg>
        <span>
          <strong>
            The last {count} {layout.rounds?.title ?? 'trick'}s are yours.
          </strong>{' '}
          <small class="soft">{means}</small>
        </span>
      </p>
      <div class="do">
        <button type="button" class="btn" data-action="card by card" onClick={choose('by card')}>
          Card by card
        </button>
        <button type="button" class="btn primary" data-action="play the rest" onClick={choose('played')}>
          Play the rest
        </button>
      </div>
    </>
  );
}
