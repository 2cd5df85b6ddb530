// The operator's office: the key that opens it, bans, reports, daily counts, and what is announced to everybody.

import type { Time } from '@messdeck/host';
import type { Store } from '../store/store.ts';
import { Bans } from './bans.ts';
import { Days } from './days.ts';
import { OperatorKey } from './operator-key.ts';
import { type Report, Reports } from './reports.ts';

const NOTICE = 'notice';

/** What is announced is forgotten so long after it was due. */
const OVER = 600_000;
const REFRESH_EVERY = 5000;

interface Notice {
  readonly text: string;
  readonly due: number;
}

/** What another node has done that those who are connected here must hear of. */
export interface News {
  readonly announced: boolean;
  readonly answered: readonly Report[];
}

export class Office {
  readonly key: OperatorKey;
  readonly bans: Bans;
  readonly reports: Reports;
  readonly days: Days;
  private readonly store: Store;
  private readonly time: Time;
  /** What was announced before this start has come to pass. */
  private readonly since: number;
  private announced: Notice | undefined;
  private callOff: () => void = () => undefined;

  private constructor(
    store: Store,
    time: Time,
    parts: { readonly key: OperatorKey; readonly bans: Bans; readonly reports: Reports; readonly days: Days },
  ) {
    this.store = store;
    this.time = time;
    this.since = time.now();
    this.key = parts.key;
    this.bans = parts.bans;
    this.reports = parts.reports;
    this.days = parts.days;
  }

  /** `node`: where several share the store, which of them this is. */
  static async open(store: Store, time: Time, node: string = ''): Promise<Office> {
    const [key, bans, reports, days] = await Promise.all([
      OperatorKey.open(store),
      Bans.open(store, time),
      Reports.open(store, time),
      Days.open(store, time, node),
    ]);
    return new Office(store, time, { key, bans, reports, days });
  }

  /** Without a text nothing is announced any more. */
  async announce(text: string | undefined, milliseconds: number = 0): Promise<void> {
    const at = this.time.now();
    const due = at + milliseconds;
    this.announced = text === undefined ? undefined : { text, due };
    if (text === undefined) await this.store.shred('notice', NOTICE);
    else {
      const paper = { id: NOTICE, at, until: due + OVER, text: JSON.stringify(this.announced) };
      await this.store.file({ kind: 'notice', ...paper });
    }
  }

  /** What is announced, as readers are told. */
  get notice(): { readonly text: string; readonly inMs: number } | undefined {
    if (!this.announced) return undefined;
    const { text, due } = this.announced;
    const now = this.time.now();
    return now > due + OVER ? undefined : { text, inMs: Math.max(0, due - now) };
  }

  /** Looks every few seconds what other nodes have done. */
  follow(heard: (news: News) => void): void {
    this.callOff = this.time.later(REFRESH_EVERY, () => {
      // A store that cannot be reached says so elsewhere.
      void this.refresh()
        .then(heard, () => undefined)
        .then(() => this.stopped || this.follow(heard));
    });
  }

  async refresh(): Promise<News> {
    const [[paper], answered] = await Promise.all([
      this.store.papers('notice'),
      this.reports.reload(),
      this.bans.reload(),
    ]);
    const before = this.announced?.text;
    const stands = paper !== undefined && paper.at >= this.since;
    this.announced = stands ? (JSON.parse(paper.text) as Notice) : undefined;
    return { announced: this.announced?.text !== before, answered };
  }

  private stopped = false;

  async stop(): Promise<void> {
    this.stopped = true;
    this.callOff();
    await this.days.stop();
  }
}
