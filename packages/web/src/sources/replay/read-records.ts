// Records from a file: one as JSON, or many, one a line. What cannot be read is said in a sentence.

import { type Game, isRefusal, type MatchRecord, parseRecord, type Refusal, refuse } from '@messdeck/engine';
import * as words from '#words/records.ts';
import type { LoadGame } from './link.ts';

/** The largest file that is looked at. */
const LARGEST = 50_000_000;
/** The longest log that is shown. */
const MOST_EVENTS = 20_000;
/** More ids than there are games in one file are nonsense. */
const MOST_GAMES = 50;
/** Longer names are no names. */
const LONGEST_NAME = 60;

export async function readRecords(file: File, load: LoadGame): Promise<MatchRecord[] | Refusal> {
  if (file.size > LARGEST) return refuse(words.fileTooLarge(file.name, LARGEST / 1_000_000));
  const text = (await file.text()).trim();
  if (text === '') return refuse(words.isEmpty(file.name));
  const games = await gamesNamedIn(text, load);
  const single = checked(text, games);
  if (!isRefusal(single)) return [single];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 1) return single;
  const records: MatchRecord[] = [];
  for (const [i, line] of lines.entries()) {
    const record = checked(line, games);
    if (isRefusal(record)) return refuse(words.lineRefused(i + 1, file.name, record.refused));
    records.push(record);
  }
  return records;
}

/** The games whose ids stand in the text. */
async function gamesNamedIn(text: string, load: LoadGame): Promise<Game[]> {
  const ids = new Set(Array.from(text.matchAll(/"game"\s*:\s*"([a-z-]{1,30})"/g), ([, id]) => id));
  const loaded = await Promise.all([...ids].slice(0, MOST_GAMES).map(load));
  return loaded.filter((game) => game !== undefined);
}

function checked(text: string, games: readonly Game[]): MatchRecord | Refusal {
  const record = parseRecord(text, games);
  return isRefusal(record) ? record : checkSize(record);
}

/** A record that a page can show: not endless, with names of a length. */
export function checkSize(record: MatchRecord): MatchRecord | Refusal {
  if (record.log.length > MOST_EVENTS) {
    return refuse(words.tooManyEvents(record.log.length, MOST_EVENTS));
  }
  const named = record.seats.every(
    (seat) => typeof seat?.name === 'string' && seat.name.length <= LONGEST_NAME,
  );
  return named ? record : refuse(words.nameTooLong(LONGEST_NAME));
}
