// How many deals can be won at all with open cards. Deals that no search has told widen the interval: its lower end
// takes all of them for lost, its upper end for won.

import type { Interval } from '../estimate/over-deals.ts';
import { rate } from '../estimate/over-deals.ts';
import type { Deals } from './by-deal.ts';

export interface WinnableFigures {
  readonly value: number;
  readonly interval?: Interval;
  readonly can: number;
  readonly cannot: number;
  readonly untold: number;
  /** Deal by deal: "y", "n" or "?". */
  readonly each: string;
}

export function winnableOf(deals: Deals): WinnableFigures {
  const each = [...deals.values()].map(([{ winners, untold }]) =>
    winners.length > 0 ? 'y' : untold ? '?' : 'n',
  );
  const of = (letter: string): number => each.filter((one) => one === letter).length;
  const [can, cannot, untold] = [of('y'), of('n'), of('?')];
  const least = rate(each.map((one) => ({ sum: Number(one === 'y'), of: 1 })))!;
  const most = rate(each.map((one) => ({ sum: Number(one !== 'n'), of: 1 })))!;
  return {
    value: (least.value + most.value) / 2,
    ...(least.interval && most.interval ? { interval: [least.interval[0], most.interval[1]] } : {}),
    can,
    cannot,
    untold,
    each: each.join(''),
  };
}
