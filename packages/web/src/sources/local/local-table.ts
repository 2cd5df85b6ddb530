// The table whose match lies in this browser, played by the worker.

import {
  type Entry,
  type Game,
  type MatchRecord,
  type Refusal,
  refuse,
  SPECTATOR,
  type View,
  viewOf,
} from '@messdeck/engine';
import type { TableState, Timing } from '@messdeck/host';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import * as words from '#words/sources.ts';
import { afterNextPaint } from '../../shared/after-next-paint.ts';
import { loadGame } from '../games.ts';
import type { Table } from '../table.ts';
import { type Answer, type FromWorker, type Laid, type Order, ownSeat } from './messages.ts';

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

  constructor(worker: Worker, game: Game, { id, rules, seats }: Laid) {
    this.worker = worker;
    this.id = id;
    this.game = game;
    this.rules = rules;
    this.names = seats.map(({ name }) => name);
    this.bots = seats.map(({ bot }) => bot);
    this.seat = ownSeat(seats);
    const opening = viewOf(game, game.start(rules, seats.length), 0, this.seat ?? SPECTATOR);
    this.view = computed(() => this.entries.value.at(-1)?.view ?? opening);
  }

  hear(told: FromWorker): void {
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
    await afterNextPaint();
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
    await afterNextPaint();
    this.order({ do: 'goOn' });
  }

  async decline(): Promise<void> {
    await afterNextPaint();
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
 * Starts the worker on a stored match; resolves when its table is laid. Anyone who leaves, at whatever moment, leaves no
 * worker behind.
 */
export function openLocalTable(id: string, timing: Timing, left: AbortSignal): Promise<LocalTable> {
  left.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    let table: Promise<LocalTable> | undefined;
    const fail = (reason: unknown): void => {
      worker.terminate();
      reject(reason);
    };
    left.addEventListener('abort', () => fail(left.reason));
    worker.onerror = (event) => fail(new Error(event.message || words.engineNotLoaded));
    worker.onmessage = ({ data: told }: MessageEvent<FromWorker>) => {
      if (told.is === 'open') {
        table = loadGame(told.laid.game).then((game) => new LocalTable(worker, game, told.laid));
        table.then(resolve, fail);
      } else if (table) table.then((laid) => laid.hear(told));
      else if (told.is === 'fault') fail(new Error(told.sentence));
    };
    worker.postMessage({ do: 'open', match: id, timing } satisfies Order);
  });
}
