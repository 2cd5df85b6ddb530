// The machine: room on the disk, the hour, how many files may be open.

import { readFileSync, statfsSync } from 'node:fs';
import type { Limits } from '../limits.ts';
import { type Finding, well, wrong } from './finding.ts';

const MEGABYTE = 1_000_000;
const LEAST_FREE = 500;
/** Each reader holds a connection. */
const LEAST_FILES = 4096;
const MOST_SECONDS_OFF = 60;

/** Bytes free on the disk of a folder. */
export function freeOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** `bound`: what the database may grow to, where the host has set it. */
export function examineDisk(folder: string, free: number, bound: number | undefined): Finding {
  const megabytes = Math.floor(free / MEGABYTE);
  const told = `${megabytes.toLocaleString('en-US')} MB are free on the disk of ${folder}`;
  if (megabytes < LEAST_FREE) return wrong('disk', `Only ${told}: make room, or move the database.`);
  if (bound !== undefined && bound > megabytes) {
    return wrong(
      'disk',
      `The database may grow to ${bound.toLocaleString('en-US')} MB (limit "megabytes"), but only ${told}.`,
    );
  }
  return well('disk', `${told}.`);
}

/** What other clocks show at this moment, by whose they are. */
export type Clocks = ReadonlyMap<string, number>;

export function examineClock(now: number, others: Clocks): Finding {
  for (const [whose, shown] of others) {
    const seconds = Math.round((now - shown) / 1000);
    if (Math.abs(seconds) <= MOST_SECONDS_OFF) continue;
    const way = seconds > 0 ? 'ahead of' : 'behind';
    return wrong(
      'clock',
      `The clock of this machine is ${Math.abs(seconds)} s ${way} that of ${whose}: set it by NTP.`,
    );
  }
  if (new Date(now).getUTCFullYear() < 2025) {
    return wrong('clock', `The clock of this machine shows ${new Date(now).toISOString()}: set it by NTP.`);
  }
  const compared =
    others.size > 0 ? `agrees with that of ${[...others.keys()].join(' and ')}` : 'shows a sensible date';
  return well('clock', `The clock of this machine ${compared}.`);
}

/** How many files the system lets a process open; undefined where it does not say. */
export function openFiles(): number | undefined {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}

export function examineLimits(limits: Limits | Error | undefined, files: number | undefined): Finding {
  if (limits instanceof Error) return wrong('limits', limits.message);
  if (files !== undefined && files < LEAST_FILES) {
    return wrong(
      'limits',
      `A process may open only ${files} files here, and each reader needs one: set LimitNOFILE=65536 (systemd) or ulimit -n 65536.`,
    );
  }
  return well('limits', limits ? 'The file of limits can be used.' : 'The usual limits apply.');
}
