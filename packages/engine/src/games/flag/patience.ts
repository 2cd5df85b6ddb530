// Plays Flag with all cards known: a beam search over plays. Between two plays the hand may be gone through freely, so
// every card that comes to the top of the waste on the way can be played next.

import type { Move } from '../../game.ts';
import type { Card } from '../../pack.ts';
import { CARD_BITS } from './play.ts';
import { FLAG_SIZE, type Flag, orderOf, STACKS, suitOf, UNCLE_SAM } from './position.ts';

export const CARDS = 56;

/** A position between two plays: hand and waste are one cycle of cards, gone through as far as `at`. */
export class Table {
  stacks: Card[][] = [];
  down: number[] = [];
  cycle: Card[] = [];
  at = 0;
  flags = 0;
  mayTurn = true;
  play: Move = -1;
  before: Table | undefined;

  get wanted(): number {
    return ((this.flags / FLAG_SIZE) | 0) + 1;
  }

  /** Stacks, and where in the cycle: what was played follows from these. Two hashes as one number of 53 bits. */
  get key(): number {
    let a = this.at * 64 + this.flags;
    let b = a + 1;
    for (let stack = 0; stack < STACKS; stack++) {
      const cards = this.stacks[stack];
      const mark = 100 + this.down[stack];
      a = Math.imul(a ^ mark, 0x01000193);
      b = Math.imul(b ^ mark, 0x5bd1e995);
      for (let i = 0; i < cards.length; i++) {
        a = Math.imul(a ^ cards[i], 0x01000193);
        b = Math.imul(b ^ cards[i], 0x5bd1e995);
        b ^= b >>> 15;
      }
    }
    return (a >>> 0) * 0x200000 + (b >>> 11);
  }

  /** How promising: cards in flags, none face down, few in the cycle, spaces. */
  get promise(): number {
    const [a, b, c, d] = this.down as [number, number, number, number];
    return 2 * this.flags - 3 * (a + b + c + d) - this.cycle.length - 0.6 * this.blocked();
  }

  /** Cards that lie on one they must leave before: in a stack below a higher one. */
  private blocked(): number {
    let count = 0;
    for (const cards of this.stacks) {
      let least = 99;
      for (let i = 0; i < cards.length; i++) {
        const order = orderOf[cards[i]];
        if (order > least) count++;
        else least = order;
      }
    }
    return count;
  }
}

export function tableOf(p: Flag): Table {
  const t = new Table();
  t.stacks = p.stacks.map((cards) => cards.slice());
  t.down = p.faceDown.slice();
  t.cycle = [...p.waste, ...p.hand.slice().reverse()];
  t.at = p.waste.length;
  t.flags = p.flags.length;
  t.mayTurn = p.playsThisPass > 0 || p.playsLastPass !== 0;
  return t;
}

function after(t: Table, play: Move): Table {
  const next = new Table();
  next.stacks = t.stacks.slice();
  next.down = t.down;
  next.cycle = t.cycle;
  next.at = t.at;
  next.flags = t.flags;
  next.before = t;
  next.play = play;
  return next;
}

/** Plays a stack's run, from index `from` on, to the flag row (0) or to a stack from 1. */
function playFromStack(t: Table, stack: number, from: number, target: number): Table {
  const cards = t.stacks[stack];
  const next = after(t, (target << CARD_BITS) | cards[from]);
  next.stacks[stack] = cards.slice(0, from);
  if (target === 0) next.flags++;
  else next.stacks[target - 1] = [...t.stacks[target - 1], ...cards.slice(from)];
  if (from === t.down[stack] && from > 0) {
    next.down = t.down.slice();
    next.down[stack]--;
  }
  return next;
}

/** Plays the card that is on top of the waste when the cycle has been gone through as far as `at`. */
function playFromWaste(t: Table, at: number, target: number): Table {
  const card = t.cycle[at - 1];
  const next = after(t, (target << CARD_BITS) | card);
  next.cycle = [...t.cycle.slice(0, at - 1), ...t.cycle.slice(at)];
  next.at = at - 1;
  if (target === 0) next.flags++;
  else next.stacks[target - 1] = [...t.stacks[target - 1], card];
  return next;
}

/** The table after a play that can be made on it, with no more. */
export function follow(t: Table, play: Move): Table {
  const card = play & ((1 << CARD_BITS) - 1);
  const target = play >> CARD_BITS;
  const at = t.cycle.indexOf(card);
  if (at >= 0) return playFromWaste(t, at + 1, target);
  const stack = t.stacks.findIndex((cards) => cards.includes(card));
  return playFromStack(t, stack, t.stacks[stack].indexOf(card), target);
}

function mayTake(top: Card | undefined, card: Card, toSpace: boolean): boolean {
  if (top === undefined) return toSpace && orderOf[card] === UNCLE_SAM;
  return orderOf[top] === orderOf[card] + 1 && suitOf[top] !== suitOf[card];
}

/** A top of a stack that fits the flag in hand goes there at once: nothing can ever need it again. */
export function settle(t: Table): Table {
  for (let stack = 0; stack < STACKS; stack++) {
    const cards = t.stacks[stack];
    if (cards.length > 0 && orderOf[cards[cards.length - 1]] === t.wanted) {
      return settle(playFromStack(t, stack, cards.length - 1, 0));
    }
  }
  return t;
}

/** The places of the cycle whose cards have been tried, while branches are looked for. */
const looked: boolean[] = new Array(CARDS + 1).fill(false);

/** Every play that can be made next. */
export function branches(t: Table, found: Table[]): void {
  for (let stack = 0; stack < STACKS; stack++) {
    const down = t.down[stack];
    const foot = t.stacks[stack][down];
    if (foot === undefined) continue;
    for (let to = 0; to < STACKS; to++) {
      if (to !== stack && mayTake(t.stacks[to].at(-1), foot, down > 0)) {
        found.push(settle(playFromStack(t, stack, down, to + 1)));
      }
    }
  }
  const { length } = t.cycle;
  looked.fill(false, 0, length + 1);
  const look = (at: number): void => {
    if (at === 0 || looked[at]) return;
    looked[at] = true;
    const card = t.cycle[at - 1];
    if (orderOf[card] === t.wanted) found.push(settle(playFromWaste(t, at, 0)));
    for (let to = 0; to < STACKS; to++) {
      if (mayTake(t.stacks[to].at(-1), card, true)) found.push(settle(playFromWaste(t, at, to + 1)));
    }
  };
  look(t.at);
  for (let at = t.at; at < length; ) look((at = Math.min(length, at + 2)));
  if (t.mayTurn) for (let at = 0; at < length; ) look((at = Math.min(length, at + 2)));
}

export interface Outcome {
  /** Cards that came into flags, of 56. */
  readonly flags: number;
  /** The plays on the way there. */
  readonly plays: readonly Move[];
}

/** The best end that is found with one of these widths, from the first on until one wins. */
export function playOut(from: Table, widths: readonly number[]): Outcome {
  let best: Outcome = { flags: -1, plays: [] };
  for (const width of widths) {
    const outcome = playThrough(from, width);
    if (outcome.flags > best.flags) best = outcome;
    if (best.flags === CARDS) break;
  }
  return best;
}

/** The best end that is found from here, looking at the `width` most promising tables after every play. */
function playThrough(from: Table, width: number): Outcome {
  let best = settle(from);
  let beam = [best];
  const met = new Set<number>();
  while (beam.length > 0 && best.flags < CARDS) {
    const found: Table[] = [];
    for (const table of beam) branches(table, found);
    const fresh: Table[] = [];
    for (const table of found) {
      const { key } = table;
      if (met.has(key)) continue;
      met.add(key);
      fresh.push(table);
      if (table.flags > best.flags) best = table;
    }
    beam = fresh.length > width ? mostPromising(fresh, width) : fresh;
  }
  return { flags: best.flags, plays: playsTo(best) };
}

function mostPromising(tables: Table[], width: number): Table[] {
  const worth = new Map(tables.map((table) => [table, table.promise]));
  return tables.sort((a, b) => worth.get(b)! - worth.get(a)!).slice(0, width);
}

function playsTo(table: Table): Move[] {
  const plays: Move[] = [];
  for (let t: Table | undefined = table; t?.before; t = t.before) plays.push(t.play);
  return plays.reverse();
}
