// Several actions with one press: entered one after another, each shown before the next. Another press stops it: that
// of its own button, or whatever else is done at the table.

import type { Refusal, View } from '@messdeck/engine';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { motionTime } from '../settings/settings.ts';

/** The next action of a series from the view as it now is; undefined: the series is done. */
export type Next = (view: View) => string | undefined;

/** How long each card is looked at, when it has come to rest. */
const LOOK = 90;

/** A series is done within this time however long it is: each step takes at most this part of what is left. */
const WITHIN = 1600;
const PART = 6;

/** Milliseconds after which a table that shows nothing new is not waited for: one that only tries an action never does. */
const PATIENCE = 2000;

/** What a series needs of the table at which it is entered. */
interface SeriesTable {
  readonly view: ReadonlySignal<View>;
  readonly picked: Signal<readonly string[]>;
  readonly refused: { value: undefined | object };
  readonly table: { act(text: string): Promise<Refusal | undefined> };
  refuse(sentence: string): void;
}

export class Series {
  /** Whether it is being entered. */
  readonly runs: Signal<boolean> = signal(false);

  private readonly model: SeriesTable;
  private entered = 0;

  constructor(model: SeriesTable) {
    this.model = model;
  }

  /** Enters action after action until there is none, one is refused, or it is stopped. */
  async enter(next: Next): Promise<void> {
    const { model } = this;
    if (this.runs.value) return;
    this.runs.value = true;
    model.picked.value = [];
    model.refused.value = undefined;
    let left = WITHIN;
    const series = ++this.entered;
    while (this.runs.value && series === this.entered) {
      const view = model.view.value;
      const text = next(view);
      if (text === undefined || !view.legal.includes(text)) break;
      const refusal = await model.table.act(text);
      if (refusal) {
        model.refuse(refusal.refused);
        break;
      }
      if (!(await changed(model.view, view))) break;
      const pause = Math.min(motionTime() + LOOK, left / PART);
      left -= pause;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    if (series === this.entered) this.runs.value = false;
  }

  stop(): void {
    this.runs.value = false;
  }
}

/** Whether another view comes than the one that was. */
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
