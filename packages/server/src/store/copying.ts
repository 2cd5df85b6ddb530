// Everything a server keeps, copied from one store to another: from a file to PostgreSQL, or back. Afterwards every
// match is rebuilt on both sides and compared.

import { isRefusal, Match, SPECTATOR } from '@messdeck/engine';
import { findGame } from '../games.ts';
import {
  type ActionRow,
  type Commit,
  type KeptAnswer,
  type KeptDocument,
  type KeptTable,
  PAPER_KINDS,
  type SealRow,
  type Store,
  type TalkRow,
} from './store.ts';

/** A store from which tables can be copied. */
export interface Copyable extends Store {
  /** The ids of the next tables after this one. */
  ids(after: string, most: number): Promise<string[]>;
  /** All that belongs to a table, as commits that write it again. */
  commitsOf(table: string): Promise<Commit[]>;
  /** The next documents after this one. */
  everyDocument(kind: string, id: string, most: number): Promise<KeptDocument[]>;
}

/** A table as it lies in a database; rows of one kind are in their order. */
export interface Rows {
  readonly kept: KeptTable;
  readonly touched: number;
  readonly actions: readonly { readonly at: number; readonly row: ActionRow }[];
  readonly talk: readonly TalkRow[];
  readonly seals: readonly SealRow[];
  readonly answers: readonly KeptAnswer[];
  readonly keys: readonly string[];
}

/** The table itself comes last: until everything else is there, nobody finds it. */
export function commitsFrom({ kept, touched, actions, talk, seals, answers, keys }: Rows): Commit[] {
  const table = kept.id;
  return [
    ...actions.map(({ at, row }, seq) => ({ table, at, action: { seq, ...row } })),
    ...talk.map((row, seq) => ({ table, at: touched, talk: { seq, ...row } })),
    ...seals.map((row, seq) => ({ table, at: touched, seal: { seq, ...row } })),
    ...answers.map((answer) => ({ table, at: touched, answer })),
    { table, at: touched, kept, keys },
  ];
}

const AT_A_TIME = 100;

/** Copies all tables into an empty store; returns how many. Throws a sentence where the two are not the same then. */
export async function copyTables(from: Copyable, to: Copyable): Promise<number> {
  let copied = 0;
  for await (const id of idsOf(from)) {
    const commits = await from.commitsOf(id);
    await Promise.all(commits.slice(0, -1).map((commit) => to.commit(commit)));
    await to.commit(commits.at(-1)!);
    copied++;
  }
  for (const kind of PAPER_KINDS) for (const paper of await from.papers(kind)) await to.file(paper);
  await copyDocuments(from, to);
  for (const job of await from.jobs(Number.MAX_SAFE_INTEGER)) await to.addJob(job);
  await to.live(await from.lived());
  for await (const id of idsOf(from)) await mustBeSame(id, from, to);
  const found = await to.count();
  if (found !== copied) throw new Error(`${copied} tables were copied, but ${found} are found.`);
  return copied;
}

/** Their versions begin anew. */
async function copyDocuments(from: Copyable, to: Copyable): Promise<void> {
  let part = await from.everyDocument('', '', AT_A_TIME);
  while (part.length > 0) {
    await to.change(
      part.map(({ kind, id, group, order, text }) => ({ kind, id, seen: 0, put: { group, order, text } })),
    );
    const { kind, id } = part.at(-1)!;
    part = await from.everyDocument(kind, id, AT_A_TIME);
  }
}

async function* idsOf(store: Copyable): AsyncGenerator<string> {
  let part = await store.ids('', AT_A_TIME);
  while (part.length > 0) {
    yield* part;
    part = await store.ids(part.at(-1)!, AT_A_TIME);
  }
}

async function mustBeSame(id: string, from: Copyable, to: Copyable): Promise<void> {
  const [rows, copies] = await Promise.all([from.commitsOf(id), to.commitsOf(id)]);
  const [match, copy] = await Promise.all([rebuilt(id, from), rebuilt(id, to)]);
  if (JSON.stringify(rows) === JSON.stringify(copies) && match === copy) return;
  throw new Error(`Table ${id} is not the same in the copy.`);
}

/** What everybody sees of the match as a server would take it up; a log that breaks the rules ends where it does. */
async function rebuilt(id: string, store: Store): Promise<string> {
  const { kept, actions } = (await store.load(id))!;
  const game = findGame(kept.game);
  if (isRefusal(game) || actions.length === 0) return '';
  const match = new Match(game, kept.rules, kept.seats.length);
  for (const { by, do: text } of logOf(actions)) {
    const refusal = match.act(by, text);
    if (refusal) return refusal.refused;
  }
  return JSON.stringify([SPECTATOR, ...kept.seats.keys()].map((seat) => match.view(seat)));
}

/** The log as the rows leave it. */
function logOf(rows: readonly ActionRow[]): ActionRow['events'] {
  const log: ActionRow['events'][number][] = [];
  for (const { from, events } of rows) {
    log.length = from;
    log.push(...events);
  }
  return log;
}
