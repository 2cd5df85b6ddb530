// Timers by key: one for each seat, for chance and for the clock. A new one takes the place of the old.

type Key = string | number;
type Task = () => Promise<void>;

export class Timers {
  private readonly running: Map<Key, ReturnType<typeof setTimeout>> = new Map();
  private readonly enqueue: (task: Task) => void;

  /** What is due is handed on, to be done in its turn. */
  constructor(enqueue: (task: Task) => void) {
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
    this.running.set(key, setTimeout(due, Math.max(0, milliseconds)));
  }

  clear(key: Key): void {
    clearTimeout(this.running.get(key));
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
