// Forgets tables at which nothing has happened for long. Age is counted in the time the server has run. It deletes in
// small steps. Where suddenly far too much looks old it deletes nothing for a day and says so, then a part each hour: a
// crowd that made many tables at once must not keep it from ever sweeping again.

import type { Ages } from '../store/store.ts';
import type { TableServices } from './services.ts';

const DAY = 86_400_000;
/** A table is kept for at least seven days after anything last happened at it; a finished one for a year. */
const KEEP = 8 * DAY;
const KEEP_FINISHED = 365 * DAY;
const EVERY = 3_600_000;
/** So many tables are deleted at a time, and so long everything else goes first. At most a million an hour. */
const STEP = 25;
const BETWEEN_STEPS = 100;
/** More than this part of all tables is never deleted at once; of few tables one goes after the warning. */
const MOST_AT_ONCE = 0.1;
/** For so long the host is warned before any of too many goes. */
const WARNING = DAY;

const NOTHING_SWEPT =
  'Nothing was swept: more than a tenth of all tables look old. After a day the server deletes a tenth of all tables an hour; to delete all old ones at once, start it with --sweep.';
const SLOWLY_SWEPT =
  'More than a tenth of all tables look old: the server deletes a tenth an hour. To delete all old ones at once, start it with --sweep.';

export class Sweeper {
  private readonly services: TableServices;
  /** Tables that are open: something may happen there at any moment. */
  private readonly open: () => Iterable<string>;
  private readonly counted: (tables: number) => void;
  private callOff: (() => void) | undefined;
  private stopped = false;
  /** When the server first warned that too many tables look old; undefined while they do not. */
  private warnedAt: number | undefined;

  /** `counted` hears how many tables there are. */
  constructor(services: TableServices, open: () => Iterable<string>, counted: (tables: number) => void) {
    this.services = services;
    this.open = open;
    this.counted = counted;
  }

  /** Sweeps now and every hour; `all`: this once, however much there is. */
  begin(all: boolean): void {
    const { store, time } = this.services;
    void store
      .shredOld(time.now())
      .then(() => this.sweep(all))
      .then(() => this.tidy())
      .catch(() => undefined)
      .then(() => this.wait(EVERY))
      .then(() => this.stopped || this.begin(false));
  }

  stop(): void {
    this.stopped = true;
    this.callOff?.();
  }

  /** Returns how many tables were deleted. */
  async sweep(all: boolean): Promise<number> {
    const { store, time, note, alarm } = this.services;
    const ages = { unfinished: time.now() - KEEP, finished: time.now() - KEEP_FINISHED };
    const [tables, stale] = await Promise.all([store.count(), store.stale(ages)]);
    this.counted(tables);
    const warned = this.warnedAt !== undefined;
    const most = all ? stale : this.mostNow(tables, stale);
    // Once is enough for a day in which nothing is done.
    if (most < stale && !(warned && most === 0))
      alarm?.({ tables, stale, deleted: most }, most === 0 ? NOTHING_SWEPT : SLOWLY_SWEPT);
    const swept = await this.sweepAway(ages, most);
    if (swept > 0) {
      note?.({ swept, of: tables }, 'old tables deleted');
      this.counted(await store.count());
    }
    return swept;
  }

  /** How many of the stale tables may go now; where they are too many, none for a day of the server's time. */
  private mostNow(tables: number, stale: number): number {
    const most = Math.floor(tables * MOST_AT_ONCE);
    if (stale <= most) {
      this.warnedAt = undefined;
      return stale;
    }
    const now = this.services.time.now();
    this.warnedAt ??= now;
    return now - this.warnedAt < WARNING ? 0 : Math.max(1, most);
  }

  /** No more than was counted: what becomes stale meanwhile is swept next time. */
  private async sweepAway(ages: Ages, most: number): Promise<number> {
    let swept = 0;
    while (swept < most && !this.stopped) {
      const count = await this.services.store.sweep(ages, Math.min(STEP, most - swept), new Set(this.open()));
      if (count === 0) break;
      swept += count;
      await this.wait(BETWEEN_STEPS);
    }
    return swept;
  }

  /** The space of what was deleted goes back to the disk, little by little. */
  private async tidy(): Promise<void> {
    while (!this.stopped && (await this.services.store.tidy())) await this.wait(BETWEEN_STEPS);
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.stopped) resolve();
      else this.callOff = this.services.time.later(milliseconds, resolve);
    });
  }
}
