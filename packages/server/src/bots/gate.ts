// How much the bots of one address think about at a time: what is more waits in line, so that nobody fills the threads
// with searches that are under way. Tables that somebody watches go first; then the address's tables take turns.

import type { Work } from '@messdeck/bots';
import { type Attention, isWatched } from './attention.ts';

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

/** Whose bots think: the address from which a table was made, the table, and whether anybody reads there. */
export interface Party {
  readonly address: string;
  readonly table: string;
  readonly attention: Attention;
}

interface Waiting {
  readonly party: Party;
  readonly playouts: number;
  readonly enter: (express: boolean) => void;
}

interface Line {
  /** Playouts under way that were let in for tables somebody watches, and for the others. */
  readonly inside: { watched: number; other: number };
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

  /** Resolves to a way to leave when that many playouts may begin; to undefined where they are called off first. */
  enter(party: Party, playouts: number, calledOff: AbortSignal): Promise<(() => void) | undefined> {
    const { address, attention } = party;
    const line = this.lineOf(address);
    return new Promise((resolve) => {
      const enter = (express: boolean): void => {
        unfollow();
        const kind = isWatched(attention) ? 'watched' : 'other';
        if (express) line.express = true;
        else line.inside[kind] += playouts;
        resolve(() => {
          if (express) line.express = false;
          else line.inside[kind] -= playouts;
          this.admit(address, line);
        });
      };
      const waiting: Waiting = { party, playouts, enter };
      line.waiting.add(waiting);
      // Somebody comes to the table: there may be room at once.
      const unfollow = attention.follow(() => this.admit(address, line));
      calledOff.addEventListener('abort', () => {
        if (!line.waiting.delete(waiting)) return;
        unfollow();
        resolve(undefined);
        this.admit(address, line);
      });
      this.admit(address, line);
    });
  }

  private lineOf(address: string): Line {
    const known = this.lines.get(address);
    if (known) return known;
    const line: Line = {
      inside: { watched: 0, other: 0 },
      express: false,
      waiting: new Set(),
      turns: new Map(),
    };
    this.lines.set(address, line);
    return line;
  }

  /**
   * Lets in as many as there is room for; one alone always has room. Where there is none, one short thought goes in all
   * the same: anyone who comes new to a crowded house does not wait for the long thoughts of the others.
   */
  private admit(address: string, line: Line): void {
    const { most } = this;
    for (let next = nextOf(line); next && fits(next, line, most); next = nextOf(line))
      this.let(next, line, false);
    const short = line.express ? undefined : nextOf(line, most * SHORT);
    if (short) this.let(short, line, true);
    if (isEmpty(line)) this.lines.delete(address);
  }

  private let(next: Waiting, { waiting, turns }: Line, express: boolean): void {
    const { table } = next.party;
    waiting.delete(next);
    turns.delete(table);
    turns.set(table, ++this.turn);
    if (turns.size > MOST_TABLES) turns.delete(turns.keys().next().value!);
    next.enter(express);
  }
}

/** What is thought where nobody watches takes no room from where somebody does. */
function fits({ party, playouts }: Waiting, { inside }: Line, most: number): boolean {
  const before = isWatched(party.attention) ? inside.watched : inside.watched + inside.other;
  return before === 0 || before + playouts <= most;
}

function isEmpty({ inside, express, waiting }: Line): boolean {
  return inside.watched === 0 && inside.other === 0 && !express && waiting.size === 0;
}

/**
 * Whose table is watched, and has waited longest since it was last let in, of those who want no more than so many
 * playouts.
 */
function nextOf({ waiting, turns }: Line, most = Number.POSITIVE_INFINITY): Waiting | undefined {
  const last = ({ party }: Waiting): number => turns.get(party.table) ?? 0;
  const seen = ({ party }: Waiting): boolean => isWatched(party.attention);
  const precedes = (one: Waiting, other: Waiting): boolean =>
    seen(one) === seen(other) ? last(one) < last(other) : seen(one);
  let next: Waiting | undefined;
  for (const one of waiting) if (one.playouts <= most && (!next || precedes(one, next))) next = one;
  return next;
}
