// Unfinished matches on disk: records without a result, with the person's seat and the seed of the cards to come. A
// file that is not this match's own is never written over.

import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import {
  editionOf,
  type Game,
  isFault,
  type Match,
  type MatchRecord,
  makeRecord,
  parseRecord,
  type Refusal,
  refuse,
  replay,
  type SeatOfRecord,
} from '@messdeck/engine';
import { Complaint, must } from '../complaint.ts';

export interface SavedMatch {
  readonly record: MatchRecord;
  readonly game: Game;
  /** The person's seat. */
  readonly self: number;
  readonly seed: string | undefined;
}

/** Why a file cannot be written, by what the system says. */
const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'that is not a folder',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'that place is read-only',
  ENOSPC: 'the device is full',
  ENAMETOOLONG: 'the name is too long',
};

export class Saves {
  private readonly id: string;
  /** The file that is this match's own. */
  private own: string | undefined;

  constructor(id: string, own?: string) {
    this.id = id;
    this.own = own;
  }

  /** Saves to a file, or to the match's own, or to a new one; the file's name, or why not. */
  save(
    path: string,
    match: Match,
    seats: readonly SeatOfRecord[],
    self: number,
    seed: string,
  ): string | Refusal {
    const to = path || this.own || this.freeName();
    const text = `${JSON.stringify({ ...makeRecord(match, seats), self, seed })}\n`;
    try {
      if (to === this.own) replaceFile(to, text);
      else writeFileSync(to, text, { flag: 'wx' });
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (code === 'EEXIST')
        return refuse(`${to} already exists and was not changed. Save under another name.`);
      return refuse(`The match cannot be saved to ${to}: ${WHY[code] ?? `the system says ${code}`}.`);
    }
    this.own = to;
    return to;
  }

  private freeName(): string {
    for (let n = 1; ; n++) {
      const name = `${this.id}-match${n === 1 ? '' : `-${n}`}.json`;
      if (!existsSync(name)) return name;
    }
  }
}

/** Whole or not at all: written beside, then put in place. */
function replaceFile(path: string, text: string): void {
  const part = `${path}.part`;
  try {
    writeFileSync(part, text);
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
}

/** A saved match of one of these games. */
export function readMatch(path: string, games: readonly Game[]): SavedMatch {
  if (!existsSync(path)) throw new Complaint(`There is no file ${path}.`);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Complaint(`Cannot read ${path}.`);
  }
  const record = must(parseRecord(text, games));
  const { self, seed } = record as MatchRecord & { self?: unknown; seed?: unknown };
  if (!Number.isInteger(self) || (self as number) < 0 || (self as number) >= record.seats.length) {
    throw new Complaint(
      `${path} is a record, but not a match saved by messdeck play: it has no seat "self".`,
    );
  }
  if (record.result) throw new Complaint(`The match in ${path} is over.`);
  const game = must(editionOf(games, record.game, record.edition));
  const broken = replay(record, game);
  if (isFault(broken)) throw new Complaint(`The match in ${path} was changed: ${broken.error}`);
  return { record, game, self: self as number, seed: typeof seed === 'string' ? seed : undefined };
}
