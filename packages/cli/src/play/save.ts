// Unfinished matches on disk: records without a result, with the person's seat beside it.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  games,
  type Match,
  type MatchRecord,
  makeRecord,
  parseRecord,
  type SeatOfRecord,
} from '@messdeck/engine';
import { Complaint, must } from '../complaint.ts';

export interface SavedMatch {
  readonly record: MatchRecord;
  /** The person's seat. */
  readonly self: number;
}

export function saveMatch(path: string, match: Match, seats: readonly SeatOfRecord[], self: number): void {
  const text = `${JSON.stringify({ ...makeRecord(match, seats), self })}\n`;
  try {
    // Whole or not at all: written beside, then put in place.
    writeFileSync(`${path}.part`, text);
    renameSync(`${path}.part`, path);
  } catch {
    throw new Complaint(`The match cannot be saved to ${path}.`);
  }
}

export function readMatch(path: string): SavedMatch {
  if (!existsSync(path)) throw new Complaint(`There is no file ${path}.`);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Complaint(`The file ${path} cannot be read.`);
  }
  const record = must(parseRecord(text, games));
  const { self } = record as MatchRecord & { self?: unknown };
  if (!Number.isInteger(self) || (self as number) < 0 || (self as number) >= record.seats.length) {
    throw new Complaint(
      `${path} is a record, but not a match saved by messdeck play: it has no seat "self".`,
    );
  }
  return { record, self: self as number };
}
