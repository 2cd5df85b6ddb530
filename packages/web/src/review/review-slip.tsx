// The review on the table itself: one choice in words, what was better and how sure that is, judged by what could be
// known or with open cards; and the better line to play out.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/review.tsx';
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
    <section class="transport review" id="ask" tabIndex={-1} aria-label={words.review}>
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
                aria-label={words.previousChoice}
                onClick={() => desk.turn(-1)}
              >
                ‹
              </button>
              <button
                type="button"
                class="btn small"
                aria-label={words.nextChoice}
                onClick={() => desk.turn(1)}
              >
                <span class="word">{words.nextLabel}</span>›
              </button>
            </span>
          )}
        </div>
        <div class="deeds">
          {choice ? <BetterLine {...props} /> : <WhileMaking desk={desk} />}
          {choice && (
            <button type="button" class="btn small" onClick={() => go('what-if')}>
              {words.whatIf}
            </button>
          )}
          <button type="button" class="btn small listed" popovertarget="sheet">
            {words.list}
          </button>
          <button type="button" class="btn small" aria-label={words.backReplay} onClick={() => go('replay')}>
            {words.replay}
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
        {listed.value.length === 0 ? words.noMistakesThisHand : words.pressOne}
      </p>
    );
  }
  const hand = handInWork(desk);
  const ready = readyHand(desk);
  return (
    <div class="making">
      <p class="now" role="status">
        <b>{made.stopped.value ? words.reviewPaused : words.analyzing}</b>{' '}
        {film.hands.length > 1
          ? words.handAndChoice({ hand: hand + 1, hands: film.hands.length })
          : words.choice}{' '}
        {choiceIn(film, hand, done)} {!made.stopped.value && left}
      </p>
      <progress max={made.of} value={done} aria-label={words.reviewProgress} />
      <p class="soft">{words.canLeave(ready >= 0 ? words.handReady(ready + 1) : words.resultsAppear)}</p>
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
          {words.read(handTitle(desk.film.hands[ready]))}
        </button>
      )}
      {made.stopped.value ? (
        <button type="button" class="btn small" onClick={() => made.start()}>
          {words.continueWord}
        </button>
      ) : (
        <button type="button" class="btn small" onClick={() => made.stop()}>
          {words.pause}
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
  return words.madeOf({ made: Math.min(made(from, done) + 1, made(from, to)), choices: made(from, to) });
}

/** "About 8 seconds more", once there is something to go by. */
function useSecondsLeft({ made }: ReviewDesk): string {
  const began = useSignal({ at: performance.now(), done: made.done.value });
  const gone = (performance.now() - began.value.at) / 1000;
  const looked = made.done.value - began.value.done;
  if (looked < 10 || gone < 1) return '';
  const left = Math.ceil(((made.of - made.done.value) * gone) / looked);
  return left < 90 ? words.secondsLeft(left) : words.minutesLeft(Math.ceil(left / 60));
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
          {open && !counted && words.tooMuchLeft}
          {!open && known === 'working' && words.testingDeals}
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
    <fieldset class="seg" aria-label={words.judgedBy}>
      <Pressed on={!open} press={() => desk.openCards(false)}>
        {words.whatWasKnown}
      </Pressed>
      <Pressed on={open} press={() => desk.openCards(true)}>
        {words.allFaceUp}
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
        aria-label={words.playBetterLine}
        disabled={working.value}
        onClick={() => void begin()}
      >
        {working.value ? (
          words.oneMoment
        ) : (
          <span>
            <span class="word">{words.playThe}</span>
            <span class="line">{words.betterLine}</span>
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
