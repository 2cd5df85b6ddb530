// What the tables of a server share: the store, time, chance, bots, and how much there may be of everything.

import type { Chance, MatchRecord } from '@messdeck/engine';
import type { Time, Timing } from '@messdeck/host';
import type { SeatBotAt } from '../bots/pool.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Limits } from '../limits.ts';
import type { Meter } from '../metrics/meter.ts';
import type { Office } from '../office/office.ts';
import type { RandomBytes } from '../security/keys.ts';
import type { KeptTable, Store } from '../store/store.ts';
import type { Patience } from './absence.ts';

export interface TableServices {
  readonly store: Store;
  /** The operator's: what is announced, reported and counted. */
  readonly office: Office;
  readonly time: Time;
  /** The clock on the wall, for dates that people read; left out: the machine's. */
  readonly wall?: () => number;
  /** What must be done later, and again until it succeeds. */
  readonly jobs: Jobs;
  /** Where there are several nodes: whether a table is this one's; if nobody has it, it is from now on. */
  readonly isHere?: (table: string) => Promise<boolean>;
  /** Where there are several nodes: a table is no longer in memory here. */
  readonly forgot?: (table: string) => void;
  readonly random: RandomBytes;
  /** Left out: every shuffle is sealed. */
  readonly chance?: Chance;
  readonly dice: () => number;
  readonly seatBot: SeatBotAt;
  readonly limits: Limits;
  /** The pace of bots; left out: as people like it where people sit, without waiting where only programs do. */
  readonly pace?: Timing;
  /** How long people may be away before the others can do something about it; left out: as usual. */
  readonly patience?: Patience;
  /** How long bots play on at a table to which nobody attends; left out: a minute. */
  readonly botsRest?: number;
  /** Hears what is measured; left out: nothing is. */
  readonly meter?: Meter;
  /** A board of a challenge is over: hears the table and its record. */
  boardOver?(table: KeptTable, record: MatchRecord): void;
  /** Something that should not happen, for the log. */
  fault(sentence: string, table: string): void;
  /** Something for the log that is as it should be. */
  note?(facts: object, sentence: string): void;
  /** Something for the log that the operator should know. */
  alarm?(facts: object, sentence: string): void;
}

/** How long the next deal waits for the people. */
export const DEAL_WAIT = 15_000;
/** How long somebody may be gone (a page loaded again, a tunnel) before the others are told. */
export const GRACE = 3000;
/** Who comes within this time is told of as one. */
export const TOGETHER = 300;
