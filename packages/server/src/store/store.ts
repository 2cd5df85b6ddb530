// What a server keeps: tables, the actions of their matches, their talk, and the answers already given. Everything is
// appended or replaced in commits; a commit is durable when its promise resolves, or it has not happened at all.

import type { Rules } from '@messdeck/engine';
import type { Played } from '@messdeck/host';

/** A seat that is taken. `owner` is the hash of the credential that holds it; bots have none. */
export interface Seat {
  readonly name: string;
  readonly owner?: string;
  /** Hashes of the same person's other devices, which came by the link of this seat; the latest is the last. */
  readonly devices?: readonly string[];
  /** The hash of the key in the link that takes this seat to another device. */
  readonly link?: string;
  /** Who sits here, where that is known. */
  readonly person?: string;
  /** The owner is a program with a token, not a browser. */
  readonly program?: boolean;
  readonly bot?: string;
  /** What the bot of this seat draws its numbers from, in this match: a secret until the match is over. */
  readonly seed?: string;
  /** The step from which the bot plays, where a person sat here before. */
  readonly since?: number;
  /** The hash of the credential that held this seat at the table before, for a rematch. */
  readonly before?: string;
  /** A bot plays for this person at the moment. */
  readonly standsIn?: string;
  /** Over days: how many actions in a row a bot has made because the person's time was up. */
  readonly missed?: number;
  /** It plays because the person was away, and stops as soon as the person is back. */
  readonly untilBack?: boolean;
}

/** In seconds; or so many days for an action, where a match goes on over days. */
export type ClockRule =
  | { readonly perAction: number }
  | { readonly perMatch: number }
  | { readonly days: number };

/** The board that is played at a table, and where its cards come from: a secret that was committed to, or a seed. */
export interface BoardAtTable {
  readonly challenge: string;
  readonly board: number;
  /** The table's row in the challenge: the pair that sits North and South there. */
  readonly pair: number;
  readonly from: { readonly secret: string } | { readonly seed: string };
}

/** A table as it is kept, apart from its match. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  readonly rules: Rules;
  readonly seats: readonly (Seat | null)[];
  /** Seats kept for those who played at the table before: the hash of their credential. */
  readonly reserved?: readonly (string | null)[];
  /** The names of those people. */
  readonly awaited?: readonly (string | null)[];
  readonly host: number;
  readonly state: 'waiting' | 'playing' | 'over';
  readonly public: boolean;
  readonly chat: boolean;
  /** The match counts for ratings. */
  readonly rated?: boolean;
  /** The club whose table it is. */
  readonly club?: string;
  /** People who were asked to come: they need no invitation. */
  readonly invited?: readonly string[];
  /** Its shuffles are sealed: chance comes from secrets and from what the seats contribute. */
  readonly sealed?: boolean;
  readonly board?: BoardAtTable;
  readonly clock?: ClockRule;
  readonly fill?: { readonly bot: string; readonly after: number };
  /** Hashes of the credentials of people whom the host has removed. */
  readonly removed?: readonly string[];
  /** Hashes of the keys in the links. */
  readonly invite: string;
  readonly watch: string;
  readonly made: number;
  /** Who waits for the others' word on taking something back, and then those who have agreed. */
  readonly asking?: readonly number[];
  readonly next?: string;
}

/** One action with the chance events that follow it. `from` below the length of the log: what stood there was taken back. */
export interface ActionRow {
  readonly from: number;
  readonly events: readonly Played[];
  /** Where something was taken back: how many entries each seat (then spectators) had before, and has after it. */
  readonly back?: { readonly had: readonly number[]; readonly to: readonly number[] };
  /** Milliseconds each seat has used so far, where a clock runs for the match, or over days. */
  readonly spent?: readonly number[];
  /** Over days: when this was written, in the server's time. */
  readonly at?: number;
}

export interface TalkRow {
  readonly seat: number;
  readonly text?: string;
  readonly phrase?: string;
}

/** Chance at one draw: its secret, before anybody hears of it; then, with the cards, what each seat contributed. */
export type SealRow =
  | { readonly hand: number; readonly draw: number; readonly secret: string }
  | { readonly given: readonly (string | null)[] };

/** An answer given for an `Idempotency-Key`, to be given again. All three texts are hashes or sealed. */
export interface KeptAnswer {
  readonly scope: string;
  readonly key: string;
  readonly body: string;
  readonly sealed: string;
}

/** Everything in a commit becomes durable together. Rows are numbered; a number that is taken refuses the commit. */
export interface Commit {
  readonly table: string;
  /** In the time the server has run, not by a clock on the wall. */
  readonly at: number;
  readonly kept?: KeptTable;
  readonly action?: ActionRow & { readonly seq: number };
  readonly talk?: TalkRow & { readonly seq: number };
  readonly seal?: SealRow & { readonly seq: number };
  readonly answer?: KeptAnswer;
  /** Hashes of credentials that are known from now on. */
  readonly keys?: readonly string[];
  /** What is to be done because of this commit: it cannot be lost between the two. */
  readonly jobs?: readonly KeptJob[];
}

export interface LoadedTable {
  readonly kept: KeptTable;
  readonly actions: readonly ActionRow[];
  readonly talk: readonly TalkRow[];
  readonly seals: readonly SealRow[];
  /** About how many bytes belong to it (size.ts). */
  readonly size: number;
}

/** What the house keeps for itself, apart from tables: bans, reports, daily counts, what is announced, the operator's key. */
export interface Paper {
  readonly kind: PaperKind;
  readonly id: string;
  /** In the time the server has run, as all times here: when it was written, and when it is thrown away. */
  readonly at: number;
  readonly until: number;
  /** JSON. */
  readonly text: string;
}

export const PAPER_KINDS = ['ban', 'report', 'day', 'notice', 'key'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** What is kept of people apart from tables: a person, a key, a rating, a club. `docs/architecture.md` lists the kinds. */
export interface KeptDocument {
  readonly kind: string;
  readonly id: string;
  /** What it is listed with, by `order`: the highest first. */
  readonly group: string;
  readonly order: number;
  /** How often it has been written. */
  readonly version: number;
  /** JSON. */
  readonly text: string;
}

/** A document written or forgotten, if it is still as it was read: of version `seen`, or not there at all (0). */
export interface DocumentChange {
  readonly kind: string;
  readonly id: string;
  readonly seen: number;
  /** Left out: it is forgotten. */
  readonly put?: { readonly group: string; readonly order: number; readonly text: string };
}

/** Something to be done later, and again until it succeeds (jobs/jobs.ts). */
export interface KeptJob {
  readonly kind: string;
  readonly id: string;
  /** JSON. */
  readonly about: string;
  /** Not before this time. */
  readonly due: number;
  /** How often it has failed. */
  readonly failed: number;
}

/** Somebody else has written this number meanwhile: load the table again. */
export class Conflict extends Error {}

/** The store itself has failed: nothing can be read or written for the moment. */
export class StoreFault extends Error {}

/** Why a store cannot write: no room, its file gone or replaced, its database taken by another server, or anything else. */
export type Trouble = 'full' | 'gone' | 'replaced' | 'taken' | 'failed';

/** A table is stale if nothing has happened at it since then. */
export interface Ages {
  readonly unfinished: number;
  readonly finished: number;
}

export interface Store {
  commit(commit: Commit): Promise<void>;
  load(table: string): Promise<LoadedTable | undefined>;
  /** How many tables are kept. */
  count(): Promise<number>;
  answer(scope: string, key: string): Promise<KeptAnswer | undefined>;
  /** Whether this hash is that of a credential once given out. */
  knows(key: string): Promise<boolean>;
  /** How long the server had run when it last said so, in all its runs together. */
  lived(): Promise<number>;
  live(lived: number): Promise<void>;
  /** How many tables are stale. */
  stale(ages: Ages): Promise<number>;
  /** Forgets stale tables with everything that belongs to them: at most a given number, and none that are to be spared. */
  sweep(ages: Ages, most: number, spare: ReadonlySet<string>): Promise<number>;
  /** Forgets one table with everything that belongs to it. */
  drop(table: string): Promise<void>;
  /** The tables where a credential that begins like this holds a seat, or is remembered for another reason. */
  tablesOf(who: string): Promise<string[]>;
  /** Puts something else in the place of what was said. */
  unsay(table: string, rows: readonly (TalkRow & { readonly seq: number })[]): Promise<void>;
  /** Forgets the credentials that begin like this. */
  forget(who: string): Promise<void>;
  /** Keeps a paper in place of the one with the same kind and id. */
  file(paper: Paper): Promise<void>;
  /** All papers of a kind, the oldest first. */
  papers(kind: PaperKind): Promise<Paper[]>;
  shred(kind: PaperKind, id: string): Promise<void>;
  /** Throws papers away whose time is over; returns how many. */
  shredOld(now: number): Promise<number>;
  document(kind: string, id: string): Promise<KeptDocument | undefined>;
  /** The documents of a kind in a group, at most so many, the highest order first. */
  documents(kind: string, group: string, most: number): Promise<KeptDocument[]>;
  /** Carries out all of the changes together, or none: a `Conflict` where one of them was not as it had been seen. */
  change(changes: readonly DocumentChange[]): Promise<void>;
  /** Forgets the documents of a kind that are in no group ('') and whose order is below this. */
  forgetDocuments(kind: string, below: number): Promise<void>;
  /** Keeps a job; one with the same kind and id that is kept already stays as it is. */
  addJob(job: KeptJob): Promise<void>;
  /** Jobs that are kept, the earliest due first. */
  jobs(most: number): Promise<KeptJob[]>;
  /** A job is due later, after having failed so often. */
  putOff(job: KeptJob): Promise<void>;
  dropJob(kind: string, id: string): Promise<void>;
  /** Looks whether it can write at the moment; why not, if it cannot. */
  trouble(): Promise<Trouble | undefined>;
  /** Gives back a part of the space that was freed; whether there is more to give back. */
  tidy(): Promise<boolean>;
  close(): Promise<void>;
}
