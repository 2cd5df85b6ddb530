// Several actions with one press: entered one after another, each shown before the next. Another press stops it: that
// of its own button, or whatever else is done at the table.

import { type Signal, signal } from '@preact/signals';
import type { Next, SeriesTable } from './enter-series.ts';

export class Series {
  /** Whether it is being entered. */
  readonly runs: Signal<boolean> = signal(false);

  private readonly model: SeriesTable;
  private entered = 0;

  constructor(model: SeriesTable) {
    this.model = model;
  }

  /** How it is done is fetched with the first one: most games have none. */
  async enter(next: Next): Promise<void> {
    if (this.runs.value) return;
    this.runs.value = true;
    this.model.picked.value = [];
    this.model.refused.value = undefined;
    const series = ++this.entered;
    try {
      const { enterSeries } = await import('./enter-series.ts');
      await enterSeries(this.model, next, () => this.runs.value && series === this.entered);
    } finally {
      if (series === this.entered) this.runs.value = false;
    }
  }

  stop(): void {
    this.runs.value = false;
  }
}
