// The thread in which bots think. It knows of a match what a bot's seat has heard, and nothing else.

import { parentPort } from 'node:worker_threads';
import { parseBot, SeededBot } from '@messdeck/bots';
import { isRefusal } from '@messdeck/engine';
import { findGame, loadHosted } from '../games.ts';
import type { Choice, ThreadMessage } from './thread.ts';
import { Dropped, type Turn, Turns } from './turns.ts';

type Sit = Extract<ThreadMessage, { do: 'sit' }>;
type Ask = Extract<ThreadMessage, { do: 'ask' }>;

await loadHosted();

const port = parentPort!;
const seats: Map<number, ThinkingSeat> = new Map();
const turns: Turns = new Turns(() => performance.now(), setImmediate);

port.on('message', (message: ThreadMessage) => {
  const { id } = message;
  if (message.do === 'sit') seats.set(id, new ThinkingSeat(message));
  else if (message.do === 'hear') seats.get(id)?.hear(message.entries);
  else if (message.do === 'ask') seats.get(id)?.ask(message);
  else if (message.do === 'drop') seats.get(id)?.drop(message.ask);
  else {
    seats.get(id)?.drop();
    seats.delete(id);
  }
});

/** A bot at its seat: what it is told while it thinks it hears when that thought has ended. */
class ThinkingSeat {
  private readonly bot: SeededBot;
  private readonly sit: Sit;
  private readonly dropped: Set<number> = new Set();
  private last: Promise<void> = Promise.resolve();
  private thought: { readonly ask: number; readonly turn: Turn; readonly waited: () => number } | undefined;

  constructor(sit: Sit) {
    const { bot: name, game: id, rules, seats, seat, seed } = sit;
    const game = findGame(id);
    const bot = parseBot(name);
    if (isRefusal(game) || isRefusal(bot))
      throw new Error('A bot or game that the server knows is unknown here.');
    this.sit = sit;
    this.bot = new SeededBot(bot, { game, rules, seats, seat }, seed, {
      pause: () => this.thought?.turn.pause(),
      waited: () => this.thought?.waited() ?? 0,
    });
  }

  hear(entries: Extract<ThreadMessage, { do: 'hear' }>['entries']): void {
    this.after(() => {
      for (const entry of entries) this.bot.hear(entry);
    });
  }

  ask(asked: Ask): void {
    const came = performance.now();
    this.after(() => this.think(asked, () => asked.waited + performance.now() - came));
  }

  /** Nobody waits for this answer any more, or for any. */
  drop(ask?: number): void {
    const { thought } = this;
    if (ask !== undefined && thought?.ask !== ask) this.dropped.add(ask);
    else thought?.turn.end();
  }

  private after(task: () => Promise<void> | void): void {
    this.last = this.last.then(task);
  }

  private async think({ ask, mayWait }: Ask, waited: () => number): Promise<void> {
    if (this.dropped.delete(ask)) return;
    const turn = turns.begin(this.sit.share);
    let began: number | undefined;
    this.thought = { ask, turn, waited: () => (began ??= waited()) };
    try {
      // Where there is nothing to think about, it waits for its turn all the same.
      await turn.pause();
      const text = await this.bot.choose(mayWait);
      port.postMessage({ ask, ...(text !== undefined && { text }) } satisfies Choice);
    } catch (error) {
      if (!(error instanceof Dropped)) throw error;
    } finally {
      turn.end();
      this.thought = undefined;
    }
  }
}
