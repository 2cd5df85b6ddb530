// More choices than fit on a screen are chosen word by word, so that numbers choose there too.

import type { Game } from '@messdeck/engine';
import { inOrder } from './order.ts';

/** More choices than this are not numbered at once. */
const NUMBERED = 30;

export interface Narrowed {
  /** The words chosen so far. */
  readonly words: readonly string[];
  /** What may come next, as it is numbered; empty where whole choices are. */
  readonly next: readonly string[];
  /** The choices that are left, as they are numbered. */
  readonly shown: readonly string[];
}

export function narrow(game: Game, legal: readonly string[], words: readonly string[] = []): Narrowed {
  const left = legal.filter((text) => `${text} `.startsWith(words.map((word) => `${word} `).join('')));
  if (left.length <= NUMBERED) return { words, next: [], shown: inOrder(game, left) };
  const place = (word: string): number => game.pack.find(word) ?? -1;
  const next = [...new Set(left.map((text) => text.split(' ')[words.length]))].sort(
    (one, other) => place(one) - place(other),
  );
  // A word that all of them share is no choice.
  return next.length === 1 ? narrow(game, legal, [...words, next[0]]) : { words, next, shown: [] };
}

/** After a number was typed: 0 starts over; undefined where the number means no word. */
export function narrowedBy(
  game: Game,
  legal: readonly string[],
  { words, next }: Narrowed,
  number: number,
): Narrowed | undefined {
  if (number === 0) return narrow(game, legal);
  const word = next[number - 1];
  return word === undefined ? undefined : narrow(game, legal, [...words, word]);
}
