// What chance may draw, one by one, where it has few choices.

import type { Game } from '../game.ts';
import { makeCards } from '../pack.ts';

/** One draw of chance, for all draws that lead to the same position, and how likely these are together. */
export interface Outcome {
  readonly text: string;
  readonly probability: number;
}

/** More draws than this are not counted out one by one. */
const MOST_DRAWS = 10_000;

/** The draws that are due, in a fixed order; undefined if there are more than 10,000. */
export function outcomesOf<P>(game: Game<P>, position: P): Outcome[] | undefined {
  const { verb, from, count } = game.draw(position);
  let draws = 1;
  for (let i = 0; i < count; i++) draws *= from.length - i;
  if (draws > MOST_DRAWS) return undefined;
  const found = new Map<string, { readonly text: string; draws: number }>();
  for (const cards of arrangements(from, count)) {
    const next = game.clone(position);
    game.deal(next, cards);
    const key = JSON.stringify(next);
    const same = found.get(key);
    if (same) same.draws++;
    else found.set(key, { text: `${verb} ${makeCards(game.pack, cards).join(' ')}`, draws: 1 });
  }
  return [...found.values()].map((one) => ({ text: one.text, probability: one.draws / draws }));
}

/** Every way to draw `count` of these one after the other. */
function* arrangements(from: readonly number[], count: number): Generator<number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [i, card] of from.entries()) {
    const rest = [...from.slice(0, i), ...from.slice(i + 1)];
    for (const more of arrangements(rest, count - 1)) yield [card, ...more];
  }
}
