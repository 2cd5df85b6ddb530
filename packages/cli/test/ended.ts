// Tells a running command to end, once it is well under way, and sees that it does soon, not when its work is done.

import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { crowding } from './messdeck.ts';

export const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const SOON = 3000;

/** Ends a command by a signal as soon as it is under way; what ended it, and all that it had written. */
export async function ended(
  child: ChildProcess,
  signal: NodeJS.Signals,
  underWay: (written: string) => boolean,
): Promise<{ readonly by: NodeJS.Signals | number | null; readonly stdout: string }> {
  let stdout = '';
  child.stdout!.on('data', (bytes) => (stdout += bytes));
  const exit = new Promise<NodeJS.Signals | number | null>((resolve) =>
    child.on('exit', (status, by) => resolve(by ?? status)),
  );
  // What was written before the exit may still be on its way.
  const closed = new Promise((resolve) => child.on('close', resolve));
  while (child.exitCode === null && !underWay(stdout)) await new Promise((next) => setTimeout(next, 1));
  const began = Date.now();
  child.kill(signal);
  const by = await exit;
  const took = Date.now() - began;
  // Half a second on an idle machine.
  expect(took).toBeLessThan(took < SOON ? SOON : SOON * crowding());
  await closed;
  return { by, stdout };
}

/** Seconds that the threads of a process have worked so far: a sign of work that is the same on a crowded machine. */
export function worked(child: ChildProcess): number {
  // The name in parentheses may hold spaces; user and system time are the 14th and 15th field, in hundredths.
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
