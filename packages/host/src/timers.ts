// Timers by key: one for each seat, for chance and for the clock. A new one takes the place of the old.

type Key = string | number;
type Task = () => Promise<void> | void;

/**
 * Time as a table knows it: milliseconds that only ever run on, whatever happens to the clock on the wall, and
 * something to be done later; what is returned calls it off.
 */
export interface Time {
  now(): number;
  later(milliseconds: number, task: () => void): () => void;
}

/** Time from the device itself, for every host that brings no `Time` of its own. */
export const realTime: Time = {
  now: () => performance.now(),
  later(milliseconds, task) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};

export class Timers {
  private readonly running: Map<Key, () => void> = new Map();
  private readonly time: Time;
  private readonly enqueue: (task: Task) => void;

  /** What is due is handed on, to be done in its turn. */
  constructor(time: Time, enqueue: (task: Task) => void) {
    this.time = time;
    this.enqueue = enqueue;
  }

  has(key: Key): boolean {
    return this.running.has(key);
  }

  later(key: Key, milliseconds: number, task: Task): void {
    this.clear(key);
    const due = (): void => {
      this.running.delete(key);
      this.enqueue(task);
    };
    this.running.set(key, this.time.later(Math.max(0, milliseconds), due));
  }

  clear(key: Key): void {
    this.running.get(key)?.();
    this.running.delete(key);
  }

  /** Clears all but those wanted. */
  keep(wanted: (key: Key) => boolean): void {
    for (const key of [...this.running.keys()]) if (!wanted(key)) this.clear(key);
  }

  clearAll(): void {
    this.keep(() => false);
  }
}
