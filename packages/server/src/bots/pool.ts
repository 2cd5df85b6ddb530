// Bots that think in threads of their own, so that no search holds up a request. A bot belongs to one thread; should
// that die, the bot is seated again in another with its whole stream.

import { type Bot, choiceSeed, parseBot } from '@messdeck/bots';
import { type Ask, type Entry, isRefusal, WAIT } from '@messdeck/engine';
import type { Chair, SeatBot, Thinker } from '@messdeck/host';
import { newKey } from '../security/keys.ts';
import { answerTime } from './answer-time.ts';
import { ThinkingThread } from './thread.ts';

const MOST_TRIES = 3;

export class BotPool {
  private readonly threads: ThinkingThread[];
  private seated = 0;

  constructor(threads: number) {
    this.threads = Array.from({ length: threads }, () => new ThinkingThread());
  }

  readonly seatBot: SeatBot = (name, chair) => {
    const bot = mustParse(name);
    if (name === 'random') return whim(bot, chair);
    const id = this.seated++;
    return new PooledBot(id, bot, chair, this.threads[id % this.threads.length]);
  };

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}

function mustParse(name: string): Bot {
  const bot = parseBot(name);
  if (isRefusal(bot)) throw new Error(bot.refused);
  return bot;
}

/** A bot that does not think needs neither a thread nor views. */
function whim(bot: Bot, chair: Chair): Thinker {
  const { game, rules, seats, seat, random } = chair;
  const seed = seedOf(chair);
  const player = bot.seat(game, rules, seats, seat, random);
  return {
    choose: (ask) => {
      random.restart(...choiceSeed(seed, seat, chair.noticed()));
      return player.choose(ask);
    },
  };
}

/** A seat's seed; no bot of a server ever draws from one that can be guessed. */
function seedOf({ seed = newKey() }: Chair): string {
  return seed;
}

class PooledBot implements Thinker {
  readonly takes: number;
  private readonly id: number;
  private readonly name: string;
  private readonly chair: Chair;
  private readonly seed: string;
  private readonly thread: ThinkingThread;
  private unheard: Entry[] = [];
  /** The life of the thread in which this bot sits; it may die and begin anew. */
  private life = -1;

  constructor(id: number, { name, work }: Bot, chair: Chair, thread: ThinkingThread) {
    this.takes = answerTime(work);
    this.id = id;
    this.name = name;
    this.chair = chair;
    this.seed = seedOf(chair);
    this.thread = thread;
  }

  hear(entry: Entry): void {
    this.unheard.push(entry);
  }

  async choose(ask: Ask, abandoned: AbortSignal, tries = 0): Promise<number> {
    const { thread, id } = this;
    if (this.life !== thread.life) this.sitDown();
    else thread.tell({ do: 'hear', id, entries: this.unheard });
    this.unheard = [];
    const text = await thread.ask(id, ask.mayWait, abandoned);
    if (text === undefined) {
      // A thread that died has no answer: the next one is asked.
      const died = !ask.mayWait && !abandoned.aborted && this.life !== thread.life;
      if (!died) return WAIT;
      // Where none lives long enough to think, the table goes on all the same.
      return tries < MOST_TRIES ? this.choose(ask, abandoned, tries + 1) : this.chair.random.below(ask.count);
    }
    for (let i = 0; i < ask.count; i++) if (ask.text(i) === text) return i;
    // The table has moved on while it thought; whoever asked does not wait for this any more.
    return WAIT;
  }

  private sitDown(): void {
    const { game, rules, seats, seat } = this.chair;
    const { thread, id, name: bot, seed } = this;
    this.life = thread.life;
    thread.tell({ do: 'sit', id, bot, game: game.id, rules, seats, seat, seed });
    thread.tell({ do: 'hear', id, entries: this.chair.stream() });
  }

  leave(): void {
    if (this.life === this.thread.life) this.thread.tell({ do: 'leave', id: this.id });
    this.unheard = [];
  }
}
