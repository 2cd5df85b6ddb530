// Bots at work: each is asked, thinks here or in another thread, and is not waited for once its seat has noticed
// something new. Where others could learn from its time, the answer is held back until a moment set beforehand.

import type { HostedMatch } from './hosted-match.ts';
import type { Time } from './timers.ts';

/** An answer that is not ready at its moment comes some whole ticks later: that tells as little as possible. */
const TICK = 500;

interface Thought {
  readonly abandoned: AbortController;
  /** How much the seat had noticed when it was asked. */
  readonly noticed: number;
}

type Then = (text: string | undefined) => Promise<void> | void;

export class Minds {
  private readonly hosted: HostedMatch;
  private readonly time: Time;
  private readonly enqueue: (task: () => Promise<void> | void) => void;
  private readonly thoughts: Map<number, Thought> = new Map();
  /** For each bot how much it had noticed when it last decided. */
  private decided: number[] = [];
  /** How long each bot took to think the last time, of those that answer when they have thought. */
  readonly took: number[] = [];

  constructor(hosted: HostedMatch, time: Time, enqueue: (task: () => Promise<void> | void) => void) {
    this.hosted = hosted;
    this.time = time;
    this.enqueue = enqueue;
  }

  /** Whether the bot has made up its mind and noticed nothing new since. */
  hasDecided(seat: number): boolean {
    return this.decided[seat] === this.hosted.entriesOf(seat);
  }

  decides(seat: number): void {
    this.decided[seat] = this.hosted.entriesOf(seat);
  }

  isThinking(seat: number): boolean {
    return this.thoughts.has(seat);
  }

  /** Asks the bot what it does; undefined lets the moment pass. `due`: the moment of its answer, set before it thinks. */
  async ask(seat: number, then: Then, due?: number): Promise<void> {
    const { hosted, thoughts, time } = this;
    const began = time.now();
    const thought: Thought = { abandoned: new AbortController(), noticed: hosted.entriesOf(seat) };
    const answered: Then = (text) => {
      if (thoughts.get(seat) !== thought) return;
      thoughts.delete(seat);
      if (due === undefined) this.took[seat] = time.now() - began;
      return then(text);
    };
    thoughts.set(seat, thought);
    const answer = hosted.choose(seat, thought.abandoned.signal);
    if (due === undefined && !(answer instanceof Promise)) return answered(answer);
    const answers = (text: string | undefined): void => this.enqueue(() => answered(text));
    Promise.resolve(answer).then(
      (text) => (due === undefined ? answers(text) : this.holdBack(thought, due, () => answers(text))),
      (fault: unknown) => {
        if (thoughts.get(seat) === thought) this.enqueue(() => Promise.reject(fault));
      },
    );
  }

  private holdBack({ abandoned }: Thought, due: number, answer: () => void): void {
    const late = this.time.now() - due;
    const wait = late <= 0 ? -late : TICK - (late % TICK);
    const cancel = this.time.later(wait, answer);
    abandoned.signal.addEventListener('abort', cancel);
  }

  abandon(seat: number): void {
    this.thoughts.get(seat)?.abandoned.abort();
    this.thoughts.delete(seat);
  }

  /** Something has happened: a bot that noticed it is thinking about a moment that is over. */
  lookUp(): void {
    for (const [seat, { noticed }] of [...this.thoughts]) {
      if (noticed !== this.hosted.entriesOf(seat)) this.abandon(seat);
    }
  }

  abandonAll(): void {
    for (const seat of [...this.thoughts.keys()]) this.abandon(seat);
  }

  forget(): void {
    this.abandonAll();
    this.decided = [];
  }
}
