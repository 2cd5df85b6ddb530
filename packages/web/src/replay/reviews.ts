// Reviews of matches: made once in a worker, kept in this browser, the last ten of them.

import type { ReviewedChoice } from '@messdeck/bots';
import type { MatchRecord } from '@messdeck/engine';
import { type Signal, signal } from '@preact/signals';
import type { Reviewed } from './review-worker.ts';

export interface Review {
  readonly choices: Signal<readonly ReviewedChoice[]>;
  /** How far it has come, from 0 to 1. */
  readonly progress: Signal<number>;
  readonly trouble: Signal<string>;
  /** Ends the work; what was found stays. */
  stop(): void;
}

const KEPT = 'messdeck.reviews';
const MOST = 10;
/** Costs below this are not worth a word, nor worth keeping. */
const SMALL = 0.05;

interface Kept {
  readonly link: string;
  readonly choices: readonly ReviewedChoice[];
}

function readKept(): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? (kept as Kept[]) : [];
  } catch {
    return [];
  }
}

function keep(link: string, choices: readonly ReviewedChoice[]): void {
  const lean = choices.map((choice) => ({ ...choice, options: choice.options.slice(0, 1) }));
  const others = readKept().filter((kept) => kept.link !== link);
  try {
    localStorage.setItem(KEPT, JSON.stringify([{ link, choices: lean }, ...others].slice(0, MOST)));
  } catch {
    // A full browser keeps no reviews; the next one makes it anew.
  }
}

export function review(link: string, record: MatchRecord): Review {
  const known = readKept().find((kept) => kept.link === link);
  const choices = signal<readonly ReviewedChoice[]>(known?.choices ?? []);
  const progress = signal(known ? 1 : 0);
  const trouble = signal('');
  if (known) return { choices, progress, trouble, stop: () => {} };
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Reviewed>) => {
    if (data.is === 'choice') choices.value = [...choices.value, data.choice];
    else if (data.is === 'progress') progress.value = data.done / data.of;
    else if (data.is === 'trouble') trouble.value = data.sentence;
    else {
      progress.value = 1;
      keep(link, choices.value);
      worker.terminate();
    }
  };
  worker.postMessage(record);
  return { choices, progress, trouble, stop: () => worker.terminate() };
}

/** The choices that cost something, the dearest first. */
export function costly(choices: readonly ReviewedChoice[], from: number, to: number): ReviewedChoice[] {
  return choices
    .filter(({ step, cost, error }) => step >= from && step < to && cost > Math.max(SMALL, 2 * error))
    .sort((a, b) => b.cost - a.cost);
}
