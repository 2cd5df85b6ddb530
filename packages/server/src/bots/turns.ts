// Thoughts that share a thread take turns of a few milliseconds. Tables that somebody watches go before those that nobody
// watches. Then the address that has thought least lately goes first: a newcomer waits for the turn under way, however
// many others think. Of one address's thoughts the one that has had least goes first, so that a short one is not held up
// by the long ones beside it, and then the table that has thought least.

import { isWatched, type Watched } from './attention.ts';

/** Whose thought it is: the address from which the table was made, the table, and whether anybody watches it. */
export interface Share {
  readonly address: string;
  readonly table: string;
  readonly watched: Watched;
}

/** Milliseconds of a turn; a piece of work that cannot be divided may take longer. */
const TURN = 20;
/** After this many milliseconds, past thinking counts half. */
const HALF_LIFE = 10_000;

export class Turns {
  private readonly now: () => number;
  private readonly soon: (task: () => void) => void;
  private readonly waiting: Turn[] = [];
  private readonly used: Map<string, number> = new Map();
  private running: Turn | undefined;
  private since = 0;
  private halved: number;

  /** `soon` does something when what has come in meanwhile has been heard. */
  constructor(now: () => number, soon: (task: () => void) => void) {
    this.now = now;
    this.soon = soon;
    this.halved = now();
  }

  /** A new thought, in line for its first turn. */
  begin(share: Share): Turn {
    return new Turn(share, this);
  }

  /** Whether the turn under way is over. */
  get isOver(): boolean {
    return this.now() - this.since >= TURN;
  }

  /** Puts a thought in line; the one that runs makes room. */
  queue(turn: Turn): void {
    this.stop(turn);
    this.waiting.push(turn);
    this.goOn();
  }

  /** A thought is at its end, or nobody waits for it any more. */
  leave(turn: Turn): void {
    const at = this.waiting.indexOf(turn);
    if (at >= 0) this.waiting.splice(at, 1);
    this.stop(turn);
    this.goOn();
  }

  private stop(turn: Turn): void {
    if (this.running !== turn) return;
    this.running = undefined;
    const took = this.now() - this.since;
    turn.had += took;
    // What is thought where nobody watches takes nothing away from where somebody does: it is not counted there.
    for (const name of namesOf(turn.share)) this.used.set(name, (this.used.get(name) ?? 0) + took);
  }

  private goOn(): void {
    this.soon(() => {
      if (this.running || this.waiting.length === 0) return;
      this.forget();
      const next = this.waiting.reduce((first, turn) => (this.precedes(turn, first) ? turn : first));
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.running = next;
      this.since = this.now();
      next.run();
    });
  }

  private precedes(one: Turn, other: Turn): boolean {
    if (isWatched(one.share) !== isWatched(other.share)) return isWatched(one.share);
    const [address, table] = namesOf(one.share).map((name) => this.used.get(name) ?? 0);
    const [itsAddress, itsTable] = namesOf(other.share).map((name) => this.used.get(name) ?? 0);
    if (address !== itsAddress) return address < itsAddress;
    return one.had === other.had ? table < itsTable : one.had < other.had;
  }

  private forget(): void {
    for (; this.now() - this.halved >= HALF_LIFE; this.halved += HALF_LIFE) {
      for (const [name, used] of this.used) {
        if (used < 1) this.used.delete(name);
        else this.used.set(name, used / 2);
      }
    }
  }
}

function namesOf(share: Share): [address: string, table: string] {
  const { address, table } = share;
  const account = isWatched(share) ? address : `${address}, unwatched`;
  return [account, `${account} ${table}`];
}

/** One thought's place among the others. */
export class Turn {
  readonly share: Share;
  /** Milliseconds it has had so far. */
  had = 0;
  private readonly turns: Turns;
  private running = false;
  private dropped = false;
  private resume: (() => void) | undefined;

  constructor(share: Share, turns: Turns) {
    this.share = share;
    this.turns = turns;
  }

  /** Waits where it is not its turn, or not any more; rejects when nobody waits for the thought. */
  pause(): Promise<void> | undefined {
    if (this.dropped) return Promise.reject(new Dropped());
    if (this.running && !this.turns.isOver) return undefined;
    this.running = false;
    return new Promise((resolve, reject) => {
      this.resume = () => (this.dropped ? reject(new Dropped()) : resolve());
      this.turns.queue(this);
    });
  }

  run(): void {
    this.running = true;
    this.resume?.();
  }

  /** It ends; where it has not come to an end by itself, its next pause says so. */
  end(): void {
    this.dropped = true;
    this.turns.leave(this);
    this.resume?.();
  }
}

/** Nobody waits for this thought any more. */
export class Dropped extends Error {}
