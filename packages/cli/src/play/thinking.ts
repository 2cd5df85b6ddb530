// Bots of a terminal table think in a thread of their own, so that the terminal answers at any time.

import { Worker } from 'node:worker_threads';
import { type Ask, type Entry, Match, WAIT } from '@messdeck/engine';
import type { Chair, SeatBot, Thinker } from '@messdeck/host';
import { Complaint } from '../complaint.ts';
import { gameFiles } from '../game-named.ts';
import type { Answered, Thinking } from './thinking-thread.ts';

export class ThinkingThread {
  private readonly worker = new Worker(new URL('./thinking-thread.js', import.meta.url), {
    workerData: gameFiles(),
  });
  /** Who waits for the answer to which question. */
  private readonly waiting = new Map<number, (text: string) => void>();
  private bots = 0;
  private asks = 0;

  /** `fail` hears what goes wrong while a bot thinks. */
  constructor(fail: (fault: unknown) => void) {
    this.worker.on('message', (said: Answered) => {
      if ('wrong' in said) fail(new Complaint(said.wrong));
      else this.waiting.get(said.ask)?.(said.text);
    });
    this.worker.on('error', fail);
  }

  seatBot(): SeatBot {
    return (bot, chair) => {
      const id = this.bots++;
      const { game, rules, seats, seat, random } = chair;
      const match = { game: game.id, edition: game.edition, rules, seats, seat };
      this.tell({ id, sit: { bot, match, seed: String(random.next()) } });
      return new SeatedBot(id, chair, this);
    };
  }

  tell(thinking: Thinking): void {
    this.worker.postMessage(thinking);
  }

  /** The answer of a bot to the last of these lines. */
  ask(id: number, lines: readonly object[], abandoned: AbortSignal): Promise<string> {
    const ask = this.asks++;
    this.tell({ id, ask, lines });
    return new Promise<string>((resolve) => {
      this.waiting.set(ask, resolve);
      abandoned.addEventListener('abort', () => resolve('-'), { once: true });
    }).finally(() => this.waiting.delete(ask));
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}

class SeatedBot implements Thinker {
  private readonly id: number;
  private readonly chair: Chair;
  private readonly thread: ThinkingThread;
  private unheard: Entry[] = [];

  constructor(id: number, chair: Chair, thread: ThinkingThread) {
    this.id = id;
    this.chair = chair;
    this.thread = thread;
  }

  hear(entry: Entry): void {
    this.unheard.push(entry);
  }

  async choose(ask: Ask, abandoned: AbortSignal): Promise<number> {
    const lines: object[] = this.unheard.splice(0);
    const last = lines.pop();
    lines.push(last ? { ...last, ask: true } : { ask: true, view: this.view() });
    const text = await this.thread.ask(this.id, lines, abandoned);
    for (let i = 0; i < ask.count; i++) if (ask.text(i) === text) return i;
    return WAIT;
  }

  /** What the seat sees where nothing new has happened. */
  private view(): object {
    const { game, rules, seats, seat } = this.chair;
    return this.chair.stream().at(-1)?.view ?? new Match(game, rules, seats).view(seat);
  }
}
