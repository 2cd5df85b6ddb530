// What can be told from two words of the server about a table, one after the other: who came and went, for whom a bot
// plays, who keeps the table, and what became of a wish to take something back.

import * as words from '#words/online/chat.ts';
import type { TableSeat, ToldTable } from '../../sources/remote/api.ts';
import { botWords } from '../words.ts';

/** Since when seats are away (`performance.now`). */
export type AwaySince = ReadonlyMap<number, number>;

const isAway = (seat: TableSeat | null | undefined): boolean =>
  seat != null && seat.bot === undefined && !seat.here;

/** The server knows how long each person has been away. */
export function awaySince(now: ToldTable, time: number): AwaySince {
  const since = new Map<number, number>();
  now.seats.forEach((seat, at) => {
    if (isAway(seat) && seat?.awayMs !== undefined) since.set(at, time - seat.awayMs);
  });
  return since;
}

/** The table's own notes between what is said. */
export function notesBetween(before: ToldTable, now: ToldTable, own: number | null): string[] {
  if (before.state !== 'playing' || now.state !== 'playing') return [];
  const notes = now.seats.flatMap((seat, at) => {
    const was = before.seats[at];
    return seat && was ? seatNotes(was, seat, at === own) : [];
  });
  const { host, takeback } = now;
  if (host !== before.host) notes.push(hostsNow(now, own));
  if (takeback && !before.takeback && takeback.by !== own)
    notes.push(words.asksTakeBack(now.seats[takeback.by]?.name));
  return notes;
}

const hostsNow = ({ host, seats }: ToldTable, own: number | null): string =>
  host === own ? words.youHostNow : words.hostsNow(seats[host]?.name);

/** What to say when the table has a new host; more of it where the old one stayed away. */
export function wordOfHost(before: ToldTable, now: ToldTable, own: number | null): Word | undefined {
  if (now.host === before.host || now.state === 'over') return undefined;
  const was = now.seats[before.host];
  const more = was && before.host !== own && !was.here ? words.awayTooLong(was.name) : '';
  return { says: hostsNow(now, own), more };
}

function seatNotes(was: TableSeat, seat: TableSeat, own: boolean): string[] {
  const name = own ? words.you : seat.name;
  if (seat.standsIn && !was.standsIn) return [words.playsFor({ bot: botWords(seat.bot ?? ''), name })];
  if (seat.bot !== undefined && was.bot === undefined)
    return [words.hasChairOf({ bot: botWords(seat.bot), name: seat.name, before: was.name })];
  if (was.standsIn && seat.bot === undefined) return [own ? words.cardsBack : words.playsAgain(seat.name)];
  if (own) return [];
  if (isAway(seat) && was.here) return [words.chairHeld(seat.name)];
  if (seat.mayStandIn && !was.mayStandIn) return [words.stillAway(seat.name)];
  return isAway(was) && seat.here ? [words.isBack(seat.name)] : [];
}

/** Why a bot plays for this player; `away`: whatever it was, nobody sat at this page. */
export type WhyStoodIn = 'late' | 'left' | 'away';

/** How much earlier than the server's a clock may seem to end here. */
const SLACK = 1000;

/** The server tells only that a bot plays: that the time ran out is seen by the clock that ran, `passed` ago. */
export function whyStoodIn(
  before: ToldTable | undefined,
  now: ToldTable,
  own: number,
  passed: number,
): WhyStoodIn {
  // To leave, one must be here.
  if (!now.clock) return now.seats[own]?.here ? 'left' : 'away';
  if (!before) return 'away';
  return before.due?.seat === own && passed >= before.due.inMs - SLACK ? 'late' : 'left';
}

/** A word that stands for a while: what is the matter, and more of it. */
export interface Word {
  readonly bad?: boolean;
  readonly says: string;
  readonly more: string;
}

interface Asking {
  /** The table when it last told of the wish. */
  readonly told: ToldTable;
  readonly own: number | null;
  /** Whether this player ended it: by declining, or by not minding any more. */
  readonly saidNo: boolean;
  /** What was asked for: the text of the action. */
  readonly what: string | undefined;
}

/** What to say of a wish that came to nothing. The server tells nobody who declined: only the last one left is known. */
export function wordOfAsking({ told, own, saidNo, what }: Asking): Word | undefined {
  const { takeback, seats } = told;
  if (!takeback || own === null || saidNo) return undefined;
  const more = what?.startsWith('play ') ? words.cardStays : words.nothingChanges;
  const open = seats.flatMap((seat, at) =>
    seat && seat.bot === undefined && !takeback.agreed.includes(at) ? [seat.name] : [],
  );
  if (takeback.by !== own) return { says: words.nothingTakenBack, more };
  return { says: open.length === 1 ? words.declined(open[0]) : words.notEveryone, more };
}

/** "0:07". */
export function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How much of a time is left, in hundredths of it. */
export function partLeft(left: number, whole: number): number {
  return Math.max(0, Math.min(100, (100 * left) / whole));
}

/** "was here a minute ago", or "is away" where nobody saw it. */
export function wasHere(since: number | undefined, now: number): string {
  if (since === undefined) return words.isAway;
  const minutes = Math.round((now - since) / 60_000);
  if (minutes < 1) return words.hereAMomentAgo;
  return minutes === 1 ? words.hereAMinuteAgo : words.hereMinutesAgo(minutes);
}

/** "0:40", for how long somebody has been away; empty where nobody knows. */
export function awayTime(since: number | undefined, now: number): string {
  return since === undefined ? '' : clockFace(now - since);
}

/** "away for 0:40", or "away". */
export function awayFor(since: number | undefined, now: number): string {
  return since === undefined ? words.away : words.awayFor(awayTime(since, now));
}
