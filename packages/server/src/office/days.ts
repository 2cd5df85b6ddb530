// How much happened each day: counts only. They are written down once a minute.

import type { Time } from '@messdeck/host';
import type { Store } from '../store/store.ts';

const COUNTED = ['tables', 'matches', 'seats', 'actions', 'reports'] as const;
export type Counted = (typeof COUNTED)[number];
export type Day = Readonly<Record<Counted, number>> & { readonly day: string };

const WRITE_EVERY = 60_000;
export const DAYS_KEPT = 400;
const DAY = 86_400_000;

export class Days {
  private readonly store: Store;
  private readonly time: Time;
  /** What the calendar shows. */
  private readonly today: () => string;
  /** Several nodes count for themselves. */
  private readonly node: string;
  private current: Record<Counted, number> & { day: string };
  private changed = false;
  private callOff: () => void = () => undefined;

  private constructor(store: Store, time: Time, node: string, today: () => string) {
    this.store = store;
    this.node = node;
    this.time = time;
    this.today = today;
    this.current = emptyDay(today());
  }

  static async open(store: Store, time: Time, node: string, today: () => string = utcDay): Promise<Days> {
    const days = new Days(store, time, node, today);
    const known = (await store.papers('day')).find(({ id }) => id === days.id);
    if (known) days.current = { ...days.current, ...JSON.parse(known.text) };
    days.writeLater();
    return days;
  }

  private get id(): string {
    return `${this.current.day} ${this.node}`;
  }

  private writeLater(): void {
    this.callOff = this.time.later(WRITE_EVERY, () => {
      // A store that cannot write says so elsewhere.
      void this.write().catch(() => undefined);
      this.writeLater();
    });
  }

  count(what: Counted): void {
    const day = this.today();
    if (day !== this.current.day) {
      void this.write().catch(() => undefined);
      this.current = emptyDay(day);
    }
    this.current[what]++;
    this.changed = true;
  }

  private async write(): Promise<void> {
    if (!this.changed) return;
    this.changed = false;
    const at = this.time.now();
    const text = JSON.stringify(this.current);
    await this.store.file({ kind: 'day', id: this.id, at, until: at + DAYS_KEPT * DAY, text });
  }

  /** The latest first. */
  async list(): Promise<Day[]> {
    await this.write();
    const days: Map<string, Record<Counted, number> & { day: string }> = new Map();
    for (const { text } of await this.store.papers('day')) {
      const counted = JSON.parse(text) as Day;
      const sum = days.get(counted.day) ?? emptyDay(counted.day);
      for (const what of COUNTED) sum[what] += counted[what];
      days.set(counted.day, sum);
    }
    return [...days.values()].sort((a, b) => (a.day < b.day ? 1 : -1));
  }

  async stop(): Promise<void> {
    this.callOff();
    await this.write().catch(() => undefined);
  }
}

function emptyDay(day: string): Record<Counted, number> & { day: string } {
  const none = Object.fromEntries(COUNTED.map((what) => [what, 0])) as Record<Counted, number>;
  return { day, ...none };
}

function utcDay(): string {
  return new Date().toISOString().slice(0, 10);
}
