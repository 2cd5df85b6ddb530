// Which cards are dealt: a fresh shuffle, today's deal, or a deal by its number.

import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/setup.ts';
import type { Deal } from '../games/options.ts';

export interface DealChoiceProps {
  readonly deal: Signal<Deal>;
  readonly seed: Signal<string>;
  readonly today: string;
}

export function DealChoice({ deal, seed, today }: DealChoiceProps): JSX.Element {
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
      <h2 id="cards">{words.theCards}</h2>
      <fieldset aria-labelledby="cards">
        <div class="picks">
          {pick('fresh', words.freshShuffle)}
          {pick('today', words.todaysDeal, words.todaysDealMeans(new Date(`${today}T12:00`)))}
          <div class="pick-row">
            {pick('seed', words.dealByNumber)}
            <input
              class="seed"
              type="text"
              aria-label={words.dealNumber}
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
