// The operator's office: the key that opens it, bans, reports, daily counts, and what is announced to everybody.

import type { Time } from '@messdeck/host';
import type { RandomBytes } from '../security/keys.ts';
import type { Store } from '../store/store.ts';
import { Bans } from './bans.ts';
import { Days } from './days.ts';
import { OperatorKey } from './operator-key.ts';
import { Reports } from './reports.ts';

export class Office {
  readonly key: OperatorKey;
  readonly bans: Bans;
  readonly reports: Reports;
  readonly days: Days;
  private readonly time: Time;
  private announced: { readonly text: string; readonly due: number } | undefined;

  private constructor(time: Time, key: OperatorKey, bans: Bans, reports: Reports, days: Days) {
    this.time = time;
    this.key = key;
    this.bans = bans;
    this.reports = reports;
    this.days = days;
  }

  static async open(store: Store, time: Time, random?: RandomBytes): Promise<Office> {
    const [key, bans, reports, days] = await Promise.all([
      OperatorKey.open(store, random),
      Bans.open(store, time),
      Reports.open(store, time),
      Days.open(store, time),
    ]);
    return new Office(time, key, bans, reports, days);
  }

  /** Without a text nothing is announced any more. */
  announce(text: string | undefined, milliseconds = 0): void {
    this.announced = text === undefined ? undefined : { text, due: this.time.now() + milliseconds };
  }

  /** What is announced, as readers are told: an empty text takes it back. */
  get notice(): { readonly text: string; readonly inMs: number } | undefined {
    if (!this.announced) return undefined;
    const { text, due } = this.announced;
    return { text, inMs: Math.max(0, due - this.time.now()) };
  }

  stop(): Promise<void> {
    return this.days.stop();
  }
}
