// Modules of the user's own: a bot or a game in a file.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Complaint } from './complaint.ts';

/** Whether a name is that of a file. */
export function isFile(name: string): boolean {
  return /[\\/]|\.[cm]?[jt]s$/.test(name);
}

export function checkFile(file: string): void {
  if (!existsSync(file)) throw new Complaint(`There is no file ${file}.`);
}

/** What a file exports; `what` is in it. */
export async function loadModule(file: string, what: string): Promise<Record<string, unknown>> {
  try {
    return await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    const [why] = String(error instanceof Error ? error.message : error).split('\n');
    const hint = /\.[cm]?ts$/.test(file) ? ' (Node reads TypeScript from version 22.18 on)' : '';
    throw new Complaint(`The ${what} in ${file} cannot be loaded: ${why}${hint}`);
  }
}
