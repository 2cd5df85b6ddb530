// How much the bots of one address think about at a time: what is more waits in line, so that nobody fills the threads
// with searches that are under way. In the line the address's tables take turns.

import type { Work } from '@messdeck/bots';
import type { Share } from './turns.ts';

/** What a millisecond of search counts for. */
const PLAYOUTS_PER_MILLISECOND = 2;

export function playoutsOf(work: Work): number {
  if ('milliseconds' in work) return PLAYOUTS_PER_MILLISECOND * work.milliseconds;
  return Math.max(1, 'playouts' in work ? work.playouts : work.iterations);
}

/** A thought of at most this part of the bound is a short one. */
const SHORT = 1 / 16;
/** So many tables of an address are remembered. */
const MOST_TABLES = 1000;

interface Waiting {
  readonly table: string;
  readonly playouts: number;
  readonly enter: (express: boolean) => void;
}

interface Line {
  inside: number;
  /** A short thought has gone in beside the bound: one at a time. */
  express: boolean;
  /** In the order in which they came. */
  readonly waiting: Set<Waiting>;
  /** When a table was last let in: the one that has waited longest is the next. */
  readonly turns: Map<string, number>;
}

export class Gate {
  private readonly most: number;
  private readonly lines: Map<string, Line> = new Map();
  private turn = 0;

  constructor(most: number) {
    this.most = most;
  }

  /** Resolves when so many playouts may begin; undefined where they are called off before. Returns how to leave. */
  enter(
    { address, table }: Share,
    playouts: number,
    calledOff: AbortSignal,
  ): Promise<(() => void) | undefined> {
    const line = this.lineOf(address);
    return new Promise((resolve) => {
      const enter = (express: boolean): void => {
        if (express) line.express = true;
        else line.inside += playouts;
        resolve(() => {
          if (express) line.express = false;
          else line.inside -= playouts;
          this.admit(address, line);
        });
      };
      const waiting: Waiting = { table, playouts, enter };
      line.waiting.add(waiting);
      calledOff.addEventListener('abort', () => {
        if (!line.waiting.delete(waiting)) return;
        resolve(undefined);
        this.admit(address, line);
      });
      this.admit(address, line);
    });
  }

  private lineOf(address: string): Line {
    const known = this.lines.get(address);
    if (known) return known;
    const line: Line = { inside: 0, express: false, waiting: new Set(), turns: new Map() };
    this.lines.set(address, line);
    return line;
  }

  /**
   * Lets in as many as there is room for; one alone always has room. Where there is none, one short thought goes in all
   * the same: whoever comes new to a crowded house does not wait for the long thoughts of the others.
   */
  private admit(address: string, line: Line): void {
    const { most } = this;
    const fits = ({ playouts }: Waiting): boolean => line.inside === 0 || line.inside + playouts <= most;
    for (let next = nextOf(line); next && fits(next); next = nextOf(line)) this.let(next, line, false);
    const short = line.express ? undefined : nextOf(line, most * SHORT);
    if (short) this.let(short, line, true);
    if (line.inside === 0 && !line.express && line.waiting.size === 0) this.lines.delete(address);
  }

  private let(next: Waiting, { waiting, turns }: Line, express: boolean): void {
    waiting.delete(next);
    turns.delete(next.table);
    turns.set(next.table, ++this.turn);
    if (turns.size > MOST_TABLES) turns.delete(turns.keys().next().value!);
    next.enter(express);
  }
}

/** Whose table has waited longest since it was last let in, of those who want no more than so many playouts. */
function nextOf({ waiting, turns }: Line, most = Number.POSITIVE_INFINITY): Waiting | undefined {
  const last = ({ table }: Waiting): number => turns.get(table) ?? 0;
  let next: Waiting | undefined;
  for (const one of waiting) if (one.playouts <= most && (!next || last(one) < last(next))) next = one;
  return next;
}
