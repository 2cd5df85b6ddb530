// The table whose match lies in this browser, played by the worker.

import { type Entry, type Game, type MatchRecord, type Refusal, refuse, type View } from '@messdeck/engine';
import type { Order, StoredMatch, TableState, Timing, Told } from '@messdeck/host';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { loadGame } from '../../app/games.ts';
import type { Table } from '../table.ts';

type Answer = Extract<Told, { is: 'answer' }>;

const NOTHING_YET: TableState = {
  tally: { hands: [] },
  sides: [],
  canUndo: false,
  canRedo: false,
  betweenHands: false,
  enters: false,
  paused: false,
};

export class LocalTable implements Table {
  readonly id: string;
  readonly game: Game;
  readonly rules: Table['rules'];
  readonly names: readonly string[];
  readonly bots: readonly (string | undefined)[];
  readonly seat: number | null;
  readonly entries: Signal<readonly Entry[]> = signal([]);
  readonly view: ReadonlySignal<View>;
  readonly state: Signal<TableState> = signal(NOTHING_YET);
  readonly fault: Signal<string | undefined> = signal(undefined);
  private readonly worker: Worker;
  private readonly asks: Map<number, (answer: Answer) => void> = new Map();
  private asked = 0;

  constructor(worker: Worker, game: Game, match: StoredMatch, opening: View) {
    const seat = match.seats.findIndex(({ bot }) => bot === undefined);
    this.worker = worker;
    this.id = match.id;
    this.game = game;
    this.rules = match.rules;
    this.names = match.seats.map(({ name }) => name);
    this.bots = match.seats.map(({ bot }) => bot);
    this.seat = seat < 0 ? null : seat;
    this.view = computed(() => this.entries.value.at(-1)?.view ?? opening);
  }

  hear(told: Told): void {
    if (told.is === 'stream') {
      batch(() => {
        this.entries.value = [...this.entries.value.slice(0, told.from), ...told.entries];
        this.state.value = told.state;
      });
    } else if (told.is === 'answer') {
      this.asks.get(told.ask)?.(told);
      this.asks.delete(told.ask);
    } else if (told.is === 'fault') {
      this.fault.value = told.sentence;
    }
  }

  private order(order: Order): void {
    this.worker.postMessage(order);
  }

  private ask(make: (ask: number) => Order): Promise<Answer> {
    const ask = this.asked++;
    return new Promise((resolve) => {
      this.asks.set(ask, resolve);
      this.order(make(ask));
    });
  }

  async act(text: string): Promise<Refusal | undefined> {
    const seen = this.entries.value.length - 1;
    await painted();
    const { refused } = await this.ask((ask) => ({ do: 'act', ask, text, seen }));
    return refused === undefined ? undefined : refuse(refused);
  }

  async why(text: string): Promise<string> {
    return (await this.ask((ask) => ({ do: 'why', ask, text }))).refused!;
  }

  async record(): Promise<MatchRecord | Refusal> {
    const { record, refused } = await this.ask((ask) => ({ do: 'record', ask }));
    return record ?? refuse(refused!);
  }

  undo(): void {
    this.order({ do: 'undo' });
  }

  redo(): void {
    this.order({ do: 'redo' });
  }

  async goOn(): Promise<void> {
    await painted();
    this.order({ do: 'goOn' });
  }

  async decline(): Promise<void> {
    await painted();
    this.order({ do: 'decline' });
  }

  claim(): void {
    this.order({ do: 'claim' });
  }

  pause(on: boolean): void {
    this.order({ do: 'pause', on });
  }

  setTiming(timing: Timing): void {
    this.order({ do: 'timing', timing });
  }

  close(): void {
    this.worker.terminate();
  }
}

/**
 * When the page as it is has been painted; at once in a tab that is hidden, which is not painted at all. The worker's
 * answer keeps the page busy for some frames on a slow phone: that the press was heard is shown before.
 */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Starts the worker on a stored match; resolves when its table is laid. */
export function openLocalTable(id: string, timing: Timing): Promise<LocalTable> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    let laid: Promise<LocalTable> | undefined;
    const fail = (sentence: string): void => {
      worker.terminate();
      reject(new Error(sentence));
    };
    worker.onerror = (event) => fail(event.message || 'The part of the page that plays could not be loaded.');
    worker.onmessage = ({ data: told }: MessageEvent<Told>) => {
      if (told.is === 'open') {
        laid = loadGame(told.match.game).then(
          (game) => new LocalTable(worker, game, told.match, told.opening),
        );
        laid.then(resolve, reject);
      } else if (laid) {
        laid.then((table) => table.hear(told));
      } else if (told.is === 'fault') {
        fail(told.sentence);
      }
    };
    worker.postMessage({ do: 'open', match: id, timing } satisfies Order);
  });
}
