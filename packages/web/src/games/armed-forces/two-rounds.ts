// A trick of two rounds: the first cards, the second cards beside them (face down while the round is on), and what
// each seat decided. In play it is read from the places; of the trick taken last the facts tell everything.

import type { Entry, View } from '@messdeck/engine';
import { type Trick, trickNow } from '../../table/model/tricks.ts';
import { factsOf } from './facts.ts';

export interface Second {
  readonly by: number;
  /** null: face down. */
  readonly card: string | null;
}

export interface TwoRounds extends Trick {
  readonly second: readonly Second[];
}

/** The trick on the table: the one in play or, before the next lead, the one just taken. */
export function roundsNow(entries: readonly Entry[], seats: number): TwoRounds {
  const view = entries.at(-1)?.view;
  if (!view) return { cards: [], second: [] };
  if (view.places['trick']?.length) {
    return { cards: trickNow(entries, 'trick').cards, second: secondIn(view, seats) };
  }
  const { last } = factsOf(view);
  return last ? { cards: last.first, second: last.second, taker: last.taker } : { cards: [], second: [] };
}

function secondIn({ places }: View, seats: number): Second[] {
  return Array.from({ length: seats }, (_, by) => by).flatMap((by) =>
    (places[`second:${by}`] ?? []).map((card) => ({ by, card })),
  );
}

/** The last trick with both rounds, in the order played. */
export function lastRounds(view: View): Trick {
  const { last } = factsOf(view);
  return last ? { cards: [...last.first, ...last.second], taker: last.taker } : { cards: [] };
}

/** Whether a seat laid a second card in the trick in play; undefined while it has not decided. */
export function improvised(view: View, seat: number): boolean | undefined {
  return factsOf(view).decided.find(({ by }) => by === seat)?.improvised;
}
