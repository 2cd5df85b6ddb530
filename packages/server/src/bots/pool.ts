// Bots that think in threads of their own, so that no search holds up a request. A bot belongs to one thread; should
// that die, the bot is seated again in another with its whole stream. Tables and addresses share the threads fairly.

import { type Bot, choiceSeed, parseBot } from '@messdeck/bots';
import { type Ask, type Entry, isRefusal, WAIT } from '@messdeck/engine';
import { type Chair, realTime, type Thinker } from '@messdeck/host';
import { USUAL_LIMITS } from '../limits.ts';
import type { BotLoad, Meter } from '../metrics/meter.ts';
import { newKey } from '../security/keys.ts';
import { Slices } from '../slices.ts';
import { answerTime } from './answer-time.ts';
import { Gate, type Party, playoutsOf } from './gate.ts';
import { ThinkingThread } from './thread.ts';

const MOST_TRIES = 3;

/** Seats a bot at a table, for which an address is answerable. */
export type SeatBotAt = (name: string, chair: Chair, party: Party) => Thinker;

/** Where a bot thinks. */
interface ThinkingPlace {
  readonly thread: ThinkingThread;
  readonly gate: Gate;
  readonly party: Party;
  readonly slices: Slices;
  readonly load: { waiting: number; thinking: number };
  readonly meter: Meter | undefined;
}

/** A bot that sits down hears all that was played; for each moment that takes, others get this many. */
const REST = 3;

/** Bots think on all cores but one, which is left to requests. */
export function threadsFor(cores: number): number {
  return Math.max(1, cores - 1);
}

export class BotPool {
  private readonly threads: ThinkingThread[];
  private readonly gate: Gate;
  private readonly slices: Slices = new Slices(realTime);
  private readonly meter: Meter | undefined;
  private readonly busy: { waiting: number; thinking: number } = { waiting: 0, thinking: 0 };
  private seated = 0;

  /** `playouts`: how many the bots of one address may think about at a time. */
  constructor(threads: number, playouts: number = USUAL_LIMITS.playoutsPerAddress, meter?: Meter) {
    this.meter = meter;
    this.gate = new Gate(playouts);
    this.threads = Array.from({ length: threads }, () => new ThinkingThread());
  }

  readonly seatBot: SeatBotAt = (name, chair, party) => {
    const bot = mustParse(name);
    if (name === 'random') return whim(bot, chair);
    const id = this.seated++;
    const thread = this.threads[id % this.threads.length];
    const { gate, slices, busy: load, meter } = this;
    return new PooledBot(id, bot, chair, { thread, gate, party, slices, load, meter });
  };

  get load(): BotLoad {
    return this.busy;
  }

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
  readonly takesPast = true;
  private readonly id: number;
  private readonly name: string;
  private readonly playouts: number;
  private readonly chair: Chair;
  private readonly seed: string;
  private readonly desk: ThinkingPlace;
  private unheard: Entry[] = [];
  /** What was played before it sat down in its thread, as far as it has not been told. */
  private past: Iterator<Entry | undefined, void> | undefined;
  /** The life of the thread in which this bot sits; it may die and start over. */
  private life = -1;

  constructor(id: number, { name, work }: Bot, chair: Chair, desk: ThinkingPlace) {
    this.takes = answerTime(work);
    this.id = id;
    this.name = name;
    this.playouts = playoutsOf(work);
    this.chair = chair;
    this.seed = seedOf(chair);
    this.desk = desk;
  }

  hear(entry: Entry): void {
    this.unheard.push(entry);
  }

  async choose(ask: Ask, abandoned: AbortSignal): Promise<number> {
    const { gate, party, load, meter } = this.desk;
    const asked = performance.now();
    load.waiting++;
    const leave = await gate.enter(party, this.playouts, abandoned);
    load.waiting--;
    if (!leave) return WAIT;
    load.thinking++;
    const began = performance.now();
    try {
      return await this.think(ask, abandoned, asked);
    } finally {
      load.thinking--;
      meter?.thought(performance.now() - began);
      leave();
    }
  }

  private async think(ask: Ask, abandoned: AbortSignal, asked: number, tries = 0): Promise<number> {
    const { id } = this;
    const { thread } = this.desk;
    if (this.life !== thread.life) this.sitDown();
    await this.tellPast(abandoned);
    if (abandoned.aborted) return WAIT;
    if (this.life !== thread.life && tries < MOST_TRIES) return this.think(ask, abandoned, asked, tries + 1);
    if (this.unheard.length > 0) thread.tell({ do: 'hear', id, entries: this.unheard });
    this.unheard = [];
    const text = await thread.ask(id, ask.mayWait, performance.now() - asked, abandoned);
    if (text === undefined) {
      // A thread that died has no answer: the next one is asked.
      const died = !ask.mayWait && !abandoned.aborted && this.life !== thread.life;
      if (!died) return WAIT;
      // Where none lives long enough to think, the table goes on all the same.
      return tries < MOST_TRIES
        ? this.think(ask, abandoned, asked, tries + 1)
        : this.chair.random.below(ask.count);
    }
    for (let i = 0; i < ask.count; i++) if (ask.text(i) === text) return i;
    // The table has moved on while it thought; anyone who asked does not wait for this any more.
    return WAIT;
  }

  private sitDown(): void {
    const { game, rules, seats, seat } = this.chair;
    const { id, name: bot, seed } = this;
    const { thread, party } = this.desk;
    const { address, table, attention } = party;
    const share = { address, table, watched: attention.watched };
    this.life = thread.life;
    thread.tell({ do: 'sit', id, bot, game: game.id, rules, seats, seat, seed, share });
    this.past = this.chair.noticed() > 0 ? this.chair.past().entries : undefined;
    this.unheard = [];
  }

  /** Tells the thread what was played so far, a slice at a time; the next to ask goes on where this one is called off. */
  private async tellPast(abandoned: AbortSignal): Promise<void> {
    const { past, id } = this;
    if (!past) return;
    const { thread, slices } = this.desk;
    let entries: Entry[] = [];
    const next = (): IteratorResult<undefined, void> => {
      if (abandoned.aborted || this.past !== past) return { done: true, value: undefined };
      const { value, done } = past.next();
      if (value) entries.push(value);
      if (done) this.past = undefined;
      return { done: done === true, value: undefined } as IteratorResult<undefined, void>;
    };
    const tell = (): void => {
      if (entries.length > 0) thread.tell({ do: 'hear', id, entries });
      entries = [];
    };
    await slices.run({ next }, (milliseconds) => {
      tell();
      return REST * milliseconds;
    });
  }

  leave(): void {
    const { thread } = this.desk;
    if (this.life === thread.life) thread.tell({ do: 'leave', id: this.id });
    this.unheard = [];
    this.past = undefined;
  }
}
