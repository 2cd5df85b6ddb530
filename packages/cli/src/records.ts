// One record out of a file of records, checked for form.

import { editionOf, editions, type Game, type MatchRecord, parseRecord } from '@messdeck/engine';
import { Complaint, must } from './complaint.ts';
import { readLines } from './lines.ts';

export async function readRecord(path: string, number: number): Promise<{ record: MatchRecord; game: Game }> {
  const lines: string[] = [];
  for await (const line of readLines(path)) if (line.trim() !== '') lines.push(line);
  const name = path === '-' ? 'Standard input' : path;
  if (lines.length === 0) throw new Complaint(`${name} has no records.`);
  // A record saved by hand may go over several lines.
  const text = lines[0].trim() === '{' ? lines.join('\n') : lines[number];
  if (text === undefined) {
    throw new Complaint(`${name} has records 0 to ${lines.length - 1}; there is no record ${number}.`);
  }
  const record = must(parseRecord(text, editions));
  return { record, game: must(editionOf(editions, record.game, record.edition)) };
}
