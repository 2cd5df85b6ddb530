// Tables over days: who is asked is looked at after every action and kept for each person, who finds it all in one list.
// Deadlines are kept with what they follow from, so that neither a restart nor another node forgets one.

import type { Jobs } from '../jobs/jobs.ts';
import type { DocumentChange, LoadedTable } from '../store/store.ts';
import { Elsewhere } from '../table/declined.ts';
import type { TableServices } from '../table/services.ts';
import { TURN_JOB } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { type KeptTurn, turnsOf } from './turns.ts';

/** Kinds of documents: somebody's chair, listed by its owner; and which of them belong to a table. */
export const CHAIR = 'chair-over-days';
const CHAIRS = 'chairs-of-table';
const DEADLINE_JOB = 'deadline';
const MOST_CHAIRS = 100;
/** While a bot is to act, or an action is overdue, it is looked again after this time. */
const SOON = 60_000;
/** A table is kept for a week after anything last happened there: until then it is touched. */
const LATEST = 5 * 86_400_000;

/** What a chair's owner is told. */
export interface ToldTurn extends Omit<KeptTurn, 'due' | 'after'> {
  /** For how long whoever is asked has time. */
  readonly inMs?: number;
}

/** Hears whose turn has begun. */
export type TurnBegun = (owner: string, chair: string, turn: KeptTurn) => Promise<void>;

interface About {
  readonly table: string;
}

/** After which action, and which look after it this is. */
interface Deadline extends About {
  readonly after: number;
  readonly tries: number;
}

export class YourTurn {
  private readonly services: TableServices;
  private readonly tables: Tables;
  private readonly begun: TurnBegun;

  constructor(services: TableServices, tables: Tables, begun: TurnBegun = async () => undefined) {
    this.services = services;
    this.tables = tables;
    this.begun = begun;
    this.jobs.does(TURN_JOB, ({ about }) => this.look((about as About).table));
    this.jobs.does(DEADLINE_JOB, ({ about }) => this.wake(about as Deadline));
  }

  private get jobs(): Jobs {
    return this.services.jobs;
  }

  /** Everything that waits for somebody with one of these credentials, the shortest time first; then what waits for others. */
  async list(owners: readonly string[]): Promise<ToldTurn[]> {
    const { store, time } = this.services;
    const found = await Promise.all(owners.map((owner) => store.documents(CHAIR, owner, MOST_CHAIRS)));
    const now = time.now();
    const turns = found.flat().map(({ text }) => JSON.parse(text) as KeptTurn);
    return turns
      .sort((a, b) => Number(b.turn) - Number(a.turn) || (a.due ?? 0) - (b.due ?? 0))
      .map(({ due, after: _, ...turn }) => ({
        ...turn,
        ...(due !== undefined && { inMs: Math.max(0, due - now) }),
      }));
  }

  /** Something has happened at a table: notes who is asked now, and when to look again. */
  private async look(id: string): Promise<void> {
    const loaded = await this.services.store.load(id);
    const turns = loaded && turnsOf(loaded);
    await this.note(id, loaded, turns ?? []);
    if (turns) await this.lookLater(id, turns);
  }

  private async note(id: string, loaded: LoadedTable | undefined, turns: readonly KeptTurn[]): Promise<void> {
    const { store } = this.services;
    const listed = await store.document(CHAIRS, id);
    const before = listed ? (JSON.parse(listed.text) as string[]) : [];
    const now = turns.flatMap((turn) =>
      ownersAt(loaded, turn.seat).map((owner) => ({ id: `${id}/${turn.seat}/${owner}`, owner, turn })),
    );
    const changes: DocumentChange[] = [];
    const news: { readonly owner: string; readonly chair: string; readonly turn: KeptTurn }[] = [];
    for (const { id: chair, owner, turn } of now) {
      const kept = await store.document(CHAIR, chair);
      const had = kept && (JSON.parse(kept.text) as KeptTurn);
      // A job may come late, or twice.
      if (had && had.after > turn.after) return;
      const put = { group: owner, order: -(turn.due ?? 0), text: JSON.stringify(turn) };
      changes.push({ kind: CHAIR, id: chair, seen: kept?.version ?? 0, put });
      if (turn.turn) news.push({ owner, chair, turn });
    }
    for (const chair of before.filter((each) => !now.some(({ id: other }) => other === each))) {
      const kept = await store.document(CHAIR, chair);
      if (kept) changes.push({ kind: CHAIR, id: chair, seen: kept.version });
    }
    const ids = now.map(({ id: chair }) => chair);
    const put = { group: '', order: Number.MAX_SAFE_INTEGER, text: JSON.stringify(ids) };
    const chairs = { kind: CHAIRS, id, seen: listed?.version ?? 0 };
    if (ids.length > 0) changes.push({ ...chairs, put });
    else if (listed) changes.push(chairs);
    if (changes.length > 0) await store.change(changes);
    for (const { owner, chair, turn } of news) await this.begun(owner, chair, turn);
  }

  /** When the time of whoever is asked is up, or soon where a bot is to act; `tries` tells one look from the next. */
  private async lookLater(id: string, turns: readonly KeptTurn[], tries = 0): Promise<void> {
    const [{ after, due }] = turns;
    const left = due === undefined ? SOON : due - this.services.time.now();
    const wait = left > 0 ? Math.min(left, LATEST) : SOON;
    await this.jobs.add({
      kind: DEADLINE_JOB,
      id: `${id}.${after}.${tries}`,
      about: { table: id, after, tries },
      after: wait,
    });
  }

  /** A deadline has come: a table that is in memory sees to it by itself, another one is taken up. */
  private async wake({ table: id, after, tries }: Deadline): Promise<void> {
    const loaded = await this.services.store.load(id);
    const turns = loaded && turnsOf(loaded);
    if (!turns || turns[0].after !== after) return;
    try {
      const table = await this.tables.find(id);
      await table?.touch();
    } catch (error) {
      // The node that has it sees to it.
      if (!(error instanceof Elsewhere)) throw error;
    }
    await this.lookLater(id, turns, tries + 1);
  }
}

/** Everybody who holds a chair: its person, on any device. */
function ownersAt(loaded: LoadedTable | undefined, at: number): string[] {
  const seat = loaded?.kept.seats[at];
  return seat?.owner === undefined ? [] : [...new Set([seat.owner, ...(seat.devices ?? [])])];
}
