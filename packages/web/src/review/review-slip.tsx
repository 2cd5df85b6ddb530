// The review on the table itself: one choice in words, what was better and how sure that is, judged by what could be
// known or with open cards; and the better line to play out.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { LEVELS } from '../games/players.ts';
import { Marks } from '../replay/marks.tsx';
import { handTitle } from '../replay/moment.ts';
import type { TransportProps } from '../replay/transport-props.ts';
import type { Way } from '../sources/replay/address.ts';
import type { ReplayFrames } from '../sources/replay/replay-frames.ts';
import { HandCurve } from './curve.tsx';
import type { ReviewDesk } from './review-desk.ts';
import { Pressed, Sure } from './review-list.tsx';
import { happened, knownReason, openReason, sureness } from './review-words.ts';
import { isCostly } from './reviews.ts';

/** Who plays a line on where it cannot be counted: sensible, and quick enough to be waited for. */
const QUICK = LEVELS[1].bot;

interface ReviewSlipProps extends TransportProps {
  readonly desk: ReviewDesk;
  /** Goes back to the replay, or over to trying another choice. */
  readonly go: (way: Way) => void;
}

export function ReviewSlip(props: ReviewSlipProps): JSX.Element {
  const { desk, go } = props;
  useReviewKeys(props);
  const choice = desk.chosen.value;
  return (
    <section class="transport review" id="ask" tabIndex={-1} aria-label="The review">
      {choice ? <Judged {...props} /> : <Making desk={desk} />}
      <HandCurve desk={desk} hand={props.moment.handAt} />
      <div class="foot">
        <div class="by">
          {choice && <JudgedBy desk={desk} />}
          {desk.listed.value.length > 0 && (
            <span class="turn">
              <button
                type="button"
                class="btn small"
                aria-label="Previous choice"
                onClick={() => desk.turn(-1)}
              >
                ‹
              </button>
              <button type="button" class="btn small" aria-label="Next choice" onClick={() => desk.turn(1)}>
                <span class="word">Next </span>›
              </button>
            </span>
          )}
        </div>
        <div class="deeds">
          {choice ? <BetterLine {...props} /> : <WhileMaking desk={desk} />}
          {choice && (
            <button type="button" class="btn small" onClick={() => go('what-if')}>
              What if
            </button>
          )}
          <button type="button" class="btn small listed" popovertarget="sheet">
            List
          </button>
          <button
            type="button"
            class="btn small"
            aria-label="Back to the replay"
            onClick={() => go('replay')}
          >
            Replay
          </button>
        </div>
      </div>
    </section>
  );
}

/** Review progress, and what to do meanwhile. */
function Making({ desk }: { readonly desk: ReviewDesk }): JSX.Element {
  const { made, film, listed } = desk;
  const left = useSecondsLeft(desk);
  const done = made.done.value;
  if (made.trouble.value) return <p role="alert">{made.trouble.value}</p>;
  if (done >= made.of) {
    return (
      <p class="now" role="status">
        {listed.value.length === 0
          ? 'No mistakes in this hand.'
          : 'The costliest choices are listed. Press one to see it on the table.'}
      </p>
    );
  }
  const hand = handInWork(desk);
  const ready = readyHand(desk);
  return (
    <div class="making">
      <p class="now" role="status">
        <b>{made.stopped.value ? 'The review is paused.' : 'Analyzing…'}</b>{' '}
        {film.hands.length > 1 ? `Hand ${hand + 1} of ${film.hands.length}, choice` : 'Choice'}{' '}
        {choiceIn(film, hand, done)} {!made.stopped.value && left}
      </p>
      <progress max={made.of} value={done} aria-label="Review progress" />
      <p class="soft">
        {ready >= 0 ? `Hand ${ready + 1} is ready. ` : 'Results appear as they are found. '}
        You can leave; they are saved.
      </p>
    </div>
  );
}

const handInWork = ({ made, film }: ReviewDesk): number =>
  film.hands.findIndex(({ to }) => made.done.value < to);

/** The first hand that is done and holds something to read; -1: none. */
function readyHand(desk: ReviewDesk): number {
  const hand = handInWork(desk);
  return desk.film.hands.findIndex((_, k) => k < hand && desk.countIn(k) > 0);
}

/** What can be done while the review runs: read the results so far, stop it, resume it. */
function WhileMaking({ desk }: { readonly desk: ReviewDesk }): JSX.Element | null {
  const { made } = desk;
  if (made.done.value >= made.of || made.trouble.value) return null;
  const ready = readyHand(desk);
  return (
    <>
      {ready >= 0 && (
        <button type="button" class="btn primary" onClick={() => desk.read(ready)}>
          Read {handTitle(desk.film.hands[ready])}
        </button>
      )}
      {made.stopped.value ? (
        <button type="button" class="btn small" onClick={() => made.start()}>
          Continue
        </button>
      ) : (
        <button type="button" class="btn small" onClick={() => made.stop()}>
          Pause
        </button>
      )}
    </>
  );
}

/** "19 of 48" choices of the hand that is being reviewed. */
function choiceIn({ record, hands }: ReplayFrames, hand: number, done: number): string {
  const made = (from: number, to: number): number =>
    record.log.slice(from, to).filter(({ by }) => typeof by === 'number').length;
  const { from, to } = hands[hand];
  return `${Math.min(made(from, done) + 1, made(from, to))} of ${made(from, to)}.`;
}

/** "About 8 seconds more", once there is something to go by. */
function useSecondsLeft({ made }: ReviewDesk): string {
  const began = useSignal({ at: performance.now(), done: made.done.value });
  const gone = (performance.now() - began.value.at) / 1000;
  const looked = made.done.value - began.value.done;
  if (looked < 10 || gone < 1) return '';
  const left = Math.ceil(((made.of - made.done.value) * gone) / looked);
  return left < 90 ? `About ${left} seconds left.` : `About ${Math.ceil(left / 60)} minutes left.`;
}

function Judged({ desk, model, layout }: ReviewSlipProps): JSX.Element {
  const choice = desk.chosen.value!;
  const open = desk.withOpenCards;
  const known = desk.known;
  const counted = open && choice.kind === 'exact' ? choice : undefined;
  const shown = counted ?? (open || known === 'working' ? undefined : known);
  return (
    <>
      <div class="judged">
        <p class="now" aria-live="polite">
          <b>{happened(desk, model, layout, choice)}</b> {counted && openReason(desk, counted, model.game)}
          {open && !counted && 'There is too much left to work out exactly from here.'}
          {!open && known === 'working' && 'Testing deals that fit what was known…'}
          {!open && shown && knownReason(desk, shown, model.game)}
        </p>
        {shown && (
          <p class="sureness">
            <Sure choice={shown} share={1} />
            <span>{sureness(shown, model.game)}</span>
          </p>
        )}
      </div>
      <Marks was={[choice.chosen, 'played']} other={[shown?.best ?? choice.best, 'better']} />
    </>
  );
}

function JudgedBy({ desk }: { readonly desk: ReviewDesk }): JSX.Element {
  const open = desk.withOpenCards;
  return (
    <fieldset class="seg" aria-label="Judged by">
      <Pressed on={!open} press={() => desk.openCards(false)}>
        What was known
      </Pressed>
      <Pressed on={open} press={() => desk.openCards(true)}>
        All cards face up
      </Pressed>
    </fieldset>
  );
}

/** Plays out what was better: with open cards without a fault, otherwise by bots. */
function BetterLine({ desk, play }: ReviewSlipProps): JSX.Element {
  const working = useSignal(false);
  const trouble = useSignal('');
  const begin = async (): Promise<void> => {
    const { step: at, seat, best, kind } = desk.chosen.value!;
    const known = desk.known;
    const open = desk.withOpenCards && kind === 'exact';
    const text = !open && known && known !== 'working' && isCostly(known) ? known.best : best;
    working.value = true;
    trouble.value = (await play({ record: desk.film.record, at, seat, text, bot: QUICK, open })) ?? '';
    working.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="btn primary"
        aria-label="Play the better line"
        disabled={working.value}
        onClick={() => void begin()}
      >
        {working.value ? (
          'One moment…'
        ) : (
          <span>
            <span class="word">Play the </span>
            <span class="line">better line</span>
          </span>
        )}
      </button>
      {trouble.value && <p role="alert">{trouble.value}</p>}
    </>
  );
}

/** ← → the choice before and the next, K known, O open cards, W what if, Escape back to the replay. */
function useReviewKeys({ desk, go }: ReviewSlipProps): void {
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => desk.turn(-1),
      ArrowRight: () => desk.turn(1),
      k: () => desk.openCards(false),
      o: () => desk.openCards(true),
      w: () => go('what-if'),
      Escape: () => go('replay'),
    };
    const press = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || !keys[key]) return;
      if (target instanceof Element && target.closest('input, select, dialog, [popover]:popover-open, .hand'))
        return;
      keys[key]();
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [desk]);
}
