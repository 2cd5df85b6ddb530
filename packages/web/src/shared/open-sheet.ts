// The way to a sheet of How to play from anywhere: the shelf, set-up, the table. The sheet itself is fetched then.

import { type Signal, signal } from '@preact/signals';

export interface Wanted {
  readonly game: string;
  /** Where it was opened: at a table it leads back to it. */
  readonly from: 'house' | 'table';
  /** What "Play now" does; left out at a table. */
  readonly play?: () => void;
  /** What "Rules in full" does; left out: the rules on a page of their own. */
  readonly rules?: () => void;
}

export const wantedSheet: Signal<Wanted | undefined> = signal(undefined);

export function openHowTo(wanted: Wanted): void {
  wantedSheet.value = wanted;
}

export function closeHowTo(): void {
  wantedSheet.value = undefined;
}

/** Whether the sheet of keys is wanted: "?" from anywhere but a field. */
export const keysWanted: Signal<boolean> = signal(false);

globalThis.addEventListener?.('keydown', (event: KeyboardEvent) => {
  const field = (event.target as Element | null)?.closest?.('input:not([type="radio"]), textarea, dialog');
  if (event.key === '?' && !field) keysWanted.value = true;
});
