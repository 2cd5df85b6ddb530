// What a player has been shown in this browser: which sheets were offered, which lessons were begun and finished. Kept
// in localStorage beside the settings, because the shelf needs it before the first paint.

import { type Signal, signal } from '@preact/signals';

export interface Known {
  /** Games whose sheet need not be offered before a match any more. */
  readonly offered: readonly string[];
  /** Games whose lesson was played to its end. */
  readonly learned: readonly string[];
  /** Lessons left on the way: the step they go on with. */
  readonly begun: Readonly<Record<string, number>>;
}

const KEY = 'messdeck.known';
const NOTHING: Known = { offered: [], learned: [], begun: {} };

export const known: Signal<Known> = signal(read());

export function change(next: Partial<Known>): void {
  known.value = { ...known.value, ...next };
  try {
    localStorage.setItem(KEY, JSON.stringify(known.value));
  } catch {
    // A browser that keeps nothing offers the sheet again next time.
  }
}

/** The sheet of a game has been seen, or is not wanted. */
export function noteOffered(game: string): void {
  if (!known.value.offered.includes(game)) change({ offered: [...known.value.offered, game] });
}

function read(): Known {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Known, unknown>>;
    const names = (value: unknown): string[] =>
      Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
    const begun = Object.entries(stored.begun ?? {}).filter(([, step]) => Number.isInteger(step));
    return {
      offered: names(stored.offered),
      learned: names(stored.learned),
      begun: Object.fromEntries(begun) as Record<string, number>,
    };
  } catch {
    return NOTHING;
  }
}
