// What is paid at the end beside the worth of cards and tricks: a goal reached or missed, marked cards, everything taken.
// How that stands is a number of a few bits, which belongs to a position as its cards do.

import type { Tricks } from '@messdeck/engine';
import { bitCount } from './bits.ts';

/** Tricks needed for the goal, from here marked cards taken, and from here sides that may have everything. */
const MARKS = 4;
const SWEEP = 7;
const NEED = 15;
const OUT_OF_REACH = 15;

export class EndPays {
  private readonly tricks: Tricks;
  private readonly marked: number;
  /** Whether anything is paid at the end at all, and how it stands at first. */
  readonly counts: boolean;
  readonly opening: number;

  constructor(tricks: Tricks, marked: number, toCome: number) {
    this.tricks = tricks;
    this.marked = marked;
    const { goal, sweep } = tricks;
    this.counts = Boolean(goal || tricks.marked || sweep);
    const need = goal ? inReach(Math.max(0, goal.tricks), toCome) : 0;
    this.opening = need | (((sweep?.[0] ? 1 : 0) | (sweep?.[1] ? 2 : 0)) << SWEEP);
  }

  /** How it stands after a side has taken these cards; `keeps` are the sides that could still have everything. */
  after(state: number, side: number, cards: number, keeps: number, toCome: number): number {
    let need = state & NEED;
    if (need !== 0 && need !== OUT_OF_REACH && side === 0) need--;
    const marks = ((state >> MARKS) & 7) + (side === 0 ? bitCount(cards & this.marked) : 0);
    const sweep = (state >> SWEEP) & keeps;
    return inReach(need, toCome) | (marks << MARKS) | (sweep << SWEEP);
  }

  paid(state: number): number {
    if (!this.counts) return 0;
    const { goal, marked, sweep } = this.tricks;
    let pays = 0;
    if (goal) pays += (state & NEED) === 0 ? goal.reached : goal.missed;
    if (marked) pays += marked.pays[(state >> MARKS) & 7];
    if (sweep) {
      if (state & (1 << SWEEP)) pays += sweep[0];
      if (state & (2 << SWEEP)) pays -= sweep[1];
    }
    return pays;
  }

  /** The most (or, with sign -1, the least) that the end can pay when these cards are left. */
  bound(state: number, sign: number, left: number): number {
    const { goal, marked, sweep } = this.tricks;
    let bound = 0;
    if (goal) {
      const need = state & NEED;
      if (need === 0) bound += goal.reached;
      else if (need === OUT_OF_REACH) bound += goal.missed;
      else bound += sign * Math.max(sign * goal.reached, sign * goal.missed);
    }
    if (marked) {
      const marks = (state >> MARKS) & 7;
      let best = sign * marked.pays[marks];
      const open = bitCount(left & this.marked);
      for (let more = 1; more <= open; more++) best = Math.max(best, sign * marked.pays[marks + more]);
      bound += sign * best;
    }
    if (sweep && sign > 0 && state & (1 << SWEEP)) bound += sweep[0];
    if (sweep && sign < 0 && state & (2 << SWEEP)) bound -= sweep[1];
    return bound;
  }
}

function inReach(need: number, toCome: number): number {
  return need > toCome ? OUT_OF_REACH : need;
}
