// Runs the built command as a user would, for the tests beside this file; and, where only its complaint matters, the
// command alone without a process.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { bundled, isBuilt } from '../../../scripts/prepare.mjs';
import { runCommand } from '../src/program.ts';

/**
 * The command in few files, as `npm start` runs it: it starts in half the time. Where the sources have changed since
 * these were made, as it was compiled last. What is published is tested by scripts/packages.test.ts.
 */
export const bin: string = isBuilt()
  ? bundled('messdeck.js')
  : fileURLToPath(new URL('../bin/messdeck.js', import.meta.url));

/** The command line that starts messdeck from another shell, for exec: bots. */
export const self = `${process.execPath} ${bin}`;

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function start(args: readonly string[], cwd?: string, env: object = {}): ChildProcess {
  return spawn(process.execPath, [bin, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

export function messdeck(args: readonly string[], input = '', cwd?: string): Promise<Run> {
  const child = start(args, cwd);
  let stdout = '';
  let stderr = '';
  child.stdout!.on('data', (bytes) => (stdout += bytes));
  child.stderr!.on('data', (bytes) => (stderr += bytes));
  child.stdin!.end(input);
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, stdout, stderr })));
}

/** The one sentence with which the command refuses these arguments. */
export async function complaint(args: readonly string[]): Promise<string> {
  const said: string[] = [];
  const status = await runCommand(args, (sentence) => said.push(sentence));
  expect([status, said.length, said[0].split('\n').length]).toEqual([1, 1, 1]);
  return said[0];
}

/** The one sentence of a process that was given these arguments and this input; whatever it has written is whole. */
export async function complaintOfProcess(args: readonly string[], input = ''): Promise<string> {
  const { status, stderr, stdout } = await messdeck(args, input);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^messdeck: [^\n]+\n$/);
  jsonLines(stdout);
  return stderr.trim();
}

/**
 * How many times longer work takes at this moment because others use the machine too: 1 on an idle one. What must be
 * done in so much time is given so many times more.
 */
export function crowding(): number {
  const began = performance.now();
  const before = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(before);
    const used = (user + system) / 1000;
    if (used > 100) return Math.max(1, (performance.now() - began) / used);
  }
}

/** Every line as JSON. */
export function jsonLines(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
