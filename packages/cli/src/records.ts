// One record out of a file of records, checked for form.

import { editionOf, type Game, type MatchRecord, parseRecord } from '@messdeck/engine';
import { Complaint, must } from './complaint.ts';
import { knownGames } from './game-named.ts';
import { readRecords } from './lines.ts';

export async function readRecord(path: string, number: number): Promise<{ record: MatchRecord; game: Game }> {
  const records: string[] = [];
  for await (const text of readRecords(path)) records.push(text);
  const name = path === '-' ? 'Standard input' : path;
  if (records.length === 0) throw new Complaint(`${name} has no records.`);
  const text = records[number];
  if (text === undefined) {
    throw new Complaint(`${name} has records 0 to ${records.length - 1}; there is no record ${number}.`);
  }
  const record = must(parseRecord(text, knownGames()));
  return { record, game: must(editionOf(knownGames(), record.game, record.edition)) };
}
