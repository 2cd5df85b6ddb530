// "What if" on the slip in the place of the transport: another card is chosen on the table itself, bots finish the hand
// several times, and what comes of it stands beside what happened.

import { inSentence, lower, orderOf } from '@messdeck/engine';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Marks } from '../replay/marks.tsx';
import type { TransportProps } from '../replay/transport-props.ts';
import { progress } from '../table/model/choices.ts';
import { Buttons } from '../table/stage/ask.tsx';
import { counted, tenths } from './review-words.ts';
import { FINISHERS, TIMES, type Trial, type Tried } from './trial.ts';

interface WhatIfProps extends TransportProps {
  /** The choice that can be made otherwise; none where nobody had one after this moment. */
  readonly trial: Trial | undefined;
  readonly leave: () => void;
}

export function WhatIfSlip(props: WhatIfProps): JSX.Element {
  const { trial, leave } = props;
  const tried = trial?.tried.value;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (trial?.tried.value) trial.clear();
      else leave();
      event.preventDefault();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [trial]);
  return (
    <section class="transport what-if" id="ask" tabIndex={-1} aria-label="What if">
      {!trial ? (
        <NoChoice {...props} />
      ) : tried ? (
        <Compared {...props} trial={trial} tried={tried} />
      ) : (
        <Offered {...props} trial={trial} />
      )}
    </section>
  );
}

function NoChoice({ model, look, leave }: WhatIfProps): JSX.Element {
  const who = look.value.open ? 'Nobody' : model.names[look.value.seat];
  return (
    <>
      <p class="now" role="status">
        {who} had no choices after this point. Step back.
      </p>
      <div class="deeds">
        <Leave leave={leave} />
      </div>
    </>
  );
}

function Leave({ leave }: Pick<WhatIfProps, 'leave'>): JSX.Element {
  return (
    <button type="button" class="btn small" aria-label="Back to the replay" onClick={leave}>
      Replay
    </button>
  );
}

/** What was chosen, and that anything else that was allowed can be. */
function Offered({ trial, model, layout, leave }: WhatIfProps & { readonly trial: Trial }): JSX.Element {
  const Offers = layout.Buttons ?? Buttons;
  const refused = model.refused.value;
  const chosen = progress(model.choices.value, model.picked.value);
  return (
    <>
      {refused ? (
        <p class="now" role="alert">
          {refused.sentence}
        </p>
      ) : (
        <p class="now" aria-live="polite">
          <b>What if {inSentence(model, trial.seat)} had made another choice?</b> It was:{' '}
          {lower(orderOf(model.game, trial.played))}. Pick another on the table
          {chosen ? `. ${chosen}.` : `; ${FINISHERS.title.toLowerCase()}s will finish the hand.`}
        </p>
      )}
      <div class="deeds">
        <Offers model={model} />
        <Leave leave={leave} />
      </div>
      <Marks was={[trial.played, 'it was']} other={['', '']} />
    </>
  );
}

interface ComparedProps extends WhatIfProps {
  readonly trial: Trial;
  readonly tried: Tried;
}

function Compared({ trial, tried, model, show, leave }: ComparedProps): JSX.Element {
  const { points, working, trouble, record } = tried;
  const order = (text: string): string => orderOf(model.game, text);
  const done = working
    ? `${points.length} of ${TIMES}`
    : points.length === 1
      ? 'once'
      : `${points.length} times`;
  return (
    <>
      <p class="now" aria-live={working ? 'off' : 'polite'}>
        <b>What if: {lower(order(tried.text))}?</b> {FINISHERS.title}s finished the hand {done} from here,
        each seat knowing only its own cards.
      </p>
      {trouble && <p role="alert">{trouble}</p>}
      <div class="two-ways">
        <div>
          <span class="soft">As it was: {lower(order(trial.played))}</span>
          <p class="g">{trial.was === undefined ? 'not finished' : counted(model.game, trial.was)}</p>
          <span class="small">
            {trial.was === undefined ? 'the match ends before' : 'certain, it happened'}
          </span>
        </div>
        <div class="new">
          <span class="soft">What if: {lower(order(tried.text))}</span>
          {points.length === 0 ? (
            <p class="g">One moment…</p>
          ) : (
            <>
              <p class="g">
                {points.length > 1 && !alike(points) ? 'about ' : ''}
                {counted(model.game, mean(points))}
              </p>
              <span class="small">{spread(points, trial.was, model.game.parts?.lowWins ?? false)}</span>
            </>
          )}
        </div>
      </div>
      <div class="deeds">
        <button
          type="button"
          class="btn primary"
          disabled={!record}
          onClick={() => record && show(record, trial.at)}
        >
          Play it out
        </button>
        <button type="button" class="btn small" onClick={() => trial.clear()}>
          Another choice
        </button>
        <Leave leave={leave} />
      </div>
      <Marks was={[trial.played, 'it was']} other={[tried.text, 'what if']} />
    </>
  );
}

const mean = (points: readonly number[]): number =>
  points.reduce((sum, one) => sum + one, 0) / Math.max(1, points.length);

const alike = (points: readonly number[]): boolean => points.every((one) => one === points[0]);

/** "between 70 and 95; better in 14 of 20", once there is something to say. */
function spread(points: readonly number[], was: number | undefined, lowWins: boolean): string {
  const better = points.filter((one) => was !== undefined && (lowWins ? one < was : one > was)).length;
  const range = alike(points)
    ? points.length > 1
      ? 'each time'
      : 'once so far'
    : `between ${tenths(Math.min(...points))} and ${tenths(Math.max(...points))}`;
  return was === undefined ? range : `${range}; better in ${better} of ${points.length}`;
}
