// Runs the built command as a user would, for the tests beside this file.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const bin: string = fileURLToPath(new URL('../bin/messdeck.js', import.meta.url));

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

/** Every line as JSON. */
export function jsonLines(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
