// What others see of you: two switches that hold at once.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { shown as words } from '#words/people.ts';
import { reasonOf } from '../../shared/reason.ts';
import { ask } from '../../sources/remote/api.ts';
import type { Me } from '../../sources/remote/identity.ts';

interface WhatIsShownProps {
  readonly me: Me;
  readonly changed: () => Promise<void>;
}

const SWITCHES = [
  ['ratings', words.ratings, words.ratingsMeans],
  ['matches', words.matches, words.matchesMeans],
] as const;

export function WhatIsShown({ me, changed }: WhatIsShownProps): JSX.Element {
  const trouble = useSignal('');
  const turn = async (what: keyof Me['shown']): Promise<void> => {
    trouble.value = '';
    try {
      await ask('PUT', '/people/me', { body: { shown: { ...me.shown, [what]: !me.shown[what] } } });
      await changed();
    } catch (error) {
      trouble.value = reasonOf(error);
    }
  };
  return (
    <section class="sheet-of" aria-labelledby="shown">
      <header>
        <h2 id="shown">{words.title}</h2>
      </header>
      <div class="pad switches">
        {SWITCHES.map(([what, title, means]) => (
          <button
            type="button"
            class="switch"
            key={what}
            role="switch"
            aria-checked={me.shown[what]}
            data-action={`show ${what}`}
            onClick={() => void turn(what)}
          >
            <b>{title}</b>
            <small>{means}</small>
            <i aria-hidden="true" />
          </button>
        ))}
        <p role="alert">{trouble.value}</p>
      </div>
    </section>
  );
}
