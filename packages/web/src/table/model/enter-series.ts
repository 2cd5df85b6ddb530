// The actions of a series, one after another, each shown before the next.

import type { Refusal, View } from '@messdeck/engine';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { motionTime } from '../../shared/settings.ts';

/** How long each card is looked at, when it has come to rest. */
const LOOK = 90;

/** A series is done within this time however long it is: each step takes at most this part of what is left. */
const WITHIN = 1600;
const PART = 6;

/** Milliseconds after which a table that shows nothing new is not waited for: one that only tries an action never does. */
const PATIENCE = 2000;

/** The next action of a series from the view as it now is; undefined: the series is done. */
export type Next = (view: View) => string | undefined;

/** What a series needs of the table at which it is entered. */
export interface SeriesTable {
  readonly view: ReadonlySignal<View>;
  readonly picked: Signal<readonly string[]>;
  readonly refused: { value: undefined | object };
  readonly table: { act(text: string): Promise<Refusal | undefined> };
  refuse(sentence: string): void;
}

/** Enters action after action until there is none, one is refused, or it does not go on. */
export async function enterSeries(model: SeriesTable, next: Next, goesOn: () => boolean): Promise<void> {
  let left = WITHIN;
  while (goesOn()) {
    const view = model.view.value;
    const text = next(view);
    if (text === undefined || !view.legal.includes(text)) return;
    const refusal = await model.table.act(text);
    if (refusal) return model.refuse(refusal.refused);
    if (!(await changed(model.view, view))) return;
    const pause = Math.min(motionTime() + LOOK, left / PART);
    left -= pause;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Whether the view changed. */
function changed(view: ReadonlySignal<View>, was: View): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => tell(false), PATIENCE);
    const leave = view.subscribe((now) => now !== was && queueMicrotask(() => tell(true)));
    const tell = (answer: boolean): void => {
      clearTimeout(timer);
      leave();
      resolve(answer);
    };
  });
}
