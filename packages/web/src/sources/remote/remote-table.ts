// A table on the server this page came from, as the page sees every table: a seat's stream, how the match stands, what
// the seat may do. What is lost on the way is sent again; what is missed is caught up with.

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
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { loadGame } from '../../app/games.ts';
import type { Person, Table } from '../table.ts';
import { ask, askUntilAnswered, Refused, type ToldTable } from './api.ts';
import { applyPatch } from './patch.ts';
import { follow, type StreamEvent } from './stream.ts';

/** How the line to the server is. */
export type LineState = 'connecting' | 'live' | 'lost' | 'back';

export interface Said {
  readonly seat: number;
  readonly text?: string;
  readonly phrase?: string;
}

export interface Unsent {
  readonly text: string;
  /** It is not to be sent after all. */
  takeUp(): void;
}

const NOTHING_YET: TableState = {
  tally: { hands: [] },
  sides: [],
  canUndo: false,
  canRedo: false,
  betweenHands: false,
  enters: false,
  paused: false,
} as unknown as TableState;

/** An answer that takes longer than this is said to. */
const SLOW = 2000;

export class RemoteTable {
  readonly id: string;
  readonly seat: number | null;
  readonly told: Signal<ToldTable | undefined> = signal(undefined);
  readonly said: Signal<readonly Said[]> = signal([]);
  readonly line: Signal<LineState> = signal('connecting');
  /** The server says that this is not for us any more. */
  readonly refused: Signal<string | undefined> = signal(undefined);
  /** What has been sent and not answered for a while. */
  readonly unanswered: Signal<string | undefined> = signal(undefined);
  /** What waits for the network: nothing of it has gone out yet. */
  readonly unsent: Signal<Unsent | undefined> = signal(undefined);
  /** How many entries came in the last catching up. */
  readonly missed: Signal<number> = signal(0);
  readonly entries: Signal<readonly Entry[]> = signal([]);
  readonly state: Signal<TableState> = signal(NOTHING_YET);
  /** Why the last wish to take back was refused. */
  readonly notTakenBack: Signal<string | undefined> = signal(undefined);
  /** How often something was taken back, and when the table was last told of (`performance.now`). */
  backs = 0;
  toldAt = 0;
  private readonly bearer: string | undefined;
  private readonly left: AbortController = new AbortController();
  private view: View | undefined;

  constructor(id: string, seat: number | null, bearer?: string) {
    this.id = id;
    this.seat = seat;
    this.bearer = bearer;
    void follow(`${this.path}/stream?views=patch&state=page`, bearer, this.left.signal, {
      hear: (event) => this.hear(event),
      connected: () => this.connected(),
      lost: () => this.lost(),
      refused: (_, sentence) => (this.refused.value = sentence),
    });
  }

  private get path(): string {
    return this.seat === null ? `/tables/${this.id}` : `/tables/${this.id}/seats/${this.seat}`;
  }

  private connected(): void {
    const again = this.line.value === 'lost';
    this.missed.value = 0;
    this.line.value = again ? 'back' : 'live';
    if (again) setTimeout(() => this.line.value === 'back' && (this.line.value = 'live'), 1800);
  }

  private lost(): void {
    if (!this.left.signal.aborted) this.line.value = 'lost';
  }

  private hear({ event, data }: StreamEvent): void {
    const value = JSON.parse(data);
    if (event === 'table') {
      this.toldAt = performance.now();
      this.told.value = value;
    } else if (event === 'chat') this.said.value = [...this.said.value, value];
    else if (event === 'state') this.state.value = value;
    else if (event === 'back') {
      this.backs++;
      this.entries.value = this.entries.value.slice(0, value.to);
    } else if (event === 'entry') this.enter(value);
  }

  private enter({ n, by, do: text, view, patch }: Entry & { readonly patch?: object }): void {
    this.view = view ?? (applyPatch(this.view ?? {}, patch ?? {}) as unknown as View);
    if (this.line.value === 'back') this.missed.value++;
    const entry: Entry = { n, by, do: text, view: this.view };
    this.entries.value = [...this.entries.value.slice(0, n), entry];
  }

  /** Holds an action until there is a network; false: it was taken up again, and the server never hears of it. */
  held(text: string): Promise<boolean> {
    if (navigator.onLine) return Promise.resolve(true);
    return new Promise((resolve) => {
      const goOn = (goesOut: boolean): void => {
        removeEventListener('online', send);
        this.left.signal.removeEventListener('abort', takeUp);
        this.unsent.value = undefined;
        resolve(goesOut);
      };
      const send = (): void => goOn(true);
      const takeUp = (): void => goOn(false);
      addEventListener('online', send);
      this.left.signal.addEventListener('abort', takeUp);
      this.unsent.value = { text, takeUp };
    });
  }

  /** Sends something for this seat until it is answered. */
  async send<T>(what: string, body: object, words: string): Promise<T> {
    const slow = setTimeout(() => (this.unanswered.value = words), SLOW);
    try {
      return await askUntilAnswered<T>('POST', `${this.path}/${what}`, body, this.left.signal, () => {
        this.unanswered.value = words;
      });
    } finally {
      clearTimeout(slow);
      this.unanswered.value = undefined;
    }
  }

  record(): Promise<MatchRecord> {
    return ask<MatchRecord>('GET', `/tables/${this.id}/record`, { bearer: this.bearer });
  }

  close(): void {
    this.left.abort();
  }
}

/** The table of the page once the match has begun. */
export async function layRemote(remote: RemoteTable, told: ToldTable): Promise<Table> {
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
  protected readonly remote: RemoteTable;

  constructor(remote: RemoteTable, game: Game, told: ToldTable) {
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
    return refuse('Whoever looks on does not play.');
  }

  async why(_text: string): Promise<string> {
    return 'Whoever looks on does not play.';
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
      if (error instanceof Refused) return refuse(error.message);
      throw error;
    }
  }

  /** From what the seat has seen alone: the server is not asked. */
  override async why(text: string): Promise<string> {
    const { game, rules, names, seat, entries, view } = this;
    if (!view.value.actors.includes(seat!)) return 'It is not your turn.';
    const seen = game.watch(rules, names.length, seat!);
    for (const entry of entries.value) game.see(seen, entry);
    const position =
      entries.value.length > 0 ? game.imagine(seen, new Random('why')) : game.start(rules, names.length);
    const move = parseMove(game, position, seat!, text);
    return isRefusal(move) ? move.refused : 'This may be done.';
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
    isBot: seat?.bot !== undefined && !seat.standsIn,
    here: seat?.here ?? false,
    standsIn: seat?.standsIn ?? false,
    ...(due?.seat === at && { until: toldAt + due.inMs, length: lengthOf(clock) ?? due.inMs }),
  }));
}

/** How long one may think in all, in milliseconds. */
export function lengthOf(clock: ToldTable['clock']): number | undefined {
  const seconds = clock?.perAction ?? clock?.perMatch;
  return seconds === undefined ? undefined : seconds * 1000;
}
