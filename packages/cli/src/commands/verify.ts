// `messdeck verify`: makes every shuffle of sealed records again, from what the server sealed and the seats contributed.

import { editionOf, editions, isFault, isRefusal, parseRecord } from '@messdeck/engine';
import { type Verified, verify } from '@messdeck/engine/sealed';
import { Complaint, must } from '../complaint.ts';
import { readLines } from '../lines.ts';
import { Output } from '../output.ts';

export async function verifyFile(path: string): Promise<void> {
  const output = new Output();
  let first: string | undefined;
  let faults = 0;
  let n = 0;
  for await (const line of readLines(path)) {
    if (line.trim() === '') continue;
    const found = verified(line);
    if ('error' in found) {
      first ??= `record ${n}: ${found.error}`;
      faults++;
    }
    output.line({ record: n++, ok: !('error' in found), ...found });
    await output.room();
  }
  await output.flush();
  if (n === 0) throw new Complaint(`${path === '-' ? 'Standard input' : path} has no records.`);
  if (first === undefined) return;
  throw new Complaint(`${first}${faults > 1 ? ` (and ${faults - 1} more of ${n} records)` : ''}`);
}

function verified(line: string): Verified | { readonly error: string } {
  const record = parseRecord(line, editions);
  if (isRefusal(record)) return { error: record.refused };
  const found = verify(record, must(editionOf(editions, record.game, record.edition)));
  return isFault(found) ? { error: found.error } : found;
}
