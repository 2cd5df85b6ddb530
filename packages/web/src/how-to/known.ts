// What a player has been shown in this browser: which lessons were begun and finished. Kept
// in localStorage beside the settings, because the shelf needs it before the first paint.

import { type Signal, signal } from '@preact/signals';

export interface Known {
  /** Games whose lesson was played to its end. */
  readonly learned: readonly string[];
  /** Lessons left on the way: the step they go on with. */
  readonly begun: Readonly<Record<string, number>>;
}

const KEY = 'messdeck.known';
const NOTHING: Known = { learned: [], begun: {} };

export const known: Signal<Known> = signal(read());

export function change(next: Partial<Known>): void {
  known.value = { ...known.value, ...next };
  try {
    localStorage.setItem(KEY, JSON.stringify(known.value));
  } catch {
    // A browser that keeps nothing shows every lesson as new next time.
  }
}

function read(): Known {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Known, unknown>>;
    const names = (value: unknown): string[] =>
      Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
    const begun = Object.entries(stored.begun ?? {}).filter(([, step]) => Number.isInteger(step));
    return {
      learned: names(stored.learned),
      begun: Object.fromEntries(begun) as Record<string, number>,
    };
  } catch {
    return NOTHING;
  }
}
