// Lines of a file or of standard input, one at a time, so that records of any number fit in memory; a line beyond all
// measure is refused before it fills the memory.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Complaint } from './complaint.ts';

const NEWLINE = 10;
const MEGABYTE = 1 << 20;
const LONGEST = 64 * MEGABYTE;

export async function* readLines(path: string, longest: number = LONGEST): AsyncGenerator<string> {
  if (path !== '-') await mustBeFile(path);
  const input = path === '-' ? process.stdin : createReadStream(path);
  const name = path === '-' ? 'standard input' : path;
  let parts: Buffer[] = [];
  let size = 0;
  let line = 1;
  try {
    for await (const chunk of input as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
        yield textOf([...parts, chunk.subarray(from, end)]);
        parts = [];
        size = 0;
        line++;
        from = end + 1;
      }
      if (from === chunk.length) continue;
      parts.push(chunk.subarray(from));
      size += chunk.length - from;
      if (size > longest) {
        throw new Complaint(
          `Line ${line} of ${name} is longer than ${Math.floor(longest / MEGABYTE)} MB, more than any record or entry can be.`,
        );
      }
    }
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw new Complaint(`${path === '-' ? 'Standard input' : `The file ${path}`} cannot be read.`);
  }
  if (size > 0) yield textOf(parts);
}

function textOf(parts: readonly Buffer[]): string {
  const text = (parts.length === 1 ? parts[0] : Buffer.concat(parts)).toString('utf8');
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}

async function mustBeFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new Complaint(`There is no file ${path}.`);
  if (!found.isFile() && !found.isFIFO() && !found.isCharacterDevice())
    throw new Complaint(`${path} is not a file of records.`);
}

/** The records of a file, one a line; the first may also go over several lines, as it is shown in docs or saved by hand. */
export async function* readRecords(path: string): AsyncGenerator<string> {
  let open: string[] | undefined;
  for await (const line of readLines(path)) {
    if (line.trim() === '' && !open) continue;
    // A line of its own that only opens an object.
    if (!open && !/^\s*\{\s*$/.test(line)) yield line;
    else if (!open) open = [line];
    else {
      open.push(line);
      if (!/^\}\s*$/.test(line)) continue;
      yield open.join('\n');
      open = undefined;
    }
  }
  if (open) yield open.join('\n');
}
