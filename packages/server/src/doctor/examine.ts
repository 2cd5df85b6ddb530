// The doctor's round: store, disk, clock, page, proxy and limits, one finding each.

import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Limits } from '../limits.ts';
import type { Finding } from './finding.ts';
import { type Clocks, examineClock, examineDisk, examineLimits, freeOn, openFiles } from './machine.ts';
import { examinePage } from './page.ts';
import { examineWay } from './proxy.ts';
import { examineDatabase, examineFile } from './store.ts';

export interface Patient {
  readonly data: string;
  /** A PostgreSQL database in place of the file. */
  readonly database?: string;
  readonly page?: string;
  /** What stands in the host's file of limits, or why it cannot be used. */
  readonly limits?: Limits | Error;
  /** The address that people type. */
  readonly url?: string;
}

export async function* examine({ data, database, page, limits, url }: Patient): AsyncGenerator<Finding> {
  const clocks: Map<string, number> = new Map();
  if (database === undefined) {
    yield examineFile(data);
    const folder = existing(dirname(data));
    const bound = limits && !(limits instanceof Error) ? limits.megabytes : undefined;
    yield examineDisk(folder, freeOn(folder), bound);
  } else {
    const { finding, now } = await examineDatabase(database);
    yield finding;
    if (now !== undefined) clocks.set('the database', now);
  }
  if (page !== undefined) yield examinePage(page);
  if (url !== undefined) {
    const { finding, now } = await examineWay({ url });
    yield finding;
    if (now !== undefined) clocks.set(url, now);
  }
  yield examineClock(Date.now(), clocks satisfies Clocks);
  yield examineLimits(limits, openFiles());
}

function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}
