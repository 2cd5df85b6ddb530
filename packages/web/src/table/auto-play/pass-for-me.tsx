// The passes of a hand, or of an auction, need not be pressed one by one: the button that has the table make them, and the slip that says
// why one was made, with the switch beside it.

import type { JSX } from 'preact';
import * as words from '#words/table/auto-play.ts';
import type { TableModel } from '../model/model.ts';
import './pass-for-me.css';
import { whoseTurn } from '../model/whose-turn.ts';
import { whyPass } from '../model/why-pass.ts';
import { Sign } from '../parts/sign.tsx';
import { passForTheRest } from './passing.ts';

interface PassProps {
  readonly model: TableModel;
}

export function PassForMe({ model }: PassProps): JSX.Element {
  return (
    <button
      type="button"
      class="btn"
      data-action="pass for the rest"
      onClick={() => {
        passForTheRest(model, true);
        document.getElementById('ask')?.focus();
      }}
    >
      {words.passForTheRest}
    </button>
  );
}

export function PassedForMe({ model }: PassProps): JSX.Element {
  const { mine, view } = model;
  const others = view.value.actors.some((by) => typeof by === 'number');
  return (
    <>
      <p class="sentence rest passed">
        <Sign path="m14.500 24.500 3-3 4.500 4.500 9-10 3.200 3-12.200 13.500Z" />
        <span>
          <strong>{words.passedForYou}</strong> {mine ? whyPass(model) : model.passing.value!.why}.{' '}
          {!mine && others && <small class="soft">{whoseTurn(model)}</small>}
        </span>
      </p>
      <div class="button-row">
        <label class="pass-for-me">
          <input
            type="checkbox"
            checked
            data-action="pass for me"
            onChange={() => {
              passForTheRest(model, false);
              document.getElementById('ask')?.focus();
            }}
          />{' '}
          {words.passForMe}
        </label>
      </div>
    </>
  );
}
