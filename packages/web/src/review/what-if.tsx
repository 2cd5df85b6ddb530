// "What if" on the slip in the place of the transport: another card is chosen on the table itself, bots finish the hand
// several times, and what comes of it stands beside what happened.

import { inSentence, lower, orderOf } from '@messdeck/engine';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/review.tsx';
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
    <section class="transport what-if" id="ask" tabIndex={-1} aria-label={words.whatIf}>
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
  const who = look.value.open ? words.nobody : model.names[look.value.seat];
  return (
    <>
      <p class="now" role="status">
        {words.noChoices(who)}
      </p>
      <div class="deeds">
        <Leave leave={leave} />
      </div>
    </>
  );
}

function Leave({ leave }: Pick<WhatIfProps, 'leave'>): JSX.Element {
  return (
    <button type="button" class="btn small" aria-label={words.backReplay} onClick={leave}>
      {words.replay}
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
          {words.otherChoice({
            name: inSentence(model, trial.seat),
            action: lower(orderOf(model.game, trial.played)),
            how: chosen ? `. ${chosen}.` : words.willFinish(FINISHERS.title.toLowerCase()),
          })}
        </p>
      )}
      <div class="deeds">
        <Offers model={model} />
        <Leave leave={leave} />
      </div>
      <Marks was={[trial.played, words.itWas]} other={['', '']} />
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
    ? words.timesOf({ times: points.length, whole: TIMES })
    : points.length === 1
      ? words.once
      : words.times(points.length);
  return (
    <>
      <p class="now" aria-live={working ? 'off' : 'polite'}>
        {words.whatIfFinished({ action: lower(order(tried.text)), bot: FINISHERS.title, times: done })}
      </p>
      {trouble && <p role="alert">{trouble}</p>}
      <div class="two-ways">
        <div>
          <span class="soft">{words.asItWas(lower(order(trial.played)))}</span>
          <p class="g">{trial.was === undefined ? words.notFinished : counted(model.game, trial.was)}</p>
          <span class="small">{trial.was === undefined ? words.endsBefore : words.certainItHappened}</span>
        </div>
        <div class="new">
          <span class="soft">{words.whatIfAction(lower(order(tried.text)))}</span>
          {points.length === 0 ? (
            <p class="g">{words.oneMoment}</p>
          ) : (
            <>
              <p class="g">
                {points.length > 1 && !alike(points) ? words.aboutFigure : ''}
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
          {words.playOut}
        </button>
        <button type="button" class="btn small" onClick={() => trial.clear()}>
          {words.anotherChoice}
        </button>
        <Leave leave={leave} />
      </div>
      <Marks was={[trial.played, words.itWas]} other={[tried.text, words.whatIfMark]} />
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
      ? words.eachTime
      : words.onceSoFar
    : words.between({ least: tenths(Math.min(...points)), most: tenths(Math.max(...points)) });
  return was === undefined ? range : words.betterIn({ range, better, times: points.length });
}
