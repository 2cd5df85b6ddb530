// One thread of the pool as the server sees it: told things, asked things, started again if it dies.

import { Worker } from 'node:worker_threads';
import type { Entry, Rules } from '@messdeck/engine';
import { threadFile } from '../threads.ts';
import type { Share } from './turns.ts';

export type ThreadMessage =
  | {
      readonly do: 'sit';
      readonly id: number;
      readonly bot: string;
      readonly game: string;
      readonly rules: Rules;
      readonly seats: number;
      readonly seat: number;
      readonly seed: string;
      readonly share: Share;
    }
  | { readonly do: 'hear'; readonly id: number; readonly entries: readonly Entry[] }
  | {
      readonly do: 'ask';
      readonly id: number;
      readonly ask: number;
      readonly mayWait: boolean;
      /** Milliseconds since the bot's turn began. */
      readonly waited: number;
    }
  | { readonly do: 'drop'; readonly id: number; readonly ask: number }
  | { readonly do: 'leave'; readonly id: number };

export interface Choice {
  readonly ask: number;
  /** The text of the action; left out: the bot lets the moment pass. */
  readonly text?: string;
}

export class ThinkingThread {
  /** Counts how often the thread was started. */
  life = 0;
  private worker: Worker | undefined;
  private asked = 0;
  private closed = false;
  private readonly waiting: Map<number, (text: string | undefined) => void> = new Map();

  tell(message: ThreadMessage): void {
    if (this.closed) return;
    this.worker ??= this.start();
    this.worker.postMessage(message);
  }

  private start(): Worker {
    // It needs none of the options that this process was started with.
    const worker = new Worker(threadFile('thinker', import.meta.url), { execArgv: [] });
    worker.unref();
    worker.on('message', ({ ask, text }: Choice) => this.answered(ask, text));
    worker.on('error', () => this.died(worker));
    worker.on('exit', () => this.died(worker));
    return worker;
  }

  private died(worker: Worker): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    this.life++;
    for (const ask of [...this.waiting.keys()]) this.answered(ask, undefined);
  }

  private answered(ask: number, text: string | undefined): void {
    this.waiting.get(ask)?.(text);
    this.waiting.delete(ask);
  }

  /** What the bot chooses; undefined where it lets the moment pass, or nobody waits for its answer any more. */
  ask(id: number, mayWait: boolean, waited: number, abandoned: AbortSignal): Promise<string | undefined> {
    const ask = this.asked++;
    return new Promise((resolve) => {
      if (abandoned.aborted) {
        resolve(undefined);
        return;
      }
      this.waiting.set(ask, resolve);
      abandoned.addEventListener('abort', () => {
        if (!this.waiting.has(ask)) return;
        this.tell({ do: 'drop', id, ask });
        this.answered(ask, undefined);
      });
      this.tell({ do: 'ask', id, ask, mayWait, waited });
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.worker?.terminate();
  }
}
