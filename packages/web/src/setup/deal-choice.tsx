// Which cards are dealt: a fresh shuffle, today's deal, or a deal by its number.

import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Deal } from '../games/options.ts';

export interface DealChoiceProps {
  readonly deal: Signal<Deal>;
  readonly seed: Signal<string>;
  readonly today: string;
}

export function DealChoice({ deal, seed, today }: DealChoiceProps): JSX.Element {
  const day = new Date(`${today}T12:00`).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const pick = (value: Deal, words: string, note = ''): JSX.Element => (
    <label class="pick">
      <input
        type="radio"
        name="deal"
        value={value}
        checked={deal.value === value}
        onChange={() => (deal.value = value)}
      />
      <span>
        {words}
        {note && <small class="note">{note}</small>}
      </span>
    </label>
  );
  return (
    <section class="dealing" aria-labelledby="cards">
      <h2 id="cards">The cards</h2>
      <fieldset aria-labelledby="cards">
        <div class="picks">
          {pick('fresh', 'A fresh shuffle')}
          {pick('today', 'Today’s deal', `${day}: the same cards for everybody, compare afterwards`)}
          <div class="pick-row">
            {pick('seed', 'A deal by number')}
            <input
              class="seed"
              type="text"
              aria-label="Deal number"
              placeholder="4711"
              maxLength={40}
              autocomplete="off"
              value={seed.value}
              onInput={(event) => {
                seed.value = event.currentTarget.value;
                deal.value = 'seed';
              }}
            />
          </div>
        </div>
      </fieldset>
    </section>
  );
}
