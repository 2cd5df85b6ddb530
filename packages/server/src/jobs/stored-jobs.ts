// Jobs of a server that has its store alone: they lie in the store, and the server does them itself.

import type { Time } from '@messdeck/host';
import type { KeptJob, Store } from '../store/store.ts';
import {
  AT_ONCE,
  type JobLog,
  type Jobs,
  keptJob,
  LAST_MOMENT,
  type NewJob,
  pauseAfter,
  UNKNOWN_FOR,
  type Work,
  Works,
} from './jobs.ts';

/** A store that failed is asked again after this time; jobs that came with a commit nobody told of wait as long. */
const LOOK_EVERY = 5000;

export class StoredJobs implements Jobs {
  private readonly store: Store;
  private readonly time: Time;
  private readonly works: Works;
  private readonly underWay: Map<string, Promise<void>> = new Map();
  private looking: Promise<void> | undefined;
  private again = false;
  private begun = false;
  private closed = false;
  private callOff: () => void = () => undefined;

  constructor(store: Store, time: Time, log: JobLog) {
    this.store = store;
    this.time = time;
    this.works = new Works(time, log);
  }

  does(kind: string, work: Work): void {
    this.works.add(kind, work);
  }

  begin(): void {
    this.begun = true;
    this.wake();
  }

  async add(job: NewJob): Promise<void> {
    await this.store.addJob(this.kept(job));
    this.wake();
  }

  kept(job: NewJob): KeptJob {
    return keptJob(job, this.time);
  }

  drop(kind: string, id: string): Promise<void> {
    return this.store.dropJob(kind, id);
  }

  wake(): void {
    if (!this.begun || this.closed) return;
    this.again = true;
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    });
  }

  /** Takes up what is due, as much of it as is done at once, and arranges when to look again. */
  private async look(): Promise<void> {
    this.callOff();
    let next = LOOK_EVERY;
    while (this.again && !this.closed) {
      this.again = false;
      next = await this.takeUp().catch(() => LOOK_EVERY);
    }
    if (!this.closed) this.callOff = this.time.later(next, () => this.wake());
  }

  /** Returns after how long there is more to do. */
  private async takeUp(): Promise<number> {
    const kept = await this.store.jobs(2 * AT_ONCE);
    for (const job of kept) {
      const wait = job.due - this.time.now();
      if (wait > 0) return Math.min(wait, LOOK_EVERY);
      if (this.underWay.size >= AT_ONCE) return LOOK_EVERY;
      const name = `${job.kind} ${job.id}`;
      if (!this.underWay.has(name)) this.underWay.set(name, this.run(job, name));
    }
    return LOOK_EVERY;
  }

  private async run(job: KeptJob, name: string): Promise<void> {
    try {
      if (this.works.has(job.kind)) await this.attempt(job);
      else await this.store.putOff({ ...job, due: this.time.now() + UNKNOWN_FOR });
      this.underWay.delete(name);
      this.wake();
    } catch {
      // The store has failed: the job is done again when the time for a look has come, which changes nothing.
      this.underWay.delete(name);
    }
  }

  private async attempt(job: KeptJob): Promise<void> {
    try {
      await this.works.run(job);
    } catch (error) {
      const failed = job.failed + 1;
      if (!this.works.noteFailure(job, failed, error)) {
        return this.store.putOff({ ...job, failed, due: this.time.now() + pauseAfter(failed) });
      }
    }
    await this.store.dropJob(job.kind, job.id);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.callOff();
    await this.looking;
    const moment = new Promise<void>((resolve) => {
      const callOff = this.time.later(LAST_MOMENT, resolve);
      void Promise.all(this.underWay.values()).then(() => {
        callOff();
        resolve();
      });
    });
    await moment;
  }
}
