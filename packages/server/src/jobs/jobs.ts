// What must be done later, and again until it succeeds: ratings after a match, notices, deletions. A job is kept in the
// store before anybody hears that it was added, so no crash loses it. It may be done twice, so doing it again must change
// nothing. Nothing on the path of an action is a job.

import type { Time } from '@messdeck/host';
import type { KeptJob } from '../store/store.ts';

/** One job. Those of a kind differ by their id. */
export interface NewJob {
  /** Small letters and hyphens, as in `rate-match`. */
  readonly kind: string;
  /** Letters, digits, `_`, `-` and `.`; while a job waits or is done, adding its kind and id again changes nothing. */
  readonly id: string;
  /** What else is to be known, as JSON; nothing that must stay secret. */
  readonly about?: unknown;
  /** Not before so many milliseconds from now. */
  readonly after?: number;
}

/** Does a job; if it rejects, it is done again later. What its error says is logged. */
export type Work = (job: { readonly id: string; readonly about: unknown }) => Promise<void>;

/** The jobs of a server. On several nodes any of them may do a job that any of them has added. */
export interface Jobs {
  /** Says how a kind of job is done. What this server cannot do waits for one that can. */
  does(kind: string, work: Work): void;
  /** From now on jobs are done. */
  begin(): void;
  /** Resolves when the job is kept. */
  add(job: NewJob): Promise<void>;
  /** The same job for a commit (`Commit.jobs`): kept if and only if what it follows from is. Then call `wake`. */
  kept(job: NewJob): KeptJob;
  /** Looks for jobs that came with a commit; without it they wait a few seconds. */
  wake(): void;
  /** Calls off a job that waits. */
  drop(kind: string, id: string): Promise<void>;
  /** Takes no more jobs up; what is being done has a moment to end, and is else done again later. */
  close(): Promise<void>;
}

/** How many are done at the same time. */
export const AT_ONCE = 4;
/** What takes longer has failed. */
export const LONGEST = 60_000;
/** Whoever stops waits so long for what is being done. */
export const LAST_MOMENT = 5000;
/** Then it is given up: after more than a day. */
export const MOST_FAILURES = 40;
const LONGEST_PAUSE = 3_600_000;
/** What this server cannot do is looked at again after this time. */
export const UNKNOWN_FOR = 600_000;

/** Between a failure and the next try: a second, then twice as long each time, up to an hour. */
export function pauseAfter(failures: number): number {
  return Math.min(LONGEST_PAUSE, 1000 * 2 ** Math.min(failures - 1, 20));
}

/** A job as it is kept; throws where its kind or id cannot be one. */
export function keptJob({ kind, id, about = null, after = 0 }: NewJob, time: Time): KeptJob {
  if (!/^[a-z][a-z-]{0,30}$/.test(kind))
    throw new Error(`${JSON.stringify(kind)} cannot be the kind of a job.`);
  if (!/^[\w.-]{1,100}$/.test(id)) throw new Error(`${JSON.stringify(id)} cannot be the id of a job.`);
  return { kind, id, about: JSON.stringify(about), due: time.now() + after, failed: 0 };
}

/** Hears how jobs fared that failed. */
export interface JobLog {
  note(facts: object, sentence: string): void;
  alarm(facts: object, sentence: string): void;
}

/** How each kind of job is done. */
export class Works {
  private readonly works: Map<string, Work> = new Map();
  private readonly time: Time;
  private readonly log: JobLog;

  constructor(time: Time, log: JobLog) {
    this.time = time;
    this.log = log;
  }

  add(kind: string, work: Work): void {
    this.works.set(kind, work);
  }

  has(kind: string): boolean {
    return this.works.has(kind);
  }

  /** Rejects where the job has failed, or has taken too long. */
  async run({ kind, id, about }: Pick<KeptJob, 'kind' | 'id' | 'about'>): Promise<void> {
    let callOff: () => void = () => undefined;
    const tooLong = new Promise<never>((_, reject) => {
      callOff = this.time.later(LONGEST, () => reject(new Error(`It takes more than ${LONGEST / 1000} s.`)));
    });
    try {
      await Promise.race([this.works.get(kind)!({ id, about: JSON.parse(about) }), tooLong]);
    } finally {
      callOff();
    }
  }

  /** Says in the log that a job has failed; true: for the last time. */
  noteFailure({ kind, id }: Pick<KeptJob, 'kind' | 'id'>, failed: number, error: unknown): boolean {
    const over = failed >= MOST_FAILURES;
    const facts = { job: kind, id, failed, reason: error instanceof Error ? error.message : String(error) };
    if (over) this.log.alarm(facts, 'a job was given up');
    else this.log.note(facts, 'a job failed and will be tried again');
    return over;
  }
}
