// Lines of a file or of standard input, one at a time, so that records of any number fit in memory.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Complaint } from './complaint.ts';

export async function* readLines(path: string): AsyncGenerator<string> {
  if (path !== '-') await mustBeFile(path);
  const input = path === '-' ? process.stdin : createReadStream(path, 'utf8');
  try {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) yield line;
  } catch {
    throw new Complaint(`The file ${path} cannot be read.`);
  }
}

async function mustBeFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new Complaint(`There is no file ${path}.`);
  if (!found.isFile() && !found.isFIFO()) throw new Complaint(`${path} is not a file of records.`);
}
