// Matches to files and back: records as everybody who plays Messdeck reads them, one a line (.jsonl). What comes in is
// played through the rules before it is kept.

import {
  isFault,
  isRefusal,
  type LogEvent,
  Match,
  type MatchRecord,
  makeRecord,
  parseRecord,
  replay,
  type SeatOfRecord,
} from '@messdeck/engine';
import * as words from '#words/history.tsx';
import { boxes } from '../games/catalog.ts';
import { saveFile } from '../shared/save-file.ts';
import { loadGame } from '../sources/games.ts';
import { loadLog, loadMatch, type StoredMatch } from '../sources/local/store.ts';
import { replayAddress } from '../sources/replay/address.ts';
import type { Imported } from './imported.ts';
import { putImported } from './keep.ts';
import { type PastMatch, pastOf } from './past.ts';

/** A record of a match with what the history knows besides; other programs leave `kept` alone. */
interface KeptRecord extends MatchRecord {
  readonly kept?: {
    readonly id: string;
    readonly seed: string;
    readonly began: number;
    readonly ended: number;
    readonly practice?: boolean;
    readonly seat?: number;
  };
}

export async function saveOne(match: PastMatch): Promise<void> {
  const record = await recordOf(match);
  if (!record) throw new Error(words.logIsGone);
  save(`${JSON.stringify(record)}\n`, `messdeck-${match.game}-${match.id}.jsonl`);
}

/** Opens the replay of a match. */
export async function replayOne(match: PastMatch): Promise<void> {
  const record = await recordOf(match);
  if (!record) throw new Error(words.logIsGone);
  const [{ makeLink }, game] = await Promise.all([import('../sources/replay/link.ts'), loadGame(match.game)]);
  const link = await makeLink(record, game);
  location.hash =
    match.seat === undefined ? `#/replay/${link}` : replayAddress(link, 0, { seat: match.seat, open: false });
}

/** All matches, oldest first, one a line. */
export async function saveAll(matches: readonly PastMatch[]): Promise<void> {
  const records: KeptRecord[] = [];
  for (const match of [...matches].reverse()) {
    const record = await recordOf(match);
    if (record) records.push(record);
  }
  save(records.map((record) => `${JSON.stringify(record)}\n`).join(''), 'messdeck-history.jsonl');
}

async function recordOf({
  id,
  seed,
  began,
  ended,
  practice,
  seat,
}: PastMatch): Promise<KeptRecord | undefined> {
  const [stored, log] = await Promise.all([loadMatch(id), loadLog(id)]);
  if (!stored || log.length === 0) return undefined;
  const game = await loadGame(stored.game);
  const match = new Match(game, stored.rules, stored.seats.length);
  for (const { by, do: text } of log) if (match.act(by, text)) return undefined;
  return {
    ...makeRecord(match, stored.seats),
    log,
    ...(stored.seals && { seals: stored.seals }),
    kept: { id, seed, began, ended, ...(practice && { practice }), ...(seat !== undefined && { seat }) },
  };
}

function save(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'application/jsonl' }), name);
}

/** Reads a file of records; lines that are none, or that the rules refuse, are left out and named. */
export async function importFile(text: string): Promise<Imported> {
  const refused: string[] = [];
  let taken = 0;
  const lines = text.split('\n');
  // A record saved by hand may go over several lines.
  const records = lines[0].trim() === '{' ? [text] : lines;
  for (const [i, line] of records.entries()) {
    if (line.trim() === '') continue;
    const reason = await importLine(line);
    if (reason === undefined) taken++;
    else refused.push(words.lineRefused(i + 1, reason));
  }
  return { taken, refused };
}

async function importLine(line: string): Promise<string | undefined> {
  const ids = boxes.flatMap(({ games }) => games.map(({ id }) => id));
  const named = ids.find((id) => line.includes(`"game":"${id}"`) || line.includes(`"game": "${id}"`));
  if (named === undefined) return words.noRecordOfGames;
  const game = await loadGame(named);
  const record = parseRecord(line, [game]);
  if (isRefusal(record)) return record.refused;
  const match = replay(record, game);
  if (isFault(match)) return match.error;
  if (!match.over) return words.matchNotOver;
  const stored = storedOf(record as KeptRecord);
  const past = pastOf(game, stored, record.log as LogEvent[]);
  if (!past) return words.onlyBots;
  await putImported(stored, record.log as LogEvent[], past);
  return undefined;
}

/** The same record is always the same match: what is here already is not doubled. */
function storedOf(record: KeptRecord): StoredMatch {
  const { kept, game, edition, rules, seats, log, seals } = record;
  const now = Date.now();
  return {
    id: typeof kept?.id === 'string' ? kept.id : `i${fingerprint(JSON.stringify([game, rules, log]))}`,
    game,
    edition,
    rules,
    seats,
    seed: typeof kept?.seed === 'string' ? kept.seed : '',
    began: Number(kept?.began) || now,
    touched: Number(kept?.ended) || now,
    steps: log.length,
    scores: record.result?.scores ?? [],
    over: true,
    ...(kept?.practice === true && { practice: true }),
    ...(isPersons(seats, kept?.seat) && { seat: kept!.seat }),
    ...(seals && { seals }),
  };
}

/** Whether it is the seat of a person; a file may say anything. */
const isPersons = (seats: readonly SeatOfRecord[], seat: unknown): boolean =>
  Number.isInteger(seat) && seats[seat as number] !== undefined && !seats[seat as number].bot;

/** A short name for a text (FNV-1a over two halves). */
function fingerprint(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(text.length - 1 - i), 0x01000193);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
