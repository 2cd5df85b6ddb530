// What a player has set: light, cloth, card size, motion, sound, pace. Kept in localStorage rather than with the
// matches, because it must be known before the first paint.

import type { Timing } from '@messdeck/host';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** What each setting may be. */
const VALUES = {
  light: ['system', 'light', 'dark'],
  cloth: ['olive', 'slate', 'walnut'],
  cards: ['small', 'usual', 'large'],
  motion: ['off', 'brisk', 'natural', 'slow'],
  sound: ['off', 'on'],
  bell: ['off', 'on'],
  notices: ['off', 'on'],
  pace: ['slow', 'natural', 'brisk', 'instant'],
  reaction: ['slow', 'natural', 'quick'],
  windows: ['short', 'usual', 'long'],
  keys: ['on', 'off'],
} as const;

export type Settings = { readonly [K in keyof typeof VALUES]: (typeof VALUES)[K][number] };

const DEFAULTS: Settings = {
  light: 'system',
  cloth: 'olive',
  cards: 'usual',
  motion: 'natural',
  sound: 'off',
  bell: 'off',
  notices: 'off',
  pace: 'natural',
  reaction: 'natural',
  windows: 'usual',
  keys: 'on',
};

const KEY = 'messdeck.settings';

export const settings: Signal<Settings> = signal(read());

export const timing: ReadonlySignal<Timing> = computed(() => {
  const { pace, reaction, windows } = settings.value;
  return { pace, reaction, windows };
});

const FACTORS: Readonly<Record<Settings['motion'], number>> = { off: 0, brisk: 0.6, natural: 1, slow: 2 };

/** How long a card travels, in milliseconds; 0: it does not. */
export function motionTime(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return 220 * FACTORS[settings.value.motion];
}

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [key]: value };
}

/** The key that a button names for people who listen, where single keys are on: pressed at a table, it presses the button. */
export const keyed = (key: string): string | undefined => (settings.value.keys === 'on' ? key : undefined);

/** The shelf as somebody finds it who comes for the first time: nothing in memory outlasts this. */
export function startAfresh(): void {
  location.replace(location.pathname);
}

/** Applies the settings to the page now and after every change, and keeps them. */
export function applySettings(): void {
  effect(() => {
    const { light, cloth, cards, motion } = settings.value;
    const { dataset } = document.documentElement;
    if (light === 'system') delete dataset['light'];
    else dataset['light'] = light;
    dataset['cloth'] = cloth;
    dataset['cards'] = cards;
    dataset['motion'] = motion;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.value));
    } catch {
      // A browser that keeps nothing still plays; the settings last until the page is closed.
    }
  });
}

/** Anyone who leaves the device in one window leaves it in all: the settings are never taken away otherwise. */
export function heedLeaving(): void {
  addEventListener('storage', ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue === null) startAfresh();
  });
}

function read(): Settings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const known = Object.entries(VALUES).filter(([key, values]) => values.includes(stored[key] as never));
    return { ...DEFAULTS, ...Object.fromEntries(known.map(([key]) => [key, stored[key]])) };
  } catch {
    return DEFAULTS;
  }
}
