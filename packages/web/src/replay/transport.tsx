// What takes the place of the ask during a replay: what just happened, the scrubber, keys to step and play, whose
// eyes one looks with, and what can be made of the moment.

import { type Signal, useSignal } from '@preact/signals';
import { Fragment, type JSX } from 'preact';
import * as say from '#words/replay.tsx';
import type { Way } from '../sources/replay/address.ts';
import type { Look } from '../sources/replay/replay-table.ts';
import { handIn } from '../table/model/cards-in.ts';
import { type Moment, PACES, type ReplayPace, type Step } from './moment.ts';
import { nowIn } from './now.tsx';
import { holdsHands } from './open-hand.tsx';
import { PlayOn } from './play-on.tsx';
import { useReplayKeys } from './replay-keys.ts';
import { Scrubber } from './scrubber.tsx';
import { Seal } from './seal.tsx';
import { Share } from './share.tsx';
import type { TransportProps } from './transport-props.ts';

type Sheet = 'share' | 'play-on' | 'seal';

interface MatchTransportProps extends TransportProps {
  /** Goes over to the review, or to another choice. */
  readonly go: (way: Way) => void;
}

export function Transport({ go, ...props }: MatchTransportProps): JSX.Element {
  const { moment, model, layout, look } = props;
  const sheet = useSignal<Sheet | undefined>(undefined);
  useTransportKeys(moment, look, sheet, go);
  const open = (which: Sheet) => () => {
    moment.pause();
    sheet.value = which;
  };
  const close = (): void => {
    sheet.value = undefined;
  };
  return (
    <section class="transport" id="ask" tabIndex={-1} aria-label={say.replay}>
      <p class="now" aria-live="polite">
        {nowIn(model, layout)}
      </p>
      {look.value.open && <OpenHands model={model} layout={layout} />}
      <Scrubber moment={moment} model={model} layout={layout} />
      <Keys moment={moment} />
      <EyesOf {...props} />
      <div class="deeds">
        <button type="button" class="btn small" onClick={() => go('review')}>
          {say.review}
        </button>
        <button type="button" class="btn small" onClick={() => go('what-if')}>
          {say.whatIf}
        </button>
        <button type="button" class="btn small" onClick={open('play-on')}>
          {say.play}
        </button>
        <button type="button" class="btn small" onClick={open('share')}>
          {say.share}
        </button>
        {moment.film.record.seals && (
          <button type="button" class="btn small" onClick={open('seal')}>
            {say.openSeal}
          </button>
        )}
      </div>
      {sheet.value === 'share' && <Share {...props} close={close} />}
      {sheet.value === 'seal' && <Seal film={moment.film} close={close} />}
      {sheet.value === 'play-on' && <PlayOn {...props} close={close} />}
    </section>
  );
}

/** Another way, played out in the place of the match: the same keys, and the way back. */
export function LineTransport(props: TransportProps & { readonly back: () => void }): JSX.Element {
  const { moment, model, layout, look, back } = props;
  useTransportKeys(moment, look, useSignal(undefined));
  const ended = moment.at.value >= moment.film.length;
  return (
    <section class="transport" id="ask" tabIndex={-1} aria-label={say.anotherWay}>
      <p class="now" aria-live="polite">
        {nowIn(model, layout)} {ended && <b>{say.endedLikeThis}</b>}
      </p>
      {look.value.open && <OpenHands model={model} layout={layout} />}
      <Scrubber moment={moment} model={model} layout={layout} />
      <Keys moment={moment} />
      <div class="deeds">
        <button type="button" class="btn primary" onClick={back}>
          {say.backMatch}
        </button>
      </div>
    </section>
  );
}

const STEPS: readonly (readonly [Step, boolean, string, string])[] = [
  ['hand', false, say.previousHand, 'M4 4v16M20 4 8 12l12 8z'],
  ['trick', false, say.previousTrick, 'M12 4 3 12l9 8zM21 4l-9 8 9 8z'],
  ['event', false, say.back, 'M17 4 6 12l11 8z'],
  ['event', true, say.next, 'M7 4l11 8L7 20z'],
  ['trick', true, say.nextTrick, 'M3 4l9 8-9 8zM12 4l9 8-9 8z'],
  ['hand', true, say.nextHand, 'M20 4v16M4 4l12 8L4 20z'],
];

function Keys({ moment }: { readonly moment: Moment }): JSX.Element {
  const playing = moment.playing.value;
  const keys = STEPS.map(([by, forward, words, d]) => (
    <button key={words} type="button" class="key" aria-label={words} onClick={() => moment.step(by, forward)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={d} fill="currentColor" stroke="currentColor" stroke-width="2" />
      </svg>
    </button>
  ));
  return (
    <div class="keys">
      {keys.slice(0, 3)}
      <button
        type="button"
        class="key play"
        aria-label={playing ? say.pause : say.playOnTheirOwn}
        onClick={() => (playing ? moment.pause() : moment.play())}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d={playing ? 'M7 4v16M17 4v16' : 'M7 4l12 8L7 20z'}
            fill="currentColor"
            stroke="currentColor"
            stroke-width="4"
          />
        </svg>
      </button>
      {keys.slice(3)}
      <label class="pace">
        <span class="sr">{say.speed}</span>
        <select
          value={moment.pace.value}
          onChange={(event) => (moment.pace.value = event.currentTarget.value as ReplayPace)}
        >
          {Object.keys(PACES).map((pace) => (
            <option key={pace} value={pace}>
              {pace}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** The hands of the others, a line each, while all cards are open; in sight where the plaques have no room for them. */
function OpenHands({ model, layout }: Pick<TransportProps, 'model' | 'layout'>): JSX.Element {
  const view = model.view.value;
  const others = model.table.names.flatMap((name, seat) => {
    const cards = handIn(view, seat);
    return seat === model.seat || cards.length === 0 ? [] : [{ seat, name, cards }];
  });
  return (
    <dl
      class={holdsHands(layout, model) ? 'openlines spare' : 'openlines'}
      tabIndex={0}
      aria-label={say.otherHands}
    >
      {others.map(({ seat, name, cards }) => (
        <div key={seat}>
          <dt>{name}</dt>
          <dd>
            {cards.map((card, i) => (
              <Fragment key={card}>
                {i > 0 && ' · '}
                <span data-shows={card}>{model.faces.short(card)}</span>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** With more seats than this a list takes less room than a row of names. */
const MOST_IN_ROW = 4;

function EyesOf({ model, look, moment }: TransportProps): JSX.Element {
  const { seat, open } = look.value;
  const names = moment.film.record.seats.map(({ name }) => name);
  const see = (other: number): void => {
    look.value = { seat: other, open: false };
  };
  return (
    <div class="eyes">
      <span class="who">{say.viewAs}</span>
      {names.length > MOST_IN_ROW && (
        <select
          aria-label={say.viewAs}
          value={seat}
          onChange={(event) => see(Number(event.currentTarget.value))}
        >
          {names.map((name, other) => (
            <option key={other} value={other}>
              {name}
            </option>
          ))}
        </select>
      )}
      <div class="seg">
        {names.length <= MOST_IN_ROW &&
          names.map((name, other) => (
            <button
              key={other}
              type="button"
              aria-pressed={other === model.seat && !open}
              onClick={() => see(other)}
            >
              {name}
            </button>
          ))}
        <button type="button" aria-pressed={open} onClick={() => (look.value = { seat, open: !open })}>
          {say.allCards}
        </button>
      </div>
    </div>
  );
}

const KEY_STEPS: Readonly<Record<string, readonly [Step, boolean]>> = {
  ArrowLeft: ['event', false],
  ArrowRight: ['event', true],
  ArrowUp: ['trick', false],
  ArrowDown: ['trick', true],
  PageUp: ['hand', false],
  PageDown: ['hand', true],
};
const KEY_SHEETS: Readonly<Record<string, Sheet>> = { p: 'play-on', s: 'share' };
const KEY_WAYS: Readonly<Record<string, Way>> = { r: 'review', w: 'what-if' };

/** ← → event, ↑ ↓ trick, Page keys hand, space plays, 1–8 eyes, 0 open, R review, W what if, P play on, S share. */
function useTransportKeys(
  moment: Moment,
  look: Signal<Look>,
  sheet: Signal<Sheet | undefined>,
  go?: (way: Way) => void,
): void {
  useReplayKeys((key, target) => {
    if (sheet.value) return false;
    const step = KEY_STEPS[key];
    if (step) moment.step(...step);
    else if (key === ' ' && !(target instanceof HTMLButtonElement)) {
      if (moment.playing.value) moment.pause();
      else moment.play();
    } else if (key === '0') look.value = { ...look.value, open: true };
    else if (/^[1-8]$/.test(key) && Number(key) <= moment.film.record.seats.length) {
      look.value = { seat: Number(key) - 1, open: false };
    } else if (KEY_WAYS[key] && go) {
      moment.pause();
      go(KEY_WAYS[key]);
    } else if (KEY_SHEETS[key] && go) {
      moment.pause();
      sheet.value = KEY_SHEETS[key];
    } else return false;
    return true;
  });
}
