// Long work in slices: a few milliseconds of one task, then everybody else, then the next. However many readers have
// missed however much, no request waits longer than for one slice.

import type { Time } from '@messdeck/host';

export interface SlicedTask {
  /** Does a little; false: there is nothing more to do until the task is added again. */
  step(): boolean;
  /** Hears how long it has kept the main thread; returns for how long it has to rest. Both in milliseconds. */
  spent(milliseconds: number): number;
  failed(error: unknown): void;
}

/** Half of what any request may take, so that what one step takes too long is within it. */
const SLICE = 5;

export class Slices {
  private readonly time: Time;
  /** In their order; each takes one turn at a time. */
  private readonly waiting: Set<SlicedTask> = new Set();
  private readonly resting: Map<SlicedTask, () => void> = new Map();
  private turning = false;

  constructor(time: Time) {
    this.time = time;
  }

  /** A task that waits or rests already stays where it is. */
  add(task: SlicedTask): void {
    if (this.resting.has(task)) return;
    this.waiting.add(task);
    if (!this.turning) setImmediate(() => this.turn());
    this.turning = true;
  }

  /** Takes the steps of something to their end: what is short at once, the rest a slice at a time. */
  run(steps: Iterator<unknown>, spent: (milliseconds: number) => number): Promise<void> {
    return new Promise((resolve, failed) => {
      const step = (): boolean => {
        const more = !steps.next().done;
        if (!more) resolve();
        return more;
      };
      this.slice({ step, spent, failed });
    });
  }

  /** Nothing more is done of it. */
  drop(task: SlicedTask): void {
    this.waiting.delete(task);
    this.resting.get(task)?.();
    this.resting.delete(task);
  }

  /** One slice in a turn of Node's loop, no matter who it is for. */
  private turn(): void {
    const [task] = this.waiting;
    if (task) this.slice(task);
    this.turning = this.waiting.size > 0;
    if (this.turning) setImmediate(() => this.turn());
  }

  private slice(task: SlicedTask): void {
    this.waiting.delete(task);
    const began = performance.now();
    try {
      let more = task.step();
      while (more && performance.now() - began < SLICE) more = task.step();
      const rest = task.spent(performance.now() - began);
      if (more && rest > 0) this.rest(task, rest);
      else if (more) this.add(task);
    } catch (error) {
      task.failed(error);
    }
  }

  private rest(task: SlicedTask, milliseconds: number): void {
    const wake = (): void => {
      this.resting.delete(task);
      this.add(task);
    };
    this.resting.set(task, this.time.later(milliseconds, wake));
  }
}
