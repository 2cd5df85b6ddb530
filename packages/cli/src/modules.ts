// Modules of the user's own: a bot or a game in a file.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Complaint } from './complaint.ts';

export function checkFile(file: string): void {
  if (!existsSync(file)) throw new Complaint(`There is no file ${file}.`);
}

/** What a file exports; `what` is in it, and `hint` goes with the reason where it cannot be loaded. */
export async function loadModule(file: string, what: string, hint = ''): Promise<Record<string, unknown>> {
  try {
    return await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    const [why] = String(error instanceof Error ? error.message : error).split('\n');
    throw new Complaint(`The ${what} in ${file} cannot be loaded: ${why}${hint}`);
  }
}
