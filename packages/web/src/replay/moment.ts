// The moment of a replay that is looked at: stepping by event, trick and hand, playing on by itself.

import { type Signal, signal } from '@preact/signals';
import * as words from '#words/replay.tsx';
import type { HandMark, ReplayFrames } from '../sources/replay/replay-frames.ts';

export type Step = 'event' | 'trick' | 'hand';

/** Milliseconds an event is looked at while the replay plays. */
export const PACES = { slow: 1600, usual: 800, quick: 300 } as const;
export type ReplayPace = keyof typeof PACES;

export class Moment {
  readonly film: ReplayFrames;
  /** How many events have happened. */
  readonly at: Signal<number>;
  readonly playing: Signal<boolean> = signal(false);
  readonly pace: Signal<ReplayPace> = signal('usual');
  /** Whether the future may be seen: all hands on the scrubber. */
  readonly whole: Signal<boolean> = signal(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(film: ReplayFrames, at: number) {
    this.film = film;
    this.at = signal(Math.max(0, Math.min(film.length, Math.round(at) || 0)));
  }

  get handAt(): number {
    return handAt(this.film.hands, this.at.value);
  }

  seek(at: number): void {
    this.at.value = Math.max(0, Math.min(this.film.length, at));
  }

  step(by: Step, forward: boolean): void {
    this.pause();
    this.seek(target(this.film, this.at.value, by, forward));
  }

  play(): void {
    if (this.at.value >= this.film.length) this.seek(0);
    this.playing.value = true;
    this.wait();
  }

  pause(): void {
    this.playing.value = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.seek(this.at.value + 1);
      if (this.at.value < this.film.length) this.wait();
      else this.pause();
    }, PACES[this.pace.value]);
  }
}

/** The hand that is being played after that many events. */
export function handAt(hands: readonly HandMark[], at: number): number {
  const next = hands.findIndex(({ from }) => from >= at);
  return next < 0 ? hands.length - 1 : Math.max(0, next - 1);
}

/** "hand 3", as the score sheet counts them. */
export const handTitle = ({ number }: HandMark): string =>
  number === undefined ? words.handThrownIn : words.hand(number);

/** The moment at which a hand is dealt and nothing has been done in it. */
export const opening = ({ from }: HandMark): number => from + 1;

/** Where a step leads: the next or last event, end of a trick, or beginning of a hand. */
export function target(film: ReplayFrames, at: number, by: Step, forward: boolean): number {
  if (by === 'event') return at + (forward ? 1 : -1);
  const marks =
    by === 'hand' ? film.hands.map(opening) : film.hands.flatMap((hand) => [opening(hand), ...hand.tricks]);
  const all = [...new Set([0, ...marks, film.length])].sort((a, b) => a - b);
  return forward ? (all.find((mark) => mark > at) ?? film.length) : (all.findLast((mark) => mark < at) ?? 0);
}
