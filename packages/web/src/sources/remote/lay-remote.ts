// A table on the server as the page sees every table: what the seat may do, or for spectators, nothing.

import {
  type Entry,
  type Game,
  isRefusal,
  Match,
  type MatchRecord,
  parseMove,
  Random,
  type Refusal,
  refuse,
  SPECTATOR,
  type View,
} from '@messdeck/engine';
import type { TableState } from '@messdeck/host';
import { computed, type ReadonlySignal } from '@preact/signals';
import * as words from '#words/remote.ts';
import { loadGame } from '../games.ts';
import type { Person, Table } from '../table.ts';
import { isPersons, type ToldTable } from './api.ts';
import type { TableConnection } from './table-connection.ts';

/** The table of the page once the match has begun. */
export async function layRemote(remote: TableConnection, told: ToldTable): Promise<Table> {
  const game = await loadGame(told.game);
  return remote.seat === null ? new WatchedTable(remote, game, told) : new PlayedTable(remote, game, told);
}

class WatchedTable implements Table {
  readonly id: string;
  readonly game: Game;
  readonly rules: Table['rules'];
  readonly names: readonly string[];
  readonly bots: readonly (string | undefined)[];
  readonly seat: number | null;
  readonly entries: ReadonlySignal<readonly Entry[]>;
  readonly view: ReadonlySignal<View>;
  readonly state: ReadonlySignal<TableState>;
  readonly fault: ReadonlySignal<string | undefined>;
  readonly people: ReadonlySignal<readonly Person[]>;
  protected readonly remote: TableConnection;

  constructor(remote: TableConnection, game: Game, told: ToldTable) {
    this.remote = remote;
    this.id = remote.id;
    this.game = game;
    this.rules = told.rules;
    this.seat = remote.seat;
    this.names = told.seats.map((seat) => seat?.name ?? '');
    this.bots = told.seats.map((seat) => (seat?.standsIn ? undefined : seat?.bot));
    this.entries = remote.entries;
    const opening = new Match(game, told.rules, told.seats.length).view(remote.seat ?? SPECTATOR);
    this.view = computed(() => remote.entries.value.at(-1)?.view ?? opening);
    this.state = remote.state;
    this.fault = remote.refused;
    this.people = computed(() => peopleOf(remote.told.value ?? told, remote.toldAt));
  }

  async act(_text: string): Promise<Refusal | undefined> {
    return refuse(words.watchersCannotPlay);
  }

  async why(_text: string): Promise<string> {
    return words.watchersCannotPlay;
  }

  record(): Promise<MatchRecord | Refusal> {
    return this.remote.record().catch((error: Error) => refuse(error.message));
  }

  close(): void {
    this.remote.close();
  }
}

class PlayedTable extends WatchedTable {
  override async act(text: string): Promise<Refusal | undefined> {
    const seen = this.entries.value.length - 1;
    if (!(await this.remote.held(text))) return undefined;
    return this.request('actions', { do: text, seen }, text);
  }

  private async request(what: string, body: object, words: string): Promise<Refusal | undefined> {
    try {
      await this.remote.send(what, body, words);
      return undefined;
    } catch (error) {
      // Anyone who has left is answered as well: nobody looks any more.
      return refuse((error as Error).message);
    }
  }

  /** From what the seat has seen alone: the server is not asked. */
  override async why(text: string): Promise<string> {
    const { game, rules, names, seat, entries, view } = this;
    if (!view.value.actors.includes(seat!)) return words.itIsNotYourTurn;
    const seen = game.newMemory(rules, names.length, seat!);
    for (const entry of entries.value) game.remember(seen, entry);
    const position =
      entries.value.length > 0 ? game.imagine(seen, new Random('why')) : game.start(rules, names.length);
    const move = parseMove(game, position, seat!, text);
    return isRefusal(move) ? move.refused : words.isAllowed;
  }

  undo(): void {
    void this.request('takeback', { agree: true }, 'your wish').then((refusal) => {
      this.remote.notTakenBack.value = undefined;
      this.remote.notTakenBack.value = refusal?.refused;
    });
  }

  async goOn(): Promise<void> {
    await this.decline();
  }

  async decline(): Promise<void> {
    await this.request('actions', { do: '-', seen: this.entries.value.length - 1 }, '-');
  }
}

function peopleOf({ seats, due, clock }: ToldTable, toldAt: number): Person[] {
  return seats.map((seat, at) => ({
    isBot: seat !== null && !isPersons(seat),
    here: seat?.here ?? false,
    standsIn: seat?.standsIn ?? false,
    ...(due?.seat === at && { until: toldAt + due.inMs, length: lengthOf(clock) ?? due.inMs }),
  }));
}

/** How long one may think in all, in milliseconds. */
export function lengthOf(clock: ToldTable['clock']): number | undefined {
  if (clock?.days !== undefined) return clock.days * 86_400_000;
  const seconds = clock?.perAction ?? clock?.perMatch;
  return seconds === undefined ? undefined : seconds * 1000;
}
