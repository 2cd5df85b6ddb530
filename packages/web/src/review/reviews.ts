// Reviews of matches: made once in a worker, kept in this browser, the last ten of them. One that is interrupted goes on
// where it was.

import type { ReviewedChoice } from '@messdeck/bots';
import type { MatchRecord } from '@messdeck/engine';
import { type Signal, signal } from '@preact/signals';
import * as words from '#words/review.tsx';
import type { Reviewed, Wanted } from './review-worker.ts';

export interface Review {
  readonly choices: Signal<readonly ReviewedChoice[]>;
  /** How many events of the log have been looked at. */
  readonly done: Signal<number>;
  readonly of: number;
  readonly trouble: Signal<string>;
  /** Whether it was told to stop before its end. */
  readonly stopped: Signal<boolean>;
  /** Goes on where it stopped. */
  start(): void;
  /** Ends the work; what was found stays. */
  stop(): void;
}

const KEPT = 'messdeck.reviews';
const MOST = 10;
/** Costs below this are not worth a word. */
const SMALL = 0.05;
/** Kept each time this many more events have been looked at. */
const EVERY = 20;

interface Kept {
  readonly link: string;
  readonly choices: readonly ReviewedChoice[];
  readonly done: number;
}

function readKept(): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? (kept as Kept[]).filter(({ done }) => typeof done === 'number') : [];
  } catch {
    return [];
  }
}

function keep(link: string, choices: readonly ReviewedChoice[], done: number): void {
  const lean = choices.map((choice) => ({ ...choice, options: choice.options.slice(0, 1) }));
  const others = readKept().filter((kept) => kept.link !== link);
  try {
    localStorage.setItem(KEPT, JSON.stringify([{ link, choices: lean, done }, ...others].slice(0, MOST)));
  } catch {
    // A full browser keeps no reviews; the next one makes it again.
  }
}

/** The review of a match, as far as it is known; it goes on when started. */
export function review(link: string, record: MatchRecord): Review {
  const known = readKept().find((kept) => kept.link === link);
  const choices = signal<readonly ReviewedChoice[]>(known?.choices ?? []);
  const done = signal(known?.done ?? 0);
  const of = record.log.length;
  const trouble = signal('');
  const stopped = signal(false);
  let end = (): void => {};
  const start = (): void => {
    stopped.value = false;
    if (done.value >= of) return;
    const from = done.value;
    // A choice that was told just before the stop is judged again.
    choices.value = choices.value.filter(({ step }) => step < from);
    end = work({ record, from }, (told) => {
      if (told.is === 'choice') choices.value = [...choices.value, told.choice];
      else if (told.is === 'trouble') trouble.value = told.sentence;
      else if (told.is === 'done') done.value = of;
      else if (told.done > from) done.value = told.done;
      if (told.is === 'done' || (told.is === 'progress' && told.done % EVERY === 0))
        keep(link, choices.value, done.value);
    });
  };
  const stop = (): void => {
    end();
    if (done.value >= of) return;
    stopped.value = true;
    keep(link, choices.value, done.value);
  };
  return { choices, done, of, trouble, stopped, start, stop };
}

/** One choice again, from nothing but what the seat knew then. */
export function lookAgain(
  record: MatchRecord,
  { step, seat }: ReviewedChoice,
  tell: (choice: ReviewedChoice | undefined) => void,
): () => void {
  let found: ReviewedChoice | undefined;
  const log = record.log.slice(0, step + 1);
  return work({ record: { ...record, log }, from: step, seats: [seat], nodes: 0 }, (told) => {
    if (told.is === 'choice') found = told.choice;
    else if (told.is !== 'progress') tell(found);
  });
}

/** Has a worker do it; the function it returns ends the work. */
function work(wanted: Wanted, tell: (told: Reviewed) => void): () => void {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Reviewed>) => {
    tell(data);
    if (data.is === 'done') worker.terminate();
  };
  worker.onerror = () => tell({ is: 'trouble', sentence: words.reviewNotMade });
  worker.postMessage(wanted);
  return () => worker.terminate();
}

/** Whether better could have been done, beyond what may be chance. */
export function isCostly({ cost, error }: Pick<ReviewedChoice, 'cost' | 'error'>): boolean {
  return cost > Math.max(SMALL, 2 * error);
}

/** The choices that cost something, the dearest first. */
export function costly(choices: readonly ReviewedChoice[], from: number, to: number): ReviewedChoice[] {
  return choices
    .filter((choice) => choice.step >= from && choice.step < to && isCostly(choice))
    .sort((a, b) => b.cost - a.cost);
}
